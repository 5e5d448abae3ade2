#if os(Linux) || os(macOS)
  /// A text editor. Nobody types in it.
  public struct TextEditor: View, PrimitiveView {
    /// Creates a text editor.
    public init(text: Binding<String>) {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
