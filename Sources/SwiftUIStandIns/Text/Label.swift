#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A title with an icon.
  public struct Label: View, PrimitiveView {
    /// Creates a label.
    public init(_ title: some StringProtocol, systemImage: String) {}
    /// Creates a label.
    public init(_ title: some StringProtocol, image: String) {}
    /// Creates a label.
    public init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View) {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
