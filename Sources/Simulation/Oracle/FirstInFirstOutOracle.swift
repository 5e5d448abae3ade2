/// Takes the events in their default order: earliest deadline first, then first in, first out.
public struct FirstInFirstOutOracle: Oracle, Sendable {
  /// Creates the oracle.
  public init() {}

  /// Takes the first event.
  public mutating func choose(_ decision: Decision) -> Int { 0 }
}
