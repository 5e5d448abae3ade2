import SDKContract

/// A path of the Adjust backend to which the SDK sends requests.
public enum AdjustEndpoint: String, CaseIterable, Hashable, Sendable {
  /// `/session`.
  case session
  /// `/attribution`.
  case attribution
  /// `/event`.
  case event
  /// `/sdk_click`.
  case click
  /// `/gdpr_forget_device`.
  case forgetDevice
  /// Whoever is behind a link that `ADJLinkResolution` follows.
  case linkResolution = "link resolution"
}

extension AdjustRequest {
  /// Where the request is sent.
  public var endpoint: AdjustEndpoint { kind.endpoint }
}

extension AdjustRequest.Kind {
  /// Where such requests are sent.
  public var endpoint: AdjustEndpoint {
    switch self {
    case .session: .session
    case .attribution: .attribution
    case .event: .event
    case .sdkClick: .click
    case .forgetDevice: .forgetDevice
    }
  }
}
