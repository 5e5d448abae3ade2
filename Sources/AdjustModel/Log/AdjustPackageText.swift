import SDKContract

/// Writes a request of Adjust as its log shows a package: path, SDK version and sorted parameters.
///
/// It has only the parameters that a simulation knows; a device sends about thirty more, about itself and the app.
struct AdjustPackageText {
  /// What the SDK sends with most packages.
  struct Known {
    /// The activity state, which the package of a session has as it was before the session.
    let activity: AdjustLoggedActivity?
    /// The tracker of organic installs.
    let defaultTracker: String?
    /// The token of the app.
    let appToken: String
  }

  /// The lines, without line breaks.
  let lines: [String]

  init(_ kind: AdjustRequest.Kind, _ known: Known, at time: UTCTime, _ setup: AdjustSetup) {
    let profile = setup.version
    var parameters = Self.parameters(of: kind, profile) + Self.parameters(of: known, in: kind)
    parameters += [
      ("app_token", known.appToken), ("attribution_deeplink", "1"), ("created_at", Self.text(time)),
      ("environment", "sandbox"), ("needs_response_details", "1"), ("os_name", "ios"),
    ]
    if profile.isVersion4 { parameters.append(("event_buffering_enabled", "0")) }
    if case .sdkClick(let click) = kind, click.source != .appleAds {
      parameters.append(("click_time", Self.text(setup.servers.start.adding(click.time))))
    }
    lines =
      ["Path:      \(kind.path)", "ClientSdk: ios\(profile.clientSDK)", "Parameters:"]
      + parameters.sorted { $0.0 < $1.0 }.map { "\t\t\(Self.column($0.0)) \($0.1)" }
  }

  private static func text(_ time: UTCTime) -> String { time.text(separator: "T", zone: "Z+0000") }

  /// Returns what the SDK knows at the moment (ADJPackageBuilder.m, getSessionParameters, getEventParameters,
  /// getInfoParameters).
  private static func parameters(of known: Known, in kind: AdjustRequest.Kind) -> [(String, String)] {
    var parameters: [(String, String)] = []
    func add(_ name: String, _ value: String?) {
      if let value { parameters.append((name, value)) }
    }
    let activity = known.activity
    add("att_status", activity?.trackingStatus.map { String($0.rawValue) })
    if case .attribution = kind { return parameters }
    var isSession = false
    switch kind {
    case .session:
      isSession = true
      add("default_tracker", known.defaultTracker)
    case .sdkClick, .pushToken, .trackingStatus, .adRevenue: add("default_tracker", known.defaultTracker)
    case .event: add("event_count", activity.map { String($0.events) })
    default: break
    }
    add("push_token", activity?.pushToken)
    guard let activity, activity.sessions > 0 else { return parameters }
    if !isSession { add("session_count", String(activity.sessions)) }
    add("session_length", seconds(activity.length))
    add("subsession_count", String(activity.subsessions))
    add("time_spent", seconds(activity.timeSpent))
    return parameters
  }

  /// Rounds as `lround` does (ADJPackageBuilder.m, setDuration).
  private static func seconds(_ duration: Duration) -> String {
    String((max(duration.microseconds, 0) + 500_000) / 1_000_000)
  }

  private static func column(_ name: String) -> String { name + String(repeating: " ", count: max(0, 22 - name.count)) }

  private static func parameters(of kind: AdjustRequest.Kind, _ profile: AdjustProfile) -> [(String, String)] {
    switch kind {
    case .session(let count): [("session_count", String(count))]
    case .attribution(let initiator): [("initiated_by", initiator.rawValue)]
    case .event(let token, let id):
      [("event_token", token)] + (profile.has(.sendsCallbackIDs) ? id.map { [("event_callback_id", $0)] } ?? [] : [])
    case .forgetDevice: []
    case .sdkClick(let click): click.source == .appleAds && !profile.has(.adServices) ? iAd : parameters(of: click)
    case .thirdPartySharing(let isEnabled): [("sharing", isEnabled ? "enable" : "disable")]
    case .measurementConsent(let isGiven): [("measurement", isGiven ? "enable" : "disable")]
    case .pushToken: [("source", "push")]
    case .trackingStatus: [("source", "att")]
    case .adRevenue(let source): [("source", source)]
    }
  }

  /// The click of iAd, the framework for Apple Ads before AdServices (adjust/ios_sdk#445).
  private static let iAd = [("source", "iad3")]

  private static func parameters(of click: AdjustClick) -> [(String, String)] {
    var parameters = [("source", click.source.rawValue)]
    switch click.source {
    case .deeplink: parameters.append(("deeplink", click.link))
    case .linkMe: parameters.append(("content", click.link))
    case .appleAds: if !click.link.isEmpty { parameters.append(("attribution_token", click.link)) }
    }
    if let referrer = click.referrer { parameters.append(("referrer", referrer)) }
    if !click.parameters.isEmpty { parameters.append(("params", PayloadValue.object(click.parameters).json)) }
    for entry in click.attribution {
      if case .string(let text) = entry.value { parameters.append((entry.key, text)) }
    }
    return parameters
  }
}
