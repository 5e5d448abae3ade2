#if os(Linux) || os(macOS)
  import Foundation

  /// A list.
  public struct List<Content: View>: View, PrimitiveView {
    private let content: Content

    /// Creates a list of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a list with a row for each element.
    public init<Data: RandomAccessCollection, Row: View>(
      _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
      content = ForEach(data, content: rowContent)
    }

    /// Creates a list with a row for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
      _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
      content = ForEach(data, id: id, content: rowContent)
    }

    /// Creates a list with a row for each element, and a selection.
    public init<Data: RandomAccessCollection, Value: Hashable, Row: View>(
      _ data: Data, selection: Binding<Value?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
      content = ForEach(data, content: rowContent)
    }

    /// Creates a list with a row for each element, and a selection.
    public init<Data: RandomAccessCollection, ID: Hashable, Value: Hashable, Row: View>(
      _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Value?>?,
      @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
      content = ForEach(data, id: id, content: rowContent)
    }

    /// Creates a list of views with a selection.
    public init<Value: Hashable>(selection: Binding<Value?>, @ViewBuilder content: () -> Content) {
      self.content = content()
    }

    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(content, at: "content") }
  }
#endif
