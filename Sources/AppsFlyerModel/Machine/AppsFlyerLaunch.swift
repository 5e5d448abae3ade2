import SDKContract

/// A counted session, to be reported to the backend.
struct AppsFlyerLaunch: Hashable, Sendable {
  /// Its number since the install.
  var counter: Int
  /// What `is_first_launch` says in its conversion data.
  var isFirst: Bool
}
