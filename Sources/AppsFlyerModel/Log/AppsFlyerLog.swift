import SDKContract

/// The lines that the SDK logs, as far as machines note them.
enum AppsFlyerLog {
  static let skipLaunch = "Skip launch"
  static let startWithoutKeys = "[START] no dev key or app id"
  static let startWhileStopped = "[START] isStopped"
  static let startQueued = "[ATT] start queued"
  static let trackingAnswered = "[ATT] Tracking authorization update"
  static let trackingTimedOut = "[ATT] wait timed out"
  static let trackingKnown = "[ATT] already determined"
  static let trackingWaitRemoved = "[ATT] waitForATT does nothing"
  static let launchKept = "Launch kept for the next start"
  static let conversionDataExpired = "[GCD-E02] Cached conversion data expired"
  static let conversionDataLost = "[GCD-E01] Delegate is 'nil' or does not respond"
  static let linkResultLost = "Link resolved, but no delegate responds"
  static let linkWhileStopped = "Link ignored: isStopped"
  static let linkSkipped = "Link skipped: resolved at launch"
  static let deferredResolved = "[DDL] DDL already has been resolved"
  static let deferredWithoutKeys = "[DDL] URL: https://(null)dlsdk.(null)"
  static let deferredWaits = "[DDL] waits for dev key and app id"
  static let deferredWhileStopped = "[DDL] isStopped"
  static let deferredAfterStart = "[DDL] deepLinkDelegate set after start"
  static let deferredAfterDirect = "[DDL] a link has opened the app"
  static let deepLinkResultLost = "[DDL] Delegate doesn't respond to 'didResolveDeepLink:'"
  static let noDeepLinkDelegate = "deepLinkDelegate does not exist"
  static let pushPayload = "Push Notification received af payload"
  static let pushWithoutLink = "Push Notification without a OneLink"
  static let sessionReadyTimedOut = "[SRD] WARNING: deeplink timed out"
  static let sessionReadyWaits = "[SRD] listener waits for the next activation"
  static let sessionReadyWithoutKeys =
    "NSInternalInconsistencyException: devKey and appleAppID must be set before calling "
    + "registerSessionReadyListener:"
}
