// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// A header without nullability annotations declares objects as implicitly unwrapped.

import Foundation
import SDKContract

/// Stands in for `AppsFlyerTracker`, the name of `AppsFlyerLib` until version 5.
///
/// Each member uses the one of `AppsFlyerLib` that replaced it. A member with another name appears in the trace under
/// it, before the one that acts. The header has no nullability annotations, so objects are implicitly unwrapped, as on
/// a device.
public final class AppsFlyerTracker: NSObject, Sendable {
  private static let instance = AppsFlyerTracker()

  private override init() {}

  /// Returns the SDK, whose calls act on the app that is being simulated on the calling thread at the time.
  @discardableResult
  public static func shared() -> AppsFlyerTracker! { instance }

  /// The class in its present form.
  private var lib: AppsFlyerLib { AppsFlyerLib.shared() }

  /// Records in the trace that the app uses a name that version 6 replaced, and returns the class that acts.
  private func renamed(_ member: String, _ argument: String? = nil) -> AppsFlyerLib {
    lib.recordOldName("AppsFlyerTracker.\(member)", argument)
    return lib
  }

  // MARK: Account and delegate

  /// The key of the app's AppsFlyer account.
  public var appsFlyerDevKey: String! {
    get { lib.appsFlyerDevKey }
    set { lib.appsFlyerDevKey = newValue ?? "" }
  }

  /// The app's id in the App Store, without the prefix `id`.
  public var appleAppID: String! {
    get { lib.appleAppID }
    set { lib.appleAppID = newValue ?? "" }
  }

  /// The object that receives conversion data and links; held weakly.
  public var delegate: (any AppsFlyerTrackerDelegate)! {
    get { lib.delegate as? any AppsFlyerTrackerDelegate }
    set { lib.delegate = newValue }
  }

  /// Sets the delegate.
  public func loadConversionData(with delegate: (any AppsFlyerTrackerDelegate)!) {
    renamed("loadConversionData").delegate = delegate
  }

  // MARK: Sessions and events

  /// Reports a session, if enough time has passed since the last one.
  public func trackAppLaunch() { renamed("trackAppLaunch").start() }

  /// Reports a session, and calls a completion handler with the result.
  public func trackAppLaunch(completionHandler: (([String: Any]?, (any Error)?) -> Void)?) {
    renamed("trackAppLaunch").start(completionHandler: completionHandler)
  }

  /// The minimum time between two counted sessions, in seconds.
  public var minTimeBetweenSessions: UInt {
    get { lib.minTimeBetweenSessions }
    set { lib.minTimeBetweenSessions = newValue }
  }

  /// Whether the SDK is stopped, and sends nothing.
  public var isStopTracking: Bool {
    get { lib.isStopped }
    set { renamed("isStopTracking", "\(newValue)").isStopped = newValue }
  }

  /// Reports an in-app event with one value.
  public func trackEvent(_ eventName: String!, withValue value: String!) {
    renamed("trackEvent", eventName).logEvent(eventName ?? "", withValues: value.map { ["value": $0] })
  }

  /// Reports an in-app event.
  public func trackEvent(_ eventName: String!, withValues values: [AnyHashable: Any]!) {
    renamed("trackEvent", eventName).logEvent(eventName ?? "", withValues: values)
  }

  /// Reports an in-app event, and calls a completion handler with the result.
  public func trackEvent(
    withEventName eventName: String, eventValues: [String: Any]?,
    completionHandler: (([String: Any]?, (any Error)?) -> Void)? = nil
  ) {
    renamed("trackEvent", eventName).logEvent(
      name: eventName, values: eventValues, completionHandler: completionHandler)
  }

  /// Reports an in-app event, and calls a completion handler with the result; the name since the header of 5.4 gives
  /// the method one for Swift.
  public func trackEvent(
    name eventName: String, values eventValues: [String: Any]?,
    completionHandler: (([String: Any]?, (any Error)?) -> Void)? = nil
  ) {
    trackEvent(withEventName: eventName, eventValues: eventValues, completionHandler: completionHandler)
  }

  /// Reports the user's location.
  public func trackLocation(_ longitude: Double, latitude: Double) {
    renamed("trackLocation").logLocation(longitude: longitude, latitude: latitude)
  }

  /// Asks AppsFlyer's servers to validate a purchase; neither block is called, because a simulation has no App Store.
  public func validateAndTrack(
    inAppPurchase productIdentifier: String!, price: String!, currency: String!, transactionId: String!,
    additionalParameters params: [AnyHashable: Any]!, success successBlock: (([AnyHashable: Any]?) -> Void)!,
    failure failedBlock: (((any Error)?, Any?) -> Void)!
  ) {
    renamed("validateAndTrack").validateAndLog(
      inAppPurchase: productIdentifier, price: price, currency: currency, transactionId: transactionId,
      additionalParameters: params)
  }

  // MARK: Links

  /// The app's own OneLink domains.
  public var oneLinkCustomDomains: [String]? {
    get { lib.oneLinkCustomDomains }
    set { lib.oneLinkCustomDomains = newValue }
  }

  /// The domains of email services that wrap links.
  public var resolveDeepLinkURLs: [String]! {
    get { lib.resolveDeepLinkURLs }
    set { lib.resolveDeepLinkURLs = newValue }
  }

  /// Passes a universal link to the SDK; returns true for any link.
  @discardableResult
  public func `continue`(_ userActivity: NSUserActivity!, restorationHandler: (([Any]?) -> Void)! = nil) -> Bool {
    lib.continue(userActivity, restorationHandler: restorationHandler)
  }

  /// Passes a universal link to the SDK, as the simulator's activity; returns true for any link.
  @discardableResult
  public func `continue`(_ userActivity: UserActivity, restorationHandler: (([Any]?) -> Void)! = nil) -> Bool {
    lib.continue(userActivity, restorationHandler: restorationHandler)
  }

  /// Does nothing, as on a device.
  public func didUpdate(_ userActivity: NSUserActivity!) {}

  /// Passes a link with the app's scheme, or any other URL, to the SDK.
  public func handleOpen(_ url: URL!, options: [AnyHashable: Any]! = nil) { lib.handleOpen(url, options: options) }

  /// Passes a link with the app's scheme to the SDK, as before iOS 9.
  public func handleOpen(_ url: URL!, sourceApplication: String!) {
    lib.handleOpen(url, sourceApplication: sourceApplication)
  }

  /// Passes a link with the app's scheme to the SDK, as before iOS 9.
  public func handleOpen(_ url: URL!, sourceApplication: String!, withAnnotation annotation: Any!) {
    lib.handleOpen(url, sourceApplication: sourceApplication, withAnnotation: annotation)
  }

  /// Resolves a link from another source; its result is delivered like that of a direct link.
  public func performOnAppAttribution(with url: URL?) { lib.performOnAppAttribution(with: url) }

  /// Passes the payload of a push notification to the SDK.
  public func handlePushNotification(_ pushPayload: [AnyHashable: Any]!) { lib.handlePushNotification(pushPayload) }
}

extension AppsFlyerLib {
  /// Records in the trace a name of an older version that the app uses.
  nonisolated func recordOldName(_ member: String, _ argument: String? = nil) {
    act(nil, (member, argument), otherwise: ()) { lib, call in lib.link.record(call.0, call.1) }
  }
}
