import SDKContract

extension AppsFlyerMachine {
  /// The result of `isSessionReady()` of version 7.
  package var isSessionReady: Bool { process.sessionReady.isActive && process.sessionReady.hasFired }

  /// Handles `registerSessionReadyListener(_:)` of version 7.
  package mutating func registerSessionReadyListener(at now: VirtualInstant) -> [AppsFlyerAction] {
    guard configuration.profile.isVersion7 else { return [] }
    guard process.hasKeys else {
      return [.raise(.sessionReadyWithoutKeys, rule: .sessionReady(.sessionReadyWithoutKeys))]
    }
    process.sessionReady.hasListener = true
    guard process.sessionReady.isActive else { return [] }
    switch configuration.lateSessionReadyListener {
    case .nextActivation: return [.note(.sessionReadyWaits, rule: .sessionReady(.sessionReadyLate))]
    case .immediately: return [sessionReady(after: .zero, rule: .sessionReady(.sessionReadyLate))]
    }
  }

  /// Handles `unregisterSessionReadyListener()` of version 7.
  package mutating func unregisterSessionReadyListener(at now: VirtualInstant) -> [AppsFlyerAction] {
    process.sessionReady.hasListener = false
    guard process.sessionReady.isWaitingForLink else { return [] }
    process.sessionReady.isWaitingForLink = false
    return [.cancelTimer(.sessionReady)]
  }

  /// Handles `UIApplication.didBecomeActiveNotification`, which version 7 observes itself.
  package mutating func didBecomeActive(at now: VirtualInstant) -> [AppsFlyerAction] {
    guard configuration.profile.isVersion7 else { return [] }
    let isCold = !process.sessionReady.wasActive
    process.sessionReady.isActive = true
    process.sessionReady.wasActive = true
    guard process.sessionReady.hasListener, !process.sessionReady.isWaitingForLink else { return [] }
    if process.sessionReady.hasFired, configuration.sessionReadyCalls == .oncePerForeground { return [] }
    guard isCold else { return [sessionReady(after: .zero, rule: .sessionReady(.sessionReady))] }
    guard process.sessionReady.knowsLaunchOptions || !holds(.sessionReady(.launchOptionsUnknown)) else {
      return [sessionReady(after: .zero, rule: .sessionReady(.launchOptionsUnknown))]
    }
    if process.hasResolvedLink {
      // The block of the listener follows that of the link.
      let rest = now.elapsed(to: process.sessionReady.localLinkEnds ?? now)
      guard rest > .zero, holds(.sessionReady(.sessionReadyWaitsForLink)) else {
        return [sessionReady(after: .zero, rule: .sessionReady(.sessionReady))]
      }
      if rest.duration <= sessionReadyWait(expectsLink: true) {
        return [sessionReady(after: rest.duration, rule: .sessionReady(.sessionReadyWaitsForLink))]
      }
    }
    process.sessionReady.isWaitingForLink = true
    return [waitForLink(process.sessionReady.isLaunchedByLink || process.resolvesLink)]
  }

  /// Handles the begin of a link's resolution, for which the session-ready listener may wait.
  mutating func linkBegan() -> [AppsFlyerAction] {
    guard process.sessionReady.isWaitingForLink, process.sessionReady.wait < sessionReadyWait(expectsLink: true) else {
      return []
    }
    return [waitForLink(true)]
  }

  private mutating func waitForLink(_ expectsLink: Bool) -> AppsFlyerAction {
    process.sessionReady.wait = sessionReadyWait(expectsLink: expectsLink)
    return .setTimer(.sessionReady, after: process.sessionReady.wait, rule: .sessionReady(.sessionReadyWaitsForLink))
  }

  private func sessionReadyWait(expectsLink: Bool) -> Duration {
    configuration.sessionReadyTimeout ?? (expectsLink ? .seconds(5) : .seconds(1))
  }

  /// Handles `UIApplication.didEnterBackgroundNotification`.
  package mutating func didEnterBackground(at now: VirtualInstant) -> [AppsFlyerAction] {
    process.sessionReady.isActive = false
    process.sessionReady.hasFired = false
    return []
  }

  mutating func sessionReadyTimedOut() -> [AppsFlyerAction] {
    guard process.sessionReady.isWaitingForLink else { return [] }
    return [
      .note(.sessionReadyTimedOut(after: process.sessionReady.wait), rule: .sessionReady(.sessionReadyTimeout)),
      sessionReady(after: .zero, rule: .sessionReady(.sessionReadyTimeout)),
    ]
  }

  /// Handles the result of a link, available now or after a delay, for which the session-ready listener may be waiting.
  mutating func linkEnded(after delay: Duration, at now: VirtualInstant) -> [AppsFlyerAction] {
    process.hasResolvedLink = true
    if delay > .zero, configuration.profile.isVersion7 {
      process.sessionReady.localLinkEnds = now.advanced(by: delay)
    }
    guard process.sessionReady.isWaitingForLink else { return [] }
    return [.cancelTimer(.sessionReady), sessionReady(after: delay, rule: .sessionReady(.sessionReadyWaitsForLink))]
  }

  private mutating func sessionReady(after delay: Duration, rule: AppsFlyerRule) -> AppsFlyerAction {
    process.sessionReady.isWaitingForLink = false
    process.sessionReady.hasFired = true
    return .call(.sessionReadyListener, after: delay, rule: rule)
  }
}
