/// Positions of members of an object: one word for as many as objects of the format have, and more for the others.
struct MemberSet {
  private var word: UInt64 = 0
  private var further: Set<Int> = []

  func contains(_ position: Int) -> Bool {
    position < UInt64.bitWidth ? word & 1 << UInt64(position) != 0 : further.contains(position)
  }

  /// Adds a position, and returns whether it was not there.
  @discardableResult
  mutating func insert(_ position: Int) -> Bool {
    guard position < UInt64.bitWidth else { return further.insert(position).inserted }
    let bit: UInt64 = 1 << UInt64(position)
    defer { word |= bit }
    return word & bit == 0
  }
}
