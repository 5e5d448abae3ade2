#if os(Linux) || os(macOS)
  import Foundation

  /// How a field looks.
  @preconcurrency @MainActor
  public protocol TextFieldStyle {
    /// The type of the content, which is never displayed.
    associatedtype _Body: View
    /// What the field says.
    typealias _Label = Text
    /// What it is made of.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  }

  /// The system's default.
  public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// What it is made of.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
  }

  extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The system's default.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
  }

  /// A field with a border.
  public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// What it is made of.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
  }

  extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field with a border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
  }

  /// A field without a border.
  public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// What it is made of.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
  }

  extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
  }

  /// How a text of several lines looks that the user writes.
  public protocol TextEditorStyle: Sendable {}

  /// The system's default.
  public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
  }

  /// A text without a background.
  public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
  }

  extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The system's default.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
  }

  extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// A text without a background.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
  }

  extension View {
    /// Accepts how a field looks.
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
    /// Accepts how a text of several lines looks that the user writes.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  }
#endif
