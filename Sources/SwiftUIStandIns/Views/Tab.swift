#if os(Linux) || os(macOS)
  import Foundation

  /// One of several views beside each other, or several of them, as since iOS 18.
  @preconcurrency @MainActor
  public protocol TabContent<TabValue> {
    /// What one of them is chosen by.
    associatedtype TabValue: Hashable
  }

  /// Tabs that are known by their views.
  @MainActor
  protocol TabParts {
    var parts: [Part] { get }
  }

  extension TabContent {
    var parts: [Part] { (self as? any TabParts)?.parts ?? [] }
    /// Accepts a number.
    public func badge(_ count: Int) -> Self { self }
    /// Accepts a text.
    public func badge(_ label: (some StringProtocol)?) -> Self { self }
    /// Accepts a name for tests of the user interface.
    public func accessibilityIdentifier(_ identifier: String) -> Self { self }
    /// Accepts a name by which the user's order is kept.
    public func customizationID(_ id: String) -> Self { self }
    /// Accepts that the tab is not there.
    public func hidden(_ hidden: Bool = true) -> Self { self }
  }

  /// One of several views beside each other, as since iOS 18.
  public struct Tab<Value: Hashable, Content: View>: TabContent, TabParts {
    /// What it is chosen by.
    public typealias TabValue = Value
    let parts: [Part]

    private init(_ content: Content, _ value: Value?) {
      var part = Part(content)
      part.tag = value.map { AnyHashable($0) }
      parts = [part]
    }

    /// Creates a tab that is chosen by a value.
    public init(
      _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
      @ViewBuilder content: () -> Content
    ) { self.init(content(), value) }
    /// Creates a tab that is chosen by a value.
    public init(
      _ title: some StringProtocol, image: String, value: Value, role: TabRole? = nil,
      @ViewBuilder content: () -> Content
    ) { self.init(content(), value) }
    /// Creates a tab that is chosen by a value.
    public init(
      value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
      @ViewBuilder label: () -> some View = { EmptyView() }
    ) { self.init(content(), value) }
  }

  extension Tab where Value == Never {
    /// Creates a tab.
    public init(
      _ title: some StringProtocol, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(content(), nil) }
    /// Creates a tab.
    public init(
      _ title: some StringProtocol, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(content(), nil) }
    /// Creates a tab.
    public init(
      role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View
    ) { self.init(content(), nil) }
  }

  /// Several tabs, such as those under a heading.
  public struct TabSection<Value: Hashable>: TabContent, TabParts {
    /// What one of them is chosen by.
    public typealias TabValue = Value
    let parts: [Part]

    init(_ parts: [Part]) { self.parts = parts }

    /// Puts tabs under a heading.
    public init(_ title: some StringProtocol, @TabContentBuilder<Value> content: () -> TabSection<Value>) {
      parts = content().parts
    }
  }

  /// Puts tabs together.
  @resultBuilder
  public enum TabContentBuilder<TabValue: Hashable> {
    /// A tab.
    @MainActor public static func buildExpression<Content: TabContent>(_ content: Content) -> TabSection<TabValue>
    where Content.TabValue == TabValue { TabSection(content.parts) }
    /// Several tabs.
    @MainActor public static func buildBlock(_ content: TabSection<TabValue>...) -> TabSection<TabValue> {
      TabSection(content.flatMap(\.parts))
    }
    /// A tab that is there on a condition.
    @MainActor public static func buildOptional(_ content: TabSection<TabValue>?) -> TabSection<TabValue> {
      content ?? TabSection([])
    }
    /// The tab of a condition that holds.
    @MainActor public static func buildEither(first: TabSection<TabValue>) -> TabSection<TabValue> { first }
    /// The tab of a condition that does not hold.
    @MainActor public static func buildEither(second: TabSection<TabValue>) -> TabSection<TabValue> { second }
    /// Tabs of newer systems.
    @MainActor public static func buildLimitedAvailability(_ content: TabSection<TabValue>) -> TabSection<TabValue> {
      content
    }
  }

  extension TabView where Content == TupleView {
    /// Creates tabs of which one is chosen by its value.
    public init<Value: Hashable>(
      selection: Binding<Value>, @TabContentBuilder<Value> content: () -> TabSection<Value>
    ) {
      let parts = content().parts
      self.init(selection: selection) { TupleView(parts) }
    }
    /// Creates tabs of which the first one is seen.
    public init(@TabContentBuilder<Never> content: () -> TabSection<Never>) {
      let parts = content().parts
      self.init { TupleView(parts) }
    }
  }

  /// What a tab is for.
  public struct TabRole: Hashable, Sendable {
    /// To look for something.
    public static let search = TabRole()
  }
#endif
