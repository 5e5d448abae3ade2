import SDKContract

/// A key that can stand in a step beside its verb.
package struct StepModifier: Sendable {
  /// The key.
  package let key: String
  /// Whether its value can be any JSON value; it is a string otherwise.
  package let takesAnything: Bool
}

/// The steps of a scenario: for each verb what it may be, what goes with it, what it means, and how it is read.
struct StepFormat: Sendable {
  /// A step as `steps` has it.
  let shape: Shape
  /// A step that may come at any time: what is possible then and takes no time.
  let anytimeShape: Shape

  /// What can follow the value of a step, by its verb.
  let modifiers: [StepVerb: [StepModifier]]

  private let forms: [Form]
  private let backend: ObjectFormat<BackendDescription>

  private struct Form: Sendable {
    let verb: StepVerb
    let shape: Shape
    let summary: String
    var modifiers: [ObjectShape.Member] = []
    /// Reads a step; the node of the step, and that of its verb.
    let read: @Sendable (inout ScenarioReader, Int, Int) -> Step.Kind?
  }

  init(sdks: [SDKVocabulary], backend: ObjectFormat<BackendDescription>) {
    self.backend = backend
    let forms = StepVerb.allCases.map { Self.form(of: $0, sdks, backend) }
    self.forms = forms
    modifiers = Dictionary(
      uniqueKeysWithValues: forms.map { form in
        let modifiers = form.modifiers.map { member in
          let takesAnything = if case .anything = member.shape { true } else { false }
          return StepModifier(key: member.key, takesAnything: takesAnything)
        }
        return (form.verb, modifiers)
      })
    let choice = ChoiceShape(
      "step", noun: "step", "One thing that a person, or the device, does.",
      forms.map { .verb($0.verb.rawValue, $0.shape, $0.summary, with: $0.modifiers) })
    shape = .choice(choice)
    var complaints: [String: String] = [:]
    for verb in StepVerb.allCases { complaints[verb.rawValue] = verb.complaintAtAnytime }
    anytimeShape = .choice(choice.without(complaints, named: "anytimeStep"))
  }

  private static func form(
    of verb: StepVerb, _ sdks: [SDKVocabulary], _ backend: ObjectFormat<BackendDescription>
  ) -> Form {
    func plain(_ kind: Step.Kind, _ summary: String) -> Form {
      Form(verb: verb, shape: .nothing, summary: summary) { _, _, _ in kind }
    }
    func form<Value>(
      _ codec: Codec<Value>, _ summary: String, _ make: @escaping @Sendable (Value) -> Step.Kind
    ) -> Form {
      Form(verb: verb, shape: codec.shape, summary: summary) { reader, _, node in
        codec.read(&reader, node).map(make)
      }
    }
    func gate(_ summary: String, _ make: @escaping @Sendable (String) -> Step.Kind) -> Form {
      Form(verb: verb, shape: .text(.nonEmpty), summary: summary) { reader, _, node in
        reader.gatesUsed.append(node)
        return reader.tree.string(node).map(make)
      }
    }
    switch verb {
    case .tap:
      let origin = Codec<TapOrigin>.word
      return Form(
        verb: verb, shape: .text(.url), summary: "A link is tapped, or opened in another way.",
        modifiers: [
          .optional("from", origin.shape, default: "other-app", "Where, and how, the link is opened.")
        ]
      ) { reader, step, node in
        let from = reader.tree.member("from", of: step).flatMap { origin.read(&reader, $0) }
        return reader.tree.string(node).map { .tap(url: $0, from: from) }
      }
    case .install: return plain(.install, "The app is installed from the store.")
    case .uninstall: return plain(.uninstall, "The app is deleted from the device.")
    case .launch: return plain(.launch, "The user opens the app from the home screen, whether it runs or not.")
    case .openNotification:
      return Form(
        verb: verb, shape: .anyObject,
        summary: "The user opens a push notification; the link is in its payload, which is this object."
      ) { reader, _, node in .openNotification(payload: reader.filledObject(node)) }
    case .backgroundLaunch:
      return plain(.backgroundLaunch, "The app is launched in the background, as by a silent push.")
    case .prewarm: return plain(.prewarm, "The system starts the process before the user opens the app.")
    case .foreground: return plain(.foreground, "The user comes back to an app that is in the background.")
    case .background: return plain(.background, "The user leaves the app.")
    case .suspend: return plain(.suspend, "The time that the app has in the background is over.")
    case .kill:
      let reason = Codec<KillReason>.word
      return Form(
        verb: verb, shape: .either([.nothing, reason.shape], expected: "{}, \"force-quit\" or \"system\""),
        summary: "The process ends: the user swipes it away, or the system ends it, which `{}` means."
      ) { reader, _, node in .kill(reason.read(&reader, node)) }
    case .reclaimScene: return plain(.reclaimScene, "The system disconnects the scene and keeps the process.")
    case .alert: return plain(.alert, "A system alert, a call or the app switcher covers the app.")
    case .dismissAlert: return plain(.dismissAlert, "What covered the app is gone.")
    case .wait: return form(.duration, "Time passes.") { .wait($0) }
    case .openGate: return gate("A gate of the app opens, as when onboarding ends.") { .openGate($0) }
    case .closeGate: return gate("A gate of the app closes, as when the user logs out.") { .closeGate($0) }
    case .releaseDelegate:
      return form(
        .text(.oneOf(sdks.map(\.key))), "The object that an SDK's weak delegate points to is released."
      ) { .releaseDelegate($0) }
    case .trackingAuthorization:
      return form(.word, "The user answers the tracking prompt.") { .trackingAuthorization($0) }
    case .adClick:
      return Form(
        verb: verb, shape: .map("parameter", key: .any, to: .anything, minimum: 1),
        summary: "A click on an ad that its network reports itself, such as Meta's; the parameters of the ad."
      ) { reader, _, node in reader.filledObject(node).map { .adClick($0) } }
    case .system:
      return Form(
        verb: verb, shape: .object(system.shape),
        summary: "The system takes one step by itself, whether or not it would: to see what an app makes of it."
      ) { reader, _, node in
        // With a part left out it would be another step.
        let isWhole = reader.tree.children(node).allSatisfy { reader.tree.kind($0) != .invalid }
        return isWhole ? system.read(&reader, node).map { .system($0) } : nil
      }
    case .pasteboard: return form(.text(.content), "The pasteboard holds this text.") { .pasteboard($0) }
    case .clockBack: return form(.duration, "The clock of the device is set back.") { .clockBack($0) }
    case .associationFile:
      return Form(
        verb: verb, shape: .object(Self.associationFile.shape),
        summary: "The site of the app's domains serves another association file; devices keep the old one for a time."
      ) { reader, _, node in Self.associationFile.read(&reader, node).map { .associationFile($0) } }
    case .network:
      return form(.text(.oneOf(["offline", "online"])), "The network goes away or comes back.") {
        .network(isOnline: $0 == "online")
      }
    case .call:
      let plain = sdks.flatMap(\.methods).last { $0.argument == nil }
      let example = plain.map { ", such as `\($0.name)`" } ?? ""
      return Form(
        verb: verb, shape: .text(.name(.calls)),
        summary: "App code calls an SDK, by name" + example + ".",
        modifiers: [.optional("with", .anything, default: "no argument", "The argument of the call.")]
      ) { reader, step, node in
        let argument = reader.tree.member("with", of: step).map { reader.tree.value($0) }
        return reader.tree.string(node).map { .call($0, argument: argument) }
      }
    case .backend:
      return Form(
        verb: verb, shape: .object(backend.shape),
        summary: "The answers of the servers change; what is not named stays as it was."
      ) { reader, _, node in backend.read(&reader, node).map { .backend($0) } }
    }
  }

  private static let associationFile = ObjectFormat<Step.AssociationFileDescription>(
    "associationFile", "The association file that a site serves.",
    [
      .defaulted("state", \.state, .word, .served, default: "served", "Whether there is one, and names the app."),
      .defaulted(
        "paths", \.paths, .texts(.path, "path pattern", unique: true), [], default: "all paths",
        "The paths that it accepts, with `*` and `?`."),
      .defaulted(
        "excludedPaths", \.excludedPaths, .texts(.path, "path pattern", unique: true), [], default: "[]",
        "The paths that it excludes."),
    ],
    make: { Step.AssociationFileDescription() })

  private static let system = ObjectFormat<Step.SystemStep>(
    "system", "One step of the system's own: a call into the app, or a silent change of its state.",
    needing: ["call", "process", "scene"],
    [
      .optional(
        "call", \.call, .name(.entryPoints), default: "no call",
        "The call into the app, such as `didFinishLaunching`."),
      .optional("link", \.link, .url, default: "no link", "The link that the call carries."),
      .optional("process", \.process, .word, default: "as it was", "The state of the process after the step."),
      .optional(
        "seen", \.seen, .word, default: "as iOS would show it",
        "The application state that the app's code sees inside the call."),
      .optional("scene", \.scene, .word, default: "as it was", "The state of the scene after the step."),
    ],
    make: { Step.SystemStep() },
    finish: { reader, node, _ in
      guard reader.tree.member("call", of: node) == nil, let link = reader.tree.member("link", of: node) else { return }
      reader.complaints.add(
        at: reader.tree.keyOffset(link),
        "no call carries this link; name one under \"call\", or remove \"link\"")
    })

  // MARK: Lists of steps

  /// Reads the steps in a list.
  func read(_ reader: inout ScenarioReader, _ node: Int) -> [Step] {
    guard reader.tree.kind(node) == .array else { return [] }
    var steps: [Step] = []
    var nodes: [Int] = []
    steps.reserveCapacity(reader.tree.validChildren(node).reduce(0) { count, _ in count + 1 })
    for child in reader.tree.children(node) {
      guard reader.tree.kind(child) == .object,
        let (verb, form) = verb(of: child, reader.tree), let kind = form.read(&reader, child, verb)
      else {
        reader.lacksSteps = true
        continue
      }
      steps.append(Step(kind))
      nodes.append(child)
    }
    reader.elements[reader.tree.key(node)] = nodes
    return steps
  }

  /// The key that says what a step is, even if its value is wrong: most of them need none.
  private func verb(of node: Int, _ tree: SyntaxTree) -> (Int, Form)? {
    for child in tree.children(node) {
      if let index = StepVerb.table.index(of: tree, child) { return (child, forms[index]) }
    }
    return nil
  }

  /// Returns a step as a file has it.
  func write(_ step: Step) -> ScenarioValue {
    var members = [ScenarioValue.Member(step.kind.verb.rawValue, argument(of: step.kind))]
    switch step.kind {
    case .tap(_, let origin?): members.append(ScenarioValue.Member("from", .string(origin.rawValue)))
    case .call(_, let argument?): members.append(ScenarioValue.Member("with", argument))
    default: break
    }
    return .object(members)
  }

  private func argument(of kind: Step.Kind) -> ScenarioValue {
    switch kind {
    case .tap(let text, _), .openGate(let text), .closeGate(let text), .releaseDelegate(let text), .call(let text, _),
      .pasteboard(let text):
      .string(text)
    case .trackingAuthorization(let answer): .string(answer.rawValue)
    case .adClick(let parameters): parameters
    case .system(let step): Self.system.write(step)
    case .associationFile(let file): Self.associationFile.write(file)
    case .clockBack(let duration), .wait(let duration): .string(DurationText.write(duration))
    case .openNotification(let payload): payload ?? .object([])
    case .kill(let reason): reason.map { .string($0.rawValue) } ?? .object([])
    case .network(let isOnline): .string(isOnline ? "online" : "offline")
    case .backend(let description): backend.write(description)
    case .install, .uninstall, .launch, .backgroundLaunch, .prewarm, .foreground, .background, .suspend,
      .reclaimScene, .alert, .dismissAlert:
      .object([])
    }
  }
}
