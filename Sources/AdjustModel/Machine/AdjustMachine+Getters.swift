import SDKContract

extension AdjustMachine {
  /// `lastDeeplink(completionHandler:)`.
  public func lastDeeplink(_ completion: CompletionID, at now: VirtualInstant) -> [AdjustAction] {
    [
      callback(
        .lastDeeplink(completion, installation.lastDeeplink), rule: .directLinks(.lastDeeplinkIsTheLastGiven))
    ]
  }

  /// `attribution(completionHandler:)`, which waits until there is one.
  public mutating func attribution(_ completion: CompletionID, at now: VirtualInstant) -> [AdjustAction] {
    process.attributionGetters.append(completion)
    var actions: [AdjustAction] = []
    answerAttributionGetters(&actions)
    return actions
  }

  /// `adid(completionHandler:)`, which waits until there is one.
  public mutating func adid(_ completion: CompletionID, at now: VirtualInstant) -> [AdjustAction] {
    process.adidGetters.append(completion)
    var actions: [AdjustAction] = []
    answerAdidGetters(&actions)
    return actions
  }

  mutating func answerAttributionGetters(_ actions: inout [AdjustAction]) {
    guard process.phase == .initialised, let attribution = installation.attribution else { return }
    for completion in process.attributionGetters {
      actions.append(callback(.attribution(completion, attribution), rule: .directLinks(.gettersComeFirst)))
    }
    process.attributionGetters = []
  }

  mutating func answerAdidGetters(_ actions: inout [AdjustAction]) {
    guard process.phase == .initialised, let adid = installation.activity?.adid else { return }
    for completion in process.adidGetters {
      actions.append(callback(.adid(completion, adid), rule: .directLinks(.gettersComeFirst)))
    }
    process.adidGetters = []
  }

  mutating func updateAdid(_ body: Payload?, _ actions: inout [AdjustAction]) {
    guard let adid = body?.text(ofMember: "adid"), adid != installation.activity?.adid else { return }
    installation.activity?.adid = adid
    answerAdidGetters(&actions)
  }
}
