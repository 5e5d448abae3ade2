#if os(Linux) || os(macOS)
  import Foundation

  extension ForEach {
    /// Creates a view for the binding of each element.
    public init<Elements: MutableCollection & RandomAccessCollection>(
      _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
      Data == [BoundElement<Elements.Element, Elements.Element.ID>], Elements.Element: Identifiable,
      ID == Elements.Element.ID
    {
      self.init(data, id: \.id, content: content)
    }

    /// Creates a view for the binding of each element.
    public init<Elements: MutableCollection & RandomAccessCollection>(
      _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
      @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == [BoundElement<Elements.Element, ID>] {
      let elements = data.wrappedValue.indices.map { index in
        let known = data.wrappedValue[index]
        return BoundElement(
          id: known[keyPath: id],
          binding: Binding(
            get: { data.wrappedValue.indices.contains(index) ? data.wrappedValue[index] : known },
            set: { if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = $0 } }))
      }
      self.init(elements, id: \.id) { content($0.binding) }
    }
  }

  /// An element with a binding.
  public struct BoundElement<Element, ID: Hashable>: Identifiable {
    /// The identity of the element.
    public let id: ID
    let binding: Binding<Element>
  }

  // Editing of rows: the actions are accepted, but nobody edits.
  extension ForEach {
    /// Accepts an action that deletes rows.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
    /// Accepts an action that moves rows.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
  }

  extension List {
    /// Creates a list of views with a selection of several.
    public init<Value: Hashable>(selection: Binding<Set<Value>>, @ViewBuilder content: () -> Content) {
      self.init(content: content)
    }
    /// Creates a list of views with a selection.
    public init<Value: Hashable>(selection: Binding<Value>, @ViewBuilder content: () -> Content) {
      self.init(content: content)
    }
    /// Creates a list with a row for each element and a selection.
    public init<Data: RandomAccessCollection, Value: Hashable, Row: View>(
      _ data: Data, selection: Binding<Value?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
      self.init(data, rowContent: rowContent)
    }
  }

  extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
      for offset in offsets.reversed() where indices.contains(offset) { remove(at: offset) }
    }
  }

  extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
    /// Moves the elements at offsets.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
      let moved = source.filter { indices.contains($0) }.map { self[$0] }
      let before = source.filter { $0 < destination }.count
      remove(atOffsets: source)
      insert(contentsOf: moved, at: Swift.min(Swift.max(0, destination - before), count))
    }
  }
#endif
