#if os(Linux) || os(macOS)
  import Foundation

  /// A column or a row of a grid.
  public struct GridItem: Sendable {
    /// How wide a column is.
    public enum Size: Sendable {
      /// As given.
      case fixed(CGFloat)
      /// As there is space.
      case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
      /// As many as there is space for.
      case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// How wide it is.
    public var size: Size
    /// The space to the next one.
    public var spacing: CGFloat?
    /// The alignment of the views.
    public var alignment: Alignment?
    /// Creates a column or a row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
      (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
  }

  /// Views in columns, as far as they are seen.
  public typealias LazyVGrid = ContainerView
  /// Views in rows, as far as they are seen.
  public typealias LazyHGrid = ContainerView
  /// Views in rows and columns.
  public typealias Grid = ContainerView
  /// A row of a grid.
  public typealias GridRow = ContainerView
  /// The first of several views for which there is space.
  public typealias ViewThatFits = ContainerView
  /// Controls that belong together.
  public typealias ControlGroup = ContainerView
  /// Views that the user unfolds.
  public typealias DisclosureGroup = ContainerView

  extension ContainerView {
    /// Arranges views in columns.
    public init(
      columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
      pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) { self.init(content()) }
    /// Arranges views in rows.
    public init(
      rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
      pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) { self.init(content()) }
    /// Arranges views in rows and columns.
    public init(
      alignment: Alignment = .center, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat? = nil,
      @ViewBuilder content: () -> Content
    ) { self.init(content()) }
    /// Arranges views for which there is space.
    public init(in axes: Axis.Set, @ViewBuilder content: () -> Content) { self.init(content()) }
    /// Views that the user unfolds.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
      self.init(content())
    }
    /// Views that the user unfolds.
    public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
      self.init(content())
    }
    /// Views that belong together.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) { self.init(content()) }
    /// Views under a heading.
    public init(header: some View, footer: some View, @ViewBuilder content: () -> Content) { self.init(content()) }
    /// Views above a text.
    public init(footer: some View, @ViewBuilder content: () -> Content) { self.init(content()) }
    /// Views under a heading.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content()) }
  }

  extension View {
    /// Accepts how many columns a view of a grid has.
    public func gridCellColumns(_ count: Int) -> some View { self }
    /// Accepts where a view of a grid lies.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    /// Accepts where a view of a grid lies.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  }
#endif
