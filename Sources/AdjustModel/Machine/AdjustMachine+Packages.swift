import SDKContract

extension AdjustMachine {
  mutating func queue(_ package: AdjustRequest.Kind, rule: AdjustRule, _ actions: inout [AdjustAction]) {
    recordTrackingStatus(installation.attStatus, &actions)
    installation.packages.append(package)
    actions.append(.queued(package, position: installation.packages.count, rule: rule))
    if buffers(package) {
      actions.append(.note(.logged(.packageBuffered, package.suffix), rule: .events(.eventsAreBuffered)))
    } else {
      sendFirstPackage(rule: rule, &actions)
    }
  }

  mutating func sendFirstPackage(rule: AdjustRule, _ actions: inout [AdjustAction]) {
    guard let first = installation.packages.first else { return }
    if process.packages.isPaused, holds(.pauses(.packagesWait)) {
      actions.append(.note(.logged(.packagesPaused), rule: .pauses(.packagesWait)))
    } else if process.packages.isSending {
      actions.append(.note(.logged(.packagesBusy), rule: .sessions(.onePackageAtATime)))
    } else {
      process.packages.isSending = true
      actions.append(.send(makeRequest(first), rule: rule))
    }
  }

  mutating func packageAnswered(
    _ kind: AdjustRequest.Kind, _ answer: AdjustAnswer, at now: VirtualInstant, _ actions: inout [AdjustAction]
  ) {
    if let body = answer.body, isOptOut(body) {
      optOut(at: now, &actions)
      return
    }
    let retryIn = profile.has(.obeysRetryIn) ? answer.body?.integer(ofMember: "retry_in") : nil
    if answer.body == nil || retryIn != nil {
      tell(kind, answer, willRetry: true, at: now, &actions)
      process.packages.retries += 1
      waitForRetry(of: kind, milliseconds: retryIn, &actions)
    } else {
      process.packages.retries = 0
      // The queue may have been emptied while the request was in flight.
      if !installation.packages.isEmpty { installation.packages.removeFirst() }
      if profile.has(.obeysContinueIn), let continueIn = answer.body?.integer(ofMember: "continue_in") {
        actions.append(.setTimer(.packageRetry, after: .milliseconds(max(continueIn, 0)), rule: .pauses(.continueIn)))
      } else {
        process.packages.isSending = false
        sendFirstPackage(rule: .sessions(.onePackageAtATime), &actions)
      }
      tell(kind, answer, willRetry: false, at: now, &actions)
    }
  }

  mutating func packageTimerFired(_ actions: inout [AdjustAction]) {
    process.packages.isSending = false
    let continues = process.packages.retries == 0
    let rule: AdjustRule =
      continues
      ? .pauses(.continueIn) : usesShortWait(installation.packages.first) ? .pauses(.shortWait) : .pauses(.longWait)
    actions.append(.log(.logged(continues ? .nextPackageFollows : .packageRetries), rule: rule))
    sendFirstPackage(rule: rule, &actions)
  }

  private func waitForRetry(of kind: AdjustRequest.Kind, milliseconds: Int?, _ actions: inout [AdjustAction]) {
    if let milliseconds {
      actions.append(.setTimer(.packageRetry, after: .milliseconds(max(milliseconds, 0)), rule: .pauses(.retryIn)))
      return
    }
    let isShort = usesShortWait(kind)
    let wait = (isShort ? AdjustBackoff.short : .long).wait(
      beforeRetry: process.packages.retries, jitterPermille: configuration.retryJitterPermille)
    actions.append(.setTimer(.packageRetry, after: wait, rule: isShort ? .pauses(.shortWait) : .pauses(.longWait)))
  }

  private func usesShortWait(_ kind: AdjustRequest.Kind?) -> Bool {
    if case .session = kind { !installation.isInstallTracked && profile.has(.retriesInstallsSoon) } else { false }
  }

  private mutating func tell(
    _ kind: AdjustRequest.Kind, _ answer: AdjustAnswer, willRetry: Bool, at now: VirtualInstant,
    _ actions: inout [AdjustAction]
  ) {
    readControlMembers(answer.body, &actions)
    switch kind {
    case .session: sessionAnswered(kind, answer, willRetry: willRetry, at: now, &actions)
    case .event(let token, let id): eventAnswered(token, id, answer, willRetry: willRetry, &actions)
    default: break
    }
  }

  func isOptOut(_ body: Payload) -> Bool {
    body["tracking_state"] == .string("opted_out") && holds(.sessions(.optedOut))
  }

  mutating func optOut(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    installation.activity?.isForgotten = true
    installation.packages.removeAll()
    actions.append(.note(.explained(.optedOut), rule: .sessions(.optedOut)))
    changeEnabled(false, at: now, &actions)
  }
}
