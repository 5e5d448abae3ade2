import SDKContract

/// A path of the Adjust backend, or another service, to which the SDK sends requests.
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
  /// The servers of email services, which `ADJLinkResolution` asks.
  case linkResolution

  /// The path of the address.
  public var path: String {
    switch self {
    case .session: "/session"
    case .attribution: "/attribution"
    case .event: "/event"
    case .click: "/sdk_click"
    case .forgetDevice: "/gdpr_forget_device"
    case .linkResolution: ""
    }
  }
}

extension AdjustRequest {
  /// Where the request is sent.
  public var endpoint: AdjustEndpoint { kind.endpoint }

  /// The address of the request, without its parameters.
  public var url: String { "https://\(host)\(endpoint.path)" }
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
