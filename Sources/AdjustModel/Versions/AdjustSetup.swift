import SDKContract

/// How an app is set up with Adjust, and what the Adjust servers know.
package struct AdjustSetup: SDKSetup {
  /// How the app sets the SDK up.
  package var configuration = AdjustConfiguration()
  /// What the servers know and answer when the run begins.
  package var servers = AdjustBackend()
  /// What the described app's `adjustDeferredDeeplinkReceived` returns.
  package var deferredDeeplinkReturns = false
  /// What the app does with a link that opens it.
  package var directLinks: AdjustDirectLinks = .processAndResolve

  /// Creates a current SDK, integrated as its guide says, with servers that know of no click.
  package init() {}

  /// The version of the SDK.
  package var version: AdjustProfile {
    get { configuration.profile }
    set { configuration.profile = newValue }
  }

  /// Which rules hold, on the device and on the servers.
  package var rules: RuleSwitches {
    get { configuration.rules }
    set { (configuration.rules, servers.rules) = (newValue, newValue) }
  }

  /// Takes over the time at which the run begins, the scheme that the dashboard has for the app, and the version that
  /// the servers answer.
  package mutating func begin(at start: UTCTime, appScheme: String?) {
    servers.startMilliseconds = start.microseconds / 1000
    servers.appScheme = appScheme ?? ""
    servers.datesAttributions = version.has(.datedAttributions)
  }
}

extension AdjustProfile: SDKVersion {}

extension AdjustBackend: SDKServers {
  /// Puts an answer in place of the one that would be given, from now on, or returns to the computed ones.
  package mutating func fix(_ answer: FixedAnswer?, of endpoint: AdjustEndpoint) {
    if let answer { override(endpoint, with: AdjustAnswerOverride(answer)) } else { removeOverride(endpoint) }
  }
}

extension AdjustAnswerOverride {
  /// An answer that a scenario gives.
  fileprivate init(_ answer: FixedAnswer) {
    switch answer {
    case .failure(.malformed): self = .malformed
    case .failure(.offline): self = .failure(.notConnectedToInternet)
    case .failure(.unknownHost): self = .failure(.cannotFindHost)
    case .failure(.timeout): self = .failure(.timedOut)
    case .status(let status, let body): self = .status(status, body)
    case .body(let body): self = .status(200, body)
    }
  }
}
