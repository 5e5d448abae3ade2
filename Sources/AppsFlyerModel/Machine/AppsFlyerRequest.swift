import SDKContract

/// A request of the AppsFlyer SDK to its backend.
package struct AppsFlyerRequest: Hashable, Sendable {
  /// What is asked.
  package enum Kind: Hashable, Sendable {
    /// The report of a counted session; `counter` is 1 for the first one of the install.
    case launch(counter: Int)
    /// The conversion data of the install.
    case conversionData
    /// The parameters behind a short OneLink, given as template and id: `H5hv/6d66214a`.
    case shortLink(String)
    /// The deep link that was tapped before the install, if any.
    case deferredDeepLink
    /// Where a wrapped link leads to; the answer is `{"location": …}`.
    case redirect(String)
    /// The report of an in-app event, given by its name.
    case event(String)
    /// A short link for a long one with which a user invites another; the answer is `{"link": …}`.
    case inviteLink(String)
  }

  /// Tells the requests of one process apart.
  package var id: Int
  /// What is asked.
  package var kind: Kind
  /// Whether the request has the device's identifier for advertisers, as the user lets the app track.
  package var hasIDFA: Bool
  /// The app's id in the App Store; nil if it is not known.
  package var appID: String?

  /// After how long the SDK gives up on a request that nobody answers: 60 seconds, the system's own time-out; nil for
  /// the deferred look-up, which ends with `deepLinkTimeout`.
  package var timeOut: Duration? { kind == .deferredDeepLink ? nil : .seconds(60) }

  /// Creates a request.
  package init(id: Int, kind: Kind, hasIDFA: Bool = false, appID: String? = nil) {
    self.id = id
    self.kind = kind
    self.hasIDFA = hasIDFA
    self.appID = appID
  }
}
