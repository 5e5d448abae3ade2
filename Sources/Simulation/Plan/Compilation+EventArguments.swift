extension Compilation {
  /// Checks what follows the name of an event in a pattern, if only a few words can.
  ///
  /// A pattern with another word fits no event: `never` would always hold, and nobody would notice.
  mutating func checkArgument(of pattern: ExpectedPattern, _ words: String) {
    // An app may record events of any name, about anything.
    if let recordedEvents, recordedEvents.contains(where: { words.isAbout($0) }) { return }
    checkArgument(ofNameWithSpaces: words, at: pattern.location)
    let parts = words.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).map { String(Substring($0)) }
    guard parts.count == 2 else { return }
    let (name, argument) = (parts[0], parts[1])
    if let verb = StepVerb(rawValue: name) { return checkArgument(argument, of: verb, at: pattern.location) }
    if !apps.sdks.owners(ofCallback: name).isEmpty {
      guard let known = apps.sdks.arguments(ofCallback: name) else { return }
      return checkWord(argument, after: name, known: known, at: pattern.location)
    }
    if let call = SystemCall.Kind(rawValue: name) {
      return call.cargo == .none
        ? reportWhole(name, argument, at: pattern.location) : checkLink(argument, after: name, at: pattern.location)
    }
    if let known = apps.sdks.arguments(ofCall: name) {
      // A trace says so of a call that the version of the SDK does not have.
      guard !argument.isAbout("not in") else { return }
      return checkWord(argument, after: name, known: known, at: pattern.location)
    }
    switch EventWord(rawValue: name) {
    case .route where recordedEvents == nil:
      let screens = scenario.app.routes.map(\.screen)
      guard !screens.contains(argument) else { return }
      if screens.isEmpty {
        report(
          "no link opens the screen \(argument.quoted); name it under \"routes\" in \"app\"", at: pattern.location)
      } else {
        reportUnknown("screen", argument, at: pattern.location, known: screens)
      }
    case .send, .answer:
      let requests = ScenarioNames.requests(apps.sdks.vocabularies)
      if !requests.contains(where: { argument.isAbout($0) }) {
        reportUnknown("request", argument, at: pattern.location, known: requests)
      }
    case .lost:
      if !apps.sdks.callbacks.contains(argument) {
        reportUnknown("callback", argument, at: pattern.location, known: apps.sdks.callbacks)
      }
    case .timer:
      if let known = apps.sdks.timers.map({ $0 + [AppWorkEvent.sleepTimer] }), !known.contains(argument) {
        reportUnknown("timer", argument, at: pattern.location, known: known)
      }
    case .route, .store, .drop, .noRoute, .note, nil: break
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

  private mutating func checkArgument(_ argument: String, of verb: StepVerb, at location: SourceLocation?) {
    switch verb {
    case .openGate, .closeGate:
      // An app in Swift may have any gates.
      guard scenario.app.uses == nil, recordedEvents == nil else { return }
      let gates = scenario.app.gates
      if !gates.contains(where: { $0.isAbout(argument) }) {
        report(Step.complaint(aboutGate: argument, in: gates), at: location)
      }
    case .kill: checkWord(argument, after: verb.rawValue, known: KillReason.allCases.map(\.rawValue), at: location)
    case .network: checkWord(argument, after: verb.rawValue, known: NetworkState.allCases.map(\.rawValue), at: location)
    case .trackingAuthorization:
      checkWord(argument, after: verb.rawValue, known: TrackingAnswer.allCases.map(\.rawValue), at: location)
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
    case .tap: checkLink(argument, after: verb.rawValue, at: location)
    case .openNotification, .wait, .system, .pasteboard, .clockBack, .associationFile: break
    }
  }

  private mutating func checkWord(
    _ word: String, after name: String, known: [String], at location: SourceLocation?
  ) {
    guard !known.contains(word) else { return }
    guard !known.isEmpty else { return reportWhole(name, word, at: location) }
    let list = Spelling.hint(for: word, in: known) ?? "; known: \(known.joined(separator: ", "))"
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
