import SDKContract

/// The lines that the SDK logs, as far as machines note them.
enum AppsFlyerLog {
  static let skipLaunch: AppsFlyerNote = "Skip launch"
  static let startWithoutKeys: AppsFlyerNote = "[START] no dev key or app id"
  static let startWhileStopped: AppsFlyerNote = "[START] isStopped"
  static let startQueued: AppsFlyerNote = "[ATT] start queued"
  static let trackingAnswered: AppsFlyerNote = "[ATT] Tracking authorization update"
  static let trackingTimedOut: AppsFlyerNote = "[ATT] wait timed out"
  static let trackingKnown: AppsFlyerNote = "[ATT] already determined"
  static let trackingWaitRemoved: AppsFlyerNote = "[ATT] waitForATT does nothing"
  static let launchKept: AppsFlyerNote = "Launch kept for the next start or event"
  static let eventKept: AppsFlyerNote = "Event kept for the next start or event"
  static let eventCached: AppsFlyerNote = "Event kept until start"
  static let eventWhileStopped: AppsFlyerNote = "Skipping event because 'isStopTracking' enabled"
  static let eventWithoutKeys: AppsFlyerNote = "No dev key"
  static let conversionDataExpired: AppsFlyerNote = "[GCD-E02] Cached conversion data expired"
  static let conversionDataLost: AppsFlyerNote = "[GCD-E01] Delegate is 'nil' or does not respond"
  static let linkResultLost: AppsFlyerNote = "Link resolved, but no delegate responds"
  static let linkWhileStopped: AppsFlyerNote = "Link ignored: isStopped"
  static let linkSkipped: AppsFlyerNote = "Link skipped: resolved at launch"
  static let deferredResolved: AppsFlyerNote = "[DDL] DDL already has been resolved"
  static let deferredWithoutKeys: AppsFlyerNote = "[DDL] URL: https://(null)dlsdk.(null)"
  static let deferredWaits: AppsFlyerNote = "[DDL] waits for dev key and app id"
  static let deferredWhileStopped: AppsFlyerNote = "[DDL] isStopped"
  static let deferredAfterStart: AppsFlyerNote = "[DDL] deepLinkDelegate set after start"
  static let deferredAfterDirect: AppsFlyerNote = "[DDL] a link has opened the app"
  static let deepLinkResultLost: AppsFlyerNote = "[DDL] Delegate doesn't respond to 'didResolveDeepLink:'"
  static let noDeepLinkDelegate: AppsFlyerNote = "deepLinkDelegate does not exist"
  static let pushPayload: AppsFlyerNote = "Push Notification received af payload"
  static let pushWithoutLink: AppsFlyerNote = "Push Notification without a OneLink"
  static let sessionReadyTimedOut: AppsFlyerNote = "[SRD] WARNING: deeplink timed out"
  static let sessionReadyWaits: AppsFlyerNote = "[SRD] listener waits for the next activation"
  static let sessionReadyWithoutKeys: AppsFlyerNote =
    """
    NSInternalInconsistencyException: devKey and appleAppID must be set before calling \
    registerSessionReadyListener:
    """
}
