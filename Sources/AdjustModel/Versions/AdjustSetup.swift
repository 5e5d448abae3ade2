import SDKContract

/// The setup of a run with Adjust: the app's configuration, and the state of the servers.
package struct AdjustSetup: SDKSetup {
  /// The app's configuration of the SDK.
  package var configuration = AdjustConfiguration()
  /// The servers' knowledge and answers at the start of the run.
  package var servers = AdjustBackend()
  /// The return value of the described app's `adjustDeferredDeeplinkReceived`.
  package var deferredDeeplinkReturns = false
  /// How the app handles a link that opens it.
  package var directLinks: AdjustDirectLinks = .processAndResolve

  /// Creates a current SDK, integrated according to its guide, with servers that have seen no click.
  package init() {}

  /// The version of the SDK.
  package var version: AdjustProfile {
    get { configuration.profile }
    set { configuration.profile = newValue }
  }

  /// The rules that hold, on the device and on the servers.
  package var rules: RuleSwitches {
    get { configuration.rules }
    set { (configuration.rules, servers.rules) = (newValue, newValue) }
  }

  /// Sets the time at the start of the run, the app scheme in the dashboard, and the SDK version that the servers
  /// assume.
  package mutating func begin(at start: UTCTime, appScheme: String?) {
    servers.start = start
    servers.appScheme = appScheme ?? ""
    servers.datesAttributions = version.has(.datedAttributions)
  }
}

extension AdjustSetup: SystemDependentSetup {
  /// The version of iOS on the device.
  package var systemVersion: VersionNumber {
    get { configuration.systemVersion }
    set { configuration.systemVersion = newValue }
  }
}

extension AdjustProfile: SDKVersion {}

extension AdjustBackend: SDKServers {
  /// Replaces the answers of an endpoint from now on, or restores the computed ones.
  package mutating func fix(_ answer: FixedAnswer?, of endpoint: AdjustEndpoint) {
    if let answer { override(endpoint, with: AdjustAnswerOverride(answer)) } else { removeOverride(endpoint) }
  }
}

extension AdjustAnswerOverride {
  /// Creates an override from the answer of a scenario.
  fileprivate init(_ answer: FixedAnswer) {
    switch answer {
    case .failure(let failure): self = failure.loadingError.map(AdjustAnswerOverride.failure) ?? .malformed
    case .status(let status, let body): self = .status(status, body)
    case .body(let body): self = .status(200, body)
    }
  }
}
