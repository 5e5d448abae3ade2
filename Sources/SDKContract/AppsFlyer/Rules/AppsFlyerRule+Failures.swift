extension AppsFlyerRule {
  /// What happens to a result that nobody takes.
  enum Delivery {
    static let conversionDataLost = Rule(
      "Delegates are weak and nothing is buffered: conversion data that finds no delegate is lost.",
      evidence: .measurement, source: "AppsFlyerLib.h 6.15.3; AppsFlyerSDK/AppsFlyerFramework#301")
    static let linkResultLost = Rule(
      "The result of a link that finds no delegate with the method for it is lost.",
      evidence: .inference, source: "AppsFlyerLib.h 6.15.3; AppsFlyerSDK/appsflyer-unity-plugin#57")
    static let deepLinkResultLost = Rule(
      "A deep link result that finds no deepLinkDelegate with didResolveDeepLink is lost.",
      evidence: .measurement, source: "Log line [DDL] of 7.0.1")
  }

  /// What the app learns of failures.
  enum Errors {
    static let launchRefused = Rule(
      "A launch refused with an HTTP status is dropped, and onConversionDataFail gets \"Launch status code: N\"; its "
        + "domain is not published.",
      evidence: .measurement, source: "AppsFlyerSDK/appsflyer-flutter-plugin#369")
    static let unreadableConversionData = Rule(
      "Conversion data that is not JSON is reported as the system's parsing error 3840, in 5.4.1 as a failed "
        + "deserialization.",
      evidence: .maintainer,
      source: "AppsFlyerSDK/AppsFlyerFramework#151, AppsFlyerSDK/appsflyer-react-native-plugin#167")
    static let emptyConversionData = Rule(
      "A refused request for conversion data surfaces as the attempt to parse its empty body, not as the status.",
      evidence: .measurement, source: "AppsFlyerSDK/AppsFlyerFramework#210")
    static let unknownDevice = Rule(
      "Status 404 says that there is no attribution for this AppsFlyer ID; the wording in the app is taken from the "
        + "body.",
      evidence: .inference, source: "AppsFlyer: GCD API, 404 response")
    static let conversionDataRequestFailed = Rule(
      "A request for conversion data without an answer is reported as a failed request, with the system's error under "
        + "it.",
      evidence: .inference, source: "By analogy with AppsFlyerSDK/AppsFlyerFramework#209")
    static let startThrottled = Rule(
      "The completion handler of a skipped start gets com.appsflyer.sdk.event 10, which is not a failure of the "
        + "network.",
      evidence: .measurement, source: "AppsFlyerSDK/appsflyer-capacitor-plugin#152")
    static let startRefused = Rule(
      "The completion handler of a refused launch gets com.appsflyer.sdk.network with the status in its text, code 50 "
        + "in 6.x and 40 in 7.",
      evidence: .measurement,
      source: "AppsFlyerSDK/appsflyer-flutter-plugin#328, AppsFlyerSDK/appsflyer-react-native-plugin#530")
    static let startNotSent = Rule(
      "The completion handler of a launch without an answer gets com.appsflyer.sdk.network 0 in 6.x and 40 in 7.",
      evidence: .measurement, source: "AppsFlyer Unity plugin; Third-party QA notes on 7.0.1")
    static let startWhileStoppedFails = Rule(
      "The completion handler of a start while isStopped is set gets com.appsflyer.sdk.event 11.",
      evidence: .inference, source: "AppsFlyer: Sending events, error codes of completion handlers")
    static let startWithoutKeysFails = Rule(
      "The completion handler of a start without dev key gets com.appsflyer.sdk.event 41 up to 6.x; in 7 it is not "
        + "called.",
      evidence: .inference, source: "AppsFlyer: Sending events, error codes; Third-party QA notes on 7.0.1")
  }
}
