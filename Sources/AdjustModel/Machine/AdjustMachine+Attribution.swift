import SDKContract

extension AdjustMachine {
  /// Whether there is a reason to request the attribution.
  ///
  /// - Parameter atStart: Whether an announced time is a reason to request it, rather than to wait.
  func wantsAttribution(atStart: Bool) -> Bool {
    let isAsking = installation.activity?.isAskingForAttribution ?? false
    return atStart ? installation.attribution == nil || isAsking : installation.attribution == nil && !isAsking
  }

  mutating func askForAttribution(
    by initiator: AdjustRequest.Initiator, inMilliseconds milliseconds: Int, at now: VirtualInstant,
    rule: AdjustRule, _ actions: inout [AdjustAction]
  ) {
    process.attribution.initiator = initiator
    let wait = Duration.seconds(max(milliseconds, 0) / 1000)
    let deadline = now.advanced(by: wait)
    if let pending = process.attribution.deadline {
      if pending > deadline, holds(.attribution(.laterTimerStays)) {
        actions.append(.note(.explained(.attributionTimerRuns), rule: .attribution(.laterTimerStays)))
        return
      }
      if wait == .zero { actions.append(.cancelTimer(.attribution)) }
    }
    if wait == .zero {
      process.attribution.deadline = nil
      // The SDK sets a timer of no time, which its log shows; what `ask_in` says is logged with the answer.
      if milliseconds <= 0 { actions.append(.log(.logged(.attributionTimerStarts, "0.0"), rule: rule)) }
      actions.append(.log(.logged(.attributionTimerFired), rule: rule))
      requestAttribution(rule: rule, &actions)
    } else {
      process.attribution.deadline = deadline
      actions.append(.setTimer(.attribution, after: wait, rule: rule))
    }
  }

  mutating func attributionTimerFired(_ actions: inout [AdjustAction]) {
    process.attribution.deadline = nil
    actions.append(.note(.logged(.attributionTimerFired), rule: .attribution(.timerAsks)))
    requestAttribution(rule: .attribution(.timerAsks), &actions)
  }

  private mutating func requestAttribution(rule: AdjustRule, _ actions: inout [AdjustAction]) {
    if process.attribution.isPaused, holds(.pauses(.attributionRequestIsDropped)) {
      actions.append(.note(.logged(.attributionPaused), rule: .pauses(.attributionRequestIsDropped)))
    } else if isForgotten {
      actions.append(
        .note(.logged(.attributionOfForgottenUser), rule: .events(.forgottenSendsNothing)))
    } else {
      recordTrackingStatus(installation.attStatus, &actions)
      actions.append(.send(makeRequest(.attribution(initiatedBy: process.attribution.initiator)), rule: rule))
    }
  }

  /// Reads the attribution from any answer except one to an event.
  ///
  /// - Returns: The attribution of the answer, or nil if there is none or `ask_in` hides it.
  mutating func readAttribution(
    _ body: Payload?, at now: VirtualInstant, _ actions: inout [AdjustAction]
  ) -> ADJAttribution? {
    guard let body else { return nil }
    let members = body.members(ofMember: "attribution")
    guard let askIn = body.integer(ofMember: "ask_in") else {
      installation.activity?.isAskingForAttribution = false
      return members.map { attribution($0, of: body) }
    }
    installation.activity?.isAskingForAttribution = true
    if members != nil {
      actions.append(.note(.explained(.attributionIsHidden), rule: .attribution(.askInHidesAttribution)))
    }
    askForAttribution(by: .backend, inMilliseconds: askIn, at: now, rule: .attribution(.askInStartsTimer), &actions)
    return holds(.attribution(.askInHidesAttribution)) ? nil : members.map { attribution($0, of: body) }
  }

  private func attribution(_ members: [PayloadEntry], of body: Payload) -> ADJAttribution {
    let hasAdid = profile.isVersion4 && profile.has(.attributionHasAdid)
    return ADJAttribution(
      members, adid: hasAdid ? body.text(ofMember: "adid") : nil, hasCosts: profile.has(.costs), rules: body.rules)
  }

  /// Whether the version considers an attribution equal to the stored one.
  private func isKept(_ attribution: ADJAttribution) -> Bool {
    // The versions that cannot compare costs consider missing ones different.
    let comparesCosts = profile.has(.comparesCosts) || !profile.has(.costs) || attribution.costAmount != nil
    return attribution == installation.attribution && comparesCosts
  }

  /// Stores an attribution, and returns the call that reports it to the app if it is new.
  mutating func update(_ attribution: ADJAttribution?, _ actions: inout [AdjustAction]) -> AdjustAction? {
    guard let attribution else { return nil }
    guard !isKept(attribution) || !holds(.attribution(.equalAttributionIsSilent)) else {
      actions.append(.note(.explained(.attributionIsEqual), rule: .attribution(.equalAttributionIsSilent)))
      return nil
    }
    installation.attribution = attribution
    answerAttributionGetters(&actions)
    return callback(.adjustAttributionChanged(attribution), rule: .attribution(.comparesTenFields))
  }
}
