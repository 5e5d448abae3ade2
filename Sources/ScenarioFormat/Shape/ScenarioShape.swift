import SDKContract

/// The shape of expectations.
enum ScenarioShape {
  private static let duration = Shape.text(.duration)
  private static let processStates = ProcessState.allCases.map(\.rawValue)
  private static let sceneStates = SceneState.allCases.map(\.rawValue)

  private static func name(_ vocabulary: Vocabulary) -> Shape { .text(.name(vocabulary)) }

  private static let pattern = name(.events)
  private static let times = Shape.either(
    [
      .integer(0...Int.max),
      .object(
        ObjectShape(
          "times", "How often something happens.", needing: ["atLeast", "atMost"],
          [
            .optional("atLeast", .integer(0...Int.max), "The least number of times."),
            .optional("atMost", .integer(0...Int.max), "The greatest number of times."),
          ])),
    ], expected: "a number such as 1, or an object such as {\"atLeast\": 1, \"atMost\": 2}")

  private static let eventMembers: [ObjectShape.Member] = [
    .optional("times", times, default: "at least once", "How often it happens: a number, or bounds."),
    .optional(
      "payload", .map("key path", to: .anything), default: "{}",
      "Values that the payload of each such event has, by key or dotted key path."),
    .optional(
      "without", .list(of: .text(.nonEmpty), "key path", unique: true), default: "[]",
      "Keys or dotted key paths that the payload of no such event has."),
    .optional("after", duration, "The earliest virtual time at which it may happen."),
    .optional("before", duration, "The latest virtual time at which it may happen."),
  ]

  private static let patterns = Shape.either(
    [pattern, .list(of: pattern, "event", minimum: 1, unique: true)],
    expected: "an event such as \"route\", or a list of events")

  private static let conditions: [ObjectShape.Member] = [
    .optional("before", patterns, "It does not happen before one of these events has happened."),
    .optional("without", patterns, "It does not happen more often than these events have happened before it."),
    .optional(
      "while", .either([.object(situation), span], expected: "an object, or the first and the last event of a time"),
      "It does not happen while this holds: facts of the moment, or from one event to another."),
  ]

  private static let span = Shape.list(of: pattern, "event", minimum: 2, maximum: 2)

  private static let situation = ObjectShape(
    "while", "What holds at a moment.", needing: situationKeys,
    factMembers.filter { situationKeys.contains($0.key) })

  /// The facts that a trace shows at each event.
  private static let situationKeys = FactName.ofEachEvent.map(\.rawValue)

  private static let obligation: [ObjectShape.Member] = [
    .required("eventually", patterns, "What happens in the end: one of these events."),
    .optional("unless", patterns, default: "no event", "The events after which it need not happen any more."),
    .optional("within", duration, default: "any time", "How long it may take, in virtual time."),
  ]

  private static let facts = ObjectShape(
    "finally", "What holds after the last event; what is not named is not looked at.", needing: factKeys, factMembers)

  private static let factKeys = factMembers.map(\.key)

  private static let factMembers: [ObjectShape.Member] = [
    .optional(
      FactName.screen.rawValue, orNull(.nonEmpty, "a screen"), "The screen that the app shows; `null` for none."),
    .optional(
      FactName.storedLink.rawValue, orNull(.any, "a link"), "The link that the app keeps for later; `null` for none."),
    .optional(FactName.process.rawValue, .text(.oneOf(processStates)), "The state of the process."),
    .optional(
      FactName.scene.rawValue, orNull(.oneOf(sceneStates), sceneStates.map(\.quoted).joined(separator: ", ")),
      "The state of the scene; `null` if the app has none."),
    .optional(FactName.installed.rawValue, .bool, "Whether the app is installed."),
    .optional(
      FactName.closedGates.rawValue, .list(of: .text(.nonEmpty), "gate", unique: true), "The gates that are closed."),
    .optional(
      FactName.pending.rawValue, .list(of: .text(.nonEmpty), "event"), "What is still to come when the waiting ends."),
  ]

  private static func orNull(_ rule: TextRule, _ expected: String) -> Shape {
    .either([.text(rule), .null], expected: "\(expected) or null")
  }

  static let expectation = Shape.choice(
    ChoiceShape(
      "expectation", noun: "expectation", "Something that must hold of the run.",
      [
        .verb("callback", name(.callbacks), "An SDK calls the app.", with: eventMembers),
        .verb("event", pattern, "An event of any kind happens.", with: eventMembers),
        .verb(
          "sequence", formerly: ExpectationVerb.sequence.formerKeys, .list(of: pattern, "event", minimum: 1),
          "These events happen one after another, with others between them."),
        .verb(
          "consecutive", .list(of: pattern, "event", minimum: 1),
          "These events happen one after another, with no other callback or app event between them."),
        .verb(
          "exactly", .list(of: pattern, "callback"),
          "Exactly these SDK callbacks happen, one after another, and no others."),
        .verb("never", pattern, "This event does not happen, at all or under one condition.", with: conditions),
        .verb(
          "whenever", pattern, "After each such event another one, which is named beside it, happens in the end.",
          with: obligation),
        .verb(
          "refuses", .text(.rule),
          "The scenario is refused, for the reason of this rule: iOS or an SDK does not allow what it asks for."),
        .verb("finally", .object(facts), "What holds after the last event."),
      ]))
}
