#if os(Linux) || os(macOS)
  /// A slider. Nobody moves it.
  public struct Slider: View, PrimitiveView {
    /// Creates a slider.
    public init<Value: BinaryFloatingPoint>(
      value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    /// Creates a slider with steps.
    public init<Value: BinaryFloatingPoint>(
      value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    /// Creates a slider with labels.
    public init<Value: BinaryFloatingPoint>(
      value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
      @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
      @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
