/// A target that processes inputs.
protocol FuzzTarget {
  /// The name of the target, as the user gives it.
  static var name: String { get }

  /// Creates an input.
  func input(_ random: inout FuzzRandom) -> [UInt8]

  /// Processes an input, and counts its result.
  ///
  /// - Returns: What went wrong; nil if nothing did.
  mutating func take(_ input: [UInt8], _ random: inout FuzzRandom) -> String?

  /// The number of inputs for each result.
  var counts: [String: Int] { get }
}
