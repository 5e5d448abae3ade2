#if os(Linux) || os(macOS)
  import Foundation

  /// A widget. A simulated device shows none.
  @preconcurrency @MainActor
  public protocol Widget {
    /// The type of the configuration.
    associatedtype Body: WidgetConfiguration
    /// How the widget is configured.
    var body: Body { get }
    /// Creates the widget.
    init()
  }

  extension Widget {
    /// Does nothing: an extension does not run in a simulation.
    public static func main() {}
  }

  /// Several widgets.
  @preconcurrency @MainActor
  public protocol WidgetBundle {
    /// The type of the widgets.
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
    /// Creates the bundle.
    init()
  }

  extension WidgetBundle {
    /// Does nothing: an extension does not run in a simulation.
    public static func main() {}
  }

  /// How a widget is configured.
  @preconcurrency @MainActor
  public protocol WidgetConfiguration {
    /// The type of the configuration inside.
    associatedtype Body: WidgetConfiguration
    /// The configuration inside.
    var body: Body { get }
  }

  extension Never: WidgetConfiguration {}

  extension WidgetConfiguration where Body == Never {
    /// The configuration has none inside.
    public var body: Never { fatalError("A primitive configuration has no body") }
  }

  /// Combines widgets.
  @resultBuilder
  public enum WidgetBundleBuilder {
    /// Returns no widget.
    @MainActor public static func buildBlock() -> EmptyWidget { EmptyWidget() }
    /// Combines widgets.
    @MainActor public static func buildBlock<First: Widget, each Other: Widget>(
      _ first: First, _ other: repeat each Other
    ) -> First { first }
    /// Returns the widget of an `if` without `else`.
    @MainActor public static func buildOptional<Content: Widget>(_ content: Content?) -> EmptyWidget { EmptyWidget() }
    /// Returns the widget of an availability condition.
    @MainActor public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> EmptyWidget {
      EmptyWidget()
    }
  }

  /// No widget.
  public struct EmptyWidget: Widget {
    /// Creates the widget.
    public init() {}
    /// How the widget is configured.
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  /// No configuration.
  public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// Creates the configuration.
    public init() {}
  }

  // What users see of a widget is accepted without an effect.
  extension WidgetConfiguration {
    /// Accepts the name of the widget.
    public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration { self }
    /// Accepts the name of the widget.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    /// Accepts the description of the widget.
    public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
    /// Accepts the description of the widget.
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    /// Accepts that the widget has no margins.
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    /// Accepts whether the background can be removed.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    /// Accepts an action for requests in the background.
    public func onBackgroundURLSessionEvents(
      matching matchingString: String? = nil,
      _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
    /// Accepts a task in the background.
    public func backgroundTask<Request, Response>(
      _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
    ) -> some WidgetConfiguration { self }
  }
#endif
