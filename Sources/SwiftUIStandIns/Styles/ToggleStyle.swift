#if os(Linux) || os(macOS)
  import Foundation

  /// How a switch looks.
  @preconcurrency @MainActor
  public protocol ToggleStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = ToggleStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a style receives.
  @preconcurrency @MainActor
  public struct ToggleStyleConfiguration {
    /// What it says.
    public var label: some View { EmptyView() }
    /// Whether it is on.
    @Binding public var isOn: Bool
  }

  /// The system's default.
  public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ToggleStyle where Self == DefaultToggleStyle {
    /// The system's default.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
  }

  /// A toggle.
  public struct SwitchToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style.
    public nonisolated init(tint: Color) {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ToggleStyle where Self == SwitchToggleStyle {
    /// A toggle.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  }

  /// A button.
  public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
  }

  extension View {
    /// Accepts how a switch looks.
    public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
  }
#endif
