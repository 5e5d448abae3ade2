/// What Objective-C calls a method that has a name in Swift.
enum ObjectiveCName {
  /// Words with which a label goes on from the name in front of it.
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// The name of a method.
  ///
  /// - Parameters:
  ///   - name: As Swift has it, with labels or without, such as `open(_:animated:)`, or as Objective-C has it.
  ///   - arguments: How many the method takes, where the name does not say it.
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

  /// The first label, as it stands behind the name.
  private static func joined(_ label: String) -> String {
    let capital = label.prefix(1).uppercased() + label.dropFirst()
    let word = label.prefix { $0.isLowercase }
    return prepositions.contains(String(word)) ? capital : "With" + capital
  }

  /// The name of the type by which a method is found.
  static func type(_ method: String) -> String { "__objc_" + method.map { $0 == ":" ? "_" : String($0) }.joined() }
}
