#if os(Linux) || os(macOS)
  /// A button that toggles the edit mode. Nobody taps it.
  public struct EditButton: View, PrimitiveView {
    /// Creates a button.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
