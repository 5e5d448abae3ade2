#if os(Linux) || os(macOS)
  /// A gauge.
  public struct Gauge<Label: View>: View, PrimitiveView {
    private let label: Label
    /// Creates a gauge.
    public init<Value: BinaryFloatingPoint>(
      value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// Creates a gauge.
    public init<Value: BinaryFloatingPoint>(
      value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
      @ViewBuilder currentValueLabel: () -> some View
    ) { self.label = label() }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }
#endif
