/// A counted session, to be reported to the backend.
struct AppsFlyerLaunch: Hashable, Sendable {
  /// The number of the session since the install.
  var counter: Int
  /// The value of `is_first_launch` in its conversion data.
  var isFirst: Bool
}
