#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// A text field. Nobody types in it.
  public struct TextField<Label: View>: View, PrimitiveView {
    private let label: Label
    init(_ label: Label) { self.label = label }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  extension TextField where Label == Text {
    /// Creates a text field.
    public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis = .horizontal) { label = Text(title) }
  }

  /// A text field that hides its text. Nobody types in it.
  public struct SecureField: View, PrimitiveView {
    /// Creates a secure field.
    public init(_ title: some StringProtocol, text: Binding<String>) {}
    func evaluate(_ context: ViewContext) {}
  }

  extension TextField where Label == Text {
    /// Creates a text field.
    public init(
      _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
      onCommit: @escaping () -> Void
    ) { self.init(title, text: text) }
    /// Creates a text field.
    public init(_ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
      self.init(title, text: text)
    }
    /// Creates a text field.
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
      self.init(title, text: text)
    }
    /// Creates a text field for a formatted value.
    public init<Format: ParseableFormatStyle>(
      _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String { self.init(title, text: .constant("")) }
    /// Creates a text field for a formatted value.
    public init<Value>(_ title: some StringProtocol, value: Binding<Value>, formatter: Formatter) {
      self.init(title, text: .constant(""))
    }
  }

  extension TextField {
    /// Creates a text field.
    public init(
      text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
    ) { self.init(label()) }
  }

  extension SecureField {
    /// Creates a secure field.
    public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
      self.init(title, text: text)
    }
    /// Creates a secure field.
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) { self.init(title, text: text) }
  }
#endif
