import SDKContract

/// The data that the SDK keeps in memory.
struct AdjustProcess: Hashable, Sendable {
  /// The phase of the SDK in this process.
  enum Phase: Hashable, Sendable {
    case notRunning
    case beforeInit
    /// `initSdk` was called, but is waiting for `endFirstSessionDelay`.
    case delayed
    case initialized
  }

  var phase = Phase.notRunning
  /// Whether the SDK considers the app active: false until its first `didBecomeActive`.
  var isInForeground = false
  /// Whether the app is active, whether the SDK knows it or not.
  var isAppActive = false
  /// When the foreground timer was started.
  var foregroundSince: VirtualInstant?
  /// Whether there was no activity state at `initSdk`.
  var isFirstLaunch = false
  /// Whether a session of this process was answered, whatever the answer.
  var isSessionAnswered = false
  var isOffline = false
  /// Whether the SDK is enabled; relevant only as long as there is no activity state.
  var isEnabled = true
  /// The last setting of `enable` or `disable` before `initSdk`.
  var enabledBeforeInit: Bool?
  var isWaitingForATT = false
  /// The calls and notifications during the first session delay, in order.
  var delayedCalls: [AdjustCallByApp] = []
  /// Whether the start is delayed, in version 4.
  var isDelayingStart = false
  /// Whether the timer of the event buffer is running.
  var isBuffering = false
  /// Whether the timer of the delayed start was set.
  var hasDelayedStart = false

  /// The app's settings for third-party sharing before the first session, and its last measurement consent.
  var savedSharing: [AdjustRequest.Kind] = []
  var savedConsent: AdjustRequest.Kind?

  var attribution = AdjustAttributionHandler()
  var packages = AdjustPackageHandler()
  var clicks = AdjustClickHandler()
  /// The only completion that can wait for a resolved link.
  var completion: CompletionID?
  var attributionGetters: [AdjustGetter] = []
  var adidGetters: [AdjustGetter] = []
  /// The number of chains of status checks that have been started.
  var attChains = 0
  /// Whether the foreground timer is to report the tracking status.
  var reportsStatusSoon = false
  /// How many more times the token of Apple Ads may be read.
  var appleAdsRetries = 1
}

/// A getter that waits for its value.
struct AdjustGetter: Hashable, Sendable {
  let completion: CompletionID
  let hasTimeOut: Bool
}

/// The state of the queue that requests the attribution.
struct AdjustAttributionHandler: Hashable, Sendable {
  var isPaused = true
  var host = AdjustHostChoice()
  /// When the timer fires; nil if it is not running.
  var deadline: VirtualInstant?
  /// The initiator of the next request.
  var initiator = AdjustRequest.Initiator.sdk
}

/// The state of the queue that sends packages one after another.
struct AdjustPackageHandler: Hashable, Sendable {
  var isPaused = true
  var host = AdjustHostChoice()
  /// Whether the first package is in flight, or is waiting to be sent again.
  var isSending = false
  /// The number of consecutive failures of the first package.
  var retries = 0
}
