/// The object through which the app under test calls an SDK, and which calls the app: it has the vendor's names.
///
/// There is one for each process of the app. It keeps what belongs to the app, such as delegates and completion
/// handlers; everything that the SDK itself knows is in its value.
@MainActor
public protocol SDKStandIn: AnyObject {
  /// The SDK.
  associatedtype Kind: SDK where Kind.StandIn == Self

  /// Creates the stand-in of a new process.
  ///
  /// - Parameter link: The way to the SDK.
  init(_ link: SDKLink<Kind>)

  /// Makes a call into the app.
  ///
  /// - Parameters:
  ///   - callback: The call.
  ///   - call: Is given what calls the app's code, and returns what that returned, or true; it is called only if there
  ///     is a delegate or a completion handler.
  func deliver(_ callback: Kind.Callback, by call: (() -> Bool) -> Void)

  /// Whether an object can be a delegate of the SDK.
  func canCall(_ object: AnyObject) -> Bool

  /// The public members of the SDK, and what the stand-in does with each.
  nonisolated static var members: SDKMembers { get }

  /// Makes a call of one of the SDK's methods that a step of the scenario names.
  func make(_ call: SDKMethodCall, in environment: AppEnvironment)

  /// What makes the calls to the SDK for an app that implements only delegates.
  func integration(_ setup: Kind.Setup, _ sites: IntegrationCallSites, _ app: any AppUnderTest) -> any SDKIntegration

  /// The delegate of the app that a scenario describes.
  static func describedDelegate(_ app: any DescribedReactions, _ setup: Kind.Setup) -> AnyObject

  /// Adds what the object remembers and the SDK's value does not know.
  func hashState(into hasher: inout Hasher)

  /// Returns what puts the object back to the present moment.
  ///
  /// It need not keep delegates alive: who puts an app back hands them over again, see `reattachment()`.
  func snapshot() -> @MainActor () -> Void

  /// Returns what makes an object the delegate wherever there is one at the present moment, without telling the SDK,
  /// which knows of it already.
  func reattachment() -> @MainActor (AnyObject?) -> Void
}

extension SDKStandIn {
  /// The name of the SDK.
  package var name: SDKName { Kind.name }
  /// Any object can be a delegate, as far as is known.
  public func canCall(_ object: AnyObject) -> Bool { true }
  /// Nothing is said of the members.
  public nonisolated static var members: SDKMembers { .none }
  /// There are no methods that a step can name.
  public func make(_ call: SDKMethodCall, in environment: AppEnvironment) {}
  /// There are no delegates.
  public func reattachment() -> @MainActor (AnyObject?) -> Void { { _ in } }
}

/// Makes the calls to an SDK for an app that implements only delegates, where the vendor's guide puts them.
@MainActor
public protocol SDKIntegration: AnyObject {
  /// Makes the calls that come before links are handed over.
  func configure(_ moment: IntegrationMoment)
  /// Hands over the link that opened the app last.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - brings: Whether the present call of the system brings it.
  ///   - moment: The present call of the system.
  func handOver(_ link: Link, bringing brings: Bool, _ moment: IntegrationMoment)
  /// Makes the calls that come after links were handed over.
  func finish(_ moment: IntegrationMoment)
}

extension SDKIntegration {
  /// Does nothing.
  public func finish(_ moment: IntegrationMoment) {}
}

/// A call of the system during which an app calls its SDKs.
public struct IntegrationMoment: Sendable {
  /// The call of the system.
  public let call: SystemCall
  /// The life cycle that the app is built on.
  public let style: AppStyle
  /// The payload of the push notification that the user opened last.
  public let notification: Payload?

  /// Whether the call is `application(_:didFinishLaunchingWithOptions:)`, in which guides set their SDK up.
  public var finishesLaunching: Bool {
    call.kind == .didFinishLaunching
  }

  package init(call: SystemCall, style: AppStyle, notification: Payload?) {
    self.call = call
    self.style = style
    self.notification = notification
  }
}

/// The app that a scenario describes, as the delegates that it gives the SDKs see it.
@MainActor
public protocol DescribedReactions: AnyObject {
  /// Whether the deferred link of the install was followed in this process, by whichever callback came first.
  var isDeferredLinkHandled: Bool { get set }

  /// Does what the scenario says about a callback: calls the body to route, with whether it is to look first if it
  /// should, or else ignores it, or is an app that does not implement it.
  func react(to callback: String, _ body: (_ isChecked: Bool) -> Void)

  /// Goes where a payload leads, now or when the gates are open.
  ///
  /// - Returns: Whether the payload has a destination.
  @discardableResult
  func follow(_ payload: [AnyHashable: Any]) -> Bool

  /// Goes where a link leads, now or when the gates are open.
  func follow(destination: String)
}
