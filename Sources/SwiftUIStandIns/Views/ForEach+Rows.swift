#if os(Linux) || os(macOS)
  import Foundation

  extension ForEach {
    /// Makes a view for each element, which may change it.
    public init<Elements: MutableCollection & RandomAccessCollection>(
      _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
      Data == [BoundElement<Elements.Element, Elements.Element.ID>], Elements.Element: Identifiable,
      ID == Elements.Element.ID
    {
      self.init(data, id: \.id, content: content)
    }

    /// Makes a view for each element, which may change it.
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

  /// An element that a view may change.
  public struct BoundElement<Element, ID: Hashable>: Identifiable {
    /// What tells the element from others.
    public let id: ID
    let binding: Binding<Element>
  }

  // What users do with rows: it is accepted, and nobody does it.
  extension ForEach {
    /// Accepts what happens when rows are deleted.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
    /// Accepts what happens when rows are moved.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
  }

  extension List {
    /// Arranges views in rows, of which several are chosen.
    public init<Value: Hashable>(selection: Binding<Set<Value>>, @ViewBuilder content: () -> Content) {
      self.init(content: content)
    }
    /// Arranges views in rows, of which one is chosen.
    public init<Value: Hashable>(selection: Binding<Value>, @ViewBuilder content: () -> Content) {
      self.init(content: content)
    }
    /// Makes a row for each element, of which one is chosen.
    public init<Data: RandomAccessCollection, Value: Hashable, Row: View>(
      _ data: Data, selection: Binding<Value?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
      self.init(data, rowContent: rowContent)
    }
  }

  extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes elements.
    public mutating func remove(atOffsets offsets: IndexSet) {
      for offset in offsets.reversed() where indices.contains(offset) { remove(at: offset) }
    }
  }

  extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
    /// Moves elements to another place.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
      let moved = source.filter { indices.contains($0) }.map { self[$0] }
      let before = source.filter { $0 < destination }.count
      remove(atOffsets: source)
      insert(contentsOf: moved, at: Swift.min(Swift.max(0, destination - before), count))
    }
  }
#endif
