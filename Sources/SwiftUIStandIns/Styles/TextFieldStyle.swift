#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a text field.
  @preconcurrency @MainActor
  public protocol TextFieldStyle {
    /// The type of the content, which is never displayed.
    associatedtype _Body: View
    /// The type of the field's label.
    typealias _Label = Text
    /// Creates the content of the styled field.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  }

  /// The default text field style.
  public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled field.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
  }

  extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default text field style.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
  }

  /// The text field style with a rounded border.
  public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled field.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
  }

  extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The text field style with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
  }

  /// The plain text field style.
  public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled field.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
  }

  extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The plain text field style.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
  }

  /// The style of a text editor.
  public protocol TextEditorStyle: Sendable {}

  /// The default text editor style.
  public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
  }

  /// The plain text editor style.
  public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
  }

  extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default text editor style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
  }

  extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The plain text editor style.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
  }

  extension View {
    /// Accepts a text field style.
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
    /// Accepts a text editor style.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  }
#endif
