/// A service of the AppsFlyer backend.
public enum AppsFlyerEndpoint: String, CaseIterable, Sendable {
  /// Receives the reports of counted sessions.
  case launch
  /// Returns the source of the install.
  case conversionData
  /// Returns the parameters behind a short OneLink.
  case shortLink
  /// Returns the deep link that was tapped before the install.
  case deferredDeepLink
  /// Returns the target of a wrapped link; a service of the email provider.
  case redirect
  /// Receives the reports of in-app events.
  case event
  /// Shortens invite links.
  case inviteLink
}

extension AppsFlyerRequest.Kind {
  /// The service that receives the request.
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
