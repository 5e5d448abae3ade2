#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A button that opens the share sheet. Nobody taps it.
  public struct ShareLink<Label: View>: View, PrimitiveView {
    private let label: Label

    /// Creates a share button for an item.
    public init<Item>(
      item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// Creates a share button for several items.
    public init<Items: RandomAccessCollection>(
      items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.label = label() }

    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  extension ShareLink where Label == Text {
    /// Creates a share button for an item, with the system's title.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) { label = Text("Share…") }
    /// Creates a share button for an item.
    public init<Item>(
      _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil
    ) { label = Text(title) }
  }
#endif
