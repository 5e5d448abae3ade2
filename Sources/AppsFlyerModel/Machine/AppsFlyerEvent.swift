/// An in-app event that the app has logged, to be reported to the backend.
struct AppsFlyerEvent: Hashable, Sendable {
  /// The number that identifies the event within an install.
  var number: Int
  /// The name that the app gave it.
  var name: String
}
