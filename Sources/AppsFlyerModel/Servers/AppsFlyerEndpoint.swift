import SDKContract

/// A service of the AppsFlyer backend.
public enum AppsFlyerEndpoint: String, CaseIterable, Sendable {
  /// Takes the reports of counted sessions.
  case launch
  /// Tells where the install came from.
  case conversionData
  /// Tells the parameters behind a short OneLink.
  case shortLink
  /// Tells the deep link that was tapped before the install.
  case deferredDeepLink
  /// The email service that knows where its links lead to.
  case redirect
  /// Takes the reports of in-app events.
  case event
  /// Shortens links with which users invite others.
  case inviteLink
}

extension AppsFlyerRequest.Kind {
  /// The service that the request goes to.
  package var endpoint: AppsFlyerEndpoint {
    switch self {
    case .launch: .launch
    case .conversionData: .conversionData
    case .shortLink: .shortLink
    case .deferredDeepLink: .deferredDeepLink
    case .redirect: .redirect
    case .event: .event
    case .inviteLink: .inviteLink
    }
  }
}
