import SDKContract

extension AppsFlyerRule {
  /// The rules for direct links in an app that uses unified deep linking.
  package enum UnifiedDeepLinking: String, RuleGroup {
    case localLinkFound = "AF-UDL-1"
    case shortLinkFound = "AF-UDL-2"
    case shortLinkNotResolved = "AF-UDL-3"
    case noUnifiedDeepLinking = "AF-UDL-4"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .localLinkFound:
        Rule(
          "With a deepLinkDelegate a link that needs no server calls didResolveDeepLink with found, and never "
            + "onAppOpenAttribution.",
          evidence: .documentation, source: "AppsFlyer: iOS unified deep linking; iOS extended deferred deep linking")
      case .shortLinkFound:
        Rule(
          "With a deepLinkDelegate the resolver's answer to a short link calls didResolveDeepLink with found.",
          evidence: .measurement, source: "AppsFlyer: iOS unified deep linking, log of 6.6")
      case .shortLinkNotResolved:
        Rule(
          "With a deepLinkDelegate a link that cannot be resolved calls didResolveDeepLink with failure.",
          evidence: .documentation, source: "AppsFlyer: iOS unified deep linking, DeepLinkResult")
      case .noUnifiedDeepLinking:
        Rule(
          "Before 6.1 there is no deepLinkDelegate.",
          evidence: .documentation, source: "AppsFlyer: iOS release notes, 6.1")
      }
    }
  }

  /// The rules for the look-up of a link that was tapped before the install.
  package enum DeferredLookup: String, RuleGroup {
    case deferredLookup = "AF-DDL-1"
    case deferredLookupOnce = "AF-DDL-2"
    case deferredLinkFound = "AF-DDL-3"
    case deferredLinkNotFound = "AF-DDL-4"
    case deferredLookupFails = "AF-DDL-5"
    case deferredLookupTimeout = "AF-DDL-6"
    case deferredLookupWithoutKeys = "AF-DDL-7"
    case deferredLookupWaits = "AF-DDL-8"
    case deferredLookupStopped = "AF-DDL-9"
    case deferredLookupAfterStart = "AF-DDL-10"
    case deferredAfterDirect = "AF-DDL-11"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .deferredLookup:
        Rule(
          "Setting deepLinkDelegate starts the deferred look-up, independently of start() and of the tracking prompt.",
          evidence: .maintainer,
          source: "AppsFlyer React Native plugin, known issues; AppsFlyerSDK/AppsFlyerFramework#209")
      case .deferredLookupOnce:
        Rule(
          "The deferred look-up runs once in a process and never again in an install that has its result: later plain "
            + "launches call nothing.",
          evidence: .measurement,
          source: "AppsFlyerSDK/AppsFlyerFramework#209, AppsFlyerSDK/appsflyer-flutter-plugin#142")
      case .deferredLinkFound:
        Rule(
          "If the look-up matches a click, didResolveDeepLink gets found with isDeferred true.",
          evidence: .documentation, source: "AppsFlyer: iOS unified deep linking, log of 6.6")
      case .deferredLinkNotFound:
        Rule(
          "If the look-up matches no click, as on a first organic launch, didResolveDeepLink gets notFound, and the "
            + "install counts as looked up (switch deferredLookupEnds).",
          evidence: .maintainer, source: "AppsFlyerSDK/AppsFlyerFramework#219")
      case .deferredLookupFails:
        Rule(
          "If the look-up fails, didResolveDeepLink gets failure, and the next process looks again.",
          evidence: .inference,
          source: "AppsFlyerSDK/AppsFlyerFramework#209; AppsFlyerSDK/AppsFlyerFramework#293 for the failure")
      case .deferredLookupTimeout:
        Rule(
          "After deepLinkTimeout, three seconds by default, the look-up has failed with NSURLErrorDomain -1001.",
          evidence: .documentation,
          source: "AppsFlyer Capacitor plugin, docs/BasicIntegration.md (6.x); AppsFlyerSDK/AppsFlyerFramework#209, "
            + "AppsFlyerSDK/appsflyer-flutter-plugin#290")
      case .deferredLookupWithoutKeys:
        Rule(
          "Up to 7.0.0 a deepLinkDelegate that is set before dev key and app id asks a host without a name, which fails "
            + "with NSURLErrorDomain -1003 and is not repeated in the process.",
          evidence: .measurement, source: "AppsFlyerSDK/AppsFlyerFramework#313")
      case .deferredLookupWaits:
        Rule(
          "From 7.0.1 on a look-up without dev key and app id waits until they are set; which 7.x release began this is "
            + "not published.",
          evidence: .maintainer, source: "AppsFlyer React Native plugin, known issues")
      case .deferredLookupStopped:
        Rule(
          "While isStopped is set no look-up is sent; it starts when deepLinkDelegate is next set.",
          evidence: .inference, source: "AppsFlyerLib.h 6.15.3, isStopped")
      case .deferredLookupAfterStart:
        Rule(
          "In 7.x a deepLinkDelegate that is set after start() gets no deferred link, without any message.",
          evidence: .documentation, source: "AppsFlyer: Migrate the iOS SDK to v7")
      case .deferredAfterDirect:
        Rule(
          "Whether the look-up of an install reports its result after a link has opened the app is a switch "
            + "(reportsDeferredAfterDirect): by default there are two results.",
          evidence: .open, source: "Not published")
      }
    }
  }
}
