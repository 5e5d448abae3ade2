import SDKContract

/// The AppsFlyer SDK as a state machine, whose inputs are calls, links and answers.
///
/// Three producers work independently, without a guaranteed order between them: conversion data, which follows a launch
/// that was sent; direct links, which start when the app passes a link in; and the deferred look-up, which starts when
/// `deepLinkDelegate` is set.
package struct AppsFlyerMachine: Sendable {
  /// The app's configuration of the SDK.
  package private(set) var configuration: AppsFlyerConfiguration
  /// The scenario's configuration of the SDK, which the next process starts with; nil until the app changes something.
  @Shared private(set) var scenarioConfiguration: AppsFlyerConfiguration?

  var installation = AppsFlyerInstallation()
  var process = AppsFlyerProcess()
  var links = ParsedLinks()

  /// Creates the machine of an app that is not installed.
  package init(configuration: AppsFlyerConfiguration) {
    self.configuration = configuration
    _scenarioConfiguration = Shared(wrappedValue: nil)
  }

  /// Whether a rule holds, as it does except in runs that check whether its absence is noticed.
  func holds(_ rule: AppsFlyerRule) -> Bool { configuration.rules.isOn(rule) }

  /// Changes a setting on behalf of the app, such as `oneLinkCustomDomains` or `minTimeBetweenSessions`, until its
  /// process ends.
  ///
  /// Parsed links are discarded, because a link may now be of another kind.
  package mutating func configure(_ change: (inout AppsFlyerConfiguration) -> Void) {
    if scenarioConfiguration == nil { scenarioConfiguration = configuration }
    change(&configuration)
    links = ParsedLinks()
  }

  /// Restores the settings of the scenario, because those that the app made end with its process.
  private mutating func forgetSettings() {
    guard let scenarioConfiguration else { return }
    configuration = scenarioConfiguration
    self.scenarioConfiguration = nil
    links = ParsedLinks()
  }

  /// Handles an install: the SDK has no data on the device, unless a backup is restored.
  ///
  /// - Parameter fromBackup: Whether the device restores a backup that has this data.
  package mutating func install(fromBackup: Bool = false) {
    let wasUsed = installation.launchCounter > 0 || installation.deletion != nil
    let isKept =
      fromBackup || configuration.restoresBackup || !configuration.rules.isOn(.sessions(.restoredBackup))
    if !isKept { installation = AppsFlyerInstallation() }
    if wasUsed {
      installation.deletion = isKept ? .restored : .complete
      installation.conversionData?.forgetPayload()
    }
    installation.isTrackingAnswered = false
    installation.isTrackingAuthorized = false
    process = AppsFlyerProcess()
  }

  /// Handles the deletion of the app, along with the SDK's data on the device.
  ///
  /// - Parameter hasBackup: Whether a later install restores this data.
  package mutating func uninstall(hasBackup: Bool = false) {
    install(fromBackup: hasBackup)
  }

  /// Handles the start of a process, in which the SDK has nothing in memory yet.
  @discardableResult
  package mutating func startProcess() -> [AppsFlyerAction] {
    process = AppsFlyerProcess()
    forgetSettings()
    guard let nearest = configuration.profile.nearest, holds(.sessions(.nearestVersion)) else { return [] }
    let note = AppsFlyerNote.nearestVersion(configuration.profile.version, nearest: nearest)
    return [.note(note, rule: .sessions(.nearestVersion))]
  }

  /// Handles the end of the process.
  package mutating func endProcess() {
    process = AppsFlyerProcess()
  }

  /// Handles the setting of `appsFlyerDevKey` and `appleAppID`, or `initialize` of version 7.
  ///
  /// - Parameter appID: The app's id in the App Store, for the addresses of requests.
  package mutating func setKeys(appID: String? = nil) -> [AppsFlyerAction] {
    process.hasKeys = true
    process.appID = appID
    guard case .waitingForKeys = process.deferredLookup else { return [] }
    return sendDeferredLookup()
  }

  /// Handles a change of `delegate`: it is set, set to nil, or its object is released.
  ///
  /// - Parameters:
  ///   - isPresent: Whether there is a delegate now.
  ///   - type: The class of the app's object, for the log.
  package mutating func setDelegate(isPresent: Bool, of type: DelegateClass? = nil) -> [AppsFlyerAction] {
    process.hasDelegate = isPresent
    let note = type.map { AppsFlyerAction.log(.delegate($0), rule: .conversionData(.conversionDataAfterLaunch)) }
    return [note].compactMap(\.self) + (isPresent ? deliverKept() : [])
  }

  /// Handles the answer to a request of this process.
  ///
  /// An answer that the machine does not expect, such as one to an earlier process, has no effect.
  package mutating func answered(
    _ request: AppsFlyerRequest, _ answer: AppsFlyerAnswer, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    switch process.pending.removeValue(forKey: request.id) {
    case .launch(let launch, let completes): launchAnswered(launch, completes: completes, answer, at: now)
    case .conversionData(let launch): conversionDataAnswered(launch, answer, at: now)
    case .link(let link, let original): shortLinkAnswered(link, original: original, answer, at: now)
    case .redirect(let link): redirectAnswered(link, answer, at: now)
    case .deferredDeepLink: deferredLookupAnswered(answer)
    case .event(let event, let completes): eventAnswered(event, completes: completes, answer)
    case .inviteLink(let link, let number): inviteLinkAnswered(link, number: number, answer)
    case nil: []
    }
  }

  /// Handles a timer that has fired.
  package mutating func timerFired(_ timer: AppsFlyerTimer, at now: VirtualInstant) -> [AppsFlyerAction] {
    switch timer {
    case .deferredDeepLink: deferredLookupTimedOut()
    case .trackingAuthorization: trackingWaitTimedOut(at: now)
    case .sessionReady: sessionReadyTimedOut()
    }
  }

  /// Handles the end of a callback's block on the main thread.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - responded: Whether there was a delegate that implements the method.
  ///   - now: The time at which the block ran.
  package mutating func delivered(
    _ callback: AppsFlyerCallback, responded: Bool, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    if case .allHTTPHeaderFields(let link) = callback {
      guard !process.isStopped || !holds(.links(.linkWhileStopped)) else {
        return [.note(.linkWhileStopped, rule: .links(.linkWhileStopped))]
      }
      return [followRedirect(link)]
    }
    return responded ? [] : lost(callback)
  }
}

extension AppsFlyerMachine {
  /// Whether this install has had a counted session, so the servers know the device.
  package var hasCountedSession: Bool { installation.launchCounter > 0 }
}
