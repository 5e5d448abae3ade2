/// A small generator of numbers that are the same in every run.
struct AdjustRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from zero up to a bound, which must be positive.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
