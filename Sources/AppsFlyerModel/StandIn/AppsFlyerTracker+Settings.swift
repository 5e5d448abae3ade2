// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// A header without nullability annotations declares objects as implicitly unwrapped.

import Foundation

// Settings that do not affect links, and what the SDK tells the app.
extension AppsFlyerTracker {
  /// Sets a property that version 6 renamed, and shows its old name in the trace.
  private func set<Value>(_ member: String, _ property: ReferenceWritableKeyPath<AppsFlyerLib, Value>, _ value: Value) {
    AppsFlyerLib.shared().recordOldName("AppsFlyerTracker.\(member)", "\(value)")
    AppsFlyerLib.shared()[keyPath: property] = value
  }

  private var lib: AppsFlyerLib { AppsFlyerLib.shared() }

  /// The app's own id of the user.
  public var customerUserID: String! {
    get { lib.customerUserID }
    set { lib.customerUserID = newValue }
  }

  /// Custom data for partners.
  public var customData: [AnyHashable: Any]! {
    get { lib.customData }
    set { lib.customData = newValue }
  }

  /// The currency of revenue, as a three-letter code.
  public var currencyCode: String! {
    get { lib.currencyCode }
    set { lib.currencyCode = newValue }
  }

  /// The id of the OneLink template for invite links.
  public var appInviteOneLinkID: String! {
    get { lib.appInviteOneLinkID }
    set { lib.appInviteOneLinkID = newValue }
  }

  /// Whether the SDK logs; a simulation shows everything in its trace.
  public var isDebug: Bool {
    get { lib.isDebug }
    set { lib.isDebug = newValue }
  }

  /// Whether the SDK collects the name of the device.
  public var shouldCollectDeviceName: Bool {
    get { lib.shouldCollectDeviceName }
    set { lib.shouldCollectDeviceName = newValue }
  }

  /// Whether reading the advertising identifier is disabled.
  public var disableAppleAdSupportTracking: Bool {
    get { lib.disableAdvertisingIdentifier }
    set { set("disableAppleAdSupportTracking", \.disableAdvertisingIdentifier, newValue) }
  }

  /// Whether the user's data is anonymized.
  public var deviceTrackingDisabled: Bool {
    get { lib.anonymizeUser }
    set { set("deviceTrackingDisabled", \.anonymizeUser, newValue) }
  }

  /// Whether the collection of Apple Search Ads data is disabled.
  public var disableIAdTracking: Bool {
    get { lib.disableCollectASA }
    set { set("disableIAdTracking", \.disableCollectASA, newValue) }
  }

  /// Whether the collection of the vendor identifier is disabled.
  public var disableIDFVCollection: Bool {
    get { lib.disableIDFVCollection }
    set { lib.disableIDFVCollection = newValue }
  }

  /// Whether receipts are validated in the sandbox.
  public var useReceiptValidationSandbox: Bool {
    get { lib.useReceiptValidationSandbox }
    set { lib.useReceiptValidationSandbox = newValue }
  }

  /// Whether uninstalls are measured in the sandbox.
  public var useUninstallSandbox: Bool {
    get { lib.useUninstallSandbox }
    set { lib.useUninstallSandbox = newValue }
  }

  /// The advertising identifier, which is all zeros in a simulation.
  public var advertiserId: String! { lib.advertisingIdentifier }

  /// The phone number of the user; it cannot be read on a device, and is nil here.
  public var phoneNumber: String? {
    get { lib.phoneNumber }
    set { lib.phoneNumber = newValue }
  }

  /// Facebook's deferred app link, as fetched by the app.
  public var facebookDeferredAppLink: URL? {
    get { lib.facebookDeferredAppLink }
    set { lib.facebookDeferredAppLink = newValue }
  }

  /// The ids of the partners that get no data.
  public var sharingFilter: [String]? {
    get { lib.sharingFilter }
    set { lib.sharingFilter = newValue }
  }

  /// Stops sharing data with all partners.
  public func setSharingFilterForAllPartners() { lib.setSharingFilterForAllPartners() }

  /// Lets the SDK fetch Facebook's deferred app link through a class of Facebook's SDK.
  public func enableFacebookDeferredApplinks(with facebookAppLinkUtilityClass: AnyClass?) {
    lib.enableFacebookDeferredApplinks(with: facebookAppLinkUtilityClass)
  }

  /// Sets the user's email addresses, and how they are hashed.
  public func setUserEmails(_ userEmails: [Any]!, with type: EmailCryptType) {
    lib.setUserEmails(userEmails?.compactMap { $0 as? String }, with: type)
  }

  /// The host of the servers, without its prefix.
  public var host: String! { lib.host }

  /// The prefix of the host.
  public var hostPrefix: String! { lib.hostPrefix }

  /// Sets the host of the servers and its prefix.
  public func setHost(_ host: String!, withHostPrefix hostPrefix: String!) {
    lib.setHost(host ?? "", withHostPrefix: hostPrefix ?? "")
  }

  /// Passes the push token, which serves to measure uninstalls, to the SDK.
  public func registerUninstall(_ deviceToken: Data!) { lib.registerUninstall(deviceToken) }

  /// Passes a debugging command of AppsFlyer's servers to the SDK.
  public func remoteDebuggingCall(withData data: String!) { lib.remoteDebuggingCall(withData: data ?? "") }

  /// Returns the id of the install at AppsFlyer, which is the same in every simulation.
  @discardableResult
  public func getAppsFlyerUID() -> String! { lib.getAppsFlyerUID() }

  /// Returns the version of the SDK, as the scenario sets it.
  public func getSDKVersion() -> String! { lib.getSDKVersion() }
}

extension AppsFlyerShareInviteHelper {
  /// Reports that a user has invited another one; until version 5.
  public class func trackInvite(_ channel: String?, parameters: [AnyHashable: Any]?) {
    AppsFlyerLib.shared().recordOldName("AppsFlyerShareInviteHelper.trackInvite", channel)
    logInvite(channel, parameters: parameters)
  }
}

extension AppsFlyerCrossPromotionHelper {
  /// Reports that the user has seen an ad for another app; until version 5.
  public class func trackCrossPromoteImpression(
    _ appID: String, campaign: String?, parameters: [AnyHashable: Any]? = nil
  ) {
    AppsFlyerLib.shared().recordOldName("AppsFlyerCrossPromotionHelper.trackCrossPromoteImpression", appID)
    logCrossPromoteImpression(appID, campaign: campaign, parameters: parameters)
  }
}
