import SDKContract

/// What the SDK keeps in memory.
struct AdjustProcess: Hashable, Sendable {
  /// How far the SDK has come in this process.
  enum Phase: Hashable, Sendable {
    case notRunning
    case beforeInit
    /// `initSdk` was called, but waits for `endFirstSessionDelay`.
    case delayed
    case initialised
  }

  var phase = Phase.notRunning
  /// Whether the SDK takes the app for active: false until its first `didBecomeActive`.
  var isInForeground = false
  /// Whether the app is active, whatever the SDK knows of it.
  var isAppActive = false
  /// When the foreground timer began.
  var foregroundSince: VirtualInstant?
  /// Whether there was no activity state at `initSdk`.
  var isFirstLaunch = false
  /// Whether a session of this process was answered, well or badly.
  var isSessionAnswered = false
  var isOffline = false
  /// Counts only as long as there is no activity state.
  var isEnabled = true
  /// What `enable` and `disable` before `initSdk` came to.
  var enabledBeforeInit: Bool?
  var isWaitingForATT = false
  var isFirstSessionDelayEnabled = false
  /// What happened while the first session was delayed, in order.
  var delayedCalls: [AdjustCallByApp] = []
  /// Whether the start is delayed as in version 4.
  var isDelayingStart = false
  /// Whether the timer of the buffer of events runs.
  var isBuffering = false
  /// Whether the timer of the delayed start was set.
  var hasDelayedStart = false

  /// What the app has said of third-party sharing before the first session, and the last it said of measurement.
  var savedSharing: [AdjustRequest.Kind] = []
  var savedConsent: AdjustRequest.Kind?

  var attribution = AdjustAttributionHandler()
  var packages = AdjustPackageHandler()
  var clicks = AdjustClickHandler()
  /// The one completion that waits for a resolved link.
  var completion: CompletionID?
  var attributionGetters: [AdjustGetter] = []
  var adidGetters: [AdjustGetter] = []
  /// The rows of looks at the user's answer to tracking that have begun.
  var attChains = 0
  /// How often the token of Apple Ads may be read again.
  var appleAdsRetries = 1
}

/// A getter that waits for its value.
struct AdjustGetter: Hashable, Sendable {
  let completion: CompletionID
  let hasTimeOut: Bool
}

/// The state of the queue that asks for the attribution.
struct AdjustAttributionHandler: Hashable, Sendable {
  var isPaused = true
  var host = AdjustHostChoice()
  /// When the timer runs out, if it runs.
  var deadline: VirtualInstant?
  /// Who will have asked for the next request.
  var initiator = AdjustRequest.Initiator.sdk
}

/// The state of the queue that sends packages, one after the other.
struct AdjustPackageHandler: Hashable, Sendable {
  var isPaused = true
  var host = AdjustHostChoice()
  /// Whether the first package is on its way, or waits to be sent again.
  var isSending = false
  /// How often in a row the first package has failed.
  var retries = 0
}
