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

  /// Creates a view for each element of a collection.
  public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, ContentlessView {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content

    /// Creates a view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
      (self.data, id, self.content) = (data, { $0.id }, content)
    }

    /// Creates a view for each element.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
      (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
    }

    func evaluate(_ context: ViewContext) {
      for element in data { context.besideOthers.evaluate(content(element), at: AnyHashable(id(element))) }
    }
  }

  extension ForEach where Data == Range<Int>, ID == Int {
    /// Creates a view for each number.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
      self.init(data, id: \.self, content: content)
    }
  }

  /// A list.
  public struct List<Content: View>: View, PrimitiveView {
    private let content: Content

    /// Creates a list of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a list with a row for each element.
    public init<Data: RandomAccessCollection, Row: View>(
      _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
      content = ForEach(data, content: rowContent)
    }

    /// Creates a list with a row for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
      _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
      content = ForEach(data, id: id, content: rowContent)
    }

    /// Creates a list with a row for each element, and a selection.
    public init<Data: RandomAccessCollection, Value: Hashable, Row: View>(
      _ data: Data, selection: Binding<Value?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
      content = ForEach(data, content: rowContent)
    }

    /// Creates a list with a row for each element, and a selection.
    public init<Data: RandomAccessCollection, ID: Hashable, Value: Hashable, Row: View>(
      _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Value?>?,
      @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
      content = ForEach(data, id: id, content: rowContent)
    }

    /// Creates a list of views with a selection.
    public init<Value: Hashable>(selection: Binding<Value?>, @ViewBuilder content: () -> Content) {
      self.content = content()
    }

    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(content, at: "content") }
  }

  /// A view that reads its size.
  public struct GeometryReader<Content: View>: View, ContentlessView {
    private let content: (GeometryProxy) -> Content

    /// Creates a view from a closure that receives the size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    func evaluate(_ context: ViewContext) { context.evaluate(content(GeometryProxy()), at: "content") }
  }

  /// The geometry of a view.
  public struct GeometryProxy: Sendable {
    /// The size of the view, which is that of the screen.
    public var size: CGSize { CGSize(width: 390, height: 844) }
    /// The insets of the safe area: always zero.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  }

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
