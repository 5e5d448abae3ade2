#if os(Linux) || os(macOS)
  import Foundation

  /// How a button looks.
  @preconcurrency @MainActor
  public protocol ButtonStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = ButtonStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// What the style of a button is told.
  @preconcurrency @MainActor
  public struct ButtonStyleConfiguration {
    /// What the button says.
    public struct Label: View, PrimitiveView {
      func evaluate(_ context: ViewContext) {}
    }
    /// What the button is for.
    public let role: ButtonRole?
    /// What the button says.
    public let label: Label
    /// Whether it is pressed.
    public let isPressed: Bool
  }

  /// How a button looks, and when it does what it is for.
  @preconcurrency @MainActor
  public protocol PrimitiveButtonStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// What the style of a button is told that does what it is for.
  @preconcurrency @MainActor
  public struct PrimitiveButtonStyleConfiguration {
    /// What the button is for.
    public let role: ButtonRole?
    /// What the button says.
    public let label: ButtonStyleConfiguration.Label
    /// Does what the button is for; nobody taps it.
    public func trigger() {}
  }

  /// The system's default.
  public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The system's default.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  }

  /// A text.
  public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A text.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
  }

  /// A button without a border.
  public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
  }

  /// A button with a border.
  public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button with a border.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  }

  /// A filled button.
  public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A filled button.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
  }

  /// A button of glass.
  public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button of glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
  }

  /// A coloured button of glass.
  public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A coloured button of glass.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
  }

  /// The shape of a button.
  public struct ButtonBorderShape: Hashable, Sendable {
    /// The system's default.
    public static let automatic = ButtonBorderShape()
    /// Round at both ends.
    public static let capsule = ButtonBorderShape()
    /// With round corners.
    public static let roundedRectangle = ButtonBorderShape()
    /// Round.
    public static let circle = ButtonBorderShape()
    /// With round corners.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
  }

  extension View {
    /// Accepts how a button looks.
    public func buttonStyle(_ style: some ButtonStyle) -> some View { self }
    /// Accepts how a button looks.
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }
    /// Accepts the shape of a button.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  }
#endif
