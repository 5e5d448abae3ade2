import SDKContract

/// The AppsFlyer SDK and its servers.
package struct AppsFlyerSDK: Hashable, Sendable {
  /// The SDK on the device.
  package var machine: AppsFlyerMachine
  /// The servers' knowledge and answers; they change rarely, so copies share them until they do.
  @Shared private var sharedServers: AppsFlyerBackend

  /// The servers' knowledge and answers.
  package var servers: AppsFlyerBackend {
    _read { yield sharedServers }
    _modify { yield &sharedServers }
  }
}

extension AppsFlyerSDK: SDK {
  /// The configuration of the SDK in an app.
  package typealias Setup = AppsFlyerSetup
  /// The rules of the SDK.
  package typealias Rule = AppsFlyerRule
  /// The requests that the SDK sends.
  package typealias Request = AppsFlyerRequest
  /// The answers of the servers.
  package typealias Answer = AppsFlyerAnswer
  /// The callbacks that the SDK makes.
  package typealias Callback = AppsFlyerCallback
  /// The timers of the SDK.
  package typealias Timer = AppsFlyerTimer
  /// The notes in the SDK's log.
  package typealias Note = AppsFlyerNote
  /// The stand-in for the vendor's class.
  package typealias StandIn = AppsFlyerStandIn

  /// `appsflyer`.
  package static let name = SDKName.appsFlyer
  /// The main queue, and the delayed completion handlers of `start`.
  package static var queueCount: Int { AppsFlyerQueue.allCases.count }

  /// Creates the SDK of an app that is not installed.
  package init(_ setup: AppsFlyerSetup) {
    machine = AppsFlyerMachine(configuration: setup.configuration)
    _sharedServers = Shared(wrappedValue: setup.servers)
  }

  /// The version of the SDK.
  package var version: AppsFlyerProfile? { machine.configuration.profile }

  // MARK: On the device

  /// Handles an event on the device.
  package mutating func observed(_ notice: DeviceNotice, at now: VirtualInstant) -> [AppsFlyerAction] {
    switch notice {
    case .installed(let fromBackup): machine.install(fromBackup: fromBackup)
    case .uninstalled(let hasBackup): machine.uninstall(hasBackup: hasBackup)
    case .processStarted: return machine.startProcess()
    case .processEnded: machine.endProcess()
    case .didFinishLaunching(let link): return machine.didFinishLaunching(link: link, at: now)
    case .didBecomeActive: return machine.didBecomeActive(at: now)
    case .didEnterBackground: return machine.didEnterBackground(at: now)
    case .trackingAnswered(let status): return machine.trackingAuthorizationAnswered(status, at: now)
    case .willResignActive, .willEnterForeground, .willTerminate, .pasteboard, .clockMoved: break
    }
    return []
  }

  /// Handles the answer to a request.
  package mutating func answered(
    _ request: AppsFlyerRequest, _ answer: AppsFlyerAnswer, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    machine.answered(request, answer, at: now)
  }

  /// Handles a timer that has fired.
  package mutating func timerFired(_ timer: AppsFlyerTimer, at now: VirtualInstant) -> [AppsFlyerAction] {
    machine.timerFired(timer, at: now)
  }

  /// Records that the app is about to get a result: the servers do not find the click of a deferred look-up again.
  package mutating func willCall(_ callback: AppsFlyerCallback) {
    if case .didResolveDeepLink(let result) = callback, result.deepLink?.isDeferred == true {
      servers.deferredDeepLinkReceived()
    }
  }

  /// Handles the end of a callback's block.
  package mutating func called(
    _ callback: AppsFlyerCallback, _ response: SDKResponse, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    machine.delivered(callback, responded: response.responded, at: now)
  }

  /// `continue(_:restorationHandler:)` or `handleOpen(_:options:)`.
  mutating func handle(_ link: Link, _ moment: SDKMoment) -> [AppsFlyerAction] {
    // The servers learn of the link with the next launch, which may be the re-engagement of a known device.
    if moment.isOnline, machine.hasCountedSession {
      let appended = machine.configuration.parametersAppended(to: link.text)
      if appended != nil || machine.configuration.recognizes(link) || servers.knows(link) {
        servers.clicked(link, at: moment.now, source: .openedApp, appended: appended)
      }
    }
    return machine.handle(link, at: moment.now)
  }

  // MARK: Its servers

  /// Returns the servers' answer to a request.
  package mutating func answer(to request: AppsFlyerRequest, at now: VirtualInstant) -> AppsFlyerAnswer {
    servers.answer(to: request, at: now)
  }

  /// Whether the servers answer a request at all.
  package func answers(_ request: AppsFlyerRequest) -> Bool {
    _sharedServers.look { $0.answers(request.kind.endpoint) }
  }

  /// Returns the key in which the scenario has no entry for the link of a request.
  package func keyWithoutEntry(for request: AppsFlyerRequest) -> String? {
    _sharedServers.look { $0.keyWithoutEntry(for: request) }
  }

  /// The time-out of a request: 60 seconds, except for the deferred look-up, which has its own timer.
  package static func timeOut(
    of request: AppsFlyerRequest, sentAt now: VirtualInstant
  ) -> (at: VirtualInstant, rule: AppsFlyerRule)? {
    request.timeOut.map { (now.advanced(by: $0), .errors(.requestTimesOut)) }
  }

  /// Returns where the page of a OneLink sends a browser.
  package func destination(inBrowser link: Link, isInOtherApp: Bool) -> BrowserDestination {
    servers.destination(inBrowser: link, isInOtherApp: isInOtherApp)
  }

  /// Returns the error of the URL loading system as an answer.
  package static func answer(to request: AppsFlyerRequest, failingWith error: URLLoadingError) -> AppsFlyerAnswer {
    .urlError(error)
  }

  /// Returns the answer to a request without a network: an error of the URL loading system.
  package static func answerWithoutNetwork(to request: AppsFlyerRequest) -> AppsFlyerAnswer {
    .urlError(.notConnectedToInternet)
  }

  /// Handles a link that a browser opens.
  package mutating func clicked(_ link: Link, at now: VirtualInstant) -> Bool {
    guard machine.configuration.recognizes(link) || servers.knows(link) else { return false }
    servers.clicked(link, at: now)
    return true
  }

  /// Handles a click that an ad network reports itself.
  package mutating func reportedClick(_ parameters: Payload, at now: VirtualInstant) {
    servers.clicked(AppsFlyerClick(parameters: parameters, time: now, source: .selfReporting))
  }

  // MARK: Its log

  /// Returns what the debug log would show.
  package static func log(of run: SDKLoggedRun<AppsFlyerSDK>, _ setup: AppsFlyerSetup) -> [String] {
    AppsFlyerLogWriter(run, setup.configuration).lines
  }

  // MARK: For the simulation

  /// Whether a link is a OneLink, which belongs to AppsFlyer and means nothing to other SDKs.
  package static func claims(_ link: Link, _ setup: AppsFlyerSetup) -> Bool { setup.configuration.recognizes(link) }

  /// Whether AppsFlyer serves the association file of a domain: of OneLink's, and of the app's own OneLink domains.
  package static func servesAssociationFile(of domain: String, _ setup: AppsFlyerSetup) -> Bool {
    setup.configuration.servesAssociationFile(of: domain)
  }

  /// Adds everything that determines the behaviour of the SDK and its servers from a given time on.
  package func hashFuture(into hasher: inout Hasher, at now: VirtualInstant) {
    machine.hash(into: &hasher, at: now)
    hasher.combine(servers)
  }
}

extension SDKName {
  /// The name of AppsFlyer's SDK.
  public static let appsFlyer = SDKName(rawValue: "appsflyer")
}
