import SDKContract

extension AppsFlyerRule {
  /// The rules for direct links in an app that uses the legacy API.
  package enum OpenAttribution: String, RuleGroup {
    case longLinkOpens = "AF-OAOA-1"
    case schemeLinkOpens = "AF-OAOA-2"
    case shortLinkOpens = "AF-OAOA-3"
    case shortLinkFails = "AF-OAOA-4"
    case openAttributionRemoved = "AF-OAOA-5"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .longLinkOpens:
        Rule(
          "A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.",
          evidence: .documentation, source: "AppsFlyer: iOS legacy APIs, direct deep linking")
      case .schemeLinkOpens:
        Rule(
          "A link with the app's scheme is resolved on the device, and onAppOpenAttribution gets its parameters.",
          evidence: .documentation, source: "AppsFlyer: iOS legacy APIs, URI scheme sample")
      case .shortLinkOpens:
        Rule(
          "When the resolver has answered, onAppOpenAttribution gets the parameters behind the short link.",
          evidence: .documentation, source: "AppsFlyer: iOS legacy APIs, direct deep linking")
      case .shortLinkFails:
        Rule(
          "If the resolver refuses or does not answer, onAppOpenAttributionFailure is called.",
          evidence: .documentation, source: "AppsFlyer: iOS legacy APIs; AppsFlyerSDK/appsflyer-unity-plugin#72")
      case .openAttributionRemoved:
        Rule(
          "From 7.0 on there is no onAppOpenAttribution: without a deep link delegate the result of a link is lost.",
          evidence: .documentation, source: "AppsFlyer: Migrate the iOS SDK to v7")
      }
    }
  }

  /// The rules for the classification of links.
  package enum Links: String, RuleGroup {
    case shortLinkAsked = "AF-LINK-1"
    case customDomain = "AF-LINK-2"
    case shortLinkWithQuery = "AF-LINK-3"
    case unlistedDomain = "AF-LINK-4"
    case foreignLink = "AF-LINK-5"
    case wrappedLink = "AF-LINK-6"
    case redirectedLink = "AF-LINK-7"
    case performedLink = "AF-LINK-8"
    case launchLinkResolved = "AF-LINK-9"
    case launchLinkSkipped = "AF-LINK-10"
    case linkWhileStopped = "AF-LINK-11"
    case schemeLinkParsed = "AF-LINK-12"
    case appendedParameters = "AF-LINK-13"
    case repeatedLinkDropped = "AF-LINK-14"
    case unmarkedLink = "AF-LINK-15"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .shortLinkAsked:
        Rule(
          "A onelink.me link with a template and an id is short: the resolver is asked for its parameters.",
          evidence: .measurement, source: "AppsFlyer: iOS deep linking log, 6.6; AppsFlyerSDK/AppsFlyerFramework#209")
      case .customDomain:
        Rule(
          "A domain in oneLinkCustomDomains is treated like onelink.me.",
          evidence: .documentation,
          source: "AppsFlyer: oneLinkCustomDomains; AppsFlyerSDK/appsflyer-flutter-plugin#142")
      case .shortLinkWithQuery:
        Rule(
          "Of a short link with appended parameters only the resolver's answer counts; switch shortLinkQuery merges them.",
          evidence: .open,
          source: "AppsFlyerSDK/AppsFlyerFramework#73, AppsFlyerSDK/appsflyer-flutter-plugin#333 differ")
      case .unlistedDomain:
        Rule(
          "A web link of a domain that is not listed is parsed as a long link, so a short branded link has no "
            + "deep_link_value.",
          evidence: .maintainer,
          source: "AppsFlyerSDK/AppsFlyerFramework#270, AppsFlyerSDK/appsflyer-flutter-plugin#189")
      case .foreignLink:
        Rule(
          "A web link with neither a OneLink domain nor an AppsFlyer parameter also causes a callback, with little "
            + "more than the link; switch parsesForeignLinks.",
          evidence: .measurement,
          source: "AppsFlyerSDK/appsflyer-react-native-plugin#182, AppsFlyerSDK/AppsFlyerFramework#221")
      case .wrappedLink:
        Rule(
          "A link of a domain in resolveDeepLinkURLs is followed over HTTP to the link behind it.",
          evidence: .documentation, source: "AppsFlyer: iOS SDK reference, resolveDeepLinkURLs")
      case .redirectedLink:
        Rule(
          "The link behind a wrapped one is resolved as if it had been tapped.",
          evidence: .documentation, source: "AppsFlyer: iOS SDK reference, resolveDeepLinkURLs")
      case .performedLink:
        Rule(
          "performOnAppAttribution resolves a link as a direct one, without a session or launch.",
          evidence: .header, source: "AppsFlyerLib.h 6.15.3")
      case .launchLinkResolved:
        Rule(
          "In apps without scenes the SDK may resolve the link in the launch options on its own (switch "
            + "launchLinkResolution).",
          evidence: .open, source: "AppsFlyerSDK/AppsFlyerFramework#87, AppsFlyerSDK/appsflyer-unity-plugin#57")
      case .launchLinkSkipped:
        Rule(
          "A launch link that the SDK has resolved on its own is skipped when the app passes it on.",
          evidence: .sample, source: "AppsFlyer React Native plugin, AppsFlyerAttribution.m")
      case .linkWhileStopped:
        Rule(
          "While isStopped is set no link that needs a server is resolved; whether others are is a switch "
            + "(linksWhileStopped).",
          evidence: .open, source: "AppsFlyerLib.h 6.15.3, isStopped")
      case .schemeLinkParsed:
        Rule(
          "Since 6.0 every link with a scheme of the app is parsed, whatever its parameters; before, a link without "
            + "AppsFlyer's parameters carries only itself.",
          evidence: .measurement,
          source: "AppsFlyerSDK/appsflyer-flutter-plugin#243, AppsFlyerSDK/appsflyer-capacitor-plugin#23; "
            + "AppsFlyerSDK/appsflyer-react-native-plugin#182")
      case .appendedParameters:
        Rule(
          "appendParametersToDeepLinkingURL adds parameters to links that contain a text: the servers learn of them, "
            + "while the app gets the link as it is (switch appendParameters).",
          evidence: .documentation, source: "AppsFlyer: iOS attribution parameters based on click URL")
      case .repeatedLinkDropped:
        Rule(
          "A second tap on the same link was reported to bring no callback until the process ends, in debug builds alone "
            + "(switch dropsRepeatedLinks).",
          evidence: .report, source: "AppsFlyerSDK/AppsFlyerFramework#255")
      case .unmarkedLink:
        Rule(
          "Before 5.4.1 only short links and links with af_deeplink=true are parsed: of any other link the app gets "
            + "only the link.",
          evidence: .maintainer,
          source: "AppsFlyerSDK/AppsFlyerFramework#104 (4.9.0), "
            + "AppsFlyerSDK/appsflyer-react-native-plugin#182 (5.2.0); AppsFlyer: OneLink input parameters, which hold "
            + "since 5.4.1")
      }
    }
  }
}
