/// Random numbers that are the same for the same seed and input, on every machine.
struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameters:
  ///   - seed: The seed that the user gave.
  ///   - input: The number of the input, so that each can be reproduced separately.
  init(seed: UInt64, input: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: input) &* 0xD1B5_4A32_D192_ED03
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var x = state
    x = (x ^ x >> 30) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ x >> 27) &* 0x94D0_49BB_1331_11EB
    return x ^ x >> 31
  }

  /// Returns a number from 0 up to, but not including, a limit greater than 0.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Returns true with the probability of 1 in `count`.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// Returns a random element; there must be at least one.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
