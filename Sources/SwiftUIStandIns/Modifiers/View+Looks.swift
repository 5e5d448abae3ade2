#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns

  // What has to do with looks and touches only: it is accepted, and nothing happens.
  extension View {
    /// Accepts space around the view.
    public func padding(_ length: CGFloat) -> some View { self }
    /// Accepts space around the view.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// Accepts space around the view.
    public func padding(_ insets: EdgeInsets) -> some View { self }
    /// Accepts a size.
    public func frame(
      width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    /// Accepts bounds of the size.
    public func frame(
      minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
      idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    /// Accepts a background.
    public func background(
      _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { self }
    /// Accepts a colour.
    public func foregroundColor(_ color: Color?) -> some View { self }
    /// Accepts a colour.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
    /// Accepts a colour.
    public func tint(_ tint: Color?) -> some View { self }
    /// Accepts a colour.
    public func accentColor(_ color: Color?) -> some View { self }
    /// Accepts a font.
    public func font(_ font: Font?) -> some View { self }
    /// Accepts a setting of the font.
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    /// Accepts a setting of the font.
    public func bold(_ isActive: Bool = true) -> some View { self }
    /// Accepts a setting of the font.
    public func italic(_ isActive: Bool = true) -> some View { self }
    /// Accepts a line below.
    public func underline(_ isActive: Bool = true) -> some View { self }
    /// Accepts how a text lies.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    /// Accepts a number of lines.
    public func lineLimit(_ number: Int?) -> some View { self }
    /// Accepts smaller letters.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    /// Accepts space between lines.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    /// Accepts capitals.
    public func textCase(_ textCase: Text.Case?) -> some View { self }
    /// Accepts that a text can be selected.
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
    /// Accepts round corners.
    public func cornerRadius(_ radius: CGFloat) -> some View { self }
    /// Accepts a shape.
    public func clipShape(_ shape: some Shape) -> some View { self }
    /// Accepts that what is outside is cut off.
    public func clipped() -> some View { self }
    /// Accepts a shadow.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// Accepts transparency.
    public func opacity(_ opacity: Double) -> some View { self }
    /// Accepts another place.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// Accepts a turn.
    public func rotationEffect(_ angle: Angle) -> some View { self }
    /// Accepts another size.
    public func scaleEffect(_ scale: CGFloat) -> some View { self }
    /// Accepts how a picture fills its frame.
    public func scaledToFit() -> some View { self }
    /// Accepts how a picture fills its frame.
    public func scaledToFill() -> some View { self }
    /// Accepts a shape of the frame.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    /// Accepts that bars cover the view.
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
    /// Accepts that bars cover the view.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// Accepts who gives way.
    public func layoutPriority(_ value: Double) -> some View { self }
    /// Accepts its own size.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View { self }
    /// Accepts what is in front.
    public func zIndex(_ value: Double) -> some View { self }
    /// Accepts that the view cannot be used.
    public func disabled(_ disabled: Bool) -> some View { self }
    /// Accepts that the view is hidden.
    public func hidden() -> some View { self }
    /// Accepts a placeholder.
    public func redacted(reason: RedactionReasons) -> some View { self }
    /// Accepts a title.
    public func navigationTitle(_ title: some StringProtocol) -> some View { self }
    /// Accepts a title.
    public func navigationTitle(_ title: Text) -> some View { self }
    /// Accepts a title.
    public func navigationBarTitle(_ title: some StringProtocol) -> some View { self }
    /// Accepts a title.
    public func navigationBarTitle(
      _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    /// Accepts how large the title is.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    /// Accepts that a bar is hidden.
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    /// Accepts that a button is hidden.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    /// Accepts what a bar has.
    public func navigationBarItems(leading: some View) -> some View { self }
    /// Accepts what a bar has.
    public func navigationBarItems(trailing: some View) -> some View { self }
    /// Accepts that a bar is hidden.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// Accepts how rows look.
    public func listRowBackground(_ view: some View) -> some View { self }
    /// Accepts how rows look.
    public func listRowSeparator(_ visibility: Visibility) -> some View { self }
    /// Accepts how a bar looks.
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }
    /// Accepts how a bar looks.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// Accepts a keyboard.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Accepts how a field writes.
    public func autocapitalization(_ style: Any?) -> some View { self }
    /// Accepts how a field writes.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    /// Accepts how a field writes.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Accepts how a field writes.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Accepts where the user types.
    public func focused(_ condition: Binding<Bool>) -> some View { self }
    /// Accepts how high a sheet is.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    /// Accepts a handle of a sheet.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// Accepts that a sheet cannot be taken away.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Accepts light or dark.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    /// Accepts that a bar is hidden.
    public func statusBar(hidden: Bool) -> some View { self }
    /// Accepts how large a picture is.
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    /// Accepts a name for tests of the user interface.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// Accepts an accessibility setting.
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
    /// Accepts that nothing is read aloud.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// Accepts which links the view's scene takes; the simulation has one scene.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    /// Accepts what the user is engaged in.
    public func userActivity(
      _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
  }
#endif
