/// Items that UIKit passes as a set, on whose order an app must not rely.
///
/// The order of a `Set` would differ between processes. Here the simulation decides it, so that code that takes `first`
/// gets the same item each time, or another one if the scenario says so.
public struct UnorderedItems<Element: Hashable & Sendable>: RandomAccessCollection, Hashable, Sendable {
  private let items: [Element]

  /// Creates the items, in the order in which code will find them.
  public init(_ items: [Element] = []) {
    self.items = items
  }

  /// The first position, which is 0.
  public var startIndex: Int { items.startIndex }
  /// The position after the last one.
  public var endIndex: Int { items.endIndex }

  /// The item at a position.
  public subscript(position: Int) -> Element { items[position] }
}
