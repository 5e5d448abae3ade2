import SDKContract

extension AppsFlyerMachine {
  /// Handles `waitForATTUserAuthorization(timeoutInterval:)`; the timeout counts from this call.
  package mutating func waitForATT(timeout: Duration, at now: VirtualInstant) -> [AppsFlyerAction] {
    guard configuration.profile.has(.waitsForTracking) || !holds(.tracking(.noTrackingWait)) else {
      return [.note(.noTrackingWait, rule: .tracking(.noTrackingWait))]
    }
    guard !configuration.profile.has(.ignoresTrackingWait) || !holds(.tracking(.trackingWaitRemoved)) else {
      return [.note(.trackingWaitRemoved, rule: .tracking(.trackingWaitRemoved))]
    }
    guard !installation.isTrackingAnswered || !holds(.tracking(.trackingKnown)) else {
      return [.note(.trackingKnown, rule: .tracking(.trackingKnown))]
    }
    process.queuedStarts = process.queuedStarts ?? []
    return [.setTimer(.trackingAuthorization, after: timeout, rule: .tracking(.trackingWait))]
  }

  /// Handles the user's answer to the tracking prompt, or another change of the app's tracking status.
  ///
  /// - Parameters:
  ///   - status: The answer.
  ///   - now: When it is given.
  package mutating func trackingAuthorizationAnswered(
    _ status: ATTStatus = .denied, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    installation.isTrackingAnswered = true
    installation.isTrackingAuthorized = status == .authorized
    if configuration.profile.has(.ignoresTrackingWait) {
      // Nothing is waiting for the answer, but the log shows it.
      return [.log(.trackingAnswered(status), rule: .tracking(.trackingWaitRemoved))]
    }
    guard process.queuedStarts != nil, holds(.tracking(.trackingAnswered)) else { return [] }
    return [
      .cancelTimer(.trackingAuthorization),
      .note(.trackingAnswered(status), rule: .tracking(.trackingAnswered)),
    ] + releaseQueuedStarts(at: now)
  }

  mutating func trackingWaitTimedOut(at now: VirtualInstant) -> [AppsFlyerAction] {
    guard process.queuedStarts != nil, holds(.tracking(.trackingTimedOut)) else { return [] }
    return [.note(.trackingTimedOut, rule: .tracking(.trackingTimedOut))] + releaseQueuedStarts(at: now)
  }

  private mutating func releaseQueuedStarts(at now: VirtualInstant) -> [AppsFlyerAction] {
    let starts = process.queuedStarts ?? []
    process.queuedStarts = nil
    let isFirst = installation.launchCounter == 0
    var actions: [AppsFlyerAction] = []
    for (index, completion) in starts.enumerated() {
      if process.isStopped, holds(.sessions(.startWhileStopped)) {
        actions += startLater(completion: completion)
        continue
      }
      let ignoresGate = configuration.queuedStarts == .all && index > 0
      guard ignoresGate || isGateOpen(at: now) else {
        actions += skip(completion: completion)
        continue
      }
      let repeats = isFirst && configuration.queuedStartsAreFirstLaunch
      actions += sendLaunch(
        isFirst: repeats || installation.launchCounter == 0, completion: completion, at: now)
    }
    if !starts.isEmpty, !process.isStopped { actions += startReporting() }
    return actions
  }

  /// Whether requests contain the device's advertising identifier.
  var showsAdvertisingIdentifier: Bool {
    guard !configuration.hidesAdvertisingIdentifier else { return false }
    // Until iOS 14.5 only a user who has denied tracking keeps it from the app.
    let isOpen = configuration.systemVersion < VersionNumber(14, 5, 0) && !installation.isTrackingAnswered
    return installation.isTrackingAuthorized || isOpen
  }
}
