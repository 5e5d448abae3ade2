/// A set of positions of an object's members: one word for the usual sizes, with room for more.
struct MemberSet {
  private var word: UInt64 = 0
  private var further: Set<Int> = []

  func contains(_ position: Int) -> Bool {
    position < UInt64.bitWidth ? word & 1 << UInt64(position) != 0 : further.contains(position)
  }

  /// Adds a position; returns false if it is there already.
  @discardableResult
  mutating func insert(_ position: Int) -> Bool {
    guard position < UInt64.bitWidth else { return further.insert(position).inserted }
    let bit: UInt64 = 1 << UInt64(position)
    defer { word |= bit }
    return word & bit == 0
  }
}
