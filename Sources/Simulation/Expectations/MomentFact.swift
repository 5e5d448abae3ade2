/// A fact about a moment of a run, as in the `while` of a prohibition.
enum MomentFact: Sendable {
  case process(ProcessState)
  /// Nil for an app without a scene.
  case scene(SceneState?)
  case installed(Bool)
  case closedGates([String])

  /// The reason why a name and a value are not a fact.
  enum Problem: Error {
    case unknownKey
    /// With what the value can be, as a noun, and the known words.
    case unknownValue(String, known: [String])
    /// With what the value must be.
    case wrongType(expected: String)
  }

  /// Parses a fact.
  ///
  /// - Throws: A `Problem`; ignoring the fact instead would change what is forbidden.
  init(_ member: ScenarioValue.Member) throws(Problem) {
    guard let name = FactName(rawValue: member.key), name.isKnownAtEachEvent else { throw .unknownKey }
    switch (name, member.value) {
    case (.process, .string(let name)):
      guard let state = ProcessState(rawValue: name) else {
        throw .unknownValue("state of the process", known: ProcessState.allCases.map(\.rawValue))
      }
      self = .process(state)
    case (.scene, .string(let name)):
      guard let state = SceneState(rawValue: name) else {
        throw .unknownValue("state of the scene", known: SceneState.allCases.map(\.rawValue))
      }
      self = .scene(state)
    case (.scene, .null): self = .scene(nil)
    case (.installed, .bool(let isInstalled)): self = .installed(isInstalled)
    case (.closedGates, .array(let values)):
      let gates = values.compactMap { value in if case .string(let name) = value { name } else { nil } }
      guard gates.count == values.count else { throw .wrongType(expected: Self.expectation(of: name)) }
      self = .closedGates(gates)
    default: throw .wrongType(expected: Self.expectation(of: name))
    }
  }

  private static func expectation(of name: FactName) -> String {
    switch name {
    case .process: "the name of a state"
    case .scene: "the name of a state, or null"
    case .installed: "true or false"
    case .screen, .storedLink: "a name, or null"
    case .closedGates: "a list of gates"
    case .pending: "a list of events"
    }
  }
}
