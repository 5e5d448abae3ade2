#if os(Linux) || os(macOS)
  /// A stepper. Nobody taps it.
  public struct Stepper: View, PrimitiveView {
    /// Creates a stepper.
    public init<Value: Strideable>(
      _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    /// Creates a stepper.
    public init<Value: Strideable>(
      _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    /// Creates a stepper.
    public init<Value: Strideable>(
      value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> some View
    ) {}
    /// Creates a stepper with actions.
    public init(_ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
