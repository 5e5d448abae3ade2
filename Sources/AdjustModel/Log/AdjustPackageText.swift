import SDKContract

/// Writes a request of Adjust as its log shows a package: path, SDK version and sorted parameters.
///
/// It has only the parameters that a simulation knows; a device sends about thirty more, about itself and the app.
struct AdjustPackageText {
  /// The session counts that the SDK sends with most packages.
  struct Sessions {
    /// The number of sessions; zero before the first one.
    var count = 0
    /// The number of subsessions of the present session; nil before the first session.
    var parts: Int?
  }

  /// The lines, without line breaks.
  let lines: [String]

  init(_ kind: AdjustRequest.Kind, _ sessions: Sessions, at time: UTCTime, _ setup: AdjustSetup) {
    let profile = setup.version
    var parameters = Self.parameters(of: kind, profile) + Self.parameters(of: sessions, in: kind)
    parameters += [
      ("app_token", setup.servers.appToken), ("attribution_deeplink", "1"), ("created_at", Self.text(time)),
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

  /// Returns the session parameters; the package of a session still has the counts from before it.
  private static func parameters(of sessions: Sessions, in kind: AdjustRequest.Kind) -> [(String, String)] {
    let isSession = if case .session = kind { true } else { false }
    if case .attribution = kind { return [] }
    let count = isSession || sessions.count == 0 ? [] : [("session_count", String(sessions.count))]
    return count + (sessions.parts.map { [("subsession_count", String($0))] } ?? [])
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
    case .pushToken(let token): [("push_token", token), ("source", "push")]
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
