#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a toggle.
  @preconcurrency @MainActor
  public protocol ToggleStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = ToggleStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a toggle style receives.
  @preconcurrency @MainActor
  public struct ToggleStyleConfiguration {
    /// The label.
    public var label: some View { EmptyView() }
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
  }

  /// The default toggle style.
  public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default toggle style.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
  }

  /// The switch toggle style.
  public struct SwitchToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style.
    public nonisolated init(tint: Color) {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ToggleStyle where Self == SwitchToggleStyle {
    /// The switch toggle style.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  }

  /// The button toggle style.
  public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ToggleStyle where Self == ButtonToggleStyle {
    /// The button toggle style.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
  }

  extension View {
    /// Accepts a toggle style.
    public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
  }
#endif
