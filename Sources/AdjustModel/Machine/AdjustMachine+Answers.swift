import SDKContract

extension AdjustMachine {
  /// Handles the answer to a request of this process.
  package mutating func answered(
    _ request: AdjustRequest, _ answer: AdjustAnswer, at now: VirtualInstant
  ) -> [AdjustAction] {
    guard process.phase == .initialized else { return [] }
    var actions: [AdjustAction] = []
    actions.reserveCapacity(6)
    if process.attribution.isPaused {
      guard holds(.pauses(.answersPassThePause)) else { return [] }
      actions.append(.note(.explained(.answerDuringPause), rule: .pauses(.answersPassThePause)))
    }
    if goesToNextHost(request, answer, &actions) { return actions }
    if let body = answer.body, let selector = selectorSentToNull(in: body, of: request.kind),
      holds(.deferredLinks(.nullIsNotGuarded))
    {
      actions.append(
        .raise(
          .words("-[NSNull \(selector)]: unrecognized selector sent to instance"),
          rule: .deferredLinks(.nullIsNotGuarded))
      )
      return actions
    }
    switch request.kind {
    case .attribution: attributionAnswered(answer, at: now, &actions)
    case .sdkClick(let click): clickAnswered(click, answer, at: now, &actions)
    default: packageAnswered(request.kind, answer, at: now, &actions)
    }
    startBufferTimer(at: now, &actions)
    return actions
  }

  /// Handles a timer that has fired.
  package mutating func timerFired(_ timer: AdjustTimer, at now: VirtualInstant) -> [AdjustAction] {
    var actions: [AdjustAction] = []
    if case .getter(let completion) = timer { getterTimedOut(completion, &actions) }
    guard process.phase == .initialized else { return actions }
    switch timer {
    case .getter: break
    case .appleAds: checkAppleAds(at: now, &actions)
    case .attribution: attributionTimerFired(&actions)
    case .packageRetry: packageTimerFired(&actions)
    case .click(let id): clickTimerFired(id, &actions)
    case .attStatus(let chain): attTimerFired(chain, &actions)
    case .delayStart: delayTimerFired(&actions)
    case .buffer: bufferTimerFired(&actions)
    case .foreground: foregroundTimerFired(&actions)
    }
    startBufferTimer(at: now, &actions)
    return actions
  }

  mutating func sessionAnswered(
    _ kind: AdjustRequest.Kind, _ answer: AdjustAnswer, willRetry: Bool, at now: VirtualInstant,
    _ actions: inout [AdjustAction]
  ) {
    let body = answer.body
    let attribution = readAttribution(body, at: now, &actions)
    updateAdid(body, &actions)
    let attributionChanged = update(attribution, &actions)
    if answer.isSuccess { installation.isInstallTracked = true }
    actions.append(sessionCallback(kind, answer, willRetry: willRetry))
    if let attributionChanged { actions.append(attributionChanged) }
    if profile.has(.asksAfterSession), wantsAttribution(atStart: false) {
      askForAttribution(by: .sdk, inMilliseconds: 0, at: now, rule: .attribution(.asksAfterSession), &actions)
    }
    if profile.has(.readsSessionLink), let link = body?.text(ofMember: "deeplink") {
      deliverDeferredLink(link, rule: .deferredLinks(.linkOfSessionAnswer), &actions)
    }
    process.isSessionAnswered = true
  }

  private func sessionCallback(_ kind: AdjustRequest.Kind, _ answer: AdjustAnswer, willRetry: Bool) -> AdjustAction {
    let body = answer.body
    let message = answer.message(for: kind, in: profile)
    if answer.isSuccess {
      let success = ADJSessionSuccess(
        message: message, timestamp: body?.text(ofMember: "timestamp"), adid: body?.text(ofMember: "adid"),
        payload: body)
      return callback(.adjustSessionTrackingSucceeded(success), rule: .sessions(.sessionSucceeded))
    }
    let failure = ADJSessionFailure(
      message: message, timestamp: body?.text(ofMember: "timestamp"), adid: body?.text(ofMember: "adid"),
      willRetry: willRetry,
      payload: body)
    return callback(.adjustSessionTrackingFailed(failure), rule: .sessions(.sessionFailed))
  }

  private mutating func attributionAnswered(
    _ answer: AdjustAnswer, at now: VirtualInstant, _ actions: inout [AdjustAction]
  ) {
    guard let body = answer.body else {
      actions.append(.note(.explained(.attributionUnanswered), rule: .pauses(.attributionIsNotRetried)))
      if !holds(.pauses(.attributionIsNotRetried)) {
        askForAttribution(by: .sdk, inMilliseconds: 1000, at: now, rule: .attribution(.timerAsks), &actions)
      }
      return
    }
    if isOptOut(body) {
      optOut(at: now, &actions)
      return
    }
    readControlMembers(body, &actions)
    let attribution = readAttribution(body, at: now, &actions)
    let deeplink = body.members(ofMember: "attribution")?.last { $0.key == "deeplink" }?.value
    updateAdid(body, &actions)
    if let attributionChanged = update(attribution, &actions) { actions.append(attributionChanged) }
    if case .string(let link) = deeplink {
      deliverDeferredLink(link, rule: .deferredLinks(.linkOfAttributionAnswer), &actions)
    } else if holds(.deferredLinks(.noLinkIsSilent)) {
      actions.append(.note(.explained(.noDeferredLink), rule: .deferredLinks(.noLinkIsSilent)))
    } else {
      callDeferredLink("", rule: .deferredLinks(.linkOfAttributionAnswer), &actions)
    }
  }

  /// Returns the selector that the SDK sends to a null in an answer where it expects a string, a number or an object.
  private func selectorSentToNull(in body: Payload, of kind: AdjustRequest.Kind) -> String? {
    let isAttribution = kind.endpoint == .attribution
    let attribution = isAttribution ? body.members(ofMember: "attribution") : nil
    let hasNullLink = attribution?.last { $0.key == "deeplink" }?.value == .null
    guard body.hasNullMember || hasNullLink else { return nil }
    if body["tracking_state"] == .null { return "isEqualToString:" }
    var isPackage = true
    switch kind {
    case .attribution, .sdkClick: isPackage = false
    default: break
    }
    let obeysPace = isPackage && profile.has(.obeysContinueIn)
    if !isAttribution, profile.has(.obeysRetryIn), body["retry_in"] == .null { return "intValue" }
    if obeysPace, body["continue_in"] == .null { return "intValue" }
    guard [.session, .attribution, .click].contains(kind.endpoint) || kind.endpoint == .event else { return nil }
    if kind.endpoint != .event, body["ask_in"] == .null { return "intValue" }
    if isAttribution, body["attribution"] == .null { return "objectForKey:" }
    if hasNullLink { return "length" }
    if kind.endpoint == .session, profile.has(.readsSessionLink), body["deeplink"] == .null { return "length" }
    if body["adid"] == .null { return "isEqualToString:" }
    // Null is not nil: the SDK passes it to the completion, which converts it to a Swift string.
    let isAwaited = kind.endpoint == .click && process.completion != nil
    return isAwaited && body["resolved_click_url"] == .null ? "length" : nil
  }
}
