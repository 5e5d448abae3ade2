import SDKContract

/// What the AppsFlyer SDK does with the calls, links and answers it gets.
///
/// Three producers work side by side and promise no order among each other: conversion data, which follows a
/// launch that was sent; direct links, which start when the app hands a link in; and the deferred look-up, which
/// starts when `deepLinkDelegate` is set.
package struct AppsFlyerMachine: Sendable {
  /// How the app sets the SDK up.
  package private(set) var configuration: AppsFlyerConfiguration
  /// How the scenario sets the SDK up, which holds again in the next process; nil until the app changes something.
  @Shared private(set) var scenarioConfiguration: AppsFlyerConfiguration?

  var installation = AppsFlyerInstallation()
  var process = AppsFlyerProcess()
  var links = PreparedLinks()

  /// Creates the machine of an app that is not installed.
  package init(configuration: AppsFlyerConfiguration) {
    self.configuration = configuration
    _scenarioConfiguration = Shared(wrappedValue: nil)
  }

  /// Whether a rule holds: in all runs but those that are to show what notices the lack of one.
  func holds(_ rule: AppsFlyerRule) -> Bool { configuration.rules.isOn(rule) }

  /// The app changes a setting, such as `oneLinkCustomDomains` or `minTimeBetweenSessions`, for as long as its process
  /// runs.
  ///
  /// What was prepared is forgotten, because a link may now be of another kind.
  package mutating func configure(_ change: (inout AppsFlyerConfiguration) -> Void) {
    if scenarioConfiguration == nil { scenarioConfiguration = configuration }
    change(&configuration)
    links = PreparedLinks()
  }

  /// The settings of the scenario hold again, as what the app has set is gone with its process.
  private mutating func forgetSettings() {
    guard let scenarioConfiguration else { return }
    configuration = scenarioConfiguration
    self.scenarioConfiguration = nil
    links = PreparedLinks()
  }

  /// A fresh install: what the SDK keeps on the device is empty, unless a backup is restored.
  package mutating func install() {
    let wasUsed = installation.launchCounter > 0 || installation.deletion != nil
    let isKept = configuration.restoresBackup || !configuration.rules.isOn(.sessions(.restoredBackup))
    if !isKept { installation = AppsFlyerInstallation() }
    if wasUsed {
      installation.deletion = isKept ? .restored : .complete
      installation.conversionData?.forgetPayload()
    }
    installation.isTrackingAnswered = false
    installation.isTrackingAuthorized = false
    process = AppsFlyerProcess()
  }

  /// The app is deleted, and with it what the SDK kept on the device.
  package mutating func uninstall() {
    install()
  }

  /// A new process of the app: what the SDK kept in memory is gone.
  @discardableResult
  package mutating func startProcess() -> [AppsFlyerAction] {
    process = AppsFlyerProcess()
    forgetSettings()
    guard let nearest = configuration.profile.nearest, holds(.sessions(.nearestVersion)) else { return [] }
    let note = AppsFlyerNote.nearestVersion(configuration.profile.version, nearest: nearest)
    return [.note(note, rule: .sessions(.nearestVersion))]
  }

  /// The process is gone.
  package mutating func endProcess() {
    process = AppsFlyerProcess()
  }

  /// `appsFlyerDevKey` and `appleAppID` are set, or `initialize` of version 7 is called.
  ///
  /// - Parameter appID: The app's id in the App Store, for the addresses of requests.
  package mutating func setKeys(appID: String? = nil) -> [AppsFlyerAction] {
    process.hasKeys = true
    process.appID = appID
    guard case .waitingForKeys = process.deferredLookup else { return [] }
    return sendDeferredLookup()
  }

  /// `delegate` is set, or set to nil, or what it pointed to is released.
  package mutating func setDelegate(isPresent: Bool) -> [AppsFlyerAction] {
    process.hasDelegate = isPresent
    return isPresent ? deliverKept() : []
  }

  /// A request of this process is answered.
  ///
  /// An answer that the machine does not wait for, such as one to an earlier process, does nothing.
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

  /// A timer has run out.
  package mutating func timerFired(_ timer: AppsFlyerTimer, at now: VirtualInstant) -> [AppsFlyerAction] {
    switch timer {
    case .deferredDeepLink: deferredLookupTimedOut()
    case .trackingAuthorization: trackingWaitTimedOut(at: now)
    case .sessionReady: sessionReadyTimedOut()
    }
  }

  /// The block of a callback has run on the main thread.
  ///
  /// - Parameters:
  ///   - callback: What was to be called.
  ///   - responded: False if there was no delegate any more, or it does not implement the method.
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
  /// Whether this install has had a counted session, so that the servers know the device.
  package var hasCountedSession: Bool { installation.launchCounter > 0 }
}
