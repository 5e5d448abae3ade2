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

/// The calls to an SDK for an app that implements only delegates, made where the vendor's guide puts them.
@MainActor
public protocol SDKIntegration: AnyObject {
  /// Makes the calls that come before links are passed on.
  ///
  /// - Parameter moment: The current system call.
  func configure(_ moment: IntegrationMoment)
  /// Passes the link that opened the app last to the SDK.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - brings: Whether the current system call brings it.
  ///   - moment: The current system call.
  func handOver(_ link: Link, bringing brings: Bool, _ moment: IntegrationMoment)
  /// Makes the calls that come after links are passed on.
  ///
  /// - Parameter moment: The current system call.
  func finish(_ moment: IntegrationMoment)
}

extension SDKIntegration {
  /// Does nothing.
  public func finish(_ moment: IntegrationMoment) {}
}

/// A call of the system during which an app calls its SDKs.
public struct IntegrationMoment: Sendable {
  /// The system call.
  public let call: SystemCall
  /// The life cycle that the app is built on.
  public let style: AppStyle
  /// The payload of the push notification that the system is delivering, from the first call that passes it to the last
  /// one of the same change, such as the app becoming active; nil if it delivers none.
  public let notification: Payload?
  /// The call that brought the app its last link: this one, or an earlier one if the app has stored the link.
  public let linkCall: SystemCall?
  /// Whether the app handles notifications in this call: in the method of its delegate of the notification center for
  /// what the user does with one, or in that of its app delegate if it has set no such delegate.
  public let handlesNotification: Bool

  /// Whether the call is `application(_:didFinishLaunchingWithOptions:)`, where the guides set up the SDK.
  public var finishesLaunching: Bool {
    call.kind == .didFinishLaunching
  }

  package init(
    call: SystemCall, style: AppStyle, notification: Payload?, handlesNotification: Bool, linkCall: SystemCall? = nil
  ) {
    self.call = call
    self.style = style
    self.notification = notification
    self.handlesNotification = handlesNotification
    self.linkCall = linkCall
  }
}

/// The app that a scenario describes, as its SDK delegates see it.
@MainActor
public protocol DescribedReactions: AnyObject {
  /// Whether the app has followed the install's deferred link in this process, whichever callback delivered it first.
  var isDeferredLinkHandled: Bool { get set }

  /// Reacts to a callback as the scenario says: calls the body to route, ignores the callback, or behaves like an app
  /// that does not implement it. The body's argument says whether it checks first whether to route.
  ///
  /// - Parameters:
  ///   - callback: The name of the callback.
  ///   - body: Routes to what the callback brings.
  func react(to callback: String, _ body: (_ isChecked: Bool) -> Void)

  /// Routes to a payload's destination, now or when the gates are open.
  ///
  /// - Parameter payload: The payload, as the SDK passes it.
  /// - Returns: Whether the payload has a destination.
  @discardableResult
  func follow(_ payload: [AnyHashable: Any]) -> Bool

  /// Routes to a link's destination, now or when the gates are open.
  ///
  /// - Parameter destination: The destination: a link, or a name that a route has.
  func follow(destination: String)
}
