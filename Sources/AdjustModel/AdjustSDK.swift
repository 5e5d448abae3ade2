import SDKContract

/// Adjust's SDK and its servers, with the links that `ADJLinkResolution` follows beside them.
package struct AdjustSDK: Hashable, Sendable {
  /// What the SDK sends.
  package enum Request: Hashable, Sendable {
    /// A request to Adjust's servers.
    case package(AdjustRequest)
    /// A request of `ADJLinkResolution`, which has neither its own queue nor its own servers: the callback that waits,
    /// and the URL, and until when it waits.
    case linkResolution(CompletionID, url: String, deadline: VirtualInstant)
  }

  /// What answers it.
  package enum Answer: Hashable, Sendable {
    /// An answer of Adjust's servers.
    case package(AdjustAnswer)
    /// An answer to `ADJLinkResolution`.
    case linkResolution(AdjustLinkResolution.Answer)
  }

  /// What the SDK does.
  package var machine: AdjustMachine
  /// What its servers know and answer; they change seldom, and copies share them until then.
  @Shared private var sharedServers: AdjustBackend

  /// What its servers know and answer.
  package var servers: AdjustBackend {
    _read { yield sharedServers }
    _modify { yield &sharedServers }
  }
  /// Links that `ADJLinkResolution` is resolving, by the callback that waits for them.
  private var resolutions: [CompletionID: AdjustLinkResolution] = [:]
}

extension AdjustSDK: SDK {
  /// How the app uses it.
  package typealias Setup = AdjustSetup
  /// The rules of its book.
  package typealias Rule = AdjustRule
  /// What it calls.
  package typealias Callback = AdjustCallback
  /// What it waits for.
  package typealias Timer = AdjustTimer
  /// What its log shows.
  package typealias Note = AdjustNote
  /// The vendor's class.
  package typealias StandIn = AdjustStandIn

  /// `adjust`.
  package static let name = SDKName.adjust
  /// One for `performSelectorOnMainThread`, one for `dispatch_async` (`ADJ-MAIN-1`).
  package static var queueCount: Int { MainThreadMechanism.allCases.count }

  /// Creates the SDK of an app that is not installed.
  package init(_ setup: AdjustSetup) {
    machine = AdjustMachine(configuration: setup.configuration)
    _sharedServers = Shared(wrappedValue: setup.servers)
  }

  /// The version of the SDK.
  package var version: AdjustProfile? { machine.configuration.profile }

  // MARK: On the device

  /// Something happens on the device.
  package mutating func observed(_ notice: DeviceNotice, at now: VirtualInstant) -> [AdjustAction] {
    switch notice {
    case .installed: machine.install()
    case .processStarted: machine.startProcess()
    case .processEnded: machine.endProcess(at: now)
    case .didBecomeActive: return machine.didBecomeActive(at: now)
    case .willResignActive: return machine.willResignActive(at: now)
    case .trackingAnswered(let status): return machine.setATTStatus(status, at: now)
    case .pasteboard(let text): machine.setPasteboard(text)
    case .clockMoved(let duration): machine.moveClock(by: duration)
    case .uninstalled: servers.lostApp()
    case .didFinishLaunching, .didEnterBackground, .willEnterForeground, .willTerminate: break
    }
    return []
  }

  /// A request is answered.
  package mutating func answered(_ request: Request, _ answer: Answer, at now: VirtualInstant) -> [AdjustAction] {
    switch (request, answer) {
    case (.package(let request), .package(let answer)): machine.answered(request, answer, at: now)
    case (.linkResolution(let id, _, _), .linkResolution(let answer)):
      actions(resolutions[id]?.answered(answer, at: now) ?? [], of: id)
    case (.package, .linkResolution), (.linkResolution, .package): []
    }
  }

  /// A timer has run out.
  package mutating func timerFired(_ timer: AdjustTimer, at now: VirtualInstant) -> [AdjustAction] {
    machine.timerFired(timer, at: now)
  }

  /// The block of a callback has run.
  package mutating func called(
    _ callback: AdjustCallback, _ response: SDKResponse, at now: VirtualInstant
  ) -> [AdjustAction] {
    machine.delivered(callback, responded: response.responded, returned: response.returned, at: now)
  }

  /// The system has, or has not, opened a URL.
  package mutating func opened(_ url: String, successfully: Bool, at now: VirtualInstant) -> [AdjustAction] {
    machine.opened(url, successfully: successfully, at: now)
  }

  /// A call that goes to the main thread by another mechanism than one before it has no order with it (`ADJ-MAIN-1`).
  package static var queueRule: AdjustRule? { .deferredLinks(.twoMechanisms) }

  // MARK: ADJLinkResolution

  /// `ADJLinkResolution.resolveLink`: its own requests, apart from the SDK's.
  mutating func resolveLink(
    _ url: String?, suffixes: [String]?, _ id: CompletionID, at now: VirtualInstant
  ) -> [AdjustAction] {
    var resolution = AdjustLinkResolution(profile: machine.configuration.profile)
    let first = resolution.start(url, suffixes: suffixes, at: now)
    resolutions[id] = resolution
    return actions(first, of: id)
  }

  private mutating func actions(_ actions: [AdjustLinkResolution.Action], of id: CompletionID) -> [AdjustAction] {
    actions.map { action in
      switch action {
      case .request(let url, let deadline, let rule):
        return .send(.linkResolution(id, url: url, deadline: deadline), rule: rule)
      case .complete(let url, _, let rule):
        if machine.configuration.rules.isOn(rule) { resolutions[id] = nil }
        return .call(.resolvedLink(id, url), via: .dispatchAsync, rule: rule)
      }
    }
  }

  // MARK: Its servers

  /// The servers, or whoever is behind a link, answer a request.
  package mutating func answer(to request: Request, at now: VirtualInstant) -> Answer {
    switch request {
    case .package(let request):
      .package(servers.answer(to: request, at: now) ?? .failure(.timedOut, of: request))
    case .linkResolution(_, let url, _): .linkResolution(servers.answer(toResolutionOf: url) ?? .failure)
    }
  }

  /// Whether anybody answers.
  package func answers(_ request: Request) -> Bool {
    switch request {
    case .package(let request): servers.answers(request.endpoint)
    case .linkResolution: servers.answers(.linkResolution)
    }
  }

  /// Clicks of Apple Ads, where the servers say to them what they usually say.
  package mutating func takenAtOnce(_ request: Request, at now: VirtualInstant) -> [AdjustAction]? {
    guard case .package(let request) = request, machine.isQuiet(request), servers.takesAppleAds(request) else {
      return nil
    }
    return machine.appleAdsWereTaken()
  }

  /// The error of the URL loading system.
  package static func answerWithoutNetwork(to request: Request) -> Answer {
    answer(to: request, failingWith: .notConnectedToInternet)
  }

  /// The error of the URL loading system.
  package static func answer(to request: Request, failingWith error: URLLoadingError) -> Answer {
    switch request {
    case .package(let request): .package(.failure(error, of: request))
    case .linkResolution: .linkResolution(.failure)
    }
  }

  /// After 60 seconds, or when a link resolution has had its time.
  package static func timeOut(
    of request: Request, sentAt now: VirtualInstant
  ) -> (at: VirtualInstant, rule: AdjustRule)? {
    switch request {
    case .package: (now.advanced(by: AdjustRequest.timeOut), .pauses(.requestTimesOut))
    case .linkResolution(_, _, let deadline): (deadline, .resolution(.resolutionTimesOut))
    }
  }

  /// A browser opens a link.
  package mutating func clicked(_ link: Link, at now: VirtualInstant) -> Bool {
    guard servers.recognizes(link) else { return false }
    servers.clicked(link, at: now)
    return true
  }

  /// The app's scheme, where it is installed.
  package func destination(inBrowser link: Link, isInOtherApp: Bool) -> BrowserDestination {
    servers.destination(inBrowser: link)
  }

  // MARK: Its log

  /// What the verbose log would have shown.
  package static func log(of run: SDKLoggedRun<AdjustSDK>, _ setup: AdjustSetup) -> [String] {
    AdjustLogWriter(run, setup).lines
  }
}

extension SDKName {
  /// Adjust.
  public static let adjust = SDKName(rawValue: "adjust")
}
