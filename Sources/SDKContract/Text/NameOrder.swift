/// The order in which a list declares names, for sorting what carries them.
package struct NameOrder: Sendable {
  private let ranks: [String: Int]

  /// Creates the order of a list; a name that occurs twice has its first place.
  package init(_ names: some Sequence<String>) {
    ranks = Dictionary(names.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }

  /// Returns whether the list has a name.
  package func contains(_ name: String) -> Bool { ranks[name] != nil }

  /// Sorts elements as their names are listed. Those whose names are not listed come last, in the order they have.
  package func sort<Element>(_ elements: inout [Element], by name: (Element) -> String) {
    let ranked = elements.enumerated().map { (rank: ranks[name($0.element)] ?? .max, $0.offset, $0.element) }
    elements = ranked.sorted { ($0.rank, $0.1) < ($1.rank, $1.1) }.map(\.2)
  }
}
