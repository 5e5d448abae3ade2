/// A timer of the AppsFlyer SDK, of which there is one of each kind.
package enum AppsFlyerTimer: Hashable, Sendable {
  /// Ends the deferred look-up: `deepLinkTimeout`.
  case deferredDeepLink
  /// Ends the wait for the answer to the tracking prompt: `waitForATTUserAuthorization`.
  case trackingAuthorization
  /// Ends the wait for a cold link before the session-ready listener is called.
  case sessionReady

  /// The names of all timers in a trace.
  static let names = [Self.deferredDeepLink, .trackingAuthorization, .sessionReady].map(\.name)

  /// The name of the timer in a trace.
  package var name: String {
    switch self {
    case .deferredDeepLink: "deepLinkTimeout"
    case .trackingAuthorization: "waitForATT"
    case .sessionReady: "sessionReady"
    }
  }
}
