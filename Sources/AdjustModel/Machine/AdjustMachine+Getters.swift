import SDKContract

extension AdjustMachine {
  /// Handles `lastDeeplink(completionHandler:)`.
  package func lastDeeplink(_ completion: CompletionID, at now: VirtualInstant) -> [AdjustAction] {
    [
      callback(
        .lastDeeplink(completion, installation.lastDeeplink), rule: .directLinks(.lastDeeplinkIsTheLastGiven))
    ]
  }

  /// Handles `attribution(completionHandler:)`, which waits until there is one.
  ///
  /// - Parameters:
  ///   - completion: The completion handler.
  ///   - timeOut: The time after which it gets nil, as with `attribution(withTimeout:completionHandler:)`; nil for
  ///     none.
  ///   - now: When the app makes the call.
  package mutating func attribution(
    _ completion: CompletionID, timeOut: Duration? = nil, at now: VirtualInstant
  ) -> [AdjustAction] {
    if returnsAtOnce {
      return [callback(.attribution(completion, presentAttribution), rule: .directLinks(.gettersOfVersion4Return))]
    }
    process.attributionGetters.append(AdjustGetter(completion: completion, hasTimeOut: timeOut != nil))
    var actions = notesOfGetter("read attribution request")
    answerAttributionGetters(&actions)
    if let timeOut, process.attributionGetters.contains(where: { $0.completion == completion }) {
      actions.append(.setTimer(.getter(completion), after: timeOut, rule: .directLinks(.getterTimesOut)))
    }
    return actions
  }

  /// Handles `adid(completionHandler:)`, which waits until there is one.
  ///
  /// - Parameters:
  ///   - completion: The completion handler.
  ///   - timeOut: The time after which it gets nil, as with `adid(withTimeout:completionHandler:)`; nil for none.
  ///   - now: When the app makes the call.
  package mutating func adid(
    _ completion: CompletionID, timeOut: Duration? = nil, at now: VirtualInstant
  ) -> [AdjustAction] {
    if returnsAtOnce {
      return [callback(.adid(completion, presentAdid), rule: .directLinks(.gettersOfVersion4Return))]
    }
    process.adidGetters.append(AdjustGetter(completion: completion, hasTimeOut: timeOut != nil))
    var actions = notesOfGetter("read adid request")
    answerAdidGetters(&actions)
    if let timeOut, process.adidGetters.contains(where: { $0.completion == completion }) {
      actions.append(.setTimer(.getter(completion), after: timeOut, rule: .directLinks(.getterTimesOut)))
    }
    return actions
  }

  /// Handles `isEnabled(completionHandler:)`, which the first session delay delays.
  package mutating func isEnabled(_ completion: CompletionID, at now: VirtualInstant) -> [AdjustAction] {
    if process.phase == .delayed { return call(.isEnabled(completion), at: now) }
    var actions = isInitialized ? [] : notesBeforeInit(.logged(.notInitialized))
    tellWhetherEnabled(completion, &actions)
    return actions
  }

  private var returnsAtOnce: Bool { profile.isVersion4 && holds(.directLinks(.gettersOfVersion4Return)) }

  private var isInitialized: Bool { process.phase == .delayed || process.phase == .initialized }

  /// Returns what the SDK logs of a getter that is called before `initSdk`.
  private func notesOfGetter(_ name: String) -> [AdjustAction] {
    isInitialized ? [] : notesBeforeInit(.logged(.callSaved, name))
  }

  mutating func tellWhetherEnabled(_ completion: CompletionID, _ actions: inout [AdjustAction]) {
    let isEnabled = installation.activity?.isEnabled ?? process.enabledBeforeInit ?? process.isEnabled
    actions.append(callback(.isEnabled(completion, isEnabled), rule: .directLinks(.gettersAnswerAtOnce)))
  }

  /// Handles `idfa(completionHandler:)`, which gets all zeros unless the user has allowed tracking.
  package func idfa(_ completion: CompletionID, at now: VirtualInstant) -> [AdjustAction] {
    [callback(.idfa(completion, presentIdfa), rule: .directLinks(.gettersAnswerAtOnce))]
  }

  /// Handles `idfv(completionHandler:)`.
  package func idfv(_ completion: CompletionID, at now: VirtualInstant) -> [AdjustAction] {
    [callback(.idfv(completion, presentIdfv), rule: .directLinks(.gettersAnswerAtOnce))]
  }

  /// Handles `sdkVersion(completionHandler:)`.
  package func sdkVersion(_ completion: CompletionID, at now: VirtualInstant) -> [AdjustAction] {
    [callback(.sdkVersion(completion, presentSdkVersion), rule: .directLinks(.gettersAnswerAtOnce))]
  }

  /// Whether getters can be answered from the data on the device: after initialization, and in newer versions also
  /// before.
  private var readsFiles: Bool {
    process.phase == .initialized || profile.has(.gettersReadFiles) && holds(.directLinks(.gettersReadFiles))
  }

  private var getterRule: AdjustRule {
    process.phase == .initialized ? .directLinks(.gettersComeFirst) : .directLinks(.gettersReadFiles)
  }

  mutating func answerAttributionGetters(_ actions: inout [AdjustAction]) {
    guard readsFiles, let attribution = installation.attribution, !process.attributionGetters.isEmpty else { return }
    for getter in process.attributionGetters.inOrderOfAnswers {
      if getter.hasTimeOut { actions.append(.cancelTimer(.getter(getter.completion))) }
      actions.append(callback(.attribution(getter.completion, attribution), rule: getterRule))
    }
    process.attributionGetters = []
  }

  mutating func answerAdidGetters(_ actions: inout [AdjustAction]) {
    guard readsFiles, let adid = installation.activity?.adid, !process.adidGetters.isEmpty else { return }
    for getter in process.adidGetters.inOrderOfAnswers {
      if getter.hasTimeOut { actions.append(.cancelTimer(.getter(getter.completion))) }
      actions.append(callback(.adid(getter.completion, adid), rule: getterRule))
    }
    process.adidGetters = []
  }

  mutating func getterTimedOut(_ completion: CompletionID, _ actions: inout [AdjustAction]) {
    if let index = process.attributionGetters.firstIndex(where: { $0.completion == completion }) {
      process.attributionGetters.remove(at: index)
      actions.append(callback(.attribution(completion, nil), rule: .directLinks(.getterTimesOut)))
    } else if let index = process.adidGetters.firstIndex(where: { $0.completion == completion }) {
      process.adidGetters.remove(at: index)
      actions.append(callback(.adid(completion, nil), rule: .directLinks(.getterTimesOut)))
    }
  }

  mutating func updateAdid(_ body: Payload?, _ actions: inout [AdjustAction]) {
    guard let adid = body?.text(ofMember: "adid"), adid != installation.activity?.adid else { return }
    installation.activity?.adid = adid
    answerAdidGetters(&actions)
  }
}

extension [AdjustGetter] {
  /// The getters in the order of their answers: those without a time-out come first.
  fileprivate var inOrderOfAnswers: [AdjustGetter] { filter { !$0.hasTimeOut } + filter(\.hasTimeOut) }
}
