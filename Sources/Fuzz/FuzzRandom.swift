/// Random numbers that are the same for the same seed and input, on every machine.
struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameters:
  ///   - seed: What the user gave.
  ///   - input: The number of the input, so that each can be made again by itself.
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

  /// A number from 0, below a limit that is greater than 0.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// True once in so many times, on average.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// One of some elements, of which there must be one.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
