#if os(Linux) || os(macOS)
  import Foundation

  /// The destinations that the views of a stack declare, by type of value.
  final class NavigationDestinations: @unchecked Sendable {
    // It is created for one evaluation, on the thread of its simulation.
    private var makers: [ObjectIdentifier: @MainActor (Any) -> AnyView?] = [:]

    @MainActor
    func add<Value: Hashable>(_ type: Value.Type, _ make: @escaping (Value) -> AnyView) {
      makers[ObjectIdentifier(type)] = { ($0 as? Value).map(make) }
    }

    @MainActor
    func view(for value: AnyHashable) -> AnyView? {
      makers[ObjectIdentifier(Swift.type(of: value.base))]?(value.base)
    }
  }

  /// Values of several types, each of which stands for a screen.
  public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []
    /// Creates an empty path.
    public init() {}
    /// Creates a path.
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
      self.elements = elements.map { AnyHashable($0) }
    }
    /// The number of screens above the root.
    public var count: Int { elements.count }
    /// Whether only the root is shown.
    public var isEmpty: Bool { elements.isEmpty }
    /// Pushes a screen.
    public mutating func append(_ value: some Hashable) { elements.append(AnyHashable(value)) }
    /// Pops screens.
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(min(count, elements.count)) }
  }

  /// A stack of screens; a new value at the end of its path is a route.
  public struct NavigationStack<Root: View>: View, Wrapping {
    private let root: Root
    private let path: [AnyHashable]
    private let pop: (Int) -> Void

    /// Creates a stack.
    public init(@ViewBuilder root: () -> Root) { (self.root, path, pop) = (root(), [], { _ in }) }

    /// Creates a stack with a path.
    public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
      Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
      self.root = root()
      self.path = path.wrappedValue.map { AnyHashable($0) }
      pop = { count in path.wrappedValue = Data(path.wrappedValue.prefix(count)) }
    }

    /// Creates a stack with a path.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
      self.root = root()
      self.path = path.wrappedValue.elements
      pop = { count in path.wrappedValue.elements = Array(path.wrappedValue.elements.prefix(count)) }
    }

    var screenName: String? { SwiftUIStandIns.screenName(of: root) }
    // A screen above the root names itself.
    var ownName: String? { path.isEmpty ? ownScreenName(of: root) : nil }

    func evaluate(_ context: ViewContext) {
      var inside = context
      let destinations = NavigationDestinations()
      inside.environment.destinations = destinations
      inside.evaluate(root, at: "root")
      for (depth, value) in path.enumerated() {
        guard let view = destinations.view(for: value) else { continue }
        let pop = pop
        inside.show(view, at: AnyHashable([AnyHashable(depth), value])) { pop(depth) }
      }
    }
  }

  extension ViewContext {
    /// Shows a view as a screen, presented or pushed.
    ///
    /// - Parameters:
    ///   - key: Distinguishes the screen from others at the same position.
    ///   - dismiss: Removes the screen.
    @MainActor
    func show(_ view: some View, at key: AnyHashable, dismiss: @escaping () -> Void) {
      var inside = child(key)
      inside.fillsScreen = true
      inside.environment.dismiss = DismissAction(dismiss)
      inside.environment.isPresented = true
      inside.environment.presentationMode = Binding(
        get: { PresentationMode(isPresented: true) }, set: { if !$0.isPresented { dismiss() } })
      host.showScreen(screenName(of: view), at: inside.node.path)
      inside.evaluate(view, at: "screen")
    }
  }

  /// A navigation stack, as before iOS 16.
  public typealias NavigationView = ContainerView

  /// A split view.
  public struct NavigationSplitView<Sidebar: View, Detail: View>: View, PrimitiveView {
    private let sidebar: Sidebar
    private let detail: Detail
    /// Creates a split view.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
      (self.sidebar, self.detail) = (sidebar(), detail())
    }
    func evaluate(_ context: ViewContext) {
      context.besideOthers.evaluate(sidebar, at: "sidebar")
      context.evaluate(detail, at: "detail")
    }
  }

  /// The visible columns of a split view.
  public struct NavigationSplitViewVisibility: Hashable, Sendable {
    /// The system's default.
    public static let automatic = NavigationSplitViewVisibility()
    /// All columns.
    public static let all = NavigationSplitViewVisibility()
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility()
    /// The last column.
    public static let detailOnly = NavigationSplitViewVisibility()
  }

  extension NavigationSplitView {
    /// Creates a split view.
    public init(
      columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
      @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, detail: detail) }
    /// Creates a split view with three columns.
    public init<First: View, Content: View>(
      @ViewBuilder sidebar: () -> First, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) where Sidebar == TupleView {
      self.init(sidebar: { TupleView([Part(sidebar()), Part(content())]) }, detail: detail)
    }
  }

  /// A column of a split view.
  public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let number: Int
    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(number: 0)
    /// The column between the others.
    public static let content = NavigationSplitViewColumn(number: 1)
    /// The column with the details.
    public static let detail = NavigationSplitViewColumn(number: 2)
  }

  extension NavigationSplitView {
    /// Creates a split view; which column is on top where there is room for one only has no effect.
    public init(
      preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
      @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, detail: detail) }
    /// Creates a split view; which column is on top where there is room for one only has no effect.
    public init(
      columnVisibility: Binding<NavigationSplitViewVisibility>,
      preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
      @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, detail: detail) }
    /// Creates a split view with three columns.
    public init<First: View, Content: View>(
      columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> First,
      @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) where Sidebar == TupleView { self.init(sidebar: sidebar, content: content, detail: detail) }
    /// Creates a split view with three columns.
    public init<First: View, Content: View>(
      columnVisibility: Binding<NavigationSplitViewVisibility>,
      preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> First,
      @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) where Sidebar == TupleView { self.init(sidebar: sidebar, content: content, detail: detail) }
  }

  /// A link to another screen; nobody taps it, so the app follows it through its binding.
  public struct NavigationLink<Label: View>: View, PrimitiveView {
    private let label: Label
    private let destination: AnyView?
    private let isActive: Binding<Bool>?

    /// Creates a link to the screen of a value.
    public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
      (self.label, destination, isActive) = (label(), nil, nil)
    }
    /// Creates a link to a screen.
    public init(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label) {
      (self.label, self.destination, isActive) = (label(), AnyView(destination()), nil)
    }
    /// Creates a link to a screen.
    public init(destination: some View, @ViewBuilder label: () -> Label) {
      (self.label, self.destination, isActive) = (label(), AnyView(destination), nil)
    }
    /// Creates a link that the app follows through a binding.
    public init(destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
      (self.label, self.destination, self.isActive) = (label(), AnyView(destination), isActive)
    }
    /// Creates a link that the app follows through a binding.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label) {
      (self.label, self.destination, self.isActive) = (label(), AnyView(destination()), isActive)
    }
    /// Creates a link that the app follows through a binding.
    public init<Tag: Hashable>(
      destination: some View, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
    ) {
      (self.label, self.destination) = (label(), AnyView(destination))
      isActive = Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    }
    /// Creates a link that the app follows through a binding.
    public init<Tag: Hashable>(
      tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label
    ) { self.init(destination: destination(), tag: tag, selection: selection, label: label) }

    func evaluate(_ context: ViewContext) {
      context.besideOthers.evaluate(label, at: "label")
      guard let destination, let isActive, isActive.wrappedValue else { return }
      context.show(destination, at: "destination") { isActive.wrappedValue = false }
    }
  }

  extension NavigationLink where Label == Text {
    /// Creates a link to the screen of a value.
    public init(_ title: some StringProtocol, value: (some Hashable)?) { self.init(value: value) { Text(title) } }
    /// Creates a link to a screen.
    public init(_ title: some StringProtocol, destination: some View) {
      self.init(destination: destination) { Text(title) }
    }
    /// Creates a link to a screen.
    public init(_ title: some StringProtocol, @ViewBuilder destination: () -> some View) {
      self.init(destination: destination) { Text(title) }
    }
    /// Creates a link that the app follows through a binding.
    public init(_ title: some StringProtocol, destination: some View, isActive: Binding<Bool>) {
      self.init(destination: destination, isActive: isActive) { Text(title) }
    }
    /// Creates a link that the app follows through a binding.
    public init(_ title: some StringProtocol, isActive: Binding<Bool>, @ViewBuilder destination: () -> some View) {
      self.init(destination: destination(), isActive: isActive) { Text(title) }
    }
    /// Creates a link that the app follows through a binding.
    public init<Tag: Hashable>(
      _ title: some StringProtocol, destination: some View, tag: Tag, selection: Binding<Tag?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
    /// Creates a link that the app follows through a binding.
    public init<Tag: Hashable>(
      _ title: some StringProtocol, tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> some View
    ) { self.init(destination: destination(), tag: tag, selection: selection) { Text(title) } }
  }

  /// A tab view; selecting another tab is a route.
  public struct TabView<Content: View>: View, Wrapping {
    private let content: Content
    private let selection: AnyHashable

    /// Creates a tab view whose first tab is selected.
    public init(@ViewBuilder content: () -> Content) { (self.content, selection) = (content(), AnyHashable(0)) }

    /// Creates a tab view whose selected tab is identified by its tag.
    public init<Value: Hashable>(selection: Binding<Value>?, @ViewBuilder content: () -> Content) {
      self.content = content()
      self.selection = selection.map { AnyHashable($0.wrappedValue) } ?? AnyHashable(0)
    }

    var ownName: String? {
      guard let views = content as? any SeveralViews else { return ownScreenName(of: content) }
      return views.parts.chosen(by: selection)?.part.ownName()
    }

    func evaluate(_ context: ViewContext) {
      if let views = content as? any SeveralViews {
        views.parts.evaluate(choosing: selection, context)
      } else {
        context.evaluate(content, at: "content")
      }
    }
  }
#endif
