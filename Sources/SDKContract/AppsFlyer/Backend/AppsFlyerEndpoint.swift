/// A service of the AppsFlyer backend.
public enum AppsFlyerEndpoint: String, CaseIterable, Sendable {
  /// Takes the reports of counted sessions.
  case launch
  /// Tells where the install came from.
  case conversionData
  /// Tells the parameters behind a short OneLink.
  case shortLink
}

extension AppsFlyerRequest.Kind {
  /// The service that the request goes to.
  public var endpoint: AppsFlyerEndpoint {
    switch self {
    case .launch: .launch
    case .conversionData: .conversionData
    case .shortLink: .shortLink
    }
  }
}
