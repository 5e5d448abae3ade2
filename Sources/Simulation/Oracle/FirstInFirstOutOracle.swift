/// An oracle that chooses the default order: earliest deadline first, then first in, first out.
package struct FirstInFirstOutOracle: Oracle, Sendable {
  /// Creates the oracle.
  package init() {}

  /// True.
  package var takesFirst: Bool { true }

  /// Returns 0, the first event.
  package mutating func choose(_ decision: Decision) -> Int { 0 }
}
