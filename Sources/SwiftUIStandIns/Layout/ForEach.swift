#if os(Linux) || os(macOS)
  import Foundation

  /// Creates a view for each element of a collection.
  public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, ContentlessView {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content

    /// Creates a view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
      (self.data, id, self.content) = (data, { $0.id }, content)
    }

    /// Creates a view for each element.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
      (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
    }

    func evaluate(_ context: ViewContext) {
      for element in data { context.besideOthers.evaluate(content(element), at: AnyHashable(id(element))) }
    }
  }

  extension ForEach where Data == Range<Int>, ID == Int {
    /// Creates a view for each number.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
      self.init(data, id: \.self, content: content)
    }
  }
#endif
