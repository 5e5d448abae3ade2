/// A chooser that decides at random, in the same way for the same seed on every machine.
struct RandomChooser {
  private var state: UInt64

  /// - Parameters:
  ///   - seed: The user's seed.
  ///   - order: The position of the order, from 0.
  init(seed: UInt64, order: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(order) &* 0xD1B5_4A32_D192_ED03
  }

  /// Returns a random number below a limit.
  mutating func next(below limit: Int) -> Int {
    // SplitMix64; the bias of the remainder is below 2⁻⁵⁰ for the few events that can come next.
    state &+= 0x9E37_79B9_7F4A_7C15
    var x = state
    x = (x ^ x >> 30) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ x >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((x ^ x >> 31) % UInt64(limit))
  }
}
