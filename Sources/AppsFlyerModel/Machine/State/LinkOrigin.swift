/// The way in which a link reached the SDK.
enum LinkOrigin: Hashable, Sendable {
  /// `continue(_:restorationHandler:)` or `handleOpen(_:options:)`.
  case handedIn
  /// `performOnAppAttribution(with:)`.
  case performed
  /// The payload of a push notification.
  case push
  /// The launch options, read by the SDK.
  case launchOptions
  /// The redirect of a wrapped link.
  case redirect

  /// The rule that applies to a link of this origin instead of the one for its kind.
  var rule: AppsFlyerRule? {
    switch self {
    case .handedIn: nil
    case .performed: .links(.performedLink)
    case .push: .push(.pushLink)
    case .launchOptions: .links(.launchLinkResolved)
    case .redirect: .links(.redirectedLink)
    }
  }
}
