#if os(Linux) || os(macOS)
  import Foundation

  // What has to do with how a view is drawn and where: it is accepted, and nothing is drawn.
  extension View {
    /// Accepts that the view is out of focus.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    /// Accepts what is left of the view.
    public func mask(_ mask: some View) -> some View { self }
    /// Accepts what is left of the view.
    public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View { self }
    /// Accepts a border.
    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View { self }
    /// Accepts a background with a shape.
    public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
    /// Accepts what is in front with a shape.
    public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
    /// Accepts a background with the shape.
    public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View
    { self }
    /// Accepts colours.
    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View { self }
    /// Accepts a colour.
    public func tint(_ tint: some ShapeStyle) -> some View { self }
    /// Accepts a colour.
    public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }
    /// Accepts fewer colours.
    public func grayscale(_ amount: Double) -> some View { self }
    /// Accepts stronger colours.
    public func saturation(_ amount: Double) -> some View { self }
    /// Accepts lighter colours.
    public func brightness(_ amount: Double) -> some View { self }
    /// Accepts sharper colours.
    public func contrast(_ amount: Double) -> some View { self }
    /// Accepts other colours.
    public func hueRotation(_ angle: Angle) -> some View { self }
    /// Accepts a colour over the view.
    public func colorMultiply(_ color: Color) -> some View { self }
    /// Accepts other colours.
    public func colorInvert() -> some View { self }
    /// Accepts how the view covers what is behind.
    public func blendMode(_ mode: BlendMode) -> some View { self }
    /// Accepts that the view is drawn as one.
    public func compositingGroup() -> some View { self }
    /// Accepts that the view is drawn as one.
    public func drawingGroup(opaque: Bool = false) -> some View { self }
    /// Accepts another place.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// Accepts another place.
    public func position(_ position: CGPoint) -> some View { self }
    /// Accepts another place.
    public func offset(_ offset: CGSize) -> some View { self }
    /// Accepts a turn.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint) -> some View { self }
    /// Accepts a turn.
    public func rotation3DEffect(
      _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
      perspective: CGFloat = 1
    ) -> some View { self }
    /// Accepts another size.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint) -> some View { self }
    /// Accepts another size.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    /// Accepts another size.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
    /// Accepts a shape of the frame.
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View { self }
    /// Accepts a shape.
    public func clipShape(_ shape: some Shape, style: FillStyle) -> some View { self }
    /// Accepts that bars cover the view.
    public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> some View { self }
    /// Accepts space that bars leave.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// Accepts space around the content.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    /// Accepts a part of the screen's size.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
    /// Accepts where the view lies.
    public func alignmentGuide(
      _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    /// Accepts where the view lies.
    public func alignmentGuide(
      _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    /// Accepts a name for what places are measured from.
    public func coordinateSpace(name: some Hashable) -> some View { self }
    /// Accepts a name for what places are measured from.
    public func coordinateSpace(_ name: CoordinateSpace) -> some View { self }
    /// Accepts how large letters are.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    /// Accepts how large letters may be.
    public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View { self }
    /// Accepts how large letters may be.
    public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View { self }
    /// Accepts a setting of the font.
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    /// Accepts a setting of the font.
    public func fontWidth(_ width: CGFloat?) -> some View { self }
    /// Accepts figures of one width.
    public func monospacedDigit() -> some View { self }
    /// Accepts letters of one width.
    public func monospaced(_ isActive: Bool = true) -> some View { self }
    /// Accepts a spacing between letters.
    public func kerning(_ kerning: CGFloat) -> some View { self }
    /// Accepts a spacing between letters.
    public func tracking(_ tracking: CGFloat) -> some View { self }
    /// Accepts where letters stand.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
    /// Accepts a line through the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    /// Accepts a line below.
    public func underline(_ isActive: Bool = true, color: Color?) -> some View { self }
    /// Accepts where a text is cut off.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    /// Accepts that letters move together.
    public func allowsTightening(_ flag: Bool) -> some View { self }
    /// Accepts a number of lines.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
    /// Accepts a number of lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    /// Accepts a number of lines.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
    /// Accepts that the view is no placeholder.
    public func unredacted() -> some View { self }
    /// Accepts that nobody may see the view in a picture of the screen.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    /// Accepts how a picture of the system's looks.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    /// Accepts how a picture of the system's looks.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    /// Accepts that a bar is hidden.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Accepts that what the system shows is hidden.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Accepts a colour of a bar.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    /// Accepts what a bar is for.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// Accepts how a bar's title looks.
    public func toolbarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    /// Accepts what a bar has.
    public func navigationBarItems(leading: some View, trailing: some View) -> some View { self }
    /// Accepts whether bars beside scrolled views are seen.
    public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
      self
    }
    /// Accepts whether views can be scrolled.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// Accepts what scrolling does to the keyboard.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// Accepts what is behind scrolled views.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    /// Accepts where scrolling stops.
    public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
    /// Accepts where scrolling stops.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// Accepts which view is seen.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
    /// Accepts how scrolling goes beyond the end.
    public func scrollBounceBehavior(_ behavior: Visibility, axes: Axis.Set = [.vertical]) -> some View { self }
    /// Accepts that scrolled views are cut off.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    /// Accepts where scrolling begins.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    /// Accepts how a sheet looks.
    public func presentationBackground(_ style: some ShapeStyle) -> some View { self }
    /// Accepts how a sheet looks.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    /// Accepts how high a sheet is.
    public func presentationDetents(
      _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }
    /// Accepts what can be done behind a sheet.
    public func presentationBackgroundInteraction(_ interaction: Visibility) -> some View { self }
    /// Accepts how a sheet becomes another one.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  }
#endif
