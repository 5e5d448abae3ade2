import SDKContract

/// An event inside the SDK that its log, or only a trace, shows.
package enum AppsFlyerNote: SDKNoteValue {
  /// A start follows the last session too soon.
  case skipLaunch
  /// A start happens without a dev key or an app id.
  case startWithoutKeys
  /// A start happens while the SDK is stopped.
  case startWhileStopped
  /// A start waits for the answer to the tracking prompt.
  case startQueued
  /// The wait for the tracking prompt is over.
  case trackingTimedOut
  /// The tracking prompt was answered before.
  case trackingKnown
  /// Version 7 does not wait for the tracking prompt.
  case trackingWaitRemoved
  /// The report of a session is kept and sent again with the next start or event.
  case launchKept
  /// The report of an event is kept and sent again with the next start or event.
  case eventKept
  /// An event waits for the first start.
  case eventCached
  /// An event happens while the SDK is stopped.
  case eventWhileStopped
  /// An event happens without a dev key.
  case eventWithoutKeys
  /// The conversion data on the device is too old.
  case conversionDataExpired
  /// A launch is answered while the SDK is stopped.
  case conversionDataWhileStopped
  /// Conversion data arrives while there is no delegate.
  case conversionDataLost
  /// A link is resolved while there is no delegate.
  case linkResultLost
  /// A link arrives while the SDK is stopped.
  case linkWhileStopped
  /// A link is skipped because the SDK resolved it at launch.
  case linkSkipped
  /// A link is passed to the SDK that it was given before.
  case linkRepeated
  /// The deferred look-up was done before.
  case deferredResolved
  /// The deferred look-up begins without dev key and app id.
  case deferredWithoutKeys
  /// The deferred look-up waits for dev key and app id.
  case deferredWaits
  /// The deferred look-up begins while the SDK is stopped.
  case deferredWhileStopped
  /// The delegate for the deferred look-up is set after the start.
  case deferredAfterStart
  /// A link has opened the app, which ends the deferred look-up.
  case deferredAfterDirect
  /// A deep link result arrives while there is no delegate.
  case deepLinkResultLost
  /// This version has no delegate for deep links.
  case noDeepLinkDelegate
  /// This version cannot wait for the tracking prompt.
  case noTrackingWait
  /// This version knows no key paths of links in push notifications.
  case noPushPaths
  /// A push notification has no OneLink.
  case pushWithoutLink
  /// A push notification has this OneLink.
  case pushLink(String)
  /// The session-ready listener has waited for a link long enough.
  case sessionReadyTimedOut(after: Duration)
  /// The session-ready listener is registered too late for this activation.
  case sessionReadyWaits
  /// The user has answered the tracking prompt.
  case trackingAnswered(ATTStatus)
  /// A push notification carries the re-engagement payload `af`.
  case pushPayload(PayloadValue)
  /// The app sets a delegate of this class.
  case delegate(DelegateClass)
  /// The app sets a delegate for unified deep linking of this class.
  case deepLinkDelegate(DelegateClass)
  /// Nothing is known about this version, so it behaves like the nearest one.
  case nearestVersion(String, nearest: String)
  /// `registerSessionReadyListener` is called without dev key and app id, which is an exception.
  case sessionReadyWithoutKeys

  /// The text of the note in a trace.
  package var text: String {
    switch self {
    case .skipLaunch: "Skip launch"
    case .startWithoutKeys: "[START] no dev key or app id"
    case .startWhileStopped: "[START] isStopped"
    case .startQueued: "[ATT] start queued"
    case .trackingAnswered: "[ATT] Tracking authorization update"
    case .trackingTimedOut: "[ATT] wait timed out"
    case .trackingKnown: "[ATT] already determined"
    case .trackingWaitRemoved: "[ATT] waitForATT does nothing"
    case .launchKept: "Launch kept for the next start or event"
    case .eventKept: "Event kept for the next start or event"
    case .eventCached: "Event kept until start"
    case .eventWhileStopped: "Skipping event because 'isStopTracking' enabled"
    case .eventWithoutKeys: "No dev key"
    case .conversionDataExpired: "[GCD-E02] Cached conversion data expired"
    case .conversionDataWhileStopped: "[GCD] isStopped"
    case .conversionDataLost: "[GCD-E01] Delegate is `nil` or does not respond"
    case .linkResultLost: "Link resolved, but no delegate responds"
    case .linkWhileStopped: "Link ignored: isStopped"
    case .linkSkipped: "Link skipped: resolved at launch"
    case .linkRepeated: "Link dropped: handed in before"
    case .deferredResolved: "[DDL] DDL already has been resolved"
    case .deferredWithoutKeys: "[DDL] URL: https://(null)dlsdk.(null)"
    case .deferredWaits: "[DDL] waits for dev key and app id"
    case .deferredWhileStopped: "[DDL] isStopped"
    case .deferredAfterStart: "[DDL] deepLinkDelegate set after start"
    case .deferredAfterDirect: "[DDL] a link has opened the app"
    case .deepLinkResultLost: "[DDL] Delegate doesn't respond to 'didResolveDeepLink:'"
    case .noDeepLinkDelegate: "deepLinkDelegate does not exist"
    case .noTrackingWait: "waitForATTUserAuthorization does not exist"
    case .noPushPaths: "addPushNotificationDeepLinkPath does not exist"
    case .pushPayload: "Push Notification received af payload"
    case .pushWithoutLink: "Push Notification without a OneLink"
    case .pushLink(let link): "Push Notification with \(link)"
    case .sessionReadyTimedOut: "[SRD] WARNING: deeplink timed out"
    case .sessionReadyWaits: "[SRD] listener waits for the next activation"
    case .delegate(let type): "Delegate: \(type.name)"
    case .deepLinkDelegate(let type): "[DDL] Delegate: \(type.name)"
    case .nearestVersion(let version, let nearest): "AppsFlyer \(version) behaves as \(nearest)"
    case .sessionReadyWithoutKeys:
      "NSInternalInconsistencyException: devKey and appleAppID must be set before calling "
        + "registerSessionReadyListener:"
    }
  }
}
