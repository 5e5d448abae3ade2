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

  /// Tells the reader of a failure why the app does nothing with what the present callback brought.
  ///
  /// - Parameter reason: The reason, as a clause such as `its result has no link`.
  func leave(because reason: String)
}
