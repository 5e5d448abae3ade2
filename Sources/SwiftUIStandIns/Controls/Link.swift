#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// A link to a URL. Nobody taps it.
  public struct Link<Label: View>: View, PrimitiveView {
    private let label: Label
    /// Creates a link.
    public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  extension Link where Label == Text {
    /// Creates a link.
    public init(_ title: some StringProtocol, destination: URL) { label = Text(title) }
  }
#endif
