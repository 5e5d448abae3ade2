#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a button.
  @preconcurrency @MainActor
  public protocol ButtonStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = ButtonStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a button style receives.
  @preconcurrency @MainActor
  public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View, PrimitiveView {
      func evaluate(_ context: ViewContext) {}
    }
    /// The button's role.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is pressed.
    public let isPressed: Bool
  }

  /// The style of a button that also decides when the action runs.
  @preconcurrency @MainActor
  public protocol PrimitiveButtonStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a primitive button style receives.
  @preconcurrency @MainActor
  public struct PrimitiveButtonStyleConfiguration {
    /// The button's role.
    public let role: ButtonRole?
    /// The button's label.
    public let label: ButtonStyleConfiguration.Label
    /// Runs the button's action. Has no effect.
    public func trigger() {}
  }

  /// The default button style.
  public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default button style.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  }

  /// The plain button style.
  public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The plain button style.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
  }

  /// The borderless button style.
  public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The borderless button style.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
  }

  /// The bordered button style.
  public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The bordered button style.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  }

  /// The prominent bordered button style.
  public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The prominent bordered button style.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
  }

  /// The glass button style.
  public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The glass button style.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
  }

  /// The prominent glass button style.
  public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The prominent glass button style.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
  }

  /// The border shape of a button.
  public struct ButtonBorderShape: Hashable, Sendable {
    /// The default shape.
    public static let automatic = ButtonBorderShape()
    /// A capsule.
    public static let capsule = ButtonBorderShape()
    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape()
    /// A circle.
    public static let circle = ButtonBorderShape()
    /// Returns a rounded rectangle with a radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
  }

  extension View {
    /// Accepts a button style.
    public func buttonStyle(_ style: some ButtonStyle) -> some View { self }
    /// Accepts a button style.
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }
    /// Accepts a border shape.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  }
#endif
