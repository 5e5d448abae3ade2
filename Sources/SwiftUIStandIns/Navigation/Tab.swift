#if os(Linux) || os(macOS)
  import Foundation

  /// The content of a tab view, since iOS 18: a tab or a group of tabs.
  @preconcurrency @MainActor
  public protocol TabContent<TabValue> {
    /// The type of the selection.
    associatedtype TabValue: Hashable
  }

  /// Tabs with their views.
  @MainActor
  protocol TabParts {
    var parts: [Part] { get }
  }

  extension TabContent {
    var parts: [Part] { (self as? any TabParts)?.parts ?? [] }
    /// Accepts a badge with a number.
    public func badge(_ count: Int) -> Self { self }
    /// Accepts a badge with a text.
    public func badge(_ label: (some StringProtocol)?) -> Self { self }
    /// Accepts an accessibility identifier.
    public func accessibilityIdentifier(_ identifier: String) -> Self { self }
    /// Accepts the identifier of a customizable tab.
    public func customizationID(_ id: String) -> Self { self }
    /// Accepts that the tab is hidden.
    public func hidden(_ hidden: Bool = true) -> Self { self }
  }

  /// A tab of a tab view, since iOS 18.
  public struct Tab<Value: Hashable, Content: View>: TabContent, TabParts {
    /// The type of the selection.
    public typealias TabValue = Value
    let parts: [Part]

    private init(_ content: Content, _ value: Value?) {
      var part = Part(content)
      part.tag = value.map { AnyHashable($0) }
      parts = [part]
    }

    /// Creates a tab with a value for the selection.
    public init(
      _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
      @ViewBuilder content: () -> Content
    ) { self.init(content(), value) }
    /// Creates a tab with a value for the selection.
    public init(
      _ title: some StringProtocol, image: String, value: Value, role: TabRole? = nil,
      @ViewBuilder content: () -> Content
    ) { self.init(content(), value) }
    /// Creates a tab with a value for the selection.
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

  /// A group of tabs, such as a section with a title.
  public struct TabSection<Value: Hashable>: TabContent, TabParts {
    /// The type of the selection.
    public typealias TabValue = Value
    let parts: [Part]

    init(_ parts: [Part]) { self.parts = parts }

    /// Creates a section of tabs.
    public init(_ title: some StringProtocol, @TabContentBuilder<Value> content: () -> TabSection<Value>) {
      parts = content().parts
    }
  }

  /// Builds tabs from the statements of a closure.
  @resultBuilder
  public enum TabContentBuilder<TabValue: Hashable> {
    /// Returns a tab.
    @MainActor public static func buildExpression<Content: TabContent>(_ content: Content) -> TabSection<TabValue>
    where Content.TabValue == TabValue { TabSection(content.parts) }
    /// Returns several tabs.
    @MainActor public static func buildBlock(_ content: TabSection<TabValue>...) -> TabSection<TabValue> {
      TabSection(content.flatMap(\.parts))
    }
    /// Returns the tabs of an `if` without `else`.
    @MainActor public static func buildOptional(_ content: TabSection<TabValue>?) -> TabSection<TabValue> {
      content ?? TabSection([])
    }
    /// Returns the tabs of a condition that holds.
    @MainActor public static func buildEither(first: TabSection<TabValue>) -> TabSection<TabValue> { first }
    /// Returns the tabs of a condition that does not hold.
    @MainActor public static func buildEither(second: TabSection<TabValue>) -> TabSection<TabValue> { second }
    /// Returns the tabs of an availability condition.
    @MainActor public static func buildLimitedAvailability(_ content: TabSection<TabValue>) -> TabSection<TabValue> {
      content
    }
  }

  extension TabView where Content == TupleView {
    /// Creates a tab view with a selection.
    public init<Value: Hashable>(
      selection: Binding<Value>, @TabContentBuilder<Value> content: () -> TabSection<Value>
    ) {
      let parts = content().parts
      self.init(selection: selection) { TupleView(parts) }
    }
    /// Creates a tab view that shows its first tab.
    public init(@TabContentBuilder<Never> content: () -> TabSection<Never>) {
      let parts = content().parts
      self.init { TupleView(parts) }
    }
  }

  /// The role of a tab.
  public struct TabRole: Hashable, Sendable {
    /// The search tab.
    public static let search = TabRole()
  }
#endif
