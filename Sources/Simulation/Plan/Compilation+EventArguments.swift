extension Compilation {
  /// Checks what follows the name of an event in a pattern, if only a few words can.
  ///
  /// A pattern with another word fits no event: `never` would always hold, and nobody would notice.
  mutating func checkArgument(of pattern: ExpectedPattern, _ words: String) {
    let parts = words.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).map { String(Substring($0)) }
    guard parts.count == 2 else { return }
    let (name, argument) = (parts[0], parts[1])
    // An app may record events of any name, about anything.
    guard recordedEvents?.contains(name) != true else { return }
    if let verb = StepVerb(rawValue: name) { return checkArgument(argument, of: verb, at: pattern.location) }
    if !apps.sdks.owners(ofCallback: name).isEmpty {
      guard let known = apps.sdks.arguments(ofCallback: name) else { return }
      return checkWord(argument, after: name, known: known, at: pattern.location)
    }
    switch EventWord(rawValue: name) {
    case .route where recordedEvents == nil:
      let screens = scenario.app.routes.map(\.screen)
      if !screens.contains(argument) { reportUnknown("screen", argument, at: pattern.location, known: screens) }
    case .send, .answer:
      let requests = ScenarioNames.requests(apps.sdks.vocabularies)
      if !requests.contains(where: { argument.isAbout($0) }) {
        reportUnknown("request", argument, at: pattern.location, known: requests)
      }
    case .lost:
      if !apps.sdks.callbacks.contains(argument) {
        reportUnknown("callback", argument, at: pattern.location, known: apps.sdks.callbacks)
      }
    case .route, .store, .drop, .noRoute, .timer, .note, nil: break
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
      let name = verb.rawValue.quoted
      report("\(name) is the whole name of the event; remove \(argument.quoted)", at: location)
    case .tap, .openNotification, .wait, .system, .pasteboard, .clockBack, .associationFile: break
    }
  }

  private mutating func checkWord(
    _ word: String, after name: String, known: [String], at location: SourceLocation?
  ) {
    guard !known.contains(word) else { return }
    let list = Spelling.hint(for: word, in: known) ?? "; known: \(known.joined(separator: ", "))"
    report("unknown word \(word.quoted) after \(name.quoted)\(list)", at: location)
  }
}
