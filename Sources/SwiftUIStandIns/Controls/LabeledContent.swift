#if os(Linux) || os(macOS)
  import Foundation

  /// A view with a label.
  public struct LabeledContent<Label: View, Content: View>: View, PrimitiveView {
    private let label: Label
    private let content: Content
    /// Creates a view with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
      (self.content, self.label) = (content(), label())
    }
    func evaluate(_ context: ViewContext) {
      context.besideOthers.evaluate(label, at: "label")
      context.besideOthers.evaluate(content, at: "content")
    }
  }

  extension LabeledContent where Label == Text {
    /// Creates a view with a title.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
      (label, self.content) = (Text(title), content())
    }
  }

  extension LabeledContent where Label == Text, Content == Text {
    /// Creates a value with a title.
    public init(_ title: some StringProtocol, value: some StringProtocol) {
      (label, content) = (Text(title), Text(value))
    }
    /// Creates a formatted value with a title.
    public init<Format: FormatStyle>(_ title: some StringProtocol, value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      (label, content) = (Text(title), Text(value, format: format))
    }
  }
#endif
