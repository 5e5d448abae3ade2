/// The lines that the SDK logs, as far as machines note them.
enum AppsFlyerLog {
  static let skipLaunch = "Skip launch"
  static let startWithoutKeys = "[START] no dev key or app id"
  static let launchKept = "Launch kept for the next start"
  static let conversionDataExpired = "[GCD-E02] Cached conversion data expired"
  static let conversionDataLost = "[GCD-E01] Delegate is 'nil' or does not respond"
  static let linkResultLost = "Link resolved, but no delegate responds"
}
