#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A progress indicator.
  public struct ProgressView: View, PrimitiveView {
    /// Creates an indeterminate progress view.
    public init() {}
    /// Creates an indeterminate progress view with a title.
    public init(_ title: some StringProtocol) {}
    /// Creates a progress view for a value.
    public init(value: Double?, total: Double = 1) {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
