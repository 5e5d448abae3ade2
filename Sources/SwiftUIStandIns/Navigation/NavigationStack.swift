#if os(Linux) || os(macOS)
  import Foundation

  /// What a stack's views want to be shown for which values.
  final class NavigationDestinations: @unchecked Sendable {
    // It is made for one evaluation, on the thread of its simulation.
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

  /// Values of several types, of which each is a screen.
  public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []
    /// Creates a path to the first screen.
    public init() {}
    /// Creates a path.
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
      self.elements = elements.map { AnyHashable($0) }
    }
    /// How many screens there are over the first one.
    public var count: Int { elements.count }
    /// Whether only the first screen is there.
    public var isEmpty: Bool { elements.isEmpty }
    /// Puts a screen on top.
    public mutating func append(_ value: some Hashable) { elements.append(AnyHashable(value)) }
    /// Takes screens away.
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(min(count, elements.count)) }
  }

  /// A stack of screens; a value on top of its path is a route.
  public struct NavigationStack<Root: View>: View, PrimitiveView, Wrapping {
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
    // A screen on top of the first one tells of itself.
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
    /// Shows a view as a screen: over others, or on top of them.
    ///
    /// - Parameters:
    ///   - key: What tells the screen from others at the same place.
    ///   - dismiss: Takes the screen away.
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

  /// A stack of screens, as before iOS 16.
  public typealias NavigationView = ContainerView

  /// Screens of which one leads to the other.
  public struct NavigationSplitView<Sidebar: View, Detail: View>: View, PrimitiveView {
    private let sidebar: Sidebar
    private let detail: Detail
    /// Creates screens.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
      (self.sidebar, self.detail) = (sidebar(), detail())
    }
    func evaluate(_ context: ViewContext) {
      context.besideOthers.evaluate(sidebar, at: "sidebar")
      context.evaluate(detail, at: "detail")
    }
  }

  /// Which of several screens are seen.
  public struct NavigationSplitViewVisibility: Hashable, Sendable {
    /// The system's default.
    public static let automatic = NavigationSplitViewVisibility()
    /// All of them.
    public static let all = NavigationSplitViewVisibility()
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility()
    /// The last one.
    public static let detailOnly = NavigationSplitViewVisibility()
  }

  extension NavigationSplitView {
    /// Creates screens.
    public init(
      columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
      @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, detail: detail) }
    /// Creates three screens.
    public init<Content: View>(
      @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) where Sidebar == TupleView {
      self.init(sidebar: { TupleView([Part(sidebar()), Part(content())]) }, detail: detail)
    }
  }

  /// A way to another screen: the app goes there by its binding, as nobody taps it.
  public struct NavigationLink<Label: View>: View, PrimitiveView {
    private let label: Label
    private let destination: AnyView?
    private let isActive: Binding<Bool>?

    /// A way to the screen of a value.
    public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
      (self.label, destination, isActive) = (label(), nil, nil)
    }
    /// A way to a screen.
    public init(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label) {
      (self.label, self.destination, isActive) = (label(), AnyView(destination()), nil)
    }
    /// A way to a screen.
    public init(destination: some View, @ViewBuilder label: () -> Label) {
      (self.label, self.destination, isActive) = (label(), AnyView(destination), nil)
    }
    /// A way that the app goes.
    public init(destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
      (self.label, self.destination, self.isActive) = (label(), AnyView(destination), isActive)
    }
    /// A way that the app goes.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label) {
      (self.label, self.destination, self.isActive) = (label(), AnyView(destination()), isActive)
    }
    /// A way that the app goes.
    public init<Tag: Hashable>(
      destination: some View, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
    ) {
      (self.label, self.destination) = (label(), AnyView(destination))
      isActive = Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    }

    func evaluate(_ context: ViewContext) {
      context.besideOthers.evaluate(label, at: "label")
      guard let destination, let isActive, isActive.wrappedValue else { return }
      context.show(destination, at: "destination") { isActive.wrappedValue = false }
    }
  }

  extension NavigationLink where Label == Text {
    /// A way to the screen of a value.
    public init(_ title: some StringProtocol, value: (some Hashable)?) { self.init(value: value) { Text(title) } }
    /// A way to a screen.
    public init(_ title: some StringProtocol, destination: some View) {
      self.init(destination: destination) { Text(title) }
    }
    /// A way to a screen.
    public init(_ title: some StringProtocol, @ViewBuilder destination: () -> some View) {
      self.init(destination: destination) { Text(title) }
    }
    /// A way that the app goes.
    public init(_ title: some StringProtocol, destination: some View, isActive: Binding<Bool>) {
      self.init(destination: destination, isActive: isActive) { Text(title) }
    }
  }

  /// Views beside each other; choosing another one is a route.
  public struct TabView<Content: View>: View, PrimitiveView, Wrapping {
    private let content: Content
    private let selection: AnyHashable

    /// Creates views of which the first one is seen.
    public init(@ViewBuilder content: () -> Content) { (self.content, selection) = (content(), AnyHashable(0)) }

    /// Creates views of which one is chosen by its tag.
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
