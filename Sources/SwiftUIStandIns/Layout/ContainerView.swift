#if os(Linux) || os(macOS)
  import Foundation

  /// A container of views. Its layout does not matter, since nothing is drawn.
  public struct ContainerView<Content: View>: View, Wrapping {
    private let content: Content

    init(_ content: Content) { self.content = content }

    /// Creates a container.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a container with a spacing.
    public init(spacing: CGFloat?, @ViewBuilder content: () -> Content) { self.content = content() }

    var screenName: String? { SwiftUIStandIns.screenName(of: content) }
    var ownName: String? { ownScreenName(of: content) }
    func evaluate(_ context: ViewContext) { context.evaluate(content, at: "content") }
  }

  extension ContainerView {
    /// Creates a vertical stack.
    public init(
      alignment: HorizontalAlignment, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
      @ViewBuilder content: () -> Content
    ) { self.content = content() }
    /// Creates a horizontal stack.
    public init(
      alignment: VerticalAlignment, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
      @ViewBuilder content: () -> Content
    ) { self.content = content() }
    /// Creates a lazy stack.
    public init(
      spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    /// Creates a scroll view.
    public init(_ axes: Axis.Set, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
      self.content = content()
    }
    /// Creates a section with a title.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a section with a header and footer.
    public init(
      @ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View = { EmptyView() },
      @ViewBuilder footer: () -> some View = { EmptyView() }
    ) { self.content = content() }
    /// Creates a section with a header.
    public init(header: some View, @ViewBuilder content: () -> Content) { self.content = content() }
  }

  /// A group of views.
  public typealias Group = ContainerView
  /// Arranges views vertically.
  public typealias VStack = ContainerView
  /// Arranges views horizontally.
  public typealias HStack = ContainerView
  /// A lazy vertical stack. A simulation evaluates all its views.
  public typealias LazyVStack = ContainerView
  /// A lazy horizontal stack. A simulation evaluates all its views.
  public typealias LazyHStack = ContainerView
  /// A scroll view.
  public typealias ScrollView = ContainerView
  /// A form.
  public typealias Form = ContainerView
  /// A section.
  public typealias Section = ContainerView
  /// A group box.
  public typealias GroupBox = ContainerView

  /// The views that stay visible while a stack scrolls.
  public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates an option set from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Section headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Section footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
  }
#endif
