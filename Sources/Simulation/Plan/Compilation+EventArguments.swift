extension Compilation {
  /// Checks what follows the name of an event in a pattern, if only a few words can.
  ///
  /// A pattern with another word fits no event: `never` would always hold, and nobody would notice.
  mutating func checkArgument(of pattern: ExpectedPattern, _ words: String, _ plan: SimulationPlan) {
    // An app may record events of any name, about anything.
    if let recordedEvents, recordedEvents.contains(where: { words.isAbout($0) }) { return }
    checkArgument(ofNameWithSpaces: words, at: pattern.location)
    let parts = words.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).map { String(Substring($0)) }
    guard parts.count == 2 else { return }
    let (name, argument) = (parts[0], parts[1])
    if let verb = StepVerb(rawValue: name) { return checkArgument(argument, of: verb, plan, at: pattern.location) }
    if !apps.sdks.owners(ofCallback: name).isEmpty {
      guard let known = apps.sdks.arguments(ofCallback: name) else { return }
      return checkWord(argument, after: name, known: .oneOf(known), at: pattern.location)
    }
    if let call = SystemCall.Kind(rawValue: name) {
      return call.cargo == .none
        ? reportWhole(name, argument, at: pattern.location) : checkLink(argument, after: name, at: pattern.location)
    }
    if let known = apps.sdks.arguments(ofCall: name) {
      // A trace says so of a call that the version of the SDK does not have.
      guard !argument.isAbout("not in") else { return }
      return checkWord(argument, after: name, known: .oneOf(known), at: pattern.location)
    }
    switch EventWord(rawValue: name) {
    case .route where recordedEvents == nil && knowsDevice:
      let screens = scenario.app.routes.map(\.screen)
      guard !screens.contains(argument) else { return }
      if screens.isEmpty {
        report(
          "no link opens the screen \(argument.quoted); \(places.addition("name", to: "routes"))", at: pattern.location)
      } else {
        reportUnknown("screen", argument, at: pattern.location, known: screens)
      }
    case .send, .answer:
      checkRequest(argument, isSent: name == EventWord.send.rawValue, at: pattern.location)
    case .lost:
      if !apps.sdks.callbacks.contains(argument) {
        reportUnknown("callback", argument, at: pattern.location, known: apps.sdks.callbacks)
      }
    case .timer:
      if knowsDevice, let known = apps.sdks.timers(in: plan).map({ $0 + [AppWorkEvent.sleepTimer] }),
        !known.contains(where: { $0.isAbout(argument) })
      {
        reportUnknown("timer", argument, at: pattern.location, known: known)
      }
    // Which texts follow these is not known before a run.
    case .route, .store, .drop, .noRoute, .note, nil: break
    }
  }

  /// Returns why the app that the scenario describes cannot do something with a link; nil if it can, and for an app in
  /// Swift, which decides for itself.
  ///
  /// - Parameters:
  ///   - words: What it does.
  ///   - isNeeded: Whether an expectation fails without it.
  func reasonAgainstActOfDescribedApp(_ words: String, isNeeded: Bool) -> String? {
    guard isAppDescribed, knowsDevice else { return nil }
    let kept: [(EventWord, AppDescription.GatedLink)] = [(.store, .store), (.drop, .drop)]
    for (word, reaction) in kept where isNeeded && words.isAbout(word.rawValue) {
      if scenario.app.gates.isEmpty {
        return "the app has no gate, so it follows each link at once; list one under \("gates".quoted) in "
          + "app".quoted
      }
      if scenario.app.whenGated != reaction {
        return "\("whenGated".quoted) says that the app does something else with a link while a gate is closed"
      }
    }
    let noRoute = EventWord.noRoute.rawValue
    guard words.isAbout(noRoute), words != noRoute else { return nil }
    let destination = String(Substring(words.utf8.dropFirst(noRoute.utf8.count + 1)))
    return scenario.app.routes.first { $0.destination == destination }.map {
      "\("routes".quoted) in \("app".quoted) has the screen \($0.screen.quoted) for it"
    }
  }

  /// Checks what follows the state of a process, or where a link goes; such a name can have several words.
  private mutating func checkArgument(ofNameWithSpaces words: String, at location: SourceLocation?) {
    func argument(after name: String) -> String? {
      words.isAbout(name) && words != name ? String(Substring(words.utf8.dropFirst(name.utf8.count + 1))) : nil
    }
    for state in ProcessState.allCases.map(\.rawValue) where StepVerb(rawValue: state) == nil {
      if let argument = argument(after: state) { return reportWhole(state, argument, at: location) }
    }
    // An app can ask the system to open text that is not a link, and that opens nothing.
    for outcome in LinkOutcome.allCases where outcome != .opensNothing {
      if let argument = argument(after: outcome.rawValue) {
        return checkLink(argument, after: outcome.rawValue, at: location)
      }
    }
  }

  /// Checks what follows `send` or `answer`: the name of a request, and what it is about or how it was answered.
  private mutating func checkRequest(_ words: String, isSent: Bool, at location: SourceLocation?) {
    let requests = ScenarioNames.requests(apps.sdks.vocabularies)
    guard let request = requests.first(where: { words.isAbout($0) }) else {
      return reportUnknown("request", words, at: location, known: requests)
    }
    guard request != words, let known = apps.sdks.arguments(ofRequest: request) else { return }
    let argument = String(Substring(words.utf8.dropFirst(request.utf8.count + 1)))
    let name = "\((isSent ? EventWord.send : .answer).rawValue) \(request)"
    guard !isSent else { return checkWord(argument, after: name, known: known.sent, at: location) }
    // The click of an ad network is answered for each SDK.
    let ofAds = request == Occurrence.clickRequest ? apps.sdks.names.map(\.rawValue) : []
    checkWord(argument, after: name, known: known.answered + .oneOf(ofAds), at: location)
  }

  private mutating func checkArgument(
    _ argument: String, of verb: StepVerb, _ plan: SimulationPlan, at location: SourceLocation?
  ) {
    func check(_ known: [String]) { checkWord(argument, after: verb.rawValue, known: .oneOf(known), at: location) }
    switch verb {
    case .openGate, .closeGate:
      guard isAppDescribed, knowsDevice else { return }
      let gates = scenario.app.gates
      if !gates.contains(where: { $0.isAbout(argument) }) {
        report(Step.complaint(aboutGate: argument, in: gates, unlisted: places.addition(to: "gates")), at: location)
      }
    case .kill: check(KillReason.allCases.map(\.rawValue))
    case .network: check(NetworkState.allCases.map(\.rawValue))
    case .trackingAuthorization: check(TrackingAnswer.allCases.map(\.rawValue))
    case .releaseDelegate:
      let keys = apps.sdks.vocabularies.map(\.key)
      if !keys.contains(argument) { reportUnknown("SDK", argument, at: location, known: keys) }
    case .call:
      let methods = ScenarioNames.methods(apps.sdks.vocabularies).map(\.name)
      if !methods.contains(argument) {
        reportUnknown("SDK call", argument, at: location, known: methods, listedBy: Self.listOfEvents)
      }
    case .install, .update, .uninstall, .launch, .receiveNotification, .backgroundLaunch, .prewarm, .foreground,
      .background, .suspend, .reclaimScene, .alert, .dismissAlert, .adClick, .backend:
      reportWhole(verb.rawValue, argument, at: location)
    case .tap:
      let count = problems.count
      checkTap(argument, at: location)
      if problems.count == count { checkText(argument, of: verb, plan, at: location) }
    case .wait, .clockBack: checkDuration(argument, after: verb.rawValue, at: location)
    case .associationFile:
      let count = problems.count
      let states = Step.AssociationFileDescription.State.allCases.map(\.rawValue)
      checkWord(
        argument, after: verb.rawValue, known: .oneOf(states) + states.map { .beginning("\($0) at") }, at: location)
      if problems.count == count, !states.contains(argument) { checkText(argument, of: verb, plan, at: location) }
    case .system: checkSystemStep(argument, at: location)
    case .openNotification, .pasteboard: checkText(argument, of: verb, plan, at: location)
    }
  }

  /// Checks what follows a step with a text, a link or a domain: that of one of the scenario's steps, if it has such
  /// steps.
  private mutating func checkText(
    _ argument: String, of verb: StepVerb, _ plan: SimulationPlan, at location: SourceLocation?
  ) {
    let steps = (plan.steps + plan.anytime).filter { $0.verb == verb }
    guard knowsAllSteps, !steps.isEmpty else { return }
    checkWord(argument, after: verb.rawValue, known: .oneOf(steps.compactMap(\.argument)), at: location)
  }

  private mutating func checkTap(_ argument: String, at location: SourceLocation?) {
    let name = StepVerb.tap.rawValue
    checkLink(argument, after: name, at: location)
    let parts = argument.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).map { String(Substring($0)) }
    guard parts.count == 2, parts[0].utf8.contains(UInt8(ascii: ":")) else { return }
    checkWord(
      parts[1], after: "\(name) \(parts[0])", known: .oneOf(TapOrigin.allCases.map { "from \($0.rawValue)" }),
      at: location)
  }

  private mutating func checkDuration(_ argument: String, after name: String, at location: SourceLocation?) {
    guard let duration = DurationText.parse(argument.utf8) else {
      return report(
        "\(name.quoted) is followed by a duration such as 1m or by nothing, not by \(argument.quoted)", at: location)
    }
    let written = DurationText.write(duration)
    guard written != argument else { return }
    report("a trace calls this step \("\(name) \(written)".quoted), not \("\(name) \(argument)".quoted)", at: location)
  }

  /// Checks what follows `system`: a call, the state of the process and that of the scene, each of which can be
  /// missing.
  private mutating func checkSystemStep(_ argument: String, at location: SourceLocation?) {
    func rests(_ words: String, after names: [String]) -> [String] {
      names.filter { words.isAbout($0) }.map { String(Substring(words.utf8.dropFirst($0.utf8.count + 1))) } + [words]
    }
    let (calls, processes) = (SystemCall.Kind.allCases.map(\.rawValue), ProcessState.allCases.map(\.rawValue))
    let scenes = SceneState.allCases.map(\.rawValue)
    let isPossible = rests(argument, after: calls).flatMap { rests($0, after: processes) }
      .contains { rest in rest.isEmpty || (processes + scenes).contains { $0.isAbout(rest) } }
    guard !isPossible else { return }
    report(
      "\(StepVerb.system.rawValue.quoted) is followed by a call of the system, the state of the process and the state of "
        + "the scene, as in \("system sceneDidBecomeActive active".quoted), not by \(argument.quoted)", at: location)
  }

  private mutating func checkWord(
    _ word: String, after name: String, known: [TraceWords], at location: SourceLocation?
  ) {
    guard !known.contains(where: { $0.fit(word) }) else { return }
    guard !known.isEmpty else { return reportWhole(name, word, at: location) }
    var texts: [String] = []
    for case .exactly(let text) in known where !texts.contains(text) { texts.append(text) }
    var listed: [String] = []
    for text in known.map(\.text) where !listed.contains(text) { listed.append(text) }
    let list = Spelling.hint(for: word, in: texts) ?? "; known: \(listed.joined(separator: ", "))"
    report("unknown word \(word.quoted) after \(name.quoted)\(list)", at: location)
  }

  private mutating func checkLink(_ text: String, after name: String, at location: SourceLocation?) {
    guard !text.utf8.contains(UInt8(ascii: ":")) else { return }
    report("\(name.quoted) is followed by a link or by nothing, not by \(text.quoted)", at: location)
  }

  private mutating func reportWhole(_ name: String, _ argument: String, at location: SourceLocation?) {
    report("\(name.quoted) is the whole name of the event; remove \(argument.quoted)", at: location)
  }
}

extension TraceWords {
  /// Returns whether what follows a name in a pattern fits an event that has these words there.
  fileprivate func fit(_ argument: String) -> Bool {
    switch self {
    case .exactly(let text): text.isAbout(argument)
    case .beginning(let text): text.isAbout(argument) || argument.isAbout(text)
    case .number: argument.utf8.allSatisfy { (48...57).contains($0) }
    case .link: argument.utf8.contains(UInt8(ascii: ":"))
    case .anything: true
    }
  }

  /// The words in a list of those that are known.
  fileprivate var text: String {
    switch self {
    case .exactly(let text): text
    case .beginning(let text): "\(text) …"
    case .number: "a number"
    case .link: "a link"
    case .anything: "anything"
    }
  }
}
