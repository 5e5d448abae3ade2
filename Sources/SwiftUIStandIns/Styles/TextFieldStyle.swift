#if os(Linux) || os(macOS)
  import Foundation

  /// How a field looks.
  @preconcurrency @MainActor
  public protocol TextFieldStyle {
    /// What it is made of; nobody sees it, so that nobody asks for it.
    associatedtype _Body: View
    /// What the field says.
    typealias _Label = Text
    /// What it is made of.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  }

  /// As the system has it.
  public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// What it is made of.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
  }

  extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// As the system has it.
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

  /// As the system has it.
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
    /// As the system has it.
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
