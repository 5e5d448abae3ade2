import SDKContract

/// Writes a request of Adjust as its log shows a package: path, version of the SDK, sorted parameters.
///
/// Only the parameters that a simulation knows are there; a device sends some forty more.
struct AdjustPackageText {
  /// The lines, without line breaks.
  let lines: [String]

  init(_ kind: AdjustRequest.Kind, _ profile: AdjustProfile, appToken: String) {
    let parameters = Self.parameters(of: kind) + [("app_token", appToken)]
    lines =
      ["Path:      \(kind.path)", "ClientSdk: ios\(profile.clientSDK)", "Parameters:"]
      + parameters.sorted { $0.0 < $1.0 }.map { "\t\t\(Self.column($0.0)) \($0.1)" }
  }

  private static func column(_ name: String) -> String { name + String(repeating: " ", count: max(0, 22 - name.count)) }

  private static func parameters(of kind: AdjustRequest.Kind) -> [(String, String)] {
    switch kind {
    case .session(let count): [("session_count", String(count))]
    case .attribution(let initiator): [("initiated_by", initiator.rawValue)]
    case .event(let token): [("event_token", token)]
    case .forgetDevice: []
    case .sdkClick(let click): parameters(of: click)
    case .thirdPartySharing(let isEnabled): [("sharing", isEnabled ? "enable" : "disable")]
    case .measurementConsent(let isGiven): [("measurement", isGiven ? "enable" : "disable")]
    case .pushToken(let token): [("push_token", token), ("source", "push")]
    case .adRevenue(let source): [("source", source)]
    }
  }

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
