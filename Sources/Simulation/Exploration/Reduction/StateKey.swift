/// The key of a state: a hash of 128 bits, so the probability that two of a million states collide is 10⁻²⁷.
struct StateKey: Hashable {
  private let first: Int
  private let second: Int

  init(_ body: (inout Hasher) -> Void) {
    var hasher = Hasher()
    body(&hasher)
    // Both halves are computed from the same inner state, which is larger than the two together.
    var other = hasher
    other.combine(UInt8(1))
    first = hasher.finalize()
    second = other.finalize()
  }
}
