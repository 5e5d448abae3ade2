import SDKContract

/// Collects the members of an object to be written.
struct ObjectBuilder {
  private var members: [ScenarioValue.Member] = []

  var value: ScenarioValue { .object(members) }

  /// Adds a member if there is a value.
  mutating func add(_ key: String, _ value: ScenarioValue?) {
    if let value { members.append(ScenarioValue.Member(key, value)) }
  }
}
