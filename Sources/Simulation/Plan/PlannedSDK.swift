/// An SDK as a scenario's app has it.
package struct PlannedSDK: Sendable {
  /// How the app uses it, and what its servers know.
  package private(set) var setup: any SDKSetup
  /// How long the servers take, by service.
  package var latencies: [Latency]
  /// Where the standard integration calls it.
  package var callSites: IntegrationCallSites
  /// The SDK before the run.
  private(set) var initial: AnySDK
  private let type: any SDK.Type

  /// Creates a plan for an SDK.
  init<S: SDK>(_ type: S.Type, _ setup: S.Setup, latencies: [Latency], callSites: IntegrationCallSites) {
    self.type = type
    self.setup = setup
    self.latencies = latencies
    self.callSites = callSites
    initial = AnySDK(S(setup))
  }

  /// How files, lanes and options call the SDK.
  package var name: SDKName { initial.name }

  /// Changes which rules hold.
  mutating func set(_ rules: RuleSwitches) {
    setup.rules = rules
    if let initial = type.initial(setup) { self.initial = initial }
  }

  /// Whether a link is so plainly its own that the standard integration hands it to no other SDK.
  func claims(_ link: Link) -> Bool { type.claims(link, setup: setup) }

  /// What makes the calls to the SDK for an app that implements only delegates.
  @MainActor
  func integration(_ standIn: any SDKStandIn, _ app: any AppUnderTest) -> (any SDKIntegration)? {
    type.integration(standIn, setup: setup, callSites, app)
  }

  /// What the SDK's debug log would have shown of a run.
  func log(of trace: Trace) -> [String] { type.log(of: trace, setup: setup) }

  /// The delegate of the app that the scenario describes.
  @MainActor
  func describedDelegate(_ app: any DescribedReactions) -> AnyObject? { type.describedDelegate(app, setup: setup) }
}

// The same for an SDK whose type is known, with a setup that is known to be its own.
extension SDK {
  fileprivate static func initial(_ setup: any SDKSetup) -> AnySDK? {
    (setup as? Setup).map { AnySDK(Self($0)) }
  }

  fileprivate static func claims(_ link: Link, setup: any SDKSetup) -> Bool {
    (setup as? Setup).map { claims(link, $0) } ?? false
  }

  @MainActor
  fileprivate static func integration(
    _ standIn: any SDKStandIn, setup: any SDKSetup, _ sites: IntegrationCallSites, _ app: any AppUnderTest
  ) -> (any SDKIntegration)? {
    guard let setup = setup as? Setup, let standIn = standIn as? StandIn else { return nil }
    return standIn.integration(setup, sites, app)
  }

  @MainActor
  fileprivate static func describedDelegate(_ app: any DescribedReactions, setup: any SDKSetup) -> AnyObject? {
    (setup as? Setup).map { StandIn.describedDelegate(app, $0) }
  }
}

extension SimulationPlan {
  /// The position of an SDK among those of the app; nil if the app does not have it.
  func position(of sdk: SDKName) -> Int? { sdks.firstIndex { $0.name == sdk } }

  /// Whether the app has an SDK.
  package func has(_ sdk: SDKName) -> Bool { position(of: sdk) != nil }

  /// How the app uses an SDK; nil if it does not.
  package func setup<S: SDK>(of type: S.Type) -> S.Setup? {
    position(of: S.name).flatMap { sdks[$0].setup as? S.Setup }
  }
}
