import SDKContract

extension AdjustMachine {
  mutating func queueClick(_ click: AdjustClick, rule: AdjustRule, _ actions: inout [AdjustAction]) {
    recordTrackingStatus(installation.attStatus, &actions)
    process.clicks.queue.append(click)
    actions.append(.queued(.sdkClick(click), position: process.clicks.queue.count, rule: rule))
    sendNextClick(rule: rule, &actions)
  }

  /// Sends the clicks in the queue, without waiting for answers.
  mutating func sendNextClick(rule: AdjustRule, _ actions: inout [AdjustAction]) {
    while true {
      if process.clicks.isPaused, holds(.directLinks(.clicksWaitInMemory)) {
        let (note, rule) = (AdjustNote.logged(.clicksPaused), AdjustRule.directLinks(.clicksWaitInMemory))
        actions.append(hasOnlyQuietClicks ? .log(note, rule: rule) : .note(note, rule: rule))
        return
      }
      guard !process.clicks.queue.isEmpty else { return }
      if isForgotten {
        actions.append(
          .note(.logged(.clickOfForgottenUser), rule: .events(.forgottenSendsNothing)))
        return
      }
      let click = process.clicks.queue.removeFirst()
      guard let wait = waitForClick else {
        actions.append(.send(makeRequest(.sdkClick(click)), rule: rule))
        continue
      }
      process.clicks.lastWaitID += 1
      process.clicks.waiting.append(AdjustClickHandler.Waiting(id: process.clicks.lastWaitID, click: click))
      let isRetry = process.clicks.retries > 0
      actions.append(
        .setTimer(
          .click(process.clicks.lastWaitID), after: wait, rule: isRetry ? .directLinks(.clickRetry) : .pauses(.retryIn))
      )
      return
    }
  }

  /// How long every click waits after a failure, including new ones.
  private var waitForClick: Duration? {
    let clicks = process.clicks
    if clicks.retries > 0 {
      return AdjustBackoff.short.wait(
        beforeRetry: clicks.retries, jitterPermille: configuration.retryJitterPermille)
    }
    return clicks.retryIn.map { .milliseconds(max($0, 0)) }
  }

  mutating func clickTimerFired(_ id: Int, _ actions: inout [AdjustAction]) {
    guard let index = process.clicks.waiting.firstIndex(where: { $0.id == id }) else { return }
    let click = process.clicks.waiting.remove(at: index).click
    actions.append(.send(makeRequest(.sdkClick(click)), rule: .directLinks(.waitedClickIsSent)))
    sendNextClick(rule: .directLinks(.everyLinkIsSent), &actions)
  }

  mutating func clickAnswered(
    _ click: AdjustClick, _ answer: AdjustAnswer, at now: VirtualInstant, _ actions: inout [AdjustAction]
  ) {
    if let body = answer.body, isOptOut(body) {
      process.clicks.retries = 0
      process.clicks.retryIn = nil
      optOut(at: now, &actions)
      return
    }
    let retryIn = profile.has(.obeysRetryIn) ? answer.body?.integer(ofMember: "retry_in") : nil
    if answer.body == nil {
      process.clicks.retries += 1
      queueClick(click, rule: .directLinks(.clickRetry), &actions)
    } else if let retryIn {
      process.clicks.retryIn = retryIn
      queueClick(click, rule: .pauses(.retryIn), &actions)
    } else {
      process.clicks.retries = 0
      process.clicks.retryIn = nil
      if click.source == .appleAds {
        installation.isAppleAdsTracked = true
        actions.append(.note(.logged(.appleAdsAnswered), rule: .delays(.appleAdsClick)))
      }
      clickAccepted(answer.body, at: now, &actions)
    }
  }

  private mutating func clickAccepted(_ body: Payload?, at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    readControlMembers(body, &actions)
    let attribution = readAttribution(body, at: now, &actions)
    updateAdid(body, &actions)
    if profile.has(.clickCarriesAttribution), let attributionChanged = update(attribution, &actions) {
      actions.append(attributionChanged)
    }
    if let url = body?.text(ofMember: "resolved_click_url") {
      complete(with: url, rule: .directLinks(.answerCompletes), &actions)
    } else if process.completion != nil {
      actions.append(.note(.explained(.answerWithoutLink), rule: .directLinks(.answerWithoutLinkKeepsSlot)))
      if !holds(.directLinks(.answerWithoutLinkKeepsSlot)) { process.completion = nil }
    }
  }
}
