import SDKContract

/// The data that the SDK keeps on the device until the app is deleted.
struct AppsFlyerInstallation: Hashable, Sendable {
  /// The id of the install at AppsFlyer, which is the same in every simulation.
  static let uid = "1700000000000-0000000"

  /// The number of counted sessions, sent or not.
  var launchCounter = 0
  /// The start of the last counted session.
  var lastLaunch: VirtualInstant?
  /// The counted sessions to which the backend has not responded, oldest first.
  var unansweredLaunches: [AppsFlyerLaunch] = []
  /// The number of logged in-app events.
  var eventCounter = 0
  /// The in-app events to which the backend has not responded, oldest first.
  var unansweredEvents: [AppsFlyerEvent] = []
  /// The last conversion data that the backend returned.
  var conversionData: CachedConversionData?
  /// Whether the deferred look-up has ended with a result.
  var isDeferredLinkResolved = false
  /// What happened to this data when the app was last deleted; nil if it never was after a session.
  var deletion: AppsFlyerDeletion?
  /// Whether the user has answered the tracking prompt; the system forgets the answer with the app.
  var isTrackingAnswered = false
  /// Whether the user allows the app to track, so requests contain the device's IDFA.
  var isTrackingAuthorized = false
}
