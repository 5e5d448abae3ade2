/// The compilation of a scenario, with the problems found so far.
struct Compilation {
  private(set) var scenario: Scenario
  let apps: AppRegistry
  /// The parts of which the file may have more than the scenario.
  let unreadParts: UnreadParts
  /// Whether the scenario has all steps that there will be.
  let knowsAllSteps: Bool
  private let traits: AppTraits
  /// Whether the life cycle is the app's, because the scenario names none.
  private var hasStyleOfApp = false
  private(set) var problems: [PlanProblem] = []
  /// The trace names of the SDKs' members; needed only for names that match nothing else.
  private(set) lazy var eventNamesOfMembers = apps.sdks.members.flatMap(\.eventNames)

  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - apps: The apps that the scenario can name.
  ///   - unreadParts: The parts of which the file may have more than the scenario.
  ///   - knowsAllSteps: Whether the scenario has all steps that there will be.
  ///   - traits: The traits of an app with which a test replaces the scenario's.
  init(
    _ scenario: Scenario, apps: AppRegistry, unreadParts: UnreadParts = [], knowsAllSteps: Bool = true,
    traits: AppTraits = AppTraits()
  ) {
    self.scenario = scenario
    self.apps = apps
    self.unreadParts = unreadParts
    self.knowsAllSteps = knowsAllSteps && !unreadParts.contains(.steps)
    self.traits = traits.filled(with: apps.traits(of: scenario.app.uses))
  }

  /// The names that an app written in Swift records; nil for the app that the scenario describes.
  var recordedEvents: [String]? { traits.recordedEvents }

  /// Whether the scenario has all that its file says about the device and the app.
  var knowsDevice: Bool { !unreadParts.contains(.device) }

  /// Whether the app is the one that the scenario describes, and not one in Swift, which has its own gates and screens.
  var isAppDescribed: Bool { scenario.app.uses == nil && recordedEvents == nil }

  /// The locations of the scenario's parts in its file.
  var places: ScenarioPlaces { scenario.places }

  mutating func makePlan() -> SimulationPlan {
    for mistake in apps.sdks.mistakes { report(mistake, at: nil) }
    settleStyle()
    let platform = platformConfiguration()
    var sdks: [PlannedSDK] = []
    for sdk in apps.sdks.all {
      if let planned = plannedSDK(sdk, platform.style) { sdks.append(planned) }
    }
    let queueCount = sdks.reduce(0) { $0 + $1.queueCount }
    if queueCount > SerialQueue.mostOfSDKs {
      report("the SDKs of the app have \(queueCount) queues, and can have \(SerialQueue.mostOfSDKs) at most", at: nil)
    }
    checkApp()
    var plan = SimulationPlan(
      scenario: scenario, platform: platform, router: router(platform, sdks), registry: apps.sdks, sdks: sdks,
      steps: [])
    plan.steps = plannedSteps(scenario.steps, "steps")
    plan.anytime = plannedSteps(scenario.anytime, "anytime")
    plan.schedule = schedule()
    if let tasks = scenario.app.tasks { plan.appWork.turns = AppWorkPolicy.Turns(tasks) }
    if let realTime = traits.realTime { plan.appWork.realTime = realTime }
    plan.recordedEvents = recordedEvents
    plan.hasStyleOfApp = hasStyleOfApp
    checkAssociations(plan)
    checkServers(scenario.backend, plan, at: ["backend"])
    checkSteps(&plan)
    checkExpectations(plan)
    plan.refusal = takeExpectedRefusal()
    return plan
  }

  /// Gives a scenario that names no life cycle the app's, because links would reach nothing in another one.
  private mutating func settleStyle() {
    guard let style = scenario.platform.style else {
      if let own = traits.styles.first, own != PlatformConfiguration().style { scenario.platform.style = own }
      hasStyleOfApp = !traits.styles.isEmpty
      return
    }
    guard !traits.styles.isEmpty, !traits.styles.contains(style) else { return }
    report(
      "the app has another life cycle than \(style.rawValue.quoted); leave \"style\" out, or write "
        + traits.styles.map(\.rawValue).alternatives, at: places.location(of: ["platform", "style"]))
  }

  /// Adds a problem.
  mutating func report(_ message: String, at location: SourceLocation?, rule: RuleID? = nil) {
    problems.append(PlanProblem(message: message, location: location, rule: rule))
  }

  /// Adds the problem that iOS does not allow something.
  mutating func report(_ refusal: IllegalTransition, at location: SourceLocation?) {
    report("\(refusal.clause) (\(refusal.rule.id))", at: location, rule: .platform(refusal.rule))
  }

  /// Removes and returns the problem that the scenario expects.
  private mutating func takeExpectedRefusal() -> Refusal? {
    for case .refuses(let rule) in scenario.expectations.map(\.kind) {
      guard let position = problems.firstIndex(where: { $0.rule?.text == rule }), let id = problems[position].rule
      else { continue }
      let problem = problems.remove(at: position)
      return Refusal(rule: id, explanation: problem.message, location: problem.location)
    }
    return nil
  }

  /// The number of complaints that suggest a name. More would not be read, and the search is slow.
  private static let mostHints = 100

  /// Whether a complaint may still suggest a name.
  var givesHints: Bool { problems.count < Self.mostHints }

  /// What lists the names of all events, and so the calls of SDKs.
  static let listOfEvents = "the command rules --events"

  /// The largest number of names that a complaint lists.
  private static let longestList = 30

  /// Adds the problem that a name is unknown, with the nearest known one, all of them, or what lists them.
  mutating func reportUnknown(
    _ kind: String, _ name: String, at location: SourceLocation?, known: [String], listedBy listing: String? = nil
  ) {
    guard givesHints else { return report("unknown \(kind) \(name.quoted)", at: location) }
    let list = known.count <= Self.longestList ? Self.list(known) : listing.map { "; \($0) lists them" } ?? ""
    let near =
      Spelling.meant(by: name, in: known) ?? Spelling.sameMember(as: name, in: known)
      ?? Spelling.sameWords(as: name, in: Self.spellings(of: known))
    let hint = near.map { Spelling.hint(for: name, meaning: $0) } ?? list
    report("unknown \(kind) \(name.quoted)\(hint)", at: location)
  }

  /// Returns names with what they may look like in code: a call of the system is known by its method's name, too.
  private static func spellings(of names: [String]) -> [(spelling: String, name: String)] {
    names.flatMap { name in
      let method = SystemCall.Kind(rawValue: name).map { (spelling: $0.name, name: name) }
      return [(spelling: name, name: name)] + (method.map { [$0] } ?? [])
    }
  }

  /// Adds the problem that a version is unknown, with the one that it contains (`v6.15.3`), or else the known ones:
  /// similar digits suggest nothing.
  mutating func reportUnknownVersion(
    of sdk: String, _ version: String, at location: SourceLocation?, known: [String], isKnown: (String) -> Bool
  ) {
    let parts = version.split { !$0.isASCII || !$0.isNumber && $0 != "." }
    let numbers = parts.map { $0.split(separator: ".").joined(separator: ".") }
    let meant = numbers.first { $0 != version && isKnown($0) }
    let hint = meant.map { "; did you mean \($0.quoted)?" } ?? Self.list(known)
    report("unknown \(sdk) version \(version.quoted)\(hint)", at: location)
  }

  /// The complaint about a call of the system that an app of a style does not get, with the styles that get it.
  static func complaint(aboutCall label: String, in style: AppStyle) -> String {
    let others = AppStyle.allCases.filter { SystemCall.labels(for: $0).contains(label) }.map(\.rawValue)
    let hint = others.isEmpty ? "" : "; it is called in \(others.choices)"
    return "\(label) is not called in an app of the style \(style.rawValue)\(hint)"
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "" : "; known: \(names.joined(separator: ", "))"
  }
}
