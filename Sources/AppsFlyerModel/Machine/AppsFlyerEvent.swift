/// An in-app event that the app has logged, to be reported to the backend.
struct AppsFlyerEvent: Hashable, Sendable {
  /// Tells the events of an install apart.
  var number: Int
  /// The name that the app gave it.
  var name: String
}
