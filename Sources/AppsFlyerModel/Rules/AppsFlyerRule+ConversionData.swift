import SDKContract

extension AppsFlyerRule {
  /// The rules for the time of conversion data.
  package enum ConversionData: String, RuleGroup {
    case conversionDataAfterLaunch = "AF-GCD-1"
    case conversionDataOfFirstSession = "AF-GCD-2"
    case conversionDataOfEverySession = "AF-GCD-3"
    case conversionDataCached = "AF-GCD-4"
    case conversionDataExpired = "AF-GCD-5"
    case conversionDataAskedAgain = "AF-GCD-6"
    case conversionDataOfInstall = "AF-GCD-7"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .conversionDataAfterLaunch:
        Rule(
          "Conversion data is asked for only after the backend has accepted a launch.",
          evidence: .maintainer,
          source: "AppsFlyerSDK/appsflyer-flutter-plugin#369; log of AppsFlyerSDK/AppsFlyerFramework#209")
      case .conversionDataOfFirstSession:
        Rule(
          "Conversion data of the install's first counted session carries is_first_launch true.",
          evidence: .documentation, source: "AppsFlyer: Conversion data; iOS legacy APIs")
      case .conversionDataOfEverySession:
        Rule(
          "Every later counted session brings the same conversion data once more, with is_first_launch false.",
          evidence: .maintainer,
          source: "AppsFlyerSDK/appsflyer-react-native-plugin#165, AppsFlyerSDK/appsflyer-react-native-plugin#319")
      case .conversionDataCached:
        Rule(
          "From 6.14.6 on, a later session is given the cached conversion data without another request.",
          evidence: .documentation, source: "AppsFlyer: iOS release notes, 6.14.6")
      case .conversionDataExpired:
        Rule(
          "Cached conversion data that is too old is asked for again; how old is not published (switch "
            + "conversionDataExpiry, never by default).",
          evidence: .open, source: "Log line [GCD-E02] of 7.0.1")
      case .conversionDataAskedAgain:
        Rule(
          "Before 6.14.6 every counted session asks for the conversion data again.",
          evidence: .inference, source: "AppsFlyer: iOS release notes, 6.14.6, redundant requests removed")
      case .conversionDataOfInstall:
        Rule(
          "Conversion data stays that of the install, with its install_time: a link that opens the installed app does not "
            + "change it (switch reengagementData).",
          evidence: .documentation,
          source: "AppsFlyer: Conversion data; iOS legacy APIs, direct deep linking; OneLink parameters, install_time")
      }
    }
  }
}
