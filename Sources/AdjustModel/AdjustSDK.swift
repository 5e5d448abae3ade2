import SDKContract

/// The Adjust SDK and its servers, together with the links that `ADJLinkResolution` follows.
package struct AdjustSDK: Hashable, Sendable {
  /// The requests that the SDK sends.
  package enum Request: Hashable, Sendable {
    /// A request to Adjust's servers.
    case package(AdjustRequest)
    /// A request of `ADJLinkResolution`, which uses neither the SDK's queues nor its servers: the callback that waits
    /// for it, the URL and the deadline.
    case linkResolution(CompletionID, url: String, deadline: VirtualInstant)
  }

  /// The answers to requests.
  package enum Answer: Hashable, Sendable {
    /// An answer of Adjust's servers.
    case package(AdjustAnswer)
    /// An answer to `ADJLinkResolution`.
    case linkResolution(AdjustLinkResolution.Answer)
  }

  /// The SDK on the device.
  package var machine: AdjustMachine
  /// The servers' knowledge and answers; they change rarely, so copies share them until they do.
  @Shared private var sharedServers: AdjustBackend

  /// The servers' knowledge and answers.
  package var servers: AdjustBackend {
    _read { yield sharedServers }
    _modify { yield &sharedServers }
  }
  /// The links that `ADJLinkResolution` is resolving, by the callback that waits for them.
  private var resolutions: [CompletionID: AdjustLinkResolution] = [:]
}

extension AdjustSDK: SDK {
  /// The configuration of the SDK in an app.
  package typealias Setup = AdjustSetup
  /// The rules of the SDK.
  package typealias Rule = AdjustRule
  /// The callbacks that the SDK makes.
  package typealias Callback = AdjustCallback
  /// The timers of the SDK.
  package typealias Timer = AdjustTimer
  /// The notes in the SDK's log.
  package typealias Note = AdjustNote
  /// The stand-in for the vendor's class.
  package typealias StandIn = AdjustStandIn

  /// `adjust`.
  package static let name = SDKName.adjust
  /// Two queues: one for `performSelectorOnMainThread`, one for `dispatch_async` (`ADJ-MAIN-1`).
  package static var queueCount: Int { MainThreadMechanism.allCases.count }

  /// Creates the SDK of an app that is not installed.
  package init(_ setup: AdjustSetup) {
    machine = AdjustMachine(configuration: setup.configuration)
    _sharedServers = Shared(wrappedValue: setup.servers)
  }

  /// The version of the SDK.
  package var version: AdjustProfile? { machine.configuration.profile }

  // MARK: On the device

  /// Handles an event on the device.
  package mutating func observed(_ notice: DeviceNotice, at now: VirtualInstant) -> [AdjustAction] {
    switch notice {
    case .installed(let fromBackup): machine.install(fromBackup: fromBackup)
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

  /// Handles the answer to a request.
  package mutating func answered(_ request: Request, _ answer: Answer, at now: VirtualInstant) -> [AdjustAction] {
    switch (request, answer) {
    case (.package(let request), .package(let answer)): machine.answered(request, answer, at: now)
    case (.linkResolution(let id, _, _), .linkResolution(let answer)):
      actions(resolutions[id]?.answered(answer, at: now) ?? [], of: id)
    case (.package, .linkResolution), (.linkResolution, .package): []
    }
  }

  /// Handles a timer that has fired.
  package mutating func timerFired(_ timer: AdjustTimer, at now: VirtualInstant) -> [AdjustAction] {
    machine.timerFired(timer, at: now)
  }

  /// Handles the end of a callback's block.
  package mutating func called(
    _ callback: AdjustCallback, _ response: SDKResponse, at now: VirtualInstant
  ) -> [AdjustAction] {
    machine.delivered(callback, responded: response.responded, returned: response.returned, at: now)
  }

  /// Handles the result of opening a URL through the system.
  package mutating func opened(_ url: String, successfully: Bool, at now: VirtualInstant) -> [AdjustAction] {
    machine.opened(url, successfully: successfully, at: now)
  }

  /// The rule that calls reaching the main thread by different mechanisms have no guaranteed order (`ADJ-MAIN-1`).
  package static var queueRule: AdjustRule? { .deferredLinks(.twoMechanisms) }

  // MARK: ADJLinkResolution

  /// Handles `ADJLinkResolution.resolveLink`, whose requests are separate from the SDK's.
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

  /// Returns the answer to a request, from the servers or from the host of a link.
  package mutating func answer(to request: Request, at now: VirtualInstant) -> Answer {
    switch request {
    case .package(let request):
      .package(servers.answer(to: request, at: now) ?? .failure(.timedOut, of: request))
    case .linkResolution(_, let url, _): .linkResolution(servers.answer(toResolutionOf: url) ?? .failure)
    }
  }

  /// Whether a request is answered at all.
  package func answers(_ request: Request) -> Bool {
    switch request {
    case .package(let request): servers.answers(request.endpoint)
    case .linkResolution: servers.answers(.linkResolution)
    }
  }

  /// Returns the key in which the scenario has no entry for the link of a request.
  package func keyWithoutEntry(for request: Request) -> String? {
    switch request {
    case .package(let request): servers.keyWithoutEntry(for: request)
    case .linkResolution: servers.keyWithoutRedirects
    }
  }

  /// Handles clicks of Apple Ads immediately if the servers give the usual answer to them.
  package mutating func takenAtOnce(_ request: Request, at now: VirtualInstant) -> [AdjustAction]? {
    guard case .package(let request) = request, machine.isQuiet(request), servers.takesAppleAds(request) else {
      return nil
    }
    return machine.appleAdsWereTaken()
  }

  /// Returns the answer to a request without a network: an error of the URL loading system.
  package static func answerWithoutNetwork(to request: Request) -> Answer {
    answer(to: request, failingWith: .notConnectedToInternet)
  }

  /// Returns the error of the URL loading system as an answer.
  package static func answer(to request: Request, failingWith error: URLLoadingError) -> Answer {
    switch request {
    case .package(let request): .package(.failure(error, of: request))
    case .linkResolution: .linkResolution(.failure)
    }
  }

  /// The time-out of a request: 60 seconds, or the deadline of a link resolution.
  package static func timeOut(
    of request: Request, sentAt now: VirtualInstant
  ) -> (at: VirtualInstant, rule: AdjustRule)? {
    switch request {
    case .package: (now.advanced(by: AdjustRequest.timeOut), .pauses(.requestTimesOut))
    case .linkResolution(_, _, let deadline): (deadline, .resolution(.resolutionTimesOut))
    }
  }

  /// Handles a link that a browser opens.
  package mutating func clicked(_ link: Link, at now: VirtualInstant) -> Bool {
    guard servers.recognizes(link) else { return false }
    servers.clicked(link, at: now)
    return true
  }

  /// Returns where a browser is sent: the app's scheme, if the app is installed.
  package func destination(inBrowser link: Link, isInOtherApp: Bool) -> BrowserDestination {
    servers.destination(inBrowser: link)
  }

  /// Whether Adjust serves the association file of a domain, as for its own domains and the app's branded ones.
  package static func servesAssociationFile(of domain: String, _ setup: AdjustSetup) -> Bool {
    setup.servers.serves(domain)
  }

  // MARK: Its log

  /// Returns what the verbose log would show.
  package static func log(of run: SDKLoggedRun<AdjustSDK>, _ setup: AdjustSetup) -> [String] {
    AdjustLogWriter(run, setup).lines
  }
}

extension SDKName {
  /// The name of Adjust's SDK.
  public static let adjust = SDKName(rawValue: "adjust")
}
