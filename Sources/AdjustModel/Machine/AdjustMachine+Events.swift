import SDKContract

extension AdjustMachine {
  /// Handles `trackEvent(_:)`.
  ///
  /// - Parameters:
  ///   - token: The token of the event.
  ///   - deduplicationID: The id by which a repeated event is recognized.
  ///   - callbackID: The id that the answer returns.
  ///   - now: When the app makes the call.
  package mutating func trackEvent(
    token: String, deduplicationID: String? = nil, callbackID: String? = nil, at now: VirtualInstant
  ) -> [AdjustAction] {
    let event = AdjustTrackedEvent(token: token, deduplicationID: deduplicationID, callbackID: callbackID)
    if process.phase == .notRunning || process.phase == .beforeInit {
      guard holds(.events(.eventsNeedInit)) else {
        var actions: [AdjustAction] = []
        handleEvent(event, at: now, &actions)
        return actions
      }
      return [.note(.logged(.notInitialized), rule: .events(.eventsNeedInit))]
    }
    return call(.event(event), at: now)
  }

  mutating func handleEvent(
    _ event: AdjustTrackedEvent, at now: VirtualInstant, _ actions: inout [AdjustAction]
  ) {
    if installation.activity == nil, holds(.events(.eventBeginsSession)) {
      actions.append(.note(.explained(.eventBeforeActivity), rule: .events(.eventBeginsSession)))
      start(at: now, &actions)
    }
    if !isEnabled, holds(.events(.disabledIgnoresEvents)) {
      actions.append(.note(.explained(.eventWhileDisabled), rule: .events(.disabledIgnoresEvents)))
    } else if isForgotten {
      actions.append(.note(.explained(.eventOfForgottenUser), rule: .events(.forgottenSendsNothing)))
    } else if isDuplicate(event.deduplicationID), holds(.events(.duplicateEventIsSkipped)) {
      actions.append(
        .note(.logged(.eventIsDuplicate, event.deduplicationID ?? ""), rule: .events(.duplicateEventIsSkipped)))
    } else {
      noteActivity(at: now, &actions)
      queue(.event(token: event.token, callbackID: event.callbackID), rule: .events(.eventIsQueued), &actions)
      startBackgroundTimer(&actions)
    }
  }

  private mutating func isDuplicate(_ id: String?) -> Bool {
    guard let id, !id.isEmpty else { return false }
    if installation.eventIDs.contains(id) { return true }
    installation.eventIDs.append(id)
    let excess = installation.eventIDs.count - max(0, configuration.rememberedEventIDs)
    if excess > 0 { installation.eventIDs.removeFirst(excess) }
    return false
  }

  mutating func eventAnswered(
    _ token: String, _ callbackID: String?, _ answer: AdjustAnswer, willRetry: Bool, _ actions: inout [AdjustAction]
  ) {
    let body = answer.body
    updateAdid(body, &actions)
    let timestamp = body?.text(ofMember: "timestamp")
    let adid = body?.text(ofMember: "adid")
    let message = answer.message(for: .event(token: token, callbackID: callbackID), in: profile)
    if answer.isSuccess {
      let success = ADJEventSuccess(
        message: message, timestamp: timestamp, adid: adid, eventToken: token, callbackId: callbackID,
        payload: body)
      actions.append(callback(.adjustEventTrackingSucceeded(success), rule: .events(.eventSucceeded)))
    } else {
      let failure = ADJEventFailure(
        message: message, timestamp: timestamp, adid: adid, eventToken: token, callbackId: callbackID,
        willRetry: willRetry, payload: body)
      actions.append(callback(.adjustEventTrackingFailed(failure), rule: .events(.eventFailed)))
    }
  }
}

// MARK: - Packages that concern no link

extension AdjustMachine {
  /// Handles `trackThirdPartySharing(_:)`, `trackMeasurementConsent(_:)`, `setPushToken(_:)` and `trackAdRevenue(_:)`.
  ///
  /// They affect links only because they share the queue, which sends one package after another.
  package mutating func track(_ package: AdjustRequest.Kind, at now: VirtualInstant) -> [AdjustAction] {
    guard process.phase == .notRunning || process.phase == .beforeInit else {
      // The SDK stores a push token at once, so a first session that is delayed has it.
      if case .pushToken(let token) = package, process.phase == .delayed { installation.savedPushToken = token }
      return call(.package(package), at: now)
    }
    var actions = notesBeforeInit(AdjustCallByApp.package(package).noteBeforeInit)
    saveForSession(package, &actions)
    return actions
  }

  mutating func queueOther(_ package: AdjustRequest.Kind, _ actions: inout [AdjustAction]) {
    guard holds(.events(.otherPackages)) else { return }
    guard installation.activity != nil, isEnabled, !isForgotten else {
      return saveForSession(package, &actions)
    }
    if refuses(package, &actions) { return }
    if case .pushToken(let token) = package {
      guard installation.activity?.pushToken != token || !holds(.events(.knownPushTokenIsNotSent)) else {
        actions.append(.note(.explained(.pushTokenIsKnown), rule: .events(.knownPushTokenIsNotSent)))
        return
      }
      installation.activity?.pushToken = token
      installation.savedPushToken = nil
    }
    actions.append(.note(.words("Package of \(package.path)"), rule: .events(.otherPackages)))
    queue(package, rule: .events(.otherPackages), &actions)
  }
}
