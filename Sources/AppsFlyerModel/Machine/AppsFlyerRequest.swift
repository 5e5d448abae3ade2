/// A request of the AppsFlyer SDK to its backend.
package struct AppsFlyerRequest: Hashable, Sendable {
  /// The kinds of requests.
  package enum Kind: Hashable, Sendable {
    /// The report of a counted session; `counter` is 1 for the first one of the install.
    case launch(counter: Int)
    /// The conversion data of the install.
    case conversionData
    /// The parameters behind a short OneLink, identified by its template and id: `H5hv/6d66214a`.
    case shortLink(String)
    /// The deep link that was tapped before the install, if any.
    case deferredDeepLink
    /// The target of a wrapped link; the answer is `{"location": …}`.
    case redirect(String)
    /// The report of an in-app event with this name.
    case event(String)
    /// A short link for a long invite link; the answer is `{"link": …}`.
    case inviteLink(String)
  }

  /// The number that identifies the request within its process.
  package var id: Int
  /// The kind of the request.
  package var kind: Kind
  /// Whether the request contains the device's advertising identifier, because the user allows the app to track.
  package var hasIDFA: Bool
  /// The app's id in the App Store; nil if it is not known.
  package var appID: String?

  /// How long the SDK waits for an answer: 60 seconds, the system's time-out; nil for the deferred look-up, which ends
  /// with `deepLinkTimeout`.
  package var timeOut: Duration? { kind == .deferredDeepLink ? nil : .seconds(60) }

  /// Creates a request.
  package init(id: Int, kind: Kind, hasIDFA: Bool = false, appID: String? = nil) {
    self.id = id
    self.kind = kind
    self.hasIDFA = hasIDFA
    self.appID = appID
  }
}
