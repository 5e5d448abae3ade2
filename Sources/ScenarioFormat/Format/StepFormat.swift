import SDKContract

/// The steps of a scenario: for each verb, its allowed values, the keys that can accompany it, its meaning, and how it
/// is read and written.
struct StepFormat: Sendable {
  /// An element of `steps`.
  let shape: Shape
  /// An element of `anytime`: a step that is taken whenever it is possible, and takes no time.
  let anytimeShape: Shape

  /// What can follow the verb of each step.
  let arguments: [StepVerb: StepArgument]

  private let choice: ChoiceFormat<Step.Kind>

  init(sdks: [SDKVocabulary], backend: ObjectFormat<BackendDescription>) {
    choice = ChoiceFormat(
      "step", noun: "step", "One thing that the user or the device does.",
      StepVerb.allCases.map { Self.format(of: $0, sdks, backend) })
    shape = .choice(choice.shape)
    var arguments: [StepVerb: StepArgument] = [:]
    var complaints: [String: String] = [:]
    for (verb, form) in zip(StepVerb.allCases, choice.shape.verbs) {
      arguments[verb] = StepArgument(form.object.members)
      complaints[verb.rawValue] = verb.complaintAtAnytime
    }
    self.arguments = arguments
    anytimeShape = .choice(choice.shape.without(complaints, named: "anytimeStep"))
  }

  private static func format(
    of verb: StepVerb, _ sdks: [SDKVocabulary], _ backend: ObjectFormat<BackendDescription>
  ) -> VerbFormat<Step.Kind> {
    let key = verb.rawValue
    func plain(_ kind: Step.Kind, _ summary: String) -> VerbFormat<Step.Kind> {
      VerbFormat(key, .nothing, summary, { kind }, { $0 == kind ? () : nil })
    }
    func form<Value>(
      _ codec: Codec<Value>, _ summary: String, _ make: @escaping @Sendable (Value) -> Step.Kind,
      _ value: @escaping @Sendable (Step.Kind) -> Value?
    ) -> VerbFormat<Step.Kind> {
      VerbFormat(key, codec, summary, make, value)
    }
    switch verb {
    case .tap:
      let origin = Field<(url: String, origin: TapOrigin?)>.optional(
        "from", \.origin, .word, default: TapOrigin.unlessSaid.rawValue,
        "Where and how the link is opened. `other-app` is an app such as Mail or Messages; `safari` is a page of another "
          + "domain, and `safari-same-domain` one of the link's own; `third-party-browser` is another browser, or a web view "
          + "in another app; `redirect` is a web link whose server redirects to this one; `address-bar` is a link that the "
          + "user types or pastes there; `open-in-browser` and `open-in-app` are the menu of a long press; `own-app` is "
          + "`UIApplication.open` in the app under test, to which `widget` and `smart-app-banner` also belong.")
      return VerbFormat(
        key, \.url, .url, "The user taps a link, or opens it in another way.", with: [origin], of: ("", nil),
        { .tap(url: $0.url, from: $0.origin) },
        { if case .tap(let url, let origin) = $0 { (url, origin) } else { nil } })
    case .install: return plain(.install, "The app is installed from the store.")
    case .update:
      return plain(.update, "The app is updated from the store. Its process ends, and its data stays.")
    case .uninstall: return plain(.uninstall, "The app is deleted from the device.")
    case .launch: return plain(.launch, "The user opens the app from the home screen, whether it runs or not.")
    case .openNotification:
      let action = Field<(payload: ScenarioValue?, action: String?)>.optional(
        "action", \.action, .text(.nonEmpty), default: "a tap that opens the app",
        "`dismiss`, if the user dismisses the notification instead of opening it, or the identifier of the button that "
          + "the user chooses.")
      return VerbFormat(
        key, \.payload, payload, "The user opens a push notification. The object is its payload, which has the link.",
        with: [action], of: (nil, nil), { .openNotification(payload: $0.payload, action: $0.action) },
        { if case .openNotification(let payload, let action) = $0 { (payload, action) } else { nil } })
    case .receiveNotification:
      return form(
        payload, "A push notification arrives, and the user does not open it. The object is its payload.",
        { .receiveNotification(payload: $0) },
        { if case .receiveNotification(let payload) = $0 { .some(payload) } else { nil } })
    case .backgroundLaunch:
      return form(
        payload, "The system launches the app in the background, as for a silent push. The object is its payload.",
        { .backgroundLaunch(payload: $0) },
        { if case .backgroundLaunch(let payload) = $0 { .some(payload) } else { nil } })
    case .prewarm: return plain(.prewarm, "The system starts the process before the user opens the app.")
    case .foreground: return plain(.foreground, "The user returns to the app, which is in the background.")
    case .background: return plain(.background, "The user leaves the app, or what it has opened.")
    case .suspend: return plain(.suspend, "The system suspends the app: its time in the background is over.")
    case .kill:
      return form(
        killReason, "The process ends: the user swipes the app away, or the system ends it (`{}`).",
        { .kill($0) }, { if case .kill(let reason) = $0 { .some(reason) } else { nil } })
    case .reclaimScene: return plain(.reclaimScene, "The system disconnects the scene and keeps the process.")
    case .alert: return plain(.alert, "A system alert, a call or the app switcher covers the app.")
    case .dismissAlert: return plain(.dismissAlert, "What covered the app goes away.")
    case .wait:
      return form(.duration, "Time passes.", { .wait($0) }, { if case .wait(let time) = $0 { time } else { nil } })
    case .openGate:
      return form(
        gate, "A gate of the app opens, as when onboarding ends.", { .openGate($0) },
        { if case .openGate(let gate) = $0 { gate } else { nil } })
    case .closeGate:
      return form(
        gate, "A gate of the app closes, as when the user logs out.", { .closeGate($0) },
        { if case .closeGate(let gate) = $0 { gate } else { nil } })
    case .releaseDelegate:
      return form(
        .text(.oneOf(sdks.map(\.key))), "The app releases the delegate of an SDK, which the SDK holds only weakly.",
        { .releaseDelegate($0) }, { if case .releaseDelegate(let sdk) = $0 { sdk } else { nil } })
    case .trackingAuthorization:
      return form(
        .word, "The user answers the tracking prompt.", { .trackingAuthorization($0) },
        { if case .trackingAuthorization(let answer) = $0 { answer } else { nil } })
    case .adClick:
      return form(
        parameters,
        "The user clicks an ad of a self-reporting network, such as Meta. The object has the ad's parameters.",
        { .adClick($0) }, { if case .adClick(let parameters) = $0 { parameters } else { nil } })
    case .system:
      return form(
        wholeSystemStep,
        "The system does this one step, whether or not iOS would, to test how the app reacts.",
        { .system($0) }, { if case .system(let step) = $0 { step } else { nil } })
    case .pasteboard:
      return form(
        .text(.content), "This text is on the pasteboard.", { .pasteboard($0) },
        { if case .pasteboard(let text) = $0 { text } else { nil } })
    case .clockBack:
      return form(
        .duration, "The clock of the device is set back.", { .clockBack($0) },
        { if case .clockBack(let time) = $0 { time } else { nil } })
    case .associationFile:
      return form(
        AssociationFormat.step.codec,
        "A site serves another association file. Devices keep the old one for a time.",
        { .associationFile($0) }, { if case .associationFile(let file) = $0 { file } else { nil } })
    case .network:
      return form(
        .word, "The network fails or comes back.", { .network(isOnline: $0 == NetworkState.online) },
        { if case .network(let isOnline) = $0 { NetworkState(isOnline: isOnline) } else { nil } })
    case .call:
      let plain = sdks.flatMap(\.methods).last { $0.argument == nil }
      let example = plain.map { ", such as `\($0.name)`" } ?? ""
      let argument = Field<(method: String, argument: ScenarioValue?)>.optional(
        "with", \.argument, .anything, default: "no argument", "The argument of the call.")
      return VerbFormat(
        key, \.method, .name(.calls), "App code calls an SDK method" + example + ".", with: [argument], of: ("", nil),
        { .call($0.method, argument: $0.argument) },
        { if case .call(let method, let argument) = $0 { (method, argument) } else { nil } })
    case .backend:
      return form(
        backend.codec, "The answers of the servers change. What is not named stays as it was.", { .backend($0) },
        { if case .backend(let description) = $0 { description } else { nil } })
    }
  }

  // MARK: Values

  private static let gate = Codec<String>(
    shape: .text(.nonEmpty),
    read: { reader, node in
      reader.gatesUsed.append(node)
      return reader.tree.string(node)
    }, write: { .string($0) })

  private static let killReason = Codec<KillReason?>(
    shape: .either(
      [.nothing, Codec<KillReason>.word.shape], expected: "{}, \(KillReason.allCases.map(\.rawValue).alternatives)"),
    read: { .some(Codec<KillReason>.word.read(&$0, $1)) }, write: { $0.map(Codec.word.write) ?? .object([]) })

  private static let payload = Codec<ScenarioValue?>(
    shape: .anyObject, read: { .some($0.filledObject($1)) }, write: { $0 ?? .object([]) })

  private static let parameters = Codec<ScenarioValue>(
    shape: .map("parameter", key: .any, to: .anything, minimum: 1), read: { $0.filledObject($1) }, write: { $0 })

  private static let wholeSystemStep = Codec<Step.SystemStep>(
    shape: .object(system.shape),
    read: { reader, node in
      // With a part left out, it would be a different step.
      guard reader.isWhole(node), let step = system.read(&reader, node),
        step.call != nil || reader.tree.member("call", of: node) == nil
      else { return nil }
      return step
    }, write: system.write)

  private static let systemCall = Codec<SystemCall.Kind>(
    shape: .text(.name(.entryPoints)),
    read: { reader, node in
      guard let label = reader.tree.string(node) else { return nil }
      let call = SystemCall.Kind(rawValue: label)
      if call == nil {
        let hint = Spelling.hint(for: label, in: SystemCall.allLabels) ?? ""
        reader.complaints.add(at: reader.tree.offset(node), "unknown call of the system \(label.quoted)\(hint)")
      }
      return call
    }, write: { .string($0.rawValue) })

  private static let system = ObjectFormat<Step.SystemStep>(
    "system", "One step of the system: a call into the app, or a silent change of its state.",
    needing: ["call", "process", "scene"],
    [
      .optional(
        "call", \.call, systemCall, default: "no call",
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
      // The key identifies the step even if its value is wrong, and most steps need no value.
      guard let (_, kind) = choice.read(&reader, child) else {
        reader.unreadParts.insert(.steps)
        continue
      }
      steps.append(Step(kind))
      nodes.append(child)
    }
    reader.elements[reader.tree.key(node)] = nodes
    return steps
  }

  /// Returns a step as it is written in a file.
  func write(_ step: Step) -> ScenarioValue { choice.write(step.kind) }
}
