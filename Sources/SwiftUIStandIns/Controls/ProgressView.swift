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

  extension ProgressView {
    /// Creates an indeterminate progress view with a label.
    public init(@ViewBuilder label: () -> some View) { self.init() }
    /// Creates a progress view for a value.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) { self.init() }
    /// Creates a progress view for a value, with a title.
    public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
      self.init()
    }
    /// Creates a progress view for a value, with labels.
    public init<Value: BinaryFloatingPoint>(
      value: Value?, total: Value = 1, @ViewBuilder label: () -> some View,
      @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) { self.init() }
  }
#endif
