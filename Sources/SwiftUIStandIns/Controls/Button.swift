#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A button. Nobody taps it.
  public struct Button<Label: View>: View, PrimitiveView {
    private let label: Label

    /// Creates a button.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.label = label() }
    /// Creates a button.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
      self.label = label()
    }

    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  extension Button where Label == Text {
    /// Creates a button.
    public init(_ title: some StringProtocol, action: @escaping () -> Void) { label = Text(title) }
    /// Creates a button.
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) { label = Text(title) }
  }

  /// The role of a button.
  public struct ButtonRole: Hashable, Sendable {
    /// The button cancels an operation.
    public static let cancel = ButtonRole()
    /// The button deletes something.
    public static let destructive = ButtonRole()
  }

  extension Button where Label == SwiftUIStandIns.Label {
    /// Creates a button with an image.
    public init(_ title: some StringProtocol, systemImage: String, action: @escaping () -> Void) {
      self.init(action: action) { SwiftUIStandIns.Label(title, systemImage: systemImage) }
    }
    /// Creates a button with an image.
    public init(
      _ title: some StringProtocol, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
      self.init(action: action) { SwiftUIStandIns.Label(title, systemImage: systemImage) }
    }
  }
#endif
