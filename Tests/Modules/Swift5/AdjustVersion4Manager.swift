import Adjust

/// A manager class for version 4, with its names.
final class AdjustVersion4Manager: NSObject {
  var onLink: ((URL) -> Void)?
  private(set) var wasEnabled = false

  func start() {
    let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox)
    config?.logLevel = ADJLogLevelVerbose
    config?.sendInBackground = true
    config?.delegate = self
    Adjust.appDidLaunch(config)
    Adjust.setEnabled(true)
    wasEnabled = Adjust.isEnabled()
    _ = Adjust.attribution()?.adid
  }
}

extension AdjustVersion4Manager: AdjustDelegate {
  func adjustDeeplinkResponse(_ deeplink: URL?) -> Bool {
    if let deeplink { onLink?(deeplink) }
    return false
  }

  func adjustAttributionChanged(_ attribution: ADJAttribution?) {}
}
