#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A picker. Nobody chooses in it.
  public struct Picker<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a picker.
    public init(
      _ title: some StringProtocol, selection: Binding<some Hashable>, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    func evaluate(_ context: ViewContext) { context.evaluate(content, at: "content") }
  }

  extension Picker {
    /// Creates a picker.
    public init(
      selection: Binding<some Hashable>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View
    ) { self.init("", selection: selection, content: content) }
    /// Creates a picker.
    public init(selection: Binding<some Hashable>, label: some View, @ViewBuilder content: () -> Content) {
      self.init("", selection: selection, content: content)
    }
    /// Creates a picker.
    public init(
      _ title: some StringProtocol, systemImage: String, selection: Binding<some Hashable>,
      @ViewBuilder content: () -> Content
    ) { self.init(title, selection: selection, content: content) }
  }
#endif
