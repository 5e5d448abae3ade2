/// Something that inputs are given to.
protocol FuzzTarget {
  /// Its name, as the user gives it.
  static var name: String { get }

  /// Makes an input.
  func input(_ random: inout FuzzRandom) -> [UInt8]

  /// Takes an input, and counts its result.
  ///
  /// - Returns: What was wrong; nil if nothing was.
  mutating func take(_ input: [UInt8], _ random: inout FuzzRandom) -> String?

  /// How many inputs came to what.
  var counts: [String: Int] { get }
}
