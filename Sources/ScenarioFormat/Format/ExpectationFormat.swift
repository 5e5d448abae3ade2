import SDKContract

/// The expectations of a scenario: for each key, its allowed values, the keys that can accompany it, its meaning, and
/// how it is read and written.
enum ExpectationFormat {
  static let choice = ChoiceFormat(
    "expectation", noun: "expectation", "Something that must hold of the run.",
    [callback, event, sequence, consecutive, exactly, never, whenever, refuses, finally])

  private static let sequence = VerbFormat<Expectation.Kind>(
    "sequence", formerly: ["order"], .patterns("event", minimum: 1),
    "These events happen one after another, with others between them.",
    { .sequence($0) }, { if case .sequence(let patterns) = $0 { patterns } else { nil } })

  private static let consecutive = VerbFormat<Expectation.Kind>(
    "consecutive", .patterns("event", minimum: 1),
    "These events happen one after another, with no other callback or app event between them.",
    { .consecutive($0) }, { if case .consecutive(let patterns) = $0 { patterns } else { nil } })

  private static let exactly = VerbFormat<Expectation.Kind>(
    "exactly", .patterns("callback"), "Exactly these SDK callbacks happen, one after another, and no others.",
    { .exactly($0) }, { if case .exactly(let patterns) = $0 { patterns } else { nil } })

  private static let refuses = VerbFormat<Expectation.Kind>(
    "refuses", rule,
    "The scenario is refused because of this rule: iOS or an SDK does not allow what it asks for.",
    { .refuses($0) }, { if case .refuses(let rule) = $0 { rule } else { nil } })

  private static let finally = VerbFormat<Expectation.Kind>(
    "finally", facts, "What holds after the last event.",
    { .finally($0) }, { if case .finally(let facts) = $0 { facts } else { nil } })

  private static let rule = Codec<String>(
    shape: .text(.rule),
    read: { reader, node in
      reader.places.rule = reader.location(node)
      return reader.tree.string(node)
    }, write: { .string($0) })

  // MARK: Facts

  private static let facts = Codec<[ScenarioValue.Member]>(
    shape: .object(
      ObjectShape(
        "finally", "What holds after the last event. What is not named is not checked.",
        needing: FactName.allCases.map(\.rawValue), FactName.allCases.map(\.member))),
    read: { reader, node in
      reader.places.members = reader.keyLocations(node)
      return reader.facts(node)
    }, write: { .object($0) })

  static let situation = Codec<[ScenarioValue.Member]>(
    shape: .object(
      ObjectShape(
        "while", "What holds at a moment.", needing: FactName.ofEachEvent.map(\.rawValue),
        FactName.ofEachEvent.map(\.member))),
    read: { $0.facts($1) }, write: { .object($0) })
}

extension FactName {
  /// The member for a fact in a file.
  fileprivate var member: ObjectShape.Member {
    switch self {
    case .screen:
      .optional(rawValue, Self.orNull(.nonEmpty, "a screen"), "The screen that the app shows; `null` for none.")
    case .storedLink:
      .optional(rawValue, Self.orNull(.any, "a link"), "The link that the app keeps for later; `null` for none.")
    case .process: .optional(rawValue, Codec<ProcessState>.word.shape, "The state of the process.")
    case .scene:
      .optional(
        rawValue, Self.orNull(.oneOf(Self.sceneStates), Self.sceneStates.map(\.quoted).joined(separator: ", ")),
        "The state of the scene; `null` if the app has none.")
    case .installed: .optional(rawValue, .bool, "Whether the app is installed.")
    case .closedGates:
      .optional(rawValue, .list(of: .text(.nonEmpty), "gate", unique: true), "The gates that are closed.")
    case .pending:
      .optional(rawValue, .list(of: .text(.nonEmpty), "event"), "The events that are still to come when the run ends.")
    }
  }

  private static let sceneStates = SceneState.allCases.map(\.rawValue)

  private static func orNull(_ rule: TextRule, _ expected: String) -> Shape {
    .either([.text(rule), .null], expected: "\(expected) or null")
  }
}

extension ScenarioReader {
  /// Reads an object of facts; nil if it is empty.
  fileprivate mutating func facts(_ node: Int) -> [ScenarioValue.Member]? {
    if let gates = tree.member("closedGates", of: node) { gatesUsed += values(gates) }
    let facts = entries(node)
    return facts.isEmpty ? nil : facts
  }
}
