import SDKContract

/// How a link came to the SDK.
enum LinkOrigin: Hashable, Sendable {
  /// `continue(_:restorationHandler:)` or `handleOpen(_:options:)`.
  case handedIn
  /// `performOnAppAttribution(with:)`.
  case performed
  /// The payload of a push notification.
  case push
  /// The SDK found it in the launch options.
  case launchOptions
  /// A redirect of a wrapped link.
  case redirect

  /// The rule that a link of this origin cites instead of the one of its kind.
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
