import SDKContract

/// What the SDK keeps on the device: it survives the process and goes with the app.
struct AdjustInstallation: Hashable, Sendable {
  /// Nil until the SDK has started for the first time.
  var activity: AdjustActivityState?
  var attribution: ADJAttribution?
  /// The queue of packages; the first one may be on its way.
  var packages: [AdjustRequest.Kind] = []
  /// Whether a session was ever accepted by the backend.
  var isInstallTracked = false
  var isSKANRegistered = false
  /// Whether third-party sharing was switched off for an app that complies with COPPA.
  var isSharingOff = false
  var isLinkMeChecked = false
  /// Whether a click of Apple Ads was ever answered.
  var isAppleAdsTracked = false
  var attStatus = ATTStatus.notDetermined
  /// How long the SDK still waits for the person's answer: zero for never again, nil if it never did.
  var attSecondsLeft: Int64?
  /// Whether `gdprForgetMe` was called and has not been done yet.
  var wantsToBeForgotten = false
  /// The deduplication ids of the last events, oldest first.
  var eventIDs: [String] = []
  /// The link given last, whatever happened to it.
  var lastDeeplink: String?
  /// The link given last before `initSdk`, until a start has handled it.
  var savedLink: AdjustSavedLink?
}
