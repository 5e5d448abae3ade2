import SDKContract

/// The SDK's data on the device, which outlives the process and is deleted with the app.
struct AdjustInstallation: Hashable, Sendable {
  /// The activity state; nil until the SDK has started for the first time.
  var activity: AdjustActivityState?
  var attribution: ADJAttribution?
  /// The package queue; the first package may be in flight.
  var packages: [AdjustRequest.Kind] = []
  /// Whether the backend has ever accepted a session.
  var isInstallTracked = false
  var isSKANRegistered = false
  /// Whether third-party sharing was disabled for an app that complies with COPPA.
  var isSharingOff = false
  var isLinkMeChecked = false
  /// Whether a click of Apple Ads has ever been answered.
  var isAppleAdsTracked = false
  var attStatus = ATTStatus.notDetermined
  /// How long the SDK will still wait for the user's answer to the tracking prompt: zero for no longer, nil if it never
  /// waited.
  var attSecondsLeft: Int64?
  /// Whether `gdprForgetMe` was called and still has to be carried out.
  var wantsToBeForgotten = false
  /// The deduplication ids of the last events, oldest first.
  var eventIDs: [String] = []
  /// The last link that the SDK was given, whatever happened to it.
  var lastDeeplink: String?
  /// The last link from before `initSdk`, until a start has handled it.
  var savedLink: AdjustSavedLink?
  /// The push token from before `initSdk`, or from while the SDK was disabled.
  var savedPushToken: String?
  /// Whether a backup has brought back the user defaults, and no start has noticed.
  var isRestored = false

  /// What a backup of the device has of this: the user defaults, and none of the files (`ADJ-SES-19`).
  var inBackup: AdjustInstallation {
    var restored = AdjustInstallation()
    restored.isInstallTracked = isInstallTracked
    restored.isSKANRegistered = isSKANRegistered
    restored.isLinkMeChecked = isLinkMeChecked
    restored.isAppleAdsTracked = isAppleAdsTracked
    restored.attSecondsLeft = attSecondsLeft
    restored.wantsToBeForgotten = wantsToBeForgotten
    restored.lastDeeplink = lastDeeplink
    restored.savedLink = savedLink
    restored.savedPushToken = savedPushToken
    restored.isRestored = true
    return restored
  }
}
