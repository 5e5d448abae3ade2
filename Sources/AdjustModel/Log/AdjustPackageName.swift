extension AdjustRequest.Kind {
  /// The name of the package in the log: its kind, and what tells it from others of the kind (ADJActivityPackage.m,
  /// description; ADJActivityKind.m).
  var logName: String { logKind + suffix }

  /// What the log adds to the kind of a package; empty for all but events (ADJPackageBuilder.m, eventSuffix).
  var suffix: String {
    if case .event(let token, _) = self { "'\(token)'" } else { "" }
  }

  private var logKind: String {
    switch self {
    case .session: "session"
    case .attribution: "attribution"
    case .event: "event"
    case .sdkClick: "click"
    case .forgetDevice: "gdpr"
    case .thirdPartySharing: "third_party_sharing"
    case .measurementConsent: "measurement_consent"
    case .pushToken, .trackingStatus: "info"
    case .adRevenue: "ad_revenue"
    }
  }
}
