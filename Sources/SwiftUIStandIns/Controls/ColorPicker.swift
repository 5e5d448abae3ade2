#if os(Linux) || os(macOS)
  /// A colour picker. Nobody chooses in it.
  public struct ColorPicker: View, PrimitiveView {
    /// Creates a colour picker.
    public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
