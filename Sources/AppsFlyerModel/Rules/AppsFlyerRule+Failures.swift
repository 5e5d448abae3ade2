import SDKContract

extension AppsFlyerRule {
  /// The rules for results that nothing receives.
  package enum Delivery: String, RuleGroup {
    case conversionDataLost = "AF-DEL-1"
    case linkResultLost = "AF-DEL-2"
    case deepLinkResultLost = "AF-DEL-3"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .conversionDataLost:
        Rule(
          "Delegates are weak and nothing is buffered: conversion data that finds no delegate is lost.",
          evidence: .measurement, source: "AppsFlyerLib.h 6.15.3; AppsFlyerSDK/AppsFlyerFramework#301")
      case .linkResultLost:
        Rule(
          "The result of a link that finds no delegate with the method for it is lost.",
          evidence: .inference, source: "AppsFlyerLib.h 6.15.3; AppsFlyerSDK/appsflyer-unity-plugin#57")
      case .deepLinkResultLost:
        Rule(
          "A deep link result that finds no deepLinkDelegate with didResolveDeepLink is lost.",
          evidence: .measurement, source: "Log line [DDL] of 7.0.1")
      }
    }
  }

  /// The rules for the errors that the app gets.
  package enum Errors: String, RuleGroup {
    case launchRefused = "AF-ERR-1"
    case unreadableConversionData = "AF-ERR-2"
    case emptyConversionData = "AF-ERR-3"
    case unknownDevice = "AF-ERR-4"
    case conversionDataRequestFailed = "AF-ERR-5"
    case startThrottled = "AF-ERR-6"
    case startRefused = "AF-ERR-7"
    case startNotSent = "AF-ERR-8"
    case startWhileStoppedFails = "AF-ERR-9"
    case startWithoutKeysFails = "AF-ERR-10"
    case requestTimesOut = "AF-ERR-11"
    case conversionDataRefused = "AF-ERR-12"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .launchRefused:
        Rule(
          "A launch refused with an HTTP status is dropped, and onConversionDataFail gets \"Launch status code: N\"; its "
            + "domain is not published.",
          evidence: .measurement, source: "AppsFlyerSDK/appsflyer-flutter-plugin#369")
      case .unreadableConversionData:
        Rule(
          "Conversion data that is not JSON is reported as the system's parsing error 3840, in 5.4.1 as a failed "
            + "deserialization.",
          evidence: .maintainer,
          source: "AppsFlyerSDK/AppsFlyerFramework#151, AppsFlyerSDK/appsflyer-react-native-plugin#167")
      case .emptyConversionData:
        Rule(
          "A refused request for conversion data surfaces as the attempt to parse its empty body, not as the status.",
          evidence: .measurement, source: "AppsFlyerSDK/AppsFlyerFramework#210")
      case .unknownDevice:
        Rule(
          "Status 404 means that there is no attribution for this AppsFlyer ID; the app gets the wording of the body, in the "
            + "domain com.appsflyer.sdk.gcd.",
          evidence: .inference, source: "AppsFlyer: GCD API, 404 response; domain and code as in AF-ERR-12")
      case .conversionDataRequestFailed:
        Rule(
          "A request for conversion data without an answer is reported as a failed request, with the system's error under "
            + "it.",
          evidence: .inference, source: "By analogy with AppsFlyerSDK/AppsFlyerFramework#209")
      case .startThrottled:
        Rule(
          "The completion handler of a skipped start gets com.appsflyer.sdk.event 10, which is not a failure of the "
            + "network.",
          evidence: .measurement, source: "AppsFlyerSDK/appsflyer-capacitor-plugin#152")
      case .startRefused:
        Rule(
          "The completion handler of a refused launch gets com.appsflyer.sdk.network with the status in its text, code 50 "
            + "in 6.x and 40 in 7.",
          evidence: .measurement,
          source: "AppsFlyerSDK/appsflyer-flutter-plugin#328, AppsFlyerSDK/appsflyer-react-native-plugin#530")
      case .startNotSent:
        Rule(
          "The completion handler of a launch without an answer gets com.appsflyer.sdk.network 0 in 6.x and 40 in 7.",
          evidence: .measurement, source: "AppsFlyer Unity plugin; Third-party QA notes on 7.0.1")
      case .startWhileStoppedFails:
        Rule(
          "The completion handler of a start while isStopped is set gets com.appsflyer.sdk.event 11.",
          evidence: .inference, source: "AppsFlyer: Sending events, error codes of completion handlers")
      case .startWithoutKeysFails:
        Rule(
          "The completion handler of a start without dev key gets com.appsflyer.sdk.event 41 up to 6.x; in 7 it is not "
            + "called.",
          evidence: .inference, source: "AppsFlyer: Sending events, error codes; Third-party QA notes on 7.0.1")
      case .requestTimesOut:
        Rule(
          "A request that has no answer after 60 seconds, the system's time-out, has failed with NSURLErrorDomain -1001 "
            + "(measured for a launch, inferred for the others); the deferred look-up ends with deepLinkTimeout instead.",
          evidence: .measurement,
          source: "Log of AppsFlyerSDK/AppsFlyerFramework#209 (start at 12:59:54, error at 13:00:55)")
      case .conversionDataRefused:
        Rule(
          "A refusal that gives a reason for having no conversion data, such as \"App ID is incorrect\", reaches the app as "
            + "com.appsflyer.sdk.gcd 0 with that reason.",
          evidence: .measurement,
          source: "LEAFManager.m of LinKingEnSDK (SDK 6.0); platform notes of a Godot plug-in (7.0.2); AppsFlyer React "
            + "Native plugin, onInstallConversionFailure")
      }
    }
  }
}
