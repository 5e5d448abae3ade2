import SDKContract
import TestSupport

@testable import ScenarioFormat

/// Makes random scenarios that a file can have.
struct ScenarioGenerator {
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func scenario() -> Scenario {
    var scenario = Scenario(name: word())
    if random.once(in: 2) { scenario.description = text() }
    scenario.isExhaustive = random.once(in: 2)
    if random.once(in: 2) {
      scenario.startDate = UTCTime(
        year: 2026, month: 2, day: 28, hour: 23, minute: 59, second: 59,
        millisecond: Int.random(in: 910...999, using: &random))
    }
    if random.once(in: 2) { scenario.settle = duration() }
    scenario.platform.profile = maybe { $0.word() }
    scenario.platform.style = maybe { $0.random.pick(AppStyle.allCases) }
    scenario.platform.switches = switches()
    scenario.app = app()
    scenario.backend = backend()
    scenario.steps = list(8) { $0.step(gates: scenario.app.gates) }
    scenario.anytime = anytimeSteps(gates: scenario.app.gates)
    scenario.schedule = list(3) { generator in
      let (first, second) = (generator.random.once(in: 9), generator.random.once(in: 9))
      return "answer \(first ? "launch" : "session")#1 before wait#\(second ? 12 : 1)"
    }
    scenario.expectations =
      random.once(in: 8)
      ? [Expectation(.refuses("A-" + String(Int.random(in: 0...999, using: &random))))]
      : list(6) { $0.expectation(gates: scenario.app.gates) }
    return scenario
  }

  // MARK: Parts

  private mutating func list<Element>(
    _ count: Int, _ element: (inout ScenarioGenerator) -> Element
  ) -> [Element] {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in element(&self) }
  }

  private mutating func maybe<Value: Sendable>(_ value: (inout ScenarioGenerator) -> Value) -> Value? {
    random.once(in: 2) ? value(&self) : nil
  }

  /// Text with everything that has to be escaped, and much that has not.
  private mutating func text() -> String {
    let parts = [
      "a", "onboarding", " ", "\"", "\\", "/", "\n", "\r\n", "\t", "\u{0}", "\u{1B}", "\u{7F}", "é", "e\u{301}", "€",
      "😀", "👩‍👩‍👧", "\u{2028}", "\u{FEFF}", "\u{202E}", "{", "]", ",", ":", "//", "/*", "5s", "null",
    ]
    return list(6) { $0.random.pick(parts) }.joined()
  }

  private mutating func word() -> String { "w" + text() }

  /// Different words, as keys and gates have to be.
  private mutating func words(_ count: Int) -> [String] {
    (0..<Int.random(in: 0...count, using: &random)).map { word() + String($0) }
  }

  private mutating func domains() -> [String] {
    (0..<Int.random(in: 0...3, using: &random)).map { "\(random.once(in: 3) ? "*." : "")a\($0).example.com" }
  }

  private mutating func url() -> String {
    random.pick(["https://example.com/", "example://", "a+b.c:"]) + "p" + random.pick(["", "?a=b", "#é", "/%7B\"\\"])
  }

  private mutating func duration() -> Duration {
    let unit = random.pick(DurationText.units).microseconds
    let whole = Int64.random(in: 0...1000, using: &random) * unit
    return .microseconds(random.once(in: 3) ? whole + Int64.random(in: 0...999_999, using: &random) : whole)
  }

  private mutating func value(depth: Int = 3) -> ScenarioValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: .null
    case 1: .bool(random.once(in: 2))
    case 2: .integer(random.pick([0, 1, -1, .max, .min, 42]))
    case 3: .double(random.pick([0.5, -0.25, 1e300, .leastNonzeroMagnitude, 0.1, 123_456_789.125, 1e16, -1e-7]))
    case 4: .string(text())
    case 5: .array(list(3) { $0.value(depth: depth - 1) })
    default: object(depth: depth - 1)
    }
  }

  private mutating func object(depth: Int = 2) -> ScenarioValue {
    .object(members(depth: depth))
  }

  private mutating func members(depth: Int = 2) -> [ScenarioValue.Member] {
    words(3).map { .init($0, value(depth: depth)) }
  }

  private mutating func switches() -> [SettingEntry] {
    words(3).map { name in
      let value: SettingValue =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .bool(random.once(in: 2))
        case 1: .duration(duration())
        case 2: .word(word())
        default: .words(words(3))
        }
      return SettingEntry(name, value)
    }
  }

  // MARK: App and servers

  private mutating func app() -> AppDescription {
    var app = AppDescription()
    app.uses = maybe { $0.word() }
    app.tasks = maybe { $0.random.pick(AppDescription.TaskTurns.allCases) }
    app.scheme = maybe { $0.random.pick(["example", "a+b-c.1"]) }
    app.domains = domains()
    if random.once(in: 2) {
      app.association.paths = words(2).map { random.pick(["/", "*"]) + $0 }
      app.association.excludedPaths = words(2).map { "/" + $0 }
    } else {
      app.association.components = words(2).map { component("/" + $0) }
      if !app.association.components.isEmpty {
        app.association.componentDefaults = maybe { $0.component("/" + $0.word()) }
        app.association.substitutionVariables = words(2).map { SubstitutionVariable($0, words(2)) }
      }
    }
    app.associations = domains().map { .init($0, associationFile()) }
    app.gates = words(3)
    app.routes = words(3).map { AppDescription.Route($0, word()) }
    app.whenGated = random.pick(AppDescription.GatedLink.allCases)
    if random.once(in: 2) { app.destinationKeys = words(2) }
    app.reactions = words(3).map { .init($0, random.pick(AppDescription.Reaction.Kind.allCases)) }
    for sdk in ScenarioGrammar.testing.sdks where random.once(in: 2) {
      var description = SDKDescription(sdk.key)
      description.version = maybe { $0.word() }
      description.settings = settings(sdk.keys)
      description.integration = integration()
      description.switches = switches()
      app.sdks.append(description)
    }
    return app
  }

  private mutating func associationFile() -> Step.AssociationFileDescription {
    var file = Step.AssociationFileDescription()
    file.state = random.pick(Step.AssociationFileDescription.State.allCases)
    file.paths = words(2).map { "/" + $0 }
    file.excludedPaths = words(2).map { "/" + $0 }
    return file
  }

  private mutating func component(_ path: String) -> AssociationComponent {
    var component = AssociationComponent()
    component.path = maybe { _ in path }
    if random.once(in: 2) { component.query = .items(words(2).map { AssociationComponent.Item($0, word()) }) }
    if random.once(in: 3) { component.query = .whole(word()) }
    component.fragment = maybe { $0.word() }
    component.exclude = random.once(in: 2)
    component.caseSensitive = random.once(in: 2)
    component.percentEncoded = random.once(in: 2)
    component.comment = maybe { $0.word() }
    return component
  }

  /// Values for some of the settings that an SDK declares.
  private mutating func settings(_ specifications: [SettingSpecification]) -> [SettingEntry] {
    specifications.filter { _ in random.once(in: 2) }.compactMap { setting in
      let value = value(of: setting.kind)
      return setting.leavesOut(value) ? nil : SettingEntry(setting.name, value)
    }
  }

  private mutating func value(of kind: SettingKind) -> SettingValue {
    switch kind {
    case .bool: .bool(random.once(in: 2))
    case .duration: .duration(duration())
    case .integer(let range): .integer(range.lowerBound)
    case .word(let words): .word(random.pick(words))
    case .text: .word(word())
    case .url: .word(url())
    case .words: .words(words(3))
    case .domains: .words(domains())
    case .object: .object(members())
    case .links(_, let kind): .object(links { $0.value(of: kind).scenarioValue })
    }
  }

  private mutating func integration() -> IntegrationDescription {
    var integration = IntegrationDescription()
    integration.omit = words(2).map { .call("omit" + $0) } + words(1).map { .forwarding(from: $0) }
    integration.add = words(1).map { .forwarding(from: "add" + $0) }
    integration.move = words(2).map { .init($0, to: word()) }
    return integration
  }

  private mutating func backend() -> BackendDescription {
    var backend = BackendDescription()
    for sdk in ScenarioGrammar.testing.sdks {
      let endpoints = sdk.endpoints.shuffled(using: &random).filter { _ in random.once(in: 3) }
      let chosen = endpoints.map { endpoint($0) }
      let settings = settings(sdk.serverKeys).filter { $0.value != .object([]) }
      guard !chosen.isEmpty || !settings.isEmpty else { continue }
      backend[sdk: sdk.key].endpoints = chosen
      backend[sdk: sdk.key].settings = settings
    }
    return backend
  }

  /// Different links that begin alike, and what the servers know about each.
  private mutating func links(_ value: (inout ScenarioGenerator) -> ScenarioValue) -> [ScenarioValue.Member] {
    (0..<Int.random(in: 0...2, using: &random)).map { number in
      .init("https://a.example.com/\(random.pick(["", "%20", "é?a="]))\(number)", value(&self))
    }
  }

  private mutating func endpoint(_ known: SDKVocabulary.Endpoint) -> BackendDescription.Endpoint {
    var endpoint = BackendDescription.Endpoint(request: known.key)
    if random.once(in: 2) {
      let shortest = duration()
      endpoint.after = Latency(shortest, random.once(in: 2) ? shortest + .seconds(1) : nil)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: endpoint.failure = random.pick(RequestFailure.allCases)
    case 1:
      endpoint.status = maybe { Int.random(in: 400...599, using: &$0.random) }
      endpoint.body = object()
    case 2: endpoint.members = settings(known.members)
    default: break
    }
    return endpoint
  }

  // MARK: Steps and expectations

  private mutating func step(gates: [String]) -> Step {
    let plain: [Step.Kind] = [
      .install, .update, .uninstall, .launch, .backgroundLaunch(), .prewarm, .foreground, .background, .suspend,
      .reclaimScene, .alert, .dismissAlert, .network(isOnline: true), .network(isOnline: false),
      .openNotification(payload: nil), .receiveNotification(payload: nil),
    ]
    switch Int.random(in: 0..<17, using: &random) {
    case 0: return Step(.tap(url: url(), from: maybe { $0.random.pick(TapOrigin.allCases) }))
    case 1: return Step(.kill(maybe { $0.random.pick(KillReason.allCases) }))
    case 2: return Step(.wait(duration()))
    case 3 where !gates.isEmpty: return Step(.openGate(random.pick(gates)))
    case 4 where !gates.isEmpty: return Step(.closeGate(random.pick(gates)))
    case 5: return Step(.releaseDelegate(random.pick(["appsflyer", "adjust"])))
    case 6: return Step(.call(word(), argument: maybe { $0.value() }))
    case 7: return Step(.backend(backend()))
    case 8:
      return Step(
        .openNotification(
          payload: .object([.init("a", value())]), action: maybe { $0.random.pick(["dismiss", "later"]) }))
    case 14: return Step(.receiveNotification(payload: .object([.init("a", value())])))
    case 15: return Step(.backgroundLaunch(payload: .object([.init("a", value())])))
    case 16:
      var file = associationFile()
      file.domain = maybe { $0.random.pick(["example.com", "*.example.org"]) }
      return Step(.associationFile(file))
    case 9: return Step(.trackingAuthorization(random.pick(TrackingAnswer.allCases)))
    case 10: return Step(.adClick(.object([.init(text(), value())] + members())))
    case 11: return Step(.system(systemStep()))
    case 12: return Step(.pasteboard("p" + text()))
    case 13: return Step(.clockBack(duration()))
    default: return Step(random.pick(plain))
    }
  }

  /// Steps that may come at any time: time itself, and what the system need not be able to do, may not.
  private mutating func anytimeSteps(gates: [String]) -> [Step] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in step(gates: gates) }.filter { step in
      switch step.kind {
      case .wait, .system: false
      default: true
      }
    }
  }

  private mutating func systemStep() -> Step.SystemStep {
    var step = Step.SystemStep()
    step.call = maybe { $0.random.pick(SystemCall.Kind.allCases) }
    step.link = step.call == nil ? nil : maybe { $0.url() }
    step.scene = maybe { $0.random.pick(SceneState.allCases) }
    step.process = maybe { $0.random.pick(ProcessState.allCases) }
    if step.call == nil, step.scene == nil { step.process = step.process ?? .active }
    return step
  }

  private mutating func expectation(gates: [String]) -> Expectation {
    switch Int.random(in: 0..<7, using: &random) {
    case 5: Expectation(.prohibition(Prohibition("never" + word(), condition(gates))))
    case 6: Expectation(.obligation(obligation()))
    case 0: Expectation(.sequence([word()] + words(3)))
    case 1: Expectation(.consecutive([word()] + words(3)))
    case 2: Expectation(.never("never" + word()))
    case 3: Expectation(.finally(facts(gates)))
    default: Expectation(.event(event()))
    }
  }

  private mutating func facts(_ gates: [String]) -> [ScenarioValue.Member] {
    let facts: [(String, ScenarioValue)] = [
      ("screen", random.once(in: 2) ? .null : .string(word())),
      ("storedLink", random.once(in: 2) ? .null : .string(text())),
      ("process", .string(random.pick(ProcessState.allCases).rawValue)),
      ("scene", random.once(in: 3) ? .null : .string(random.pick(SceneState.allCases).rawValue)),
      ("installed", .bool(random.once(in: 2))),
      ("closedGates", .array(gates.map { .string($0) })),
      ("pending", .array(words(3).map { .string($0) })),
    ]
    let chosen = facts.filter { _ in random.once(in: 2) }
    return (chosen.isEmpty ? [facts[0]] : chosen).shuffled(using: &random).map { .init($0.0, $0.1) }
  }

  private mutating func condition(_ gates: [String]) -> Prohibition.Condition {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .before(["x" + word()] + words(2))
    case 1: return .without(["x" + word()] + words(2))
    case 2: return .between("from" + word(), "to" + word())
    default:
      let known = ["process", "scene", "installed", "closedGates"]
      let facts = facts(gates).filter { known.contains($0.key) }
      return .during(facts.isEmpty ? [.init("installed", .bool(true))] : facts)
    }
  }

  private mutating func obligation() -> Obligation {
    var obligation = Obligation("when" + word(), ["x" + word()] + words(2))
    obligation.releases = words(2).map { "unless" + $0 }
    obligation.within = random.once(in: 2) ? duration() : nil
    return obligation
  }

  private mutating func event() -> Expectation.EventExpectation {
    var event = Expectation.EventExpectation(word(), isCallback: random.once(in: 2))
    event.atLeast = random.once(in: 2) ? Int.random(in: 0...3, using: &random) : nil
    event.atMost = random.once(in: 2) ? Int.random(in: 3...9, using: &random) : nil
    event.payload = members()
    event.without = words(2).map { "without" + $0 }
    event.after = random.once(in: 2) ? duration() : nil
    event.before = random.once(in: 2) ? (event.after ?? .zero) + duration() : nil
    return event
  }
}
