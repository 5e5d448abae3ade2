/// A path of the Adjust backend, or another service, that receives the SDK's requests.
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
  /// `/third_party_sharing`, `/measurement_consent`, `/sdk_info` and `/ad_revenue`: packages that do not concern links.
  case other
  /// The servers of email services, to which `ADJLinkResolution` sends requests.
  case linkResolution = "link resolution"

  /// The path of the address.
  package var path: String {
    switch self {
    case .session: "/session"
    case .attribution: "/attribution"
    case .event: "/event"
    case .click: "/sdk_click"
    case .forgetDevice: "/gdpr_forget_device"
    case .other, .linkResolution: ""
    }
  }
}

extension AdjustRequest {
  /// The endpoint that receives the request.
  package var endpoint: AdjustEndpoint { kind.endpoint }

  /// The address of the request, without its parameters.
  package var url: String { "https://\(host)\(kind.path)" }
}

extension AdjustRequest.Kind {
  /// The endpoint that receives such requests.
  package var endpoint: AdjustEndpoint {
    switch self {
    case .session: .session
    case .attribution: .attribution
    case .event: .event
    case .sdkClick: .click
    case .forgetDevice: .forgetDevice
    case .thirdPartySharing, .measurementConsent, .pushToken, .trackingStatus, .adRevenue: .other
    }
  }

  /// The path of the address.
  package var path: String {
    switch self {
    case .thirdPartySharing: "/third_party_sharing"
    case .measurementConsent: "/measurement_consent"
    case .pushToken, .trackingStatus: "/sdk_info"
    case .adRevenue: "/ad_revenue"
    default: endpoint.path
    }
  }

  /// The name that the first session delay uses for the call behind the package.
  var callName: String {
    switch self {
    case .thirdPartySharing: "track third party sharing"
    case .measurementConsent: "track measurement consent"
    case .pushToken: "set push token"
    case .adRevenue: "track ad revenue"
    default: "track event"
    }
  }
}
