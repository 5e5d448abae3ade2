#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns

  // Modifiers of appearance and touch are accepted without an effect.
  extension View {
    /// Accepts padding.
    public func padding(_ length: CGFloat) -> some View { self }
    /// Accepts padding.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// Accepts padding.
    public func padding(_ insets: EdgeInsets) -> some View { self }
    /// Accepts a fixed frame.
    public func frame(
      width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    /// Accepts a flexible frame.
    public func frame(
      minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
      idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    /// Accepts a background.
    public func background(
      _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { self }
    /// Accepts a foreground colour.
    public func foregroundColor(_ color: Color?) -> some View { self }
    /// Accepts a foreground style.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
    /// Accepts a tint.
    public func tint(_ tint: Color?) -> some View { self }
    /// Accepts an accent colour.
    public func accentColor(_ color: Color?) -> some View { self }
    /// Accepts a font.
    public func font(_ font: Font?) -> some View { self }
    /// Accepts a font weight.
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    /// Accepts bold text.
    public func bold(_ isActive: Bool = true) -> some View { self }
    /// Accepts italic text.
    public func italic(_ isActive: Bool = true) -> some View { self }
    /// Accepts an underline.
    public func underline(_ isActive: Bool = true) -> some View { self }
    /// Accepts a text alignment.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    /// Accepts a line limit.
    public func lineLimit(_ number: Int?) -> some View { self }
    /// Accepts a minimum scale of the font.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    /// Accepts line spacing.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    /// Accepts a text case.
    public func textCase(_ textCase: Text.Case?) -> some View { self }
    /// Accepts whether text is selectable.
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
    /// Accepts a corner radius.
    public func cornerRadius(_ radius: CGFloat) -> some View { self }
    /// Accepts a clip shape.
    public func clipShape(_ shape: some Shape) -> some View { self }
    /// Accepts that the view is clipped to its frame.
    public func clipped() -> some View { self }
    /// Accepts a shadow.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// Accepts an opacity.
    public func opacity(_ opacity: Double) -> some View { self }
    /// Accepts an offset.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// Accepts a rotation.
    public func rotationEffect(_ angle: Angle) -> some View { self }
    /// Accepts a scale.
    public func scaleEffect(_ scale: CGFloat) -> some View { self }
    /// Accepts that the view is scaled to fit.
    public func scaledToFit() -> some View { self }
    /// Accepts that the view is scaled to fill.
    public func scaledToFill() -> some View { self }
    /// Accepts an aspect ratio.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    /// Accepts that the view ignores the safe area.
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
    /// Accepts that the view ignores the safe area.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// Accepts a layout priority.
    public func layoutPriority(_ value: Double) -> some View { self }
    /// Accepts that the view has its ideal size.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View { self }
    /// Accepts a position on the z-axis.
    public func zIndex(_ value: Double) -> some View { self }
    /// Accepts whether the view is disabled.
    public func disabled(_ disabled: Bool) -> some View { self }
    /// Accepts that the view is hidden.
    public func hidden() -> some View { self }
    /// Accepts a redaction.
    public func redacted(reason: RedactionReasons) -> some View { environment(\.redactionReasons, reason) }
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
    /// Accepts the display mode of the title.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    /// Accepts whether the navigation bar is hidden.
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    /// Accepts whether the back button is hidden.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    /// Accepts items of a navigation bar.
    public func navigationBarItems(leading: some View) -> some View { self }
    /// Accepts items of a navigation bar.
    public func navigationBarItems(trailing: some View) -> some View { self }
    /// Accepts the visibility of bars.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// Accepts the background of a row.
    public func listRowBackground(_ view: some View) -> some View { self }
    /// Accepts the visibility of a row's separator.
    public func listRowSeparator(_ visibility: Visibility) -> some View { self }
    /// Accepts the background of bars.
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }
    /// Accepts the visibility of the background of bars.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// Accepts a keyboard type.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Accepts a capitalization.
    public func autocapitalization(_ style: Any?) -> some View { self }
    /// Accepts a capitalization.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    /// Accepts whether autocorrection is disabled.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Accepts whether autocorrection is disabled.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Accepts a focus binding.
    public func focused(_ condition: Binding<Bool>) -> some View { self }
    /// Accepts the detents of a sheet.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    /// Accepts the visibility of a sheet's drag indicator.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// Accepts whether interactive dismissal is disabled.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Accepts a colour scheme.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    /// Accepts whether the status bar is hidden.
    public func statusBar(hidden: Bool) -> some View { self }
    /// Accepts an image scale.
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    /// Accepts an accessibility identifier.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// Accepts an accessibility setting.
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
    /// Accepts whether assistive technologies skip the view.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// Accepts which links the view's scene handles. The simulation has one scene.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    /// Accepts a user activity.
    public func userActivity(
      _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    /// Accepts a user activity that describes an element.
    public func userActivity<Element>(
      _ activityType: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
    ) -> some View { self }
  }
#endif
