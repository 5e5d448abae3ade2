import SDKContract

/// The differences between versions of the AppsFlyer SDK: the single table behind `AppsFlyerProfile` and
/// docs/versions.md.
package enum AppsFlyerVersionChange: Int, CaseIterable, Hashable, Sendable {
  case takesUnmarkedLinksApart
  case passesParsingErrorsOn
  case presentNames
  case waitsForTracking
  case takesSchemeLinksApart
  case hasUnifiedDeepLinking
  case hasPushPaths
  case logsQueues
  case hidesAttribution
  case showsOpenedAttribution
  case asksResolver2
  case reportsEmptyBody
  case signsConversionDataRequests
  case clickEventHasLink
  case hostsHavePrefix
  case clickEventHasHostAndPath
  case showsAllAttribution
  case logsReferrer
  case reusesConversionData
  case hasSessionReadyListener
  case removesOpenAttribution
  case ignoresTrackingWait
  case ignoresLateDeepLinkDelegate
  case reportsStatusAs40
  case hasHandleUniversalLink
  case deferredLookupWaitsForKeys

  /// The version that introduced the change, its description and its source.
  package var change: VersionChange {
    switch self {
    case .takesUnmarkedLinksApart:
      VersionChange(
        since: VersionNumber(5, 4, 1),
        "A long OneLink is parsed whatever its parameters are; before, only one with `af_deeplink=true`, and of any "
          + "other the app gets only the link.",
        source: "AppsFlyerSDK/AppsFlyerFramework#104 (4.9.0), AppsFlyer: OneLink input parameters, which hold since "
          + "5.4.1")
    case .passesParsingErrorsOn:
      VersionChange(
        since: VersionNumber(5, 4, 4),
        "Conversion data that is not JSON is reported with the system's parsing error; before, as \"JSON deserialization "
          + "failed\".",
        source: "AppsFlyerSDK/appsflyer-react-native-plugin#167 (5.4.1), AppsFlyerSDK/AppsFlyerFramework#151 (5.4.4)")
    case .presentNames:
      VersionChange(
        since: VersionNumber(6, 0, 0),
        "The API has its present names (`AppsFlyerLib`, `start`); before, `AppsFlyerTracker` and `trackAppLaunch`, of "
          + "which a trace shows both the old and the present name.", source: "AppsFlyer: iOS release notes, 6.0")
    case .waitsForTracking:
      VersionChange(
        since: VersionNumber(6, 0, 0), "`waitForATTUserAuthorization` exists.",
        source: "AppsFlyerTracker.h (5.x); CHANGELOG of the Flutter plugin (6.0.2)")
    case .takesSchemeLinksApart:
      VersionChange(
        since: VersionNumber(6, 0, 0),
        "A link with the app's own scheme is parsed whatever its parameters are; before, the app gets only the link.",
        source: "AppsFlyerSDK/appsflyer-react-native-plugin#182 (5.2.0), AppsFlyerSDK/appsflyer-capacitor-plugin#23, "
          + "AppsFlyerSDK/appsflyer-flutter-plugin#243 (6.8.2)")
    case .hasUnifiedDeepLinking:
      VersionChange(
        since: VersionNumber(6, 1, 0), "`deepLinkDelegate` and `didResolveDeepLink` exist.",
        source: "AppsFlyer: iOS release notes, 6.1")
    case .hasPushPaths:
      VersionChange(
        since: VersionNumber(6, 1, 3), "`addPushNotificationDeepLinkPath` exists.",
        source: "AppsFlyerTracker.h (5.x); CHANGELOG of the Unity plugin (6.1.3) and of the React Native plugin "
          + "(6.1.30)")
    case .logsQueues:
      VersionChange(
        since: VersionNumber(6, 4, 0),
        "Lines of the log begin with `[AppsFlyerSDK] [queue]`, and the request for conversion data is logged with its "
          + "address; before, lines begin with `[DEBUG] AppsFlyer:`.",
        source: "Logs of 6.3.2 (AppsFlyerSDK/appsflyer-flutter-plugin#142) and of 6.4 "
          + "(AppsFlyerSDK/appsflyer-react-native-plugin#328)")
    case .hidesAttribution:
      VersionChange(
        since: VersionNumber(6, 3, 0),
        "Of AppsFlyer's own parameters the click event of a direct link, and `onAppOpenAttribution` of a short link until "
          + "6.6.0, have only those with a name in `DeepLink`, such as `media_source`; before, all.",
        source: "AppsFlyerSDK/appsflyer-react-native-plugin#292 (6.2.6), AppsFlyerSDK/appsflyer-flutter-plugin#142 "
          + "(6.3.2), AppsFlyerSDK/AppsFlyerFramework#181 (6.2.5 against 6.3.2)")
    case .showsOpenedAttribution:
      VersionChange(
        since: VersionNumber(6, 6, 0),
        "The click event of a direct link also has parameters such as `af_dp` and `af_xp`, and `onAppOpenAttribution` "
          + "of a short link has all of them again.",
        source: "AppsFlyer: iOS release notes, 6.6.0; AppsFlyerSDK/AppsFlyerFramework#181; "
          + "AppsFlyerSDK/appsflyer-flutter-plugin#245; AppsFlyer: iOS unified deep linking, log of 6.6")
    case .asksResolver2:
      VersionChange(
        since: VersionNumber(6, 6, 0), "The service that resolves short links is `shortlink-sdk/v2`; before, `v1`.",
        source: "AppsFlyer: iOS unified deep linking, log of 6.6; AppsFlyerSDK/appsflyer-flutter-plugin#142 (6.3.2)")
    case .reportsEmptyBody:
      VersionChange(
        since: VersionNumber(6, 7, 0),
        "An empty answer to the request for conversion data has its own text, \"Unable to parse empty data.\"",
        source: "AppsFlyerSDK/AppsFlyerFramework#210 (6.7.0); the release that began this is not published")
    case .signsConversionDataRequests:
      VersionChange(
        since: VersionNumber(6, 9, 1), "Conversion data comes from version 5.0 of its service; before, from 4.0.",
        source: "AppsFlyer: iOS release notes, 6.9.1")
    case .clickEventHasLink:
      VersionChange(
        since: VersionNumber(6, 10, 1), "The click event of a direct link has `link`.",
        source: "AppsFlyer: iOS release notes, 6.10.1")
    case .hostsHavePrefix:
      VersionChange(
        since: VersionNumber(6, 11, 0),
        "Servers are at appsflyersdk.com, with a prefix of the app's own; before, at appsflyer.com.",
        source: "AppsFlyer: iOS release notes, 6.11.0")
    case .clickEventHasHostAndPath:
      VersionChange(
        since: VersionNumber(6, 12, 3),
        "The click event of a direct link has `scheme`, `host` and `path`, and `original_link` if an email service wrapped it.",
        source: "AppsFlyer: iOS release notes, 6.12.3; AppsFlyerSDK/appsflyer-flutter-plugin#306 (6.13.1)")
    case .showsAllAttribution:
      VersionChange(
        since: VersionNumber(6, 12, 3),
        "The click event of a direct link has all parameters of the link (switch clickEventAttribution).",
        source: "AppsFlyer: iOS unified deep linking; no log of such a version is published")
    case .logsReferrer:
      VersionChange(
        since: VersionNumber(6, 14, 0), "The referrer of a universal link is in the log.",
        source: "AppsFlyerSDK/appsflyer-flutter-plugin#333 (6.14.3); the release that began this is not published")
    case .reusesConversionData:
      VersionChange(
        since: VersionNumber(6, 14, 6),
        "Later sessions are given the cached conversion data; before, each of them asks for it again.",
        source: "AppsFlyer: iOS release notes, 6.14.6")
    case .hasSessionReadyListener:
      VersionChange(
        since: VersionNumber(7, 0, 0),
        "`initialize`, `handleLaunchOptions` and `registerSessionReadyListener` exist, and the app no longer starts the SDK "
          + "when it becomes active, but when the listener is called.",
        source: "AppsFlyer: Migrate the iOS SDK to v7")
    case .removesOpenAttribution:
      VersionChange(
        since: VersionNumber(7, 0, 0),
        "`onAppOpenAttribution` and `onAppOpenAttributionFailure` are gone; the delegate of unified deep linking is called "
          + "`AppsFlyerDeepLinkDelegate`.", source: "AppsFlyer: Migrate the iOS SDK to v7")
    case .ignoresTrackingWait:
      VersionChange(
        since: VersionNumber(7, 0, 0), "`waitForATTUserAuthorization` does nothing.",
        source: "AppsFlyer: Migrate the iOS SDK to v7")
    case .ignoresLateDeepLinkDelegate:
      VersionChange(
        since: VersionNumber(7, 0, 0), "A `deepLinkDelegate` that is set after `start` brings no deferred link.",
        source: "AppsFlyer: Migrate the iOS SDK to v7")
    case .reportsStatusAs40:
      VersionChange(
        since: VersionNumber(7, 0, 0),
        "A completion handler gets code 40 for an HTTP status and for a failure of the network; before, 50 and 0.",
        source: "Third-party QA notes on 7.0.1; AppsFlyerSDK/appsflyer-flutter-plugin#328, "
          + "AppsFlyerSDK/appsflyer-react-native-plugin#530 (6.x)")
    case .hasHandleUniversalLink:
      VersionChange(
        since: VersionNumber(7, 0, 1),
        "`handleUniversalLink` exists, to which SwiftUI apps give a website link; before, `handleOpen` takes it.",
        source: "AppsFlyer: iOS release notes, 7.0.1")
    case .deferredLookupWaitsForKeys:
      VersionChange(
        since: VersionNumber(7, 0, 1),
        "A `deepLinkDelegate` that is set before the keys has the look-up wait for them; before, it asks a host without a "
          + "name, and fails.",
        source: "AppsFlyer React Native plugin, known issues; the release of 7 that began this is not published")
    }
  }
}
