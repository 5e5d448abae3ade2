/// Stands for a state: 128 bits of hash, so that two of a million states are taken for one with a probability of 10⁻²⁷.
struct StateKey: Hashable {
  private let first: Int
  private let second: Int

  init(_ body: (inout Hasher) -> Void) {
    var hasher = Hasher()
    body(&hasher)
    // Both halves come of the same inner state, which is larger than the two.
    var other = hasher
    other.combine(UInt8(1))
    first = hasher.finalize()
    second = other.finalize()
  }
}
