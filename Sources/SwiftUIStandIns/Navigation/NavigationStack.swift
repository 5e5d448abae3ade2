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
#endif
