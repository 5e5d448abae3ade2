#if os(Linux) || os(macOS)
  import Foundation

  /// A column or a row of a grid.
  public struct GridItem: Sendable {
    /// The size of a grid item.
    public enum Size: Sendable {
      /// A fixed size.
      case fixed(CGFloat)
      /// A flexible size.
      case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
      /// As many items as fit.
      case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// The size.
    public var size: Size
    /// The spacing to the next item.
    public var spacing: CGFloat?
    /// The alignment of the views.
    public var alignment: Alignment?
    /// Creates a grid item.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
      (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
  }

  /// A lazy grid that grows vertically. A simulation evaluates all its views.
  public typealias LazyVGrid = ContainerView
  /// A lazy grid that grows horizontally. A simulation evaluates all its views.
  public typealias LazyHGrid = ContainerView
  /// A grid of rows and columns.
  public typealias Grid = ContainerView
  /// A row of a grid.
  public typealias GridRow = ContainerView
  /// The first of several views that fits. A simulation evaluates all of them.
  public typealias ViewThatFits = ContainerView
  /// A group of controls.
  public typealias ControlGroup = ContainerView
  /// A group that the user expands.
  public typealias DisclosureGroup = ContainerView

  extension ContainerView {
    /// Creates a grid that grows vertically.
    public init(
      columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
      pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) { self.init(content()) }
    /// Creates a grid that grows horizontally.
    public init(
      rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
      pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) { self.init(content()) }
    /// Creates a grid of rows and columns.
    public init(
      alignment: Alignment = .center, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat? = nil,
      @ViewBuilder content: () -> Content
    ) { self.init(content()) }
    /// Creates a container for the first view that fits.
    public init(in axes: Axis.Set, @ViewBuilder content: () -> Content) { self.init(content()) }
    /// Creates an expandable group.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
      self.init(content())
    }
    /// Creates an expandable group.
    public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
      self.init(content())
    }
    /// Creates a group with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) { self.init(content()) }
    /// Creates a section with a header and footer.
    public init(header: some View, footer: some View, @ViewBuilder content: () -> Content) { self.init(content()) }
    /// Creates a section with a footer.
    public init(footer: some View, @ViewBuilder content: () -> Content) { self.init(content()) }
    /// Creates a section with a title.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content()) }
  }

  extension View {
    /// Accepts the number of columns that a grid cell spans.
    public func gridCellColumns(_ count: Int) -> some View { self }
    /// Accepts the alignment of a grid column.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    /// Accepts the anchor of a grid cell.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  }
#endif
