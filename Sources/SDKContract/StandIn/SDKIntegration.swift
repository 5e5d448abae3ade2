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
