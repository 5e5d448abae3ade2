#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A menu. Nobody opens it.
  public struct Menu: View, PrimitiveView {
    /// Creates a menu.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {}
    /// Creates a menu.
    public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
