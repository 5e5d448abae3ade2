/// An SDK as a scenario's app uses it.
package struct PlannedSDK: Sendable {
  /// How the app uses it, and what its servers know.
  private var typed: any TypedSetup
  /// The latencies of the servers, by service.
  package var latencies: [Latency]
  /// The places where the standard integration calls the SDK.
  package var callSites: IntegrationCallSites
  /// Whether the SDK may open URLs.
  let opening: URLOpening
  /// The SDK before the run.
  private(set) var initial: AnySDK

  /// Creates a plan for an SDK.
  init<S: SDK>(_ type: S.Type, _ setup: S.Setup, latencies: [Latency], callSites: IntegrationCallSites) {
    let typed = SetupOf<S>(setup)
    self.typed = typed
    self.latencies = latencies
    self.callSites = callSites
    opening = S.Setup.declaration.opening(setup)
    initial = typed.initial
  }

  /// The name of the SDK in files, lanes and options.
  package var name: SDKName { initial.name }

  /// The number of the SDK's serial queues.
  var queueCount: Int { initial.queueCount }

  /// Returns the setup with its type; nil if this is another SDK.
  func setup<S: SDK>(of type: S.Type) -> S.Setup? { (typed as? SetupOf<S>)?.value }

  /// Sets which rules hold.
  mutating func set(_ rules: RuleSwitches) {
    typed = typed.with(rules)
    initial = typed.initial
  }

  /// Returns whether a link is so clearly this SDK's that the standard integration passes it to no other SDK.
  func claims(_ link: Link) -> Bool { typed.claims(link) }

  /// Returns whether the vendor serves the association file of a domain.
  func servesAssociationFile(of domain: String) -> Bool { typed.servesAssociationFile(of: domain) }

  /// Returns the integration that calls the SDK for an app that implements only delegates.
  @MainActor
  func integration(_ standIn: any SDKStandIn, _ app: any AppUnderTest) -> (any SDKIntegration)? {
    typed.integration(standIn, callSites, app)
  }

  /// Returns the lines that the SDK's debug log would show for a run.
  func log(of trace: Trace, among sdks: SDKRegistry) -> [String] { typed.log(of: trace, among: sdks) }

  /// Returns the SDK delegate of the app that the scenario describes.
  @MainActor
  func describedDelegate(_ app: any DescribedReactions) -> AnyObject { typed.describedDelegate(app) }
}

/// A type-erased setup, with the operations on it.
private protocol TypedSetup: AnyObject, Sendable {
  /// The SDK before the run.
  var initial: AnySDK { get }
  /// Returns the setup with other rules.
  func with(_ rules: RuleSwitches) -> any TypedSetup
  func claims(_ link: Link) -> Bool
  func servesAssociationFile(of domain: String) -> Bool
  @MainActor
  func integration(
    _ standIn: any SDKStandIn, _ sites: IntegrationCallSites, _ app: any AppUnderTest
  ) -> (any SDKIntegration)?
  func log(of trace: Trace, among sdks: SDKRegistry) -> [String]
  @MainActor
  func describedDelegate(_ app: any DescribedReactions) -> AnyObject
}

/// A setup with its SDK. It is an object, because setups are large and every run casts them.
private final class SetupOf<S: SDK>: TypedSetup {
  let value: S.Setup

  init(_ value: S.Setup) {
    self.value = value
  }

  var initial: AnySDK { AnySDK(S(value)) }

  func with(_ rules: RuleSwitches) -> any TypedSetup {
    var other = value
    other.rules = rules
    return SetupOf(other)
  }

  func claims(_ link: Link) -> Bool { S.claims(link, value) }
  func servesAssociationFile(of domain: String) -> Bool { S.servesAssociationFile(of: domain, value) }

  @MainActor
  func integration(
    _ standIn: any SDKStandIn, _ sites: IntegrationCallSites, _ app: any AppUnderTest
  ) -> (any SDKIntegration)? {
    (standIn as? S.StandIn)?.integration(value, sites, app)
  }

  func log(of trace: Trace, among sdks: SDKRegistry) -> [String] { S.log(of: trace, setup: value, among: sdks) }

  @MainActor
  func describedDelegate(_ app: any DescribedReactions) -> AnyObject { S.StandIn.describedDelegate(app, value) }
}

extension SimulationPlan {
  /// Returns the position of an SDK among the app's SDKs; nil if the app does not have it.
  func position(of sdk: SDKName) -> Int? { sdks.firstIndex { $0.name == sdk } }

  /// Returns whether the app has an SDK.
  package func has(_ sdk: SDKName) -> Bool { position(of: sdk) != nil }

  /// Returns the setup of an SDK; nil if the app does not have it.
  package func setup<S: SDK>(of type: S.Type) -> S.Setup? {
    position(of: S.name).flatMap { sdks[$0].setup(of: type) }
  }
}
