import SDKContract

/// What the SDK keeps on the device until the app is deleted.
struct AppsFlyerInstallation: Hashable, Sendable {
  /// The id of the install at AppsFlyer, which is the same in every simulation.
  static let uid = "1700000000000-0000000"

  /// The number of counted sessions, sent or not.
  var launchCounter = 0
  /// When the last counted session began.
  var lastLaunch: VirtualInstant?
  /// The counted sessions that the backend has not answered, oldest first.
  var unansweredLaunches: [AppsFlyerLaunch] = []
  /// The number of in-app events that were logged.
  var eventCounter = 0
  /// The in-app events that the backend has not answered, oldest first.
  var unansweredEvents: [AppsFlyerEvent] = []
  /// The last conversion data, as the backend answered it.
  var conversionData: CachedConversionData?
  /// Whether the deferred look-up has ended with a result.
  var isDeferredLinkResolved = false
  /// What happened to all this when the app was deleted before; nil if it never was after a session.
  var deletion: AppsFlyerDeletion?
  /// Whether the user has answered the tracking prompt; the system forgets it with the app.
  var isTrackingAnswered = false
  /// Whether the user lets the app track, so that requests have the device's IDFA.
  var isTrackingAuthorized = false
}
