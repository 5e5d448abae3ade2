#if os(Linux) || os(macOS)
  import Foundation

  // Modifiers of drawing and layout are accepted without an effect: nothing is drawn.
  extension View {
    /// Accepts a blur.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    /// Accepts a mask.
    public func mask(_ mask: some View) -> some View { self }
    /// Accepts a mask.
    public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View { self }
    /// Accepts a border.
    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View { self }
    /// Accepts a background in a shape.
    public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
    /// Accepts an overlay in a shape.
    public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
    /// Accepts the background of a container.
    public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View
    { self }
    /// Accepts a background of a container.
    public func containerBackground(
      for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> some View { self }
    /// Accepts that the content may change when the system performs an intent.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    /// Accepts foreground styles.
    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View { self }
    /// Accepts a tint.
    public func tint(_ tint: some ShapeStyle) -> some View { self }
    /// Accepts a background style.
    public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }
    /// Accepts a reduction to grey.
    public func grayscale(_ amount: Double) -> some View { self }
    /// Accepts a saturation.
    public func saturation(_ amount: Double) -> some View { self }
    /// Accepts a brightness.
    public func brightness(_ amount: Double) -> some View { self }
    /// Accepts a contrast.
    public func contrast(_ amount: Double) -> some View { self }
    /// Accepts a rotation of the hue.
    public func hueRotation(_ angle: Angle) -> some View { self }
    /// Accepts a colour to multiply with.
    public func colorMultiply(_ color: Color) -> some View { self }
    /// Accepts inverted colours.
    public func colorInvert() -> some View { self }
    /// Accepts a blend mode.
    public func blendMode(_ mode: BlendMode) -> some View { self }
    /// Accepts that the view is composited as one.
    public func compositingGroup() -> some View { self }
    /// Accepts that the view is drawn into one image.
    public func drawingGroup(opaque: Bool = false) -> some View { self }
    /// Accepts a position.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// Accepts a position.
    public func position(_ position: CGPoint) -> some View { self }
    /// Accepts an offset.
    public func offset(_ offset: CGSize) -> some View { self }
    /// Accepts a rotation.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint) -> some View { self }
    /// Accepts a rotation in three dimensions.
    public func rotation3DEffect(
      _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
      perspective: CGFloat = 1
    ) -> some View { self }
    /// Accepts a scale.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint) -> some View { self }
    /// Accepts a scale.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    /// Accepts a scale.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
    /// Accepts an aspect ratio.
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View { self }
    /// Accepts a clip shape.
    public func clipShape(_ shape: some Shape, style: FillStyle) -> some View { self }
    /// Accepts that the view ignores the safe area.
    public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> some View { self }
    /// Accepts padding of the safe area.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// Accepts margins of the content.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    /// Accepts margins of the content.
    public func contentMargins(_ length: CGFloat) -> some View { self }
    /// Accepts an effect under a pointer.
    public func hoverEffect() -> some View { self }
    /// Accepts a frame relative to the container.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
    /// Accepts an alignment guide.
    public func alignmentGuide(
      _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    /// Accepts an alignment guide.
    public func alignmentGuide(
      _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    /// Accepts the name of a coordinate space.
    public func coordinateSpace(name: some Hashable) -> some View { self }
    /// Accepts the name of a coordinate space.
    public func coordinateSpace(_ name: CoordinateSpace) -> some View { self }
    /// Accepts a Dynamic Type size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    /// Accepts a range of Dynamic Type sizes.
    public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View { self }
    /// Accepts a range of Dynamic Type sizes.
    public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View { self }
    /// Accepts a font design.
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    /// Accepts a font width.
    public func fontWidth(_ width: CGFloat?) -> some View { self }
    /// Accepts monospaced digits.
    public func monospacedDigit() -> some View { self }
    /// Accepts monospaced text.
    public func monospaced(_ isActive: Bool = true) -> some View { self }
    /// Accepts a kerning.
    public func kerning(_ kerning: CGFloat) -> some View { self }
    /// Accepts a tracking.
    public func tracking(_ tracking: CGFloat) -> some View { self }
    /// Accepts an offset from the baseline.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
    /// Accepts a strikethrough.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    /// Accepts an underline.
    public func underline(_ isActive: Bool = true, color: Color?) -> some View { self }
    /// Accepts a truncation mode.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    /// Accepts tighter letter spacing.
    public func allowsTightening(_ flag: Bool) -> some View { self }
    /// Accepts a line limit.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
    /// Accepts a line limit.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    /// Accepts a line limit.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
    /// Accepts that the view is not redacted.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Accepts that the content is private.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    /// Accepts the rendering mode of SF Symbols images.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    /// Accepts a variant of SF Symbols images.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    /// Accepts that the status bar is hidden.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Accepts the visibility of system overlays.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Accepts the colour scheme of bars.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    /// Accepts the role of a toolbar.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// Accepts the display mode of a title.
    public func toolbarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    /// Accepts items of a navigation bar.
    public func navigationBarItems(leading: some View, trailing: some View) -> some View { self }
    /// Accepts the visibility of scroll indicators.
    public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
      self
    }
    /// Accepts whether scrolling is disabled.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// Accepts how scrolling dismisses the keyboard.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// Accepts the visibility of a scroll view's background.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    /// Accepts where scrolling comes to rest.
    public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
    /// Accepts a layout whose views are scroll targets.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// Accepts a scroll position.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
    /// Accepts how scrolling bounces.
    public func scrollBounceBehavior(
      _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
    /// Accepts whether scroll views clip their content.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    /// Accepts the initial scroll anchor.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    /// Accepts the background of a sheet.
    public func presentationBackground(_ style: some ShapeStyle) -> some View { self }
    /// Accepts the corner radius of a sheet.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    /// Accepts the detents of a sheet.
    public func presentationDetents(
      _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }
    /// Accepts an interaction with the view behind a sheet.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
      self
    }
    /// Accepts how a presentation adapts to compact sizes.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  }
#endif
