import SDKContract

/// The setup of a run with AppsFlyer: the app's configuration, and the state of the servers.
package struct AppsFlyerSetup: SDKSetup {
  /// The app's configuration of the SDK.
  package var configuration = AppsFlyerConfiguration()
  /// The servers' knowledge and answers at the start of the run.
  package var servers = AppsFlyerBackend()
  /// Whether the app sets `deepLinkDelegate`, and so uses unified deep linking.
  package var unifiedDeepLinking = false
  /// How long the SDK waits for the answer to the tracking prompt, as passed to `waitForATTUserAuthorization`; nil if
  /// it does not wait.
  package var waitForATT: Duration?

  /// Creates a current SDK, integrated according to its guide, with servers that have seen no click.
  package init() {}

  /// The version of the SDK.
  package var version: AppsFlyerProfile {
    get { configuration.profile }
    set { configuration.profile = newValue }
  }

  /// The rules that hold, on the device and on the servers.
  package var rules: RuleSwitches {
    get { configuration.rules }
    set { (configuration.rules, servers.rules) = (newValue, newValue) }
  }

  /// Sets the date and time at the start of the run, and tells the servers which app it is about.
  package mutating func begin(at start: UTCTime, appScheme: String?) {
    servers.start = start
    servers.appID = configuration.appleAppID
  }
}

extension AppsFlyerSetup: SystemDependentSetup {
  /// The version of iOS on the device.
  package var systemVersion: VersionNumber {
    get { configuration.systemVersion }
    set { configuration.systemVersion = newValue }
  }
}

extension AppsFlyerProfile: SDKVersion {}

extension AppsFlyerBackend: SDKServers {
  /// Replaces the answers of a service, or restores the computed ones.
  package mutating func fix(_ answer: FixedAnswer?, of endpoint: AppsFlyerEndpoint) {
    setAnswer(answer.map(AppsFlyerAnswer.init), for: endpoint)
  }
}

extension AppsFlyerAnswer {
  /// Creates the SDK's answer from the one that a scenario gives: an error of the URL loading system if none arrives.
  fileprivate init(_ answer: FixedAnswer) {
    switch answer {
    case .failure(let failure): self = failure.loadingError.map(AppsFlyerAnswer.urlError) ?? .malformedBody
    case .status(let status, let body): self = .status(status, reason: body?.errorReason)
    case .body(let body): self = .success(body)
    }
  }
}
