#if os(Linux) || os(macOS)
  /// A button that pastes content. Nobody taps it.
  public struct PasteButton: View, PrimitiveView {
    /// Creates a button.
    public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
