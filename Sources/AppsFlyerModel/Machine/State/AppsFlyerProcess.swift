import SDKContract

/// The data that the SDK keeps in memory and loses with the process.
struct AppsFlyerProcess: Hashable, Sendable {
  /// The reason for which a request was sent.
  enum Purpose: Hashable, Sendable {
    case launch(AppsFlyerLaunch, completes: Bool)
    case conversionData(AppsFlyerLaunch)
    case link(Link, original: String?)
    case redirect(Link)
    case deferredDeepLink
    case event(AppsFlyerEvent, completes: Bool)
    case inviteLink(String, number: Int)
  }

  /// An in-app event that waits for the first start.
  struct CachedEvent: Hashable, Sendable {
    var event: AppsFlyerEvent
    var completes: Bool
  }

  /// The state of this process's deferred look-up.
  enum DeferredLookup: Hashable, Sendable {
    case notStarted
    /// `deepLinkDelegate` was set before the keys, in a version that waits for them.
    case waitingForKeys
    case asked(AppsFlyerRequest)
    case ended
  }

  /// The state of the session-ready listener of version 7.
  struct SessionReady: Hashable, Sendable {
    var hasListener = false
    var isActive = false
    var wasActive = false
    var hasFired = false
    var isWaitingForLink = false
    /// Whether `handleLaunchOptions` was called before the listener was registered, so it waits for a link.
    var knowsLaunchOptions = false
    /// Whether the launch options had a link.
    var isLaunchedByLink = false
    /// How long the listener waits for a link, or has waited.
    var wait = Duration.zero
    /// When the result of the last link that is resolved on the device is due; nil if there was none.
    var localLinkEnds: VirtualInstant?
  }

  /// Whether the dev key and the app id are set.
  var hasKeys = false
  /// The app's id in the App Store; nil if it is not known.
  var appID: String?
  /// Whether the weak `delegate` points to something.
  var hasDelegate = false
  /// Whether the weak `deepLinkDelegate` points to something.
  var hasDeepLinkDelegate = false
  /// Whether `isStopped` is set.
  var isStopped = false
  /// Whether `start()` was called.
  var hasStarted = false
  /// Whether a start has taken effect, so in-app events are sent.
  var isReporting = false
  /// In-app events that wait for the first start, oldest first.
  var cachedEvents: [CachedEvent] = []
  /// Whether `start()` was called while the SDK was stopped.
  var startedWhileStopped = false
  /// The starts that wait for the answer to the tracking prompt, each with whether it has a completion handler; nil if
  /// the SDK does not wait.
  var queuedStarts: [Bool]?
  /// The launch link that the SDK has resolved itself, so that it skips the same link from the app.
  var linkToSkip: String?
  /// The links that were passed in, if repeated links are to be dropped.
  var linksHandedIn: Set<String> = []
  /// The number of invite links that the app has requested.
  var invitations = 0
  /// Whether a link has been resolved in this process.
  var hasResolvedLink = false
  var deferredLookup = DeferredLookup.notStarted
  var sessionReady = SessionReady()
  /// Calls that found no delegate and wait for one; empty unless the rule that they are lost is off.
  var kept: [AppsFlyerCallback] = []
  /// The requests without an answer, by id.
  var pending: [Int: Purpose] = [:]

  /// Whether the resolution of a link is waiting for an answer.
  var resolvesLink: Bool {
    pending.values.contains {
      switch $0 {
      case .link, .redirect: true
      default: false
      }
    }
  }

  private var lastRequest = 0

  /// Records a request that is about to be sent.
  ///
  /// - Parameter hasIDFA: Whether the request contains the device's advertising identifier.
  mutating func request(
    _ kind: AppsFlyerRequest.Kind, for purpose: Purpose, hasIDFA: Bool = false
  ) -> AppsFlyerRequest {
    lastRequest += 1
    pending[lastRequest] = purpose
    return AppsFlyerRequest(id: lastRequest, kind: kind, hasIDFA: hasIDFA, appID: appID)
  }

  /// Whether an in-app event has been sent and is waiting for its answer.
  func isInFlight(_ event: AppsFlyerEvent) -> Bool {
    pending.values.contains { purpose in
      if case .event(event, _) = purpose { true } else { false }
    }
  }

  /// Whether a launch has been sent and is waiting for its answer.
  func isInFlight(_ launch: AppsFlyerLaunch) -> Bool {
    pending.values.contains { purpose in
      if case .launch(launch, _) = purpose { true } else { false }
    }
  }
}
