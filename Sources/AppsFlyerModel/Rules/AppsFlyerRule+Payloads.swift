import SDKContract

extension AppsFlyerRule {
  /// The rules for the contents of payloads.
  package enum Payloads: String, RuleGroup {
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
    case linkPath = "AF-PAY-15"
    case directMatchType = "AF-PAY-16"
    case shownAttribution = "AF-PAY-17"
    case selfReportedPayload = "AF-PAY-18"
    case resolvedAttribution = "AF-PAY-19"
    case missingCampaign = "AF-PAY-20"

    /// The statement of the rule, with its source.
    package var rule: Rule {
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
          "Whatever comes from a link or the resolver is a string, and so are costs and is_retargeting; the documentation "
            + "prints whole numbers and Booleans (switch payloadTypes).",
          evidence: .measurement,
          source:
            "AppsFlyer: iOS deep linking log, 6.6, against its sample payloads; is_retargeting: a payload that an app printed "
            + "in 2026")
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
            + "parameters, with pid as media_source, c as campaign and af_c_id also as campaign_id.",
          evidence: .documentation,
          source:
            "AppsFlyer: iOS legacy APIs, deferred sample; support article 360000726098; campaign_id: payloads that apps "
            + "printed in 2020 and 2026")
      case .reservedName:
        Rule(
          "A custom parameter called name is never part of conversion data.",
          evidence: .documentation, source: "AppsFlyer: iOS legacy APIs, plan the method input")
      case .restrictedPayload:
        Rule(
          "Where privacy rules restrict attribution, media_source is \"restricted\", a dozen fields with click_time among "
            + "them are null, and the others are missing (switch attributionPrivacy).",
          evidence: .report, source: "AppsFlyerSDK/appsflyer-unity-plugin#29")
      case .retargetingPayload:
        Rule(
          "retargeting_conversion_type is none for an install, re-attribution for a reinstall after a click on a "
            + "retargeting link and re-engagement for such a click in an installed app.",
          evidence: .documentation, source: "AppsFlyer: Conversion data payloads; raw data, Pull API")
      case .payloadTimes:
        Rule(
          "Times are texts in UTC with milliseconds, as in 2020-08-12 15:08:00.770.",
          evidence: .documentation, source: "AppsFlyer: iOS legacy APIs, deferred sample")
      case .directClickEvent:
        Rule(
          "The clickEvent of a direct link holds its parameters; named members without a parameter are nil.",
          evidence: .measurement,
          source: "AppsFlyer: iOS unified deep linking, log of 6.6; AppsFlyerSDK/appsflyer-flutter-plugin#142")
      case .clickEventAdditions:
        Rule(
          "The clickEvent of a direct link also holds link since 6.10.1, and scheme, host, path and the original of a "
            + "wrapped link since 6.12.3 (switch clickEventScheme).",
          evidence: .documentation,
          source: "AppsFlyer: iOS release notes, 6.10.1, 6.12.3; AppsFlyerSDK/appsflyer-flutter-plugin#306 (6.13.1)")
      case .deferredClickEvent:
        Rule(
          "The clickEvent of a deferred link holds every named member, empty where there is nothing, and the marketer's "
            + "parameters beside them.",
          evidence: .measurement, source: "AppsFlyer: iOS unified deep linking, log of 6.6")
      case .linkPath:
        Rule(
          "The path of a link is what NSURL makes of it: decoded once, and without a slash at its end.",
          evidence: .measurement, source: "AppsFlyerSDK/appsflyer-capacitor-plugin#23; Apple: NSURL.path")
      case .directMatchType:
        Rule(
          "A direct link has no matchType, even if it has a parameter of that name.",
          evidence: .documentation, source: "AppsFlyer: iOS SDK reference, AppsFlyerDeepLink")
      case .shownAttribution:
        Rule(
          "Of AppsFlyer's own parameters, such as pid, c and af_dp, the clickEvent of a direct link has all up to 6.2, only "
            + "the named members up to 6.5, some more since 6.6 and all since 6.12.3 (switch clickEventAttribution).",
          evidence: .measurement,
          source:
            "AppsFlyerSDK/appsflyer-react-native-plugin#292 (6.2.6); AppsFlyerSDK/appsflyer-flutter-plugin#142, #270; "
            + "AppsFlyerSDK/AppsFlyerFramework#181; AppsFlyer: iOS unified deep linking, log of 6.6; the last part only "
            + "by that page's text")
      case .selfReportedPayload:
        Rule(
          "Conversion data of a network that reports its clicks itself lacks what only a link has: engmnt_source, esp_name, "
            + "is_branded_link, is_universal_link, redirect_response_data and is_retargeting; its click_time is what the network "
            + "says, which may be nothing.",
          evidence: .measurement,
          source:
            "AppsFlyerSDK/appsflyer-react-native-plugin#374; is_retargeting: a re-attribution by Google's network that an app "
            + "printed in 2025")
      case .resolvedAttribution:
        Rule(
          "From 6.3 to 6.5 onAppOpenAttribution of a short link has of AppsFlyer's own parameters, such as pid, c and "
            + "af_dp, only the named members.",
          evidence: .maintainer, source: "AppsFlyerSDK/AppsFlyerFramework#181 (6.2.5 against 6.3.2)")
      case .missingCampaign:
        Rule(
          "If a link names no campaign, the campaign in conversion data is the text None.",
          evidence: .documentation,
          source:
            "AppsFlyer: GCD API, sample; AppsFlyer's extension for Adobe Mobile, install of a link without c (5.3.0)")
      }
    }
  }

  /// The rules by which the servers attribute an install.
  package enum Clicks: String, RuleGroup {
    case clickLookback = "AF-CLICK-1"
    case lastClick = "AF-CLICK-2"
    case reinstallWithoutClick = "AF-CLICK-3"
    case deferredLookback = "AF-CLICK-4"
    case deferredPrivacy = "AF-CLICK-5"
    case selfReportedClick = "AF-CLICK-6"
    case attributionLink = "AF-CLICK-7"
    case brandedLink = "AF-CLICK-8"
    case lookupWithoutScheme = "AF-CLICK-9"
    case idMatching = "AF-CLICK-10"
    case opensSchemeInBrowser = "AF-CLICK-11"
    case forcesScheme = "AF-CLICK-12"
    case landingPage = "AF-CLICK-13"
    case openedLink = "AF-CLICK-14"

    /// The statement of the rule, with its source.
    package var rule: Rule {
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
          "For new users the look-up returns only deep_link_value and deep_link_sub1 to 10 (switch "
            + "deferredParameters).",
          evidence: .documentation, source: "AppsFlyer: iOS unified deep linking, iOS 14.5")
      case .selfReportedClick:
        Rule(
          "A click that a network reported itself has no deep link for the look-up, though conversion data may have its "
            + "parameters (switch selfReportingLookup).",
          evidence: .documentation, source: "AppsFlyer: iOS extended deferred deep linking")
      case .attributionLink:
        Rule(
          "A link of app.appsflyer.com with the id of an app is a click, which makes the install non-organic.",
          evidence: .documentation, source: "AppsFlyer: Manual testing of the iOS SDK")
      case .brandedLink:
        Rule(
          "The servers know the domains of a brand: a web link with AppsFlyer's parameters is a click, whether or not the "
            + "app lists the domain in oneLinkCustomDomains.",
          evidence: .maintainer, source: "AppsFlyerSDK/AppsFlyerFramework#270")
      case .lookupWithoutScheme:
        Rule(
          "The deferred look-up never returns af_dp.",
          evidence: .documentation, source: "AppsFlyer Flutter plugin, doc/DeepLink.md")
      case .opensSchemeInBrowser:
        Rule(
          "A OneLink that a browser has opened goes on to its af_dp if the app is installed, with the parameters of the link "
            + "and, from a short one, its id as shortlink.",
          evidence: .documentation, source: "AppsFlyer: OneLink parameters, af_dp; iOS legacy APIs, URI scheme sample")
      case .forcesScheme:
        Rule(
          "In another app's web view a OneLink goes on to its af_dp only with af_force_deeplink.",
          evidence: .documentation, source: "AppsFlyer: OneLink parameters, af_force_deeplink")
      case .landingPage:
        Rule(
          "Where no app opens, a OneLink with af_ios_url leads to that page instead of the store.",
          evidence: .documentation, source: "AppsFlyer: OneLink parameters, af_ios_url")
      case .idMatching:
        Rule(
          "If the link has an idfa and the user lets the app track before the request is sent, the match is id_matching, "
            + "which no relay prevents; otherwise it is probabilistic. Before iOS 14.5 the app need not ask.",
          evidence: .documentation,
          source: "AppsFlyer: Manual testing of the iOS SDK, apps that implement ATT; Apple: User privacy and data "
            + "use; AppsFlyer Cordova plugin, release notes of 6.0.30")
      case .openedLink:
        Rule(
          "A link that opens the app is no click on the way to the store: it can be a re-engagement, but explains no "
            + "later install, and the deferred look-up does not find it.",
          evidence: .inference,
          source: "AppsFlyer: iOS legacy APIs, whose servers register a click where the app is not installed")
      }
    }
  }
}
