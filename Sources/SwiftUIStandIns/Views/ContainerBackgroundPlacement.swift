#if os(Linux) || os(macOS)
  /// The container of a background.
  public struct ContainerBackgroundPlacement: Hashable, Sendable {
    /// A navigation stack.
    public static let navigation = ContainerBackgroundPlacement()
    /// A widget.
    public static let widget = ContainerBackgroundPlacement()
    /// A window.
    public static let window = ContainerBackgroundPlacement()
  }
#endif
