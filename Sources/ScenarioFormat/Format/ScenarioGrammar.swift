import SDKContract

/// The grammar of scenario files for a given list of SDKs: it checks, reads and writes files, and generates their
/// schema and reference.
public struct ScenarioGrammar: Sendable {
  /// The SDKs, in the order in which files and documentation list them.
  package let sdks: [SDKVocabulary]
  let scenario: ObjectFormat<Scenario>
  /// What can follow the verb of each step.
  package let stepArguments: [StepVerb: StepArgument]

  /// Creates the grammar of files for the given SDKs.
  ///
  /// - Parameters:
  ///   - sdks: The vocabularies that the SDKs declare.
  ///   - platformSwitches: The switches and faults of the device.
  package init(sdks: [SDKVocabulary], platformSwitches: [SettingSpecification]) {
    self.sdks = sdks
    let backend = Self.backend(sdks)
    let steps = StepFormat(sdks: sdks, backend: backend)
    stepArguments = steps.arguments
    scenario = Self.scenario(Self.platform(platformSwitches), Self.app(sdks), backend, steps)
  }

  /// Ambiguous keys and names in the declarations of the SDKs, each as a clause; empty if there are none.
  package var clashes: [String] { ShapeClashes(scenario.shape).found }

  private static func scenario(
    _ platform: ObjectFormat<PlatformDescription>, _ app: ObjectFormat<AppDescription>,
    _ backend: ObjectFormat<BackendDescription>, _ steps: StepFormat
  ) -> ObjectFormat<Scenario> {
    let defaults = Scenario(name: "")
    let fields: [Field<Scenario>] =
      [
        Field(
          .optional("$schema", .text(.any), "The JSON Schema by which editors complete and check the file."),
          read: { _, _, _ in }, write: { _ in nil }),
        Field(
          .required(
            "version", .integer(Scenario.currentVersion...Scenario.currentVersion),
            "The version of the format: \(Scenario.currentVersion)."), read: { _, _, _ in },
          write: { _ in .integer(Scenario.currentVersion) }),
        .required("name", \.name, .text(.nonEmpty), "What the scenario shows, in a few words."),
        .optional(
          "description", \.description, .text(.any), "What it shows, for a reader who does not write code."),
        .defaulted(
          "exhaustive", \.isExhaustive, .bool, false, default: "false",
          "Whether a callback that no expectation mentions is a failure."),
        .defaulted(
          "startDate", \.startDate, date, defaults.startDate, default: DateText.write(defaults.startDate),
          "The date at virtual time zero, in UTC, for the device and the servers."),
        .defaulted(
          "settle", \.settle, .duration, defaults.settle, default: "10m",
          "How long the run still waits for events after the last step."),
        .object("platform", \.platform, platform, "The device."),
        .object("app", \.app, app, "The app: its links, its SDKs and its behaviour."),
        .object("backend", \.backend, backend, "What the servers answer, how late, and how they fail."),
        Field(
          .required(
            "steps", .list(of: steps.shape, "step"), "What the user and the device do, in this order."),
          read: { reader, node, scenario in
            scenario.steps = steps.read(&reader, node)
            reader.hasSteps = true
          },
          write: { .array($0.steps.map(steps.write)) }),
        Field(
          .optional(
            "anytime", .list(of: steps.anytimeShape, "step"), default: "[]",
            "Steps that may happen at any time at which they are possible, each once or not at all. `replay` does none "
              + "of them unless a schedule has it; `explore` tries all."),
          read: { reader, node, scenario in
            // A mistake in `anytime` says nothing about the ordered steps.
            let unreadParts = reader.unreadParts
            scenario.anytime = steps.read(&reader, node)
            reader.unreadParts = unreadParts
          },
          write: { ScenarioValue.array($0.anytime.map(steps.write)).unlessEmpty }),
        .defaulted(
          "schedule", \.schedule, .texts(.order, "order"), [], default: "[]",
          "What differs from the default order, as a session of `step` saves it: `A#1 before B#1` or `A#1 at 2.1s`."),
        Field(
          .optional(
            "expect", .list(of: .choice(ExpectationFormat.choice.shape), "expectation"), default: "[]",
            "What must hold of the run."),
          read: { $2.placedExpectations = $0.readExpectations($1) },
          write: { ScenarioValue.array($0.expectations.map { ExpectationFormat.choice.write($0.kind) }).unlessEmpty }),
      ]
    return ObjectFormat(
      "scenario",
      "What is installed, what the user and the device do, what the servers answer, and what must hold of the run.",
      fields + [variants(over: fields.map(\.member))],
      make: { defaults },
      finish: { reader, node, scenario in reader.finish(&scenario, node) })
  }

  /// The member that declares variants: it is applied to the file before anything is read, and is not part of a
  /// scenario.
  private static func variants(over members: [ObjectShape.Member]) -> Field<Scenario> {
    let difference = ObjectShape(
      "variant",
      "What is different in one variant. Objects are merged with those of the file, member by member; `expect` "
        + "is added to that of the file; any other value replaces that of the file.",
      members.filter { !["$schema", "version", "name", "description"].contains($0.key) }.map { member in
        .optional(member.key, member.shape, default: "as in the file", member.summary)
      })
    let choices = Shape.either(
      [
        .list(of: .text(.variantName), "choice", minimum: 1, unique: true),
        .map("choice", key: .variantName, to: .object(difference), minimum: 1),
      ], expected: "an object with what is different in each choice, or a list of words")
    return Field(
      .optional(
        "variants", .map("axis", key: .variantName, to: choices, minimum: 1), default: "none",
        "What varies: each combination of choices is a separate run, named `file[axis=choice]`."),
      read: { _, _, _ in }, write: { _ in nil })
  }

  private static let date = Codec<UTCTime>(
    shape: .text(.date),
    read: { reader, node in reader.tree.string(node).flatMap { DateText.read(Array($0.utf8)[...]) } },
    write: { .string(DateText.write($0)) })

  private static func platform(_ switches: [SettingSpecification]) -> ObjectFormat<PlatformDescription> {
    ObjectFormat(
      "platform", "The device: the version of iOS, the life cycle of the app, and faults.",
      [
        .optional(
          "profile", \.profile, .name(.profiles), default: "a current version", "The version of iOS, such as `ios17`."),
        .optional(
          "style", \.style, .word, default: "uikit-scenes",
          "The life cycle of the app. If it is left out, the types of an app in Swift can decide it."),
        .defaulted(
          "switches", \.switches, .switches(switches), [], default: "{}",
          "Switches and faults of the device, by name."),
      ],
      make: { PlatformDescription() })
  }
}

extension ScenarioReader {
  /// Makes the checks that need the whole file.
  fileprivate mutating func finish(_ scenario: inout Scenario, _ root: Int) {
    if !hasSteps { unreadParts.insert(.steps) }
    if !isDeviceWhole(root) { unreadParts.insert(.device) }
    // If the list of gates is wrong or its key possibly misspelled, the complaint is made there, not again at each use.
    // The gates of an app in Swift are not known here.
    let app = tree.validChildren(root).first { has($0, "app") }
    let gates = app.flatMap { tree.member("gates", of: $0) } ?? app ?? root
    if scenario.app.uses == nil, !complaints.contains(in: tree.range(gates)) {
      checkGates(against: scenario.app.gates)
    }
    if let schedule = tree.validChildren(root).first(where: { has($0, "schedule") }), tree.kind(schedule) == .array {
      elements["schedule"] = Array(tree.validChildren(schedule))
    }
    scenario.places = ScenarioPlaces(tree, text, elements: elements)
  }

  /// Whether the device and the app were read as they are in the file, also if one of their keys is misspelled.
  private func isDeviceWhole(_ root: Int) -> Bool {
    let keys = ["platform", "app"]
    let children = tree.children(root)
    guard children.contains(where: { has($0, "app") }) || isWhole(root) else { return false }
    return children.allSatisfy { node in
      Spelling.nearest(to: tree.key(node), in: keys) == nil
        || tree.kind(node) != .invalid && !complaints.contains(in: tree.range(node))
    }
  }

  /// Complains about uses of gates that the app does not have.
  private mutating func checkGates(against gates: [String]) {
    let known = Set(gates)
    for node in gatesUsed {
      guard let gate = tree.string(node), !known.contains(gate) else { continue }
      let advice = ScenarioPlaces.addition("list", toKey: "gates")
      complaints.add(at: tree.offset(node), Step.complaint(aboutGate: gate, in: gates, unlisted: advice))
    }
  }
}
