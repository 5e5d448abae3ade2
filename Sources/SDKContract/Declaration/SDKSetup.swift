/// A version of an SDK.
public protocol SDKVersion: Comparable, Hashable, Sendable {
  /// The version, as written in scenarios.
  var version: String { get }
  /// All versions that can be named, oldest first.
  static var all: [Self] { get }
  /// Returns the version with a name; nil if there is none.
  ///
  /// - Parameter version: The version, as scenarios write it.
  static func named(_ version: String) -> Self?
}

/// The servers of an SDK: what they know and how they answer.
public protocol SDKServers: Configurable, Hashable {
  /// The kinds of requests that they answer.
  associatedtype Endpoint: RawRepresentable<String> & CaseIterable & Hashable & Sendable

  /// Replaces the computed answer of an endpoint from now on; nil restores the computed one.
  ///
  /// - Parameters:
  ///   - answer: The answer; nil for the computed one.
  ///   - endpoint: The kind of request that it answers.
  mutating func fix(_ answer: FixedAnswer?, of endpoint: Endpoint)
}

/// The configuration of an SDK before a run: how the app sets it up, and what its servers know.
public protocol SDKSetup: Configurable, Hashable {
  /// The versions of the SDK.
  associatedtype Version: SDKVersion
  /// The servers of the SDK.
  associatedtype Servers: SDKServers

  /// The version of the SDK in the app.
  var version: Version { get set }
  /// The servers at the start of the run.
  var servers: Servers { get set }
  /// Which rules hold, on the device and on the servers.
  var rules: RuleSwitches { get set }

  /// Applies what holds for all SDKs of a run.
  ///
  /// - Parameters:
  ///   - start: The time of day at which the run begins.
  ///   - appScheme: The URL scheme of the app, as configured in the vendor's dashboard; nil if it has none.
  mutating func begin(at start: UTCTime, appScheme: String?)

  /// The declaration of the SDK.
  static var declaration: SDKDeclaration<Self> { get }
}
