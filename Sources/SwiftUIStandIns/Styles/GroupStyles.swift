#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a group box.
  @preconcurrency @MainActor
  public protocol GroupBoxStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a group box style receives.
  @preconcurrency @MainActor
  public struct GroupBoxStyleConfiguration {
    /// The label.
    public var label: some View { EmptyView() }
    /// The content.
    public var content: some View { EmptyView() }
  }

  /// The default group box style.
  public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default group box style.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
  }

  extension View {
    /// Accepts a group box style.
    public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { self }
  }

  /// The style of a disclosure group.
  @preconcurrency @MainActor
  public protocol DisclosureGroupStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a disclosure group style receives.
  @preconcurrency @MainActor
  public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public var label: some View { EmptyView() }
    /// The content.
    public var content: some View { EmptyView() }
    /// Whether the group is expanded.
    @Binding public var isExpanded: Bool
  }

  /// The default disclosure group style.
  public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default disclosure group style.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
  }

  extension View {
    /// Accepts a disclosure group style.
    public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View { self }
  }

  /// The style of a gauge.
  @preconcurrency @MainActor
  public protocol GaugeStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = GaugeStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a gauge style receives.
  @preconcurrency @MainActor
  public struct GaugeStyleConfiguration {
    /// The label.
    public var label: some View { EmptyView() }
    /// The value, from 0 to 1: always 0.
    public var value: Double { 0 }
  }

  /// The default gauge style.
  public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default gauge style.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
  }

  /// The circular accessory gauge style.
  public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// The circular accessory gauge style.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  }

  /// The linear capacity gauge style.
  public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// The linear capacity gauge style.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  }

  extension View {
    /// Accepts a gauge style.
    public func gaugeStyle(_ style: some GaugeStyle) -> some View { self }
  }
#endif
