#if os(Linux) || os(macOS)
  import Foundation

  /// How views look that belong together.
  @preconcurrency @MainActor
  public protocol GroupBoxStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a style receives.
  @preconcurrency @MainActor
  public struct GroupBoxStyleConfiguration {
    /// What it says.
    public var label: some View { EmptyView() }
    /// The views.
    public var content: some View { EmptyView() }
  }

  /// The system's default.
  public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The system's default.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
  }

  extension View {
    /// Accepts how views look that belong together.
    public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { self }
  }

  /// How views look that the user unfolds.
  @preconcurrency @MainActor
  public protocol DisclosureGroupStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a style receives.
  @preconcurrency @MainActor
  public struct DisclosureGroupStyleConfiguration {
    /// What it says.
    public var label: some View { EmptyView() }
    /// The views.
    public var content: some View { EmptyView() }
    /// Whether they are unfolded.
    @Binding public var isExpanded: Bool
  }

  /// The system's default.
  public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The system's default.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
  }

  extension View {
    /// Accepts how views look that the user unfolds.
    public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View { self }
  }

  /// How a measured value looks.
  @preconcurrency @MainActor
  public protocol GaugeStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = GaugeStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a style receives.
  @preconcurrency @MainActor
  public struct GaugeStyleConfiguration {
    /// What it says.
    public var label: some View { EmptyView() }
    /// How much of the range it is.
    public var value: Double { 0 }
  }

  /// The system's default.
  public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The system's default.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
  }

  /// A ring.
  public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  }

  /// A bar.
  public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  }

  extension View {
    /// Accepts how a measured value looks.
    public func gaugeStyle(_ style: some GaugeStyle) -> some View { self }
  }
#endif
