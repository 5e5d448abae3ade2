/// The object through which the app under test calls an SDK by the vendor's names, and which calls the app.
///
/// Each process of the app has its own. It holds what belongs to the app, such as delegates and completion handlers;
/// the SDK's own state is in the value of type `Kind`.
@MainActor
public protocol SDKStandIn: AnyObject {
  /// The SDK.
  associatedtype Kind: SDK where Kind.StandIn == Self

  /// Creates the stand-in of a new process.
  ///
  /// - Parameter link: The connection to the SDK.
  init(_ link: SDKLink<Kind>)

  /// Makes a call into the app.
  ///
  /// - Parameters:
  ///   - callback: The call.
  ///   - call: Receives a closure that calls the app's code and returns its result, or true if it has none. Call it
  ///     only if there is a delegate or a completion handler.
  func deliver(_ callback: Kind.Callback, by call: (() -> Bool) -> Void)

  /// Returns whether an object can be a delegate of the SDK.
  ///
  /// - Parameter object: The object, such as the delegate of the app under test.
  func canCall(_ object: AnyObject) -> Bool

  /// The public members of the SDK, and the effect of each.
  nonisolated static var members: SDKMembers { get }

  /// Makes the SDK method call that a step of the scenario names.
  ///
  /// - Parameters:
  ///   - call: The method, and its argument.
  ///   - environment: The environment of the app that calls it.
  func make(_ call: SDKMethodCall, in environment: AppEnvironment)

  /// Returns the integration that calls the SDK for an app that implements only delegates.
  ///
  /// - Parameters:
  ///   - setup: The configuration of the SDK.
  ///   - sites: Which calls the scenario leaves out, adds or moves.
  ///   - app: The app.
  func integration(_ setup: Kind.Setup, _ sites: IntegrationCallSites, _ app: any AppUnderTest) -> any SDKIntegration

  /// Returns the SDK delegate of the app that a scenario describes.
  ///
  /// - Parameters:
  ///   - app: The app, which says how it reacts to a callback.
  ///   - setup: The configuration of the SDK.
  static func describedDelegate(_ app: any DescribedReactions, _ setup: Kind.Setup) -> AnyObject

  /// Hashes the object's state that is not in the SDK's value.
  ///
  /// - Parameter hasher: Takes the state.
  func hashState(into hasher: inout Hasher)

  /// Returns a closure that restores the object's present state.
  ///
  /// It need not keep delegates alive: code that restores an app attaches them again, see `reattachment()`.
  func snapshot() -> @MainActor () -> Void

  /// Returns a closure that attaches an object wherever a delegate is attached at present, without telling the SDK,
  /// which already knows that there is one.
  func reattachment() -> @MainActor (AnyObject?) -> Void
}

extension SDKStandIn {
  /// The name of the SDK.
  package var name: SDKName { Kind.name }
  /// True.
  public func canCall(_ object: AnyObject) -> Bool { true }
  /// No members.
  public nonisolated static var members: SDKMembers { .none }
  /// Does nothing.
  public func make(_ call: SDKMethodCall, in environment: AppEnvironment) {}
  /// Returns a closure that does nothing.
  public func reattachment() -> @MainActor (AnyObject?) -> Void { { _ in } }
}
