extension FinalState {
  /// The names under which a `finally` expectation finds what holds at the end.
  package static let keys = ["screen", "storedLink", "process", "scene", "installed", "closedGates", "pending"]

  /// The keys of values that are sets, or sets with repetitions: the order in which they are written means nothing.
  static let sets: Set<String> = ["closedGates", "pending"]

  /// Returns the value of a key; nil if there is no such key.
  func value(of key: String) -> PayloadValue? {
    switch key {
    case "screen": screen.map(PayloadValue.string) ?? .null
    case "storedLink": storedLink.map(PayloadValue.string) ?? .null
    case "process": .string(process.rawValue)
    case "scene": scene.map { .string($0.rawValue) } ?? .null
    case "installed": .bool(isInstalled)
    case "closedGates": .array(closedGates.map(PayloadValue.string))
    case "pending": .array(pending.map(PayloadValue.string))
    default: nil
    }
  }

  /// All of the state, as the members of one object.
  var members: [PayloadEntry] {
    Self.keys.sorted().map { PayloadEntry($0, value(of: $0) ?? .null) }
  }
}
