import DeepLinkSimulator

/// Chooses by a small generator, so that every seed is another order.
struct SeededOracle: Oracle, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func choose(_ decision: Decision) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % decision.count
  }
}
