#if os(Linux) || os(macOS)
  /// A view for missing content.
  public struct ContentUnavailableView: View, PrimitiveView {
    private let actions: AnyView
    /// Creates a view with a title and image.
    public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
      actions = AnyView(EmptyView())
    }
    /// Creates a view with a label and actions.
    public init(
      @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View = { EmptyView() },
      @ViewBuilder actions: () -> some View = { EmptyView() }
    ) { self.actions = AnyView(actions()) }
    /// The view for a search without results.
    public static var search: ContentUnavailableView { ContentUnavailableView("No Results", systemImage: "") }
    /// Returns the view for a search without results.
    public static func search(text: String) -> ContentUnavailableView { search }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(actions, at: "actions") }
  }
#endif
