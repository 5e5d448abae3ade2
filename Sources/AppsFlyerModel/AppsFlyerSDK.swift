import SDKContract

/// AppsFlyer's SDK and its servers.
package struct AppsFlyerSDK: Hashable, Sendable {
  /// What the SDK does.
  package var machine: AppsFlyerMachine
  /// What its servers know and answer; they change seldom, and copies share them until then.
  @Shared private var sharedServers: AppsFlyerBackend

  /// What its servers know and answer.
  package var servers: AppsFlyerBackend {
    _read { yield sharedServers }
    _modify { yield &sharedServers }
  }
}

extension AppsFlyerSDK: SDK {
  /// How the app uses it.
  package typealias Setup = AppsFlyerSetup
  /// The rules of its book.
  package typealias Rule = AppsFlyerRule
  /// What it asks.
  package typealias Request = AppsFlyerRequest
  /// What the servers answer.
  package typealias Answer = AppsFlyerAnswer
  /// What it calls.
  package typealias Callback = AppsFlyerCallback
  /// What it waits for.
  package typealias Timer = AppsFlyerTimer
  /// What its log shows.
  package typealias Note = AppsFlyerNote
  /// The vendor's class.
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

  /// Something happens on the device.
  package mutating func observed(_ notice: DeviceNotice, at now: VirtualInstant) -> [AppsFlyerAction] {
    switch notice {
    case .installed: machine.install()
    case .uninstalled: machine.uninstall()
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

  /// A request is answered.
  package mutating func answered(
    _ request: AppsFlyerRequest, _ answer: AppsFlyerAnswer, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    machine.answered(request, answer, at: now)
  }

  /// A timer has run out.
  package mutating func timerFired(_ timer: AppsFlyerTimer, at now: VirtualInstant) -> [AppsFlyerAction] {
    machine.timerFired(timer, at: now)
  }

  /// The app is about to get a result: of the deferred look-up, the servers will not find the same click again.
  package mutating func willCall(_ callback: AppsFlyerCallback) {
    if case .didResolveDeepLink(let result) = callback, result.deepLink?.isDeferred == true {
      servers.deferredDeepLinkReceived()
    }
  }

  /// The block of a callback has run.
  package mutating func called(
    _ callback: AppsFlyerCallback, _ response: SDKResponse, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    machine.delivered(callback, responded: response.responded, at: now)
  }

  /// `continue(_:restorationHandler:)` or `handleOpen(_:options:)`.
  mutating func handle(_ link: Link, _ moment: SDKMoment) -> [AppsFlyerAction] {
    // The servers learn of the link with the next launch, and may find the re-engagement of a known device in it.
    if moment.isOnline, machine.hasCountedSession {
      let appended = machine.configuration.parametersAppended(to: link.text)
      if appended != nil || machine.configuration.recognizes(link) || servers.knows(link) {
        servers.clicked(link, at: moment.now, appended: appended)
      }
    }
    return machine.handle(link, at: moment.now)
  }

  // MARK: Its servers

  /// The servers answer a request.
  package mutating func answer(to request: AppsFlyerRequest, at now: VirtualInstant) -> AppsFlyerAnswer {
    servers.answer(to: request, at: now)
  }

  /// Whether anybody answers.
  package func answers(_ request: AppsFlyerRequest) -> Bool { servers.answers(request.kind.endpoint) }

  /// 60 seconds; the deferred look-up has its own timer.
  package static func timeOut(
    of request: AppsFlyerRequest, sentAt now: VirtualInstant
  ) -> (at: VirtualInstant, rule: AppsFlyerRule)? {
    request.timeOut.map { (now.advanced(by: $0), .errors(.requestTimesOut)) }
  }

  /// What the page of a OneLink does.
  package func destination(inBrowser link: Link, isInOtherApp: Bool) -> BrowserDestination {
    servers.destination(inBrowser: link, isInOtherApp: isInOtherApp)
  }

  /// The error of the URL loading system.
  package static func answer(to request: AppsFlyerRequest, failingWith error: URLLoadingError) -> AppsFlyerAnswer {
    .urlError(error.rawValue)
  }

  /// The error of the URL loading system.
  package static func answerWithoutNetwork(to request: AppsFlyerRequest) -> AppsFlyerAnswer { .urlError(-1009) }

  /// A browser opens a link.
  package mutating func clicked(_ link: Link, at now: VirtualInstant) -> Bool {
    guard machine.configuration.recognizes(link) || servers.knows(link) else { return false }
    servers.clicked(link, at: now)
    return true
  }

  /// A network reports a click itself.
  package mutating func reportedClick(_ parameters: Payload, at now: VirtualInstant) {
    servers.clicked(AppsFlyerClick(parameters: parameters, time: now, source: .selfReporting))
  }

  // MARK: Its log

  /// What the debug log would have shown.
  package static func log(of run: SDKLoggedRun<AppsFlyerSDK>, _ setup: AppsFlyerSetup) -> [String] {
    AppsFlyerLogWriter(run, setup.configuration).lines
  }

  // MARK: For the simulation

  /// A OneLink is AppsFlyer's, and means nothing to anybody else.
  package static func claims(_ link: Link, _ setup: AppsFlyerSetup) -> Bool { setup.configuration.recognizes(link) }

  /// Adds what the SDK and its servers will do from a time on.
  package func hashFuture(into hasher: inout Hasher, at now: VirtualInstant) {
    machine.hash(into: &hasher, at: now)
    hasher.combine(servers)
  }
}

extension SDKName {
  /// AppsFlyer.
  public static let appsFlyer = SDKName(rawValue: "appsflyer")
}
