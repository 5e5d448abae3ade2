import DeepLinkSimulator

/// An oracle that decides at random, so that each seed gives another order.
package struct SeededOracle: Oracle, Sendable {
  private var random: SeededRandom

  /// Creates an oracle; oracles with the same seed decide alike.
  package init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Returns a random position.
  package mutating func choose(_ decision: Decision) -> Int { random.next(decision.count) }
}
