#if os(Linux) || os(macOS)
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
#endif
