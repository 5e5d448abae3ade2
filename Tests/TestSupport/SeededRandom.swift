/// A small generator of numbers that are the same in every run (SplitMix64).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator; generators with the same seed yield the same numbers.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from zero up to a bound, which must be positive.
  public mutating func next(_ bound: Int) -> Int { Int(next() >> 1) % bound }

  /// Returns one of several elements, of which there must be at least one.
  public mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

  /// Returns true once in so many times, which must be positive.
  public mutating func once(in times: Int) -> Bool { next(times) == 0 }
}
