extension AppsFlyerRule {
  /// What a direct link brings to an app that uses unified deep linking.
  enum UnifiedDeepLinking {
    static let localLinkFound = Rule(
      "With a deepLinkDelegate a link that needs no server calls didResolveDeepLink with found, and never "
        + "onAppOpenAttribution.",
      evidence: .documentation, source: "AppsFlyer: iOS unified deep linking; iOS extended deferred deep linking")
    static let shortLinkFound = Rule(
      "With a deepLinkDelegate the resolver's answer to a short link calls didResolveDeepLink with found.",
      evidence: .measurement, source: "AppsFlyer: iOS unified deep linking, log of 6.6")
    static let shortLinkNotResolved = Rule(
      "With a deepLinkDelegate a link that cannot be resolved calls didResolveDeepLink with failure.",
      evidence: .documentation, source: "AppsFlyer: iOS unified deep linking, DeepLinkResult")
    static let noUnifiedDeepLinking = Rule(
      "Before 6.1 there is no deepLinkDelegate.",
      evidence: .documentation, source: "AppsFlyer: iOS release notes, 6.1")
  }

  /// The search for the link that was tapped before the install.
  enum DeferredLookup {
    static let deferredLookup = Rule(
      "Setting deepLinkDelegate starts the deferred look-up, independently of start() and of the tracking prompt.",
      evidence: .maintainer, source: "AppsFlyer React Native plugin, known issues; AppsFlyerSDK/AppsFlyerFramework#209")
    static let deferredLookupOnce = Rule(
      "The deferred look-up runs once in a process and never again in an install that has its result: later plain "
        + "launches call nothing.",
      evidence: .measurement,
      source: "AppsFlyerSDK/AppsFlyerFramework#209, AppsFlyerSDK/appsflyer-flutter-plugin#142")
    static let deferredLinkFound = Rule(
      "If the look-up matches a click, didResolveDeepLink gets found with isDeferred true.",
      evidence: .documentation, source: "AppsFlyer: iOS unified deep linking, log of 6.6")
    static let deferredLinkNotFound = Rule(
      "If the look-up matches no click, as on a first organic launch, didResolveDeepLink gets notFound, and the "
        + "install counts as looked up (switch deferredLookupEnds).",
      evidence: .maintainer, source: "AppsFlyerSDK/AppsFlyerFramework#219")
    static let deferredLookupFails = Rule(
      "If the look-up fails, didResolveDeepLink gets failure, and the next process looks again.",
      evidence: .inference, source: "AppsFlyerSDK/AppsFlyerFramework#209")
    static let deferredLookupTimeout = Rule(
      "After deepLinkTimeout the look-up has failed with NSURLErrorDomain -1001; its default on iOS is not published "
        + "(3 s, as on Android).",
      evidence: .open, source: "AppsFlyerSDK/AppsFlyerFramework#209, AppsFlyerSDK/appsflyer-flutter-plugin#290")
    static let deferredLookupWithoutKeys = Rule(
      "Up to 7.0.0 a deepLinkDelegate that is set before dev key and app id asks a host without a name, which fails "
        + "with NSURLErrorDomain -1003 and is not repeated in the process.",
      evidence: .measurement, source: "AppsFlyerSDK/AppsFlyerFramework#313")
    static let deferredLookupWaits = Rule(
      "From 7.0.1 on a look-up without dev key and app id waits until they are set; which 7.x release began this is "
        + "not published.",
      evidence: .maintainer, source: "AppsFlyer React Native plugin, known issues")
    static let deferredLookupStopped = Rule(
      "While isStopped is set no look-up is sent; it starts when deepLinkDelegate is next set.",
      evidence: .inference, source: "AppsFlyerLib.h 6.15.3, isStopped")
    static let deferredLookupAfterStart = Rule(
      "In 7.x a deepLinkDelegate that is set after start() brings no deferred link, and nothing says so.",
      evidence: .documentation, source: "AppsFlyer: Migrate the iOS SDK to v7")
    static let deferredAfterDirect = Rule(
      "Whether the look-up of an install reports its result after a link has opened the app is a switch "
        + "(reportsDeferredAfterDirect): by default there are two results.",
      evidence: .open, source: "Not published")
  }
}
