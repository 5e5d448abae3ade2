/// Derives the Objective-C names of Swift methods.
enum ObjectiveCName {
  /// Prepositions with which a label continues the base name.
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// Returns the Objective-C name of a method.
  ///
  /// - Parameters:
  ///   - name: The name in Swift, with or without labels, such as `open(_:animated:)`, or in Objective-C.
  ///   - arguments: The number of arguments, if the name does not show it.
  static func method(_ name: String, arguments: Int) -> String {
    let name = name.filter { $0 != "`" }
    guard let bracket = name.firstIndex(of: "(") else {
      return name.contains(":") ? name : name + String(repeating: ":", count: arguments)
    }
    let base = String(name[..<bracket])
    let labels = name[bracket...].dropFirst().dropLast().split(separator: ":").map(String.init)
    guard let first = labels.first else { return base }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
    return base + (first == "_" ? "" : joined(first)) + ":" + rest
  }

  /// Returns the first label in the form in which it is appended to the base name.
  private static func joined(_ label: String) -> String {
    let capital = label.prefix(1).uppercased() + label.dropFirst()
    let word = label.prefix { $0.isLowercase }
    return prepositions.contains(String(word)) ? capital : "With" + capital
  }

  /// Returns the name of the type by which a method is found.
  static func type(_ method: String) -> String { "__objc_" + method.map { $0 == ":" ? "_" : String($0) }.joined() }
}
