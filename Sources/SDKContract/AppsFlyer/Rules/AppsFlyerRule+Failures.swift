extension AppsFlyerRule {
  /// What happens to a result that nobody takes.
  enum Delivery {
    static let conversionDataLost = Rule(
      "Delegates are weak and nothing is buffered: conversion data that finds no delegate is lost.",
      evidence: .measurement, source: "AppsFlyerLib.h 6.15.3; AppsFlyerSDK/AppsFlyerFramework#301")
    static let linkResultLost = Rule(
      "The result of a link that finds no delegate with the method for it is lost.",
      evidence: .inference, source: "AppsFlyerLib.h 6.15.3; AppsFlyerSDK/appsflyer-unity-plugin#57")
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
  }
}
