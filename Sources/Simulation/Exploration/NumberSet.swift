/// A compact set of hash values: eight bytes each, plus between a third of that and as much again for free places.
///
/// The probability that two of a million collide is 3·10⁻⁸.
struct NumberSet {
  /// The values, each at or after its preferred place; 0 marks a free place.
  private var places = [UInt64](repeating: 0, count: 64)
  private(set) var count = 0

  /// Adds a value.
  ///
  /// - Returns: Whether the value is new.
  mutating func insert(_ value: UInt64) -> Bool {
    if count * 4 > places.count * 3 { grow() }
    return place(value == 0 ? 1 : value)
  }

  private mutating func place(_ value: UInt64) -> Bool {
    var index = Int(value % UInt64(places.count))
    while places[index] != 0 {
      if places[index] == value { return false }
      index += 1
      if index == places.count { index = 0 }
    }
    places[index] = value
    count += 1
    return true
  }

  private mutating func grow() {
    let old = places
    places = [UInt64](repeating: 0, count: old.count * 3 / 2)
    count = 0
    for value in old where value != 0 { _ = place(value) }
  }
}
