import SDKContract

extension AppsFlyerRule {
  /// What payloads consist of.
  public enum Payloads: String, RuleGroup {
    case localPayload = "AF-PAY-1"
    case decodedOnce = "AF-PAY-2"
    case resolvedPayload = "AF-PAY-3"
    case valueTypes = "AF-PAY-4"
    case cachedAttribution = "AF-PAY-5"
    case organicPayload = "AF-PAY-6"
    case nonOrganicPayload = "AF-PAY-7"
    case reservedName = "AF-PAY-8"
    case restrictedPayload = "AF-PAY-9"
    case retargetingPayload = "AF-PAY-10"
    case payloadTimes = "AF-PAY-11"
    case directClickEvent = "AF-PAY-12"
    case clickEventAdditions = "AF-PAY-13"
    case deferredClickEvent = "AF-PAY-14"

    /// The statement behind the id, with its source.
    public var rule: Rule {
      switch self {
      case .localPayload:
        Rule(
          "onAppOpenAttribution of a long or scheme link holds the query's parameters under their own names, and link, "
            + "scheme, host and path.",
          evidence: .documentation, source: "AppsFlyer: iOS legacy APIs, sample payloads")
      case .decodedOnce:
        Rule(
          "Parameters are percent-decoded exactly once, a plus sign stays one, and of a repeated key the last value "
            + "counts.",
          evidence: .inference, source: "AppsFlyerSDK/appsflyer-flutter-plugin#244; AppsFlyer: iOS sample payloads")
      case .resolvedPayload:
        Rule(
          "onAppOpenAttribution of a short link holds the resolver's answer as it is and the tapped link, but neither "
            + "scheme, host nor path.",
          evidence: .documentation, source: "AppsFlyer: iOS legacy APIs, sample payloads")
      case .valueTypes:
        Rule(
          "Whatever comes from a link or the resolver is a string; the documentation prints whole numbers and Booleans "
            + "(switch payloadTypes).",
          evidence: .measurement, source: "AppsFlyer: iOS deep linking log, 6.6, against its sample payloads")
      case .cachedAttribution:
        Rule(
          "Before 5.4.1 onAppOpenAttribution also carried cached attribution, of which only install_time is named (switch "
            + "addsCachedAttribution).",
          evidence: .open, source: "AppsFlyer: iOS legacy APIs, direct deep linking")
      case .organicPayload:
        Rule(
          "Conversion data of an organic install holds af_status, af_message, install_time and is_first_launch.",
          evidence: .documentation, source: "AppsFlyer: iOS sample payloads; GCD API")
      case .nonOrganicPayload:
        Rule(
          "Conversion data of a non-organic install holds the attribution fields, null where unknown, and the link's "
            + "parameters, with pid as media_source and c as campaign.",
          evidence: .documentation, source: "AppsFlyer: iOS legacy APIs, deferred sample; support article 360000726098")
      case .reservedName:
        Rule(
          "A custom parameter called name is never part of conversion data.",
          evidence: .documentation, source: "AppsFlyer: iOS legacy APIs, plan the method input")
      case .restrictedPayload:
        Rule(
          "Where privacy rules restrict attribution, media_source is \"restricted\" and nearly every other field null "
            + "(switch attributionPrivacy).",
          evidence: .report, source: "AppsFlyerSDK/appsflyer-unity-plugin#29")
      case .retargetingPayload:
        Rule(
          "retargeting_conversion_type is none for an install, re-attribution for a reinstall after a click and "
            + "re-engagement for a click on a retargeting link.",
          evidence: .documentation, source: "AppsFlyer: Conversion data payloads")
      case .payloadTimes:
        Rule(
          "Times are texts in UTC with milliseconds, as in 2020-08-12 15:08:00.770.",
          evidence: .documentation, source: "AppsFlyer: iOS legacy APIs, deferred sample")
      case .directClickEvent:
        Rule(
          "The clickEvent of a direct link holds its parameters, measured without c, pid and is_retargeting and later "
            + "documented with all (switch clickEventAttribution); named members without a parameter are nil.",
          evidence: .measurement,
          source: "AppsFlyer: iOS unified deep linking, log of 6.6; AppsFlyerSDK/appsflyer-flutter-plugin#142")
      case .clickEventAdditions:
        Rule(
          "The clickEvent of a direct link also holds link since 6.10.1, and host, path and the original of a wrapped "
            + "link since 6.12.3.",
          evidence: .documentation, source: "AppsFlyer: iOS release notes, 6.10.1, 6.12.3")
      case .deferredClickEvent:
        Rule(
          "The clickEvent of a deferred link holds every named member, empty where there is nothing, and the marketer's "
            + "parameters beside them.",
          evidence: .measurement, source: "AppsFlyer: iOS unified deep linking, log of 6.6")
      }
    }
  }

  /// How the servers explain an install.
  public enum Clicks: String, RuleGroup {
    case clickLookback = "AF-CLICK-1"
    case lastClick = "AF-CLICK-2"
    case reinstallWithoutClick = "AF-CLICK-3"
    case deferredLookback = "AF-CLICK-4"
    case deferredPrivacy = "AF-CLICK-5"
    case selfReportedClick = "AF-CLICK-6"

    /// The statement behind the id, with its source.
    public var rule: Rule {
      switch self {
      case .clickLookback:
        Rule(
          "A click explains an install within af_click_lookback of the link, seven days if it has none; otherwise the "
            + "install is organic.",
          evidence: .documentation, source: "AppsFlyer: OneLink parameters, af_click_lookback")
      case .lastClick:
        Rule(
          "Of several clicks the last one explains the install, and each click counts once.",
          evidence: .inference, source: "AppsFlyer: attribution model")
      case .reinstallWithoutClick:
        Rule(
          "A reinstall that no new click precedes keeps the earlier attribution, but has is_first_launch true again.",
          evidence: .inference, source: "Reinstall detection since 6.8.1, AppsFlyer: iOS release notes")
      case .deferredLookback:
        Rule(
          "The deferred look-up matches a click of the last 15 minutes, or none if the device hides behind a relay "
            + "(switch privateRelay).",
          evidence: .documentation, source: "AppsFlyer: iOS unified deep linking; AppsFlyerSDK/AppsFlyerFramework#228")
      case .deferredPrivacy:
        Rule(
          "For new users the look-up answers only deep_link_value and deep_link_sub1 to 10 (switch deferredParameters).",
          evidence: .documentation, source: "AppsFlyer: iOS unified deep linking, iOS 14.5")
      case .selfReportedClick:
        Rule(
          "A click that a network reported itself has no deep link for the look-up, though conversion data may have its "
            + "parameters (switch selfReportingLookup).",
          evidence: .documentation, source: "AppsFlyer: iOS extended deferred deep linking")
      }
    }
  }
}
