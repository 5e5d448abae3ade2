import SDKContract

/// How an app is set up with AppsFlyer, and what the AppsFlyer servers know.
package struct AppsFlyerSetup: SDKSetup {
  /// How the app sets the SDK up.
  package var configuration = AppsFlyerConfiguration()
  /// What the servers know and answer when the run begins.
  package var servers = AppsFlyerBackend()
  /// Whether the app sets `deepLinkDelegate`, and so uses unified deep linking.
  package var unifiedDeepLinking = false
  /// How long the app has the SDK wait for the answer to the tracking prompt, as given to
  /// `waitForATTUserAuthorization`; nil if it does not.
  package var waitForATT: Duration?

  /// Creates a current SDK, integrated as its guide says, with servers that know of no click.
  package init() {}

  /// The version of the SDK.
  package var version: AppsFlyerProfile {
    get { configuration.profile }
    set { configuration.profile = newValue }
  }

  /// Which rules hold, on the device and on the servers.
  package var rules: RuleSwitches {
    get { configuration.rules }
    set { (configuration.rules, servers.rules) = (newValue, newValue) }
  }

  /// Takes over the time of day at which the run begins, and tells the servers which app it is about.
  package mutating func begin(at start: UTCTime, appScheme: String?) {
    servers.start = start
    servers.appID = configuration.appleAppID
  }
}

extension AppsFlyerProfile: SDKVersion {}

extension AppsFlyerBackend: SDKServers {
  /// Replaces the answers of a service, or returns to the computed ones.
  package mutating func fix(_ answer: FixedAnswer?, of endpoint: AppsFlyerEndpoint) {
    setAnswer(answer.map(AppsFlyerAnswer.init), for: endpoint)
  }
}

extension AppsFlyerAnswer {
  /// What the SDK makes of an answer that a scenario gives: an error of the URL loading system, if there is none.
  fileprivate init(_ answer: FixedAnswer) {
    switch answer {
    case .failure(.malformed): self = .malformedBody
    case .failure(.offline): self = .urlError(-1009)
    case .failure(.unknownHost): self = .urlError(-1003)
    case .failure(.timeout): self = .urlError(-1001)
    case .status(let status, _): self = .status(status)
    case .body(let body): self = .success(body)
    }
  }
}
