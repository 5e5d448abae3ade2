/// A version of an SDK, as data.
public protocol SDKVersion: Comparable, Hashable, Sendable {
  /// The version, as written in scenarios.
  var version: String { get }
  /// All versions that can be named, oldest first.
  static var all: [Self] { get }
  /// Returns the version with a name; nil if there is none.
  static func named(_ version: String) -> Self?
}

/// What the servers of an SDK know and answer.
public protocol SDKServers: Configurable, Hashable {
  /// The kinds of requests that they answer.
  associatedtype Endpoint: RawRepresentable<String> & CaseIterable & Hashable & Sendable

  /// Puts an answer in the place of the computed one, from now on; nil for the computed one again.
  mutating func fix(_ answer: FixedAnswer?, of endpoint: Endpoint)
}

/// All that makes an SDK before it runs: how the app sets it up, and what its servers know.
public protocol SDKSetup: Configurable, Hashable {
  /// The versions of the SDK.
  associatedtype Version: SDKVersion
  /// The servers of the SDK.
  associatedtype Servers: SDKServers

  /// The version of the SDK in the app.
  var version: Version { get set }
  /// What the servers know and answer when the run begins.
  var servers: Servers { get set }
  /// Which rules hold, on the device and on the servers.
  var rules: RuleSwitches { get set }

  /// Takes over what holds for all SDKs of a run.
  ///
  /// - Parameters:
  ///   - start: The time of day at which the run begins.
  ///   - appScheme: The URL scheme of the app, as dashboards have it; nil if it has none.
  mutating func begin(at start: UTCTime, appScheme: String?)

  /// What the SDK declares about itself.
  static var declaration: SDKDeclaration<Self> { get }
}
