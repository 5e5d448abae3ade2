#if os(Linux) || os(macOS)
  import Foundation

  /// Views, however they are arranged: nobody sees it.
  public struct ContainerView<Content: View>: View, PrimitiveView, Wrapping {
    private let content: Content

    init(_ content: Content) { self.content = content }

    /// Arranges views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Arranges views.
    public init(spacing: CGFloat?, @ViewBuilder content: () -> Content) { self.content = content() }

    var screenName: String? { SwiftUIStandIns.screenName(of: content) }
    var ownName: String? { ownScreenName(of: content) }
    func evaluate(_ context: ViewContext) { context.evaluate(content, at: "content") }
  }

  extension ContainerView {
    /// Arranges views below one another.
    public init(
      alignment: HorizontalAlignment, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
      @ViewBuilder content: () -> Content
    ) { self.content = content() }
    /// Arranges views beside one another.
    public init(
      alignment: VerticalAlignment, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
      @ViewBuilder content: () -> Content
    ) { self.content = content() }
    /// Arranges views over one another.
    public init(alignment: Alignment, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Views that are larger than the screen.
    public init(_ axes: Axis.Set, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
      self.content = content()
    }
    /// Views under a heading.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Views under a heading.
    public init(
      @ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View = { EmptyView() },
      @ViewBuilder footer: () -> some View = { EmptyView() }
    ) { self.content = content() }
    /// Views under a heading.
    public init(header: some View, @ViewBuilder content: () -> Content) { self.content = content() }
  }

  /// Views without their own arrangement.
  public typealias Group = ContainerView
  /// Arranges views vertically.
  public typealias VStack = ContainerView
  /// Arranges views horizontally.
  public typealias HStack = ContainerView
  /// Views over one another.
  public typealias ZStack = ContainerView
  /// Views below one another, as far as they are seen.
  public typealias LazyVStack = ContainerView
  /// Views beside one another, as far as they are seen.
  public typealias LazyHStack = ContainerView
  /// Views that are larger than the screen.
  public typealias ScrollView = ContainerView
  /// Fields.
  public typealias Form = ContainerView
  /// Views under a heading.
  public typealias Section = ContainerView
  /// Views that belong together.
  public typealias GroupBox = ContainerView

  /// A view for each element.
  public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PrimitiveView {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content

    /// Makes a view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
      (self.data, id, self.content) = (data, { $0.id }, content)
    }

    /// Makes a view for each element.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
      (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
    }

    func evaluate(_ context: ViewContext) {
      for element in data { context.besideOthers.evaluate(content(element), at: AnyHashable(id(element))) }
    }
  }

  extension ForEach where Data == Range<Int>, ID == Int {
    /// Makes a view for each number.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
      self.init(data, id: \.self, content: content)
    }
  }

  /// Rows.
  public struct List<Content: View>: View, PrimitiveView {
    private let content: Content

    /// Arranges views in rows.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Makes a row for each element.
    public init<Data: RandomAccessCollection, Row: View>(
      _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
      content = ForEach(data, content: rowContent)
    }

    /// Makes a row for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
      _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
      content = ForEach(data, id: id, content: rowContent)
    }

    /// Arranges views in rows, of which one is chosen.
    public init<Value: Hashable>(selection: Binding<Value?>, @ViewBuilder content: () -> Content) {
      self.content = content()
    }

    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(content, at: "content") }
  }

  /// A view that knows its size.
  public struct GeometryReader<Content: View>: View, PrimitiveView {
    private let content: (GeometryProxy) -> Content

    /// Makes views that depend on the size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    func evaluate(_ context: ViewContext) { context.evaluate(content(GeometryProxy()), at: "content") }
  }

  /// The size of a view.
  public struct GeometryProxy: Sendable {
    /// The size of the screen.
    public var size: CGSize { CGSize(width: 390, height: 844) }
    /// What bars cover.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  }

  /// Where rows stop.
  public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates an option set from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Headings.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  }
#endif
