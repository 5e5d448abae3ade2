/// A set of hash values in as little memory as can be: eight bytes each, and a third to as much again for free places.
///
/// Two of a million are taken for one with a probability of 3·10⁻⁸.
struct NumberSet {
  /// The values, each at or behind the place that it asks for; 0 is a free place.
  private var places = [UInt64](repeating: 0, count: 64)
  private(set) var count = 0

  /// Adds a value.
  ///
  /// - Returns: Whether it was not there.
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
