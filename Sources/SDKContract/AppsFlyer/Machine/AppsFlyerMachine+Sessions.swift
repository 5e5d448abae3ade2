extension AppsFlyerMachine {
  /// `start()`, the app's report of a session.
  public mutating func start(at now: VirtualInstant) -> [AppsFlyerAction] {
    guard process.hasKeys || configuration.startWithoutKeys == .sent else {
      return [.note(AppsFlyerLog.startWithoutKeys, rule: .startWithoutKeys)]
    }
    if let last = installation.lastLaunch, last.duration(to: now) < configuration.minTimeBetweenSessions {
      return [.note(AppsFlyerLog.skipLaunch, rule: .startSkipped)]
    }
    return sendLaunch(at: now)
  }

  private mutating func sendLaunch(at now: VirtualInstant) -> [AppsFlyerAction] {
    var actions: [AppsFlyerAction] = []
    for counter in installation.unansweredLaunches where !process.isInFlight(launch: counter) {
      let request = process.request(.launch(counter: counter), for: .launch(counter: counter))
      actions.append(.send(request, rule: .launchResent))
    }
    installation.launchCounter += 1
    installation.lastLaunch = now
    let counter = installation.launchCounter
    installation.unansweredLaunches.append(counter)
    let request = process.request(.launch(counter: counter), for: .launch(counter: counter))
    actions.append(.send(request, rule: .startSends))
    return actions
  }

  mutating func launchAnswered(
    counter: Int, _ answer: AppsFlyerAnswer, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    switch answer {
    case .success, .malformedBody:
      installation.unansweredLaunches.removeAll { $0 == counter }
      return askForConversionData(counter: counter, at: now)
    case .status(let status):
      installation.unansweredLaunches.removeAll { $0 == counter }
      return conversionDataFailed(.launchRefused(status: status), rule: .launchRefused)
    case .urlError:
      return [.note(AppsFlyerLog.launchKept, rule: .launchKept)]
    }
  }
}
