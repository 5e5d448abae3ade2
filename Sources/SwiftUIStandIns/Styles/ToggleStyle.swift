#if os(Linux) || os(macOS)
  import Foundation

  /// How a switch looks.
  @preconcurrency @MainActor
  public protocol ToggleStyle {
    /// What it is made of; nobody sees it, so that nobody asks for it.
    associatedtype Body: View
    /// What the style is told.
    typealias Configuration = ToggleStyleConfiguration
    /// What it is made of.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// What a style is told.
  @preconcurrency @MainActor
  public struct ToggleStyleConfiguration {
    /// What it says.
    public var label: some View { EmptyView() }
    /// Whether it is on.
    @Binding public var isOn: Bool
  }

  /// As the system has it.
  public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// What it is made of.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ToggleStyle where Self == DefaultToggleStyle {
    /// As the system has it.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
  }

  /// A switch.
  public struct SwitchToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style.
    public nonisolated init(tint: Color) {}
    /// What it is made of.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  }

  /// A button.
  public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// What it is made of.
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
