/// One call of the Adjust SDK into the app, with what it carries.
public enum AdjustCallback: Sendable {
  case adjustAttributionChanged(ADJAttribution)
  case adjustSessionTrackingSucceeded(ADJSessionSuccess)
  case adjustSessionTrackingFailed(ADJSessionFailure)
  case adjustEventTrackingSucceeded(ADJEventSuccess)
  case adjustEventTrackingFailed(ADJEventFailure)
  case adjustDeferredDeeplinkReceived(String)
}

extension AdjustCallback {
  /// The name of the delegate's method, as current versions spell it.
  public var name: String {
    switch self {
    case .adjustAttributionChanged: "adjustAttributionChanged"
    case .adjustSessionTrackingSucceeded: "adjustSessionTrackingSucceeded"
    case .adjustSessionTrackingFailed: "adjustSessionTrackingFailed"
    case .adjustEventTrackingSucceeded: "adjustEventTrackingSucceeded"
    case .adjustEventTrackingFailed: "adjustEventTrackingFailed"
    case .adjustDeferredDeeplinkReceived: "adjustDeferredDeeplinkReceived"
    }
  }

  /// Returns the name of the delegate's method as a version spells it.
  public func name(in profile: AdjustProfile) -> String {
    switch self {
    case .adjustDeferredDeeplinkReceived where profile.isVersion4: "adjustDeeplinkResponse"
    default: name
    }
  }

  /// The backend's answer, or the part of it, that the callback carries.
  public var payload: Payload? {
    switch self {
    case .adjustAttributionChanged(let attribution): attribution.payload
    case .adjustSessionTrackingSucceeded(let success): success.payload
    case .adjustSessionTrackingFailed(let failure): failure.payload
    case .adjustEventTrackingSucceeded(let success): success.payload
    case .adjustEventTrackingFailed(let failure): failure.payload
    case .adjustDeferredDeeplinkReceived: nil
    }
  }

  /// The link that the callback carries.
  public var url: String? {
    if case .adjustDeferredDeeplinkReceived(let url) = self { url } else { nil }
  }

  /// The names of all callbacks, of all versions.
  public static let allNames: [String] = [
    "adjustAttributionChanged",
    "adjustSessionTrackingSucceeded",
    "adjustSessionTrackingFailed",
    "adjustEventTrackingSucceeded",
    "adjustEventTrackingFailed",
    "adjustDeferredDeeplinkReceived",
    "adjustDeeplinkResponse",
  ]
}
