/// Takes the events in their default order: earliest deadline first, then first in, first out.
package struct FirstInFirstOutOracle: Oracle, Sendable {
  /// Creates the oracle.
  package init() {}

  /// It does.
  package var takesFirst: Bool { true }

  /// Takes the first event.
  package mutating func choose(_ decision: Decision) -> Int { 0 }
}
