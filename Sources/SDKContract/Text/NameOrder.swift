/// The order in which a list declares names, for sorting what carries them.
package struct NameOrder: Sendable {
  private let ranks: [String: Int]

  /// Creates the order of a list; a name that occurs twice has its first place.
  package init(_ names: some Sequence<String>) {
    ranks = Dictionary(names.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }

  /// Returns whether the list has a name.
  package func contains(_ name: String) -> Bool { ranks[name] != nil }

  /// Returns the place of a name in the list; a name that is not listed comes last.
  @usableFromInline
  package func rank(of name: String) -> Int { ranks[name] ?? .max }

  /// Sorts elements as their names are listed. Those whose names are not listed come last, in the order they have.
  ///
  /// The lists of a scenario file are mostly short and in order already, which costs no more than to look. Other
  /// modules get their own copy of the code for their elements: as generic code, it took half the time of reading a
  /// file.
  @inlinable
  package func sort<Element>(_ elements: inout [Element], by name: (Element) -> String) {
    guard elements.count > 1 else { return }
    let ranks = elements.map { rank(of: name($0)) }
    guard zip(ranks, ranks.dropFirst()).contains(where: >) else { return }
    let places = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    elements = places.map { elements[$0] }
  }
}
