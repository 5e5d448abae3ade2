#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A toggle. Nobody taps it.
  public struct Toggle<Label: View>: View, PrimitiveView {
    private let label: Label
    /// Creates a toggle.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  extension Toggle where Label == Text {
    /// Creates a toggle.
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) { label = Text(title) }
  }
#endif
