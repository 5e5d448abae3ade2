#if os(Linux) || os(macOS)
  /// A tree of views, of which the roots are visible, because nobody expands them.
  public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let rows: ForEach<Data, ID, Leaf>

    /// Creates a tree of elements that have an identity.
    public init(
      _ data: Data, children: KeyPath<Data.Element, Data?>,
      @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID { rows = ForEach(data, content: content) }
    /// Creates a tree of elements.
    public init(
      _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
      @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { rows = ForEach(data, id: id, content: content) }

    /// The roots.
    public var body: some View { rows }
  }

  /// The view that a modifier changes.
  public struct PlaceholderContentView<Content: View>: View {
    let content: Content
    /// The view.
    public var body: some View { content }
  }
#endif
