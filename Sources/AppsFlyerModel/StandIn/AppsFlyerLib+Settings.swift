import Foundation
import SDKContract

// Settings that do not affect links: they keep their values, and the trace shows changes.
extension AppsFlyerLib {
  /// The app's own id of the user.
  public nonisolated var customerUserID: String? {
    get { value("customerUserID", default: nil) }
    set { record("customerUserID", newValue) }
  }

  /// Custom data for partners.
  public nonisolated var customData: [AnyHashable: Any]? {
    get { value("customData", default: nil) }
    set { record("customData", newValue) }
  }

  /// The currency of revenue, as a three-letter code.
  public nonisolated var currencyCode: String? {
    get { value("currencyCode", default: nil) }
    set { record("currencyCode", newValue) }
  }

  /// The language of the device, for dashboards.
  public nonisolated var currentDeviceLanguage: String? {
    get { value("currentDeviceLanguage", default: nil) }
    set { record("currentDeviceLanguage", newValue) }
  }

  /// The id of the OneLink template for invite links, which `AppsFlyerShareInviteHelper` uses.
  public nonisolated var appInviteOneLinkID: String? {
    get { value("appInviteOneLinkID", default: nil) }
    set { record("appInviteOneLinkID", newValue) }
  }

  /// Whether the SDK logs; a simulation shows everything in its trace.
  public nonisolated var isDebug: Bool {
    get { value("isDebug", default: false) }
    set { record("isDebug", newValue) }
  }

  /// Whether the SDK collects the name of the device.
  public nonisolated var shouldCollectDeviceName: Bool {
    get { value("shouldCollectDeviceName", default: false) }
    set { record("shouldCollectDeviceName", newValue) }
  }

  /// Whether the user's data is anonymized.
  public nonisolated var anonymizeUser: Bool {
    get { value("anonymizeUser", default: false) }
    set { record("anonymizeUser", newValue) }
  }

  /// Whether the collection of Apple Search Ads data is disabled.
  public nonisolated var disableCollectASA: Bool {
    get { value("disableCollectASA", default: false) }
    set { record("disableCollectASA", newValue) }
  }

  /// Whether AdServices attribution is disabled.
  public nonisolated var disableAppleAdsAttribution: Bool {
    get { value("disableAppleAdsAttribution", default: false) }
    set { record("disableAppleAdsAttribution", newValue) }
  }

  /// Whether SKAdNetwork is disabled.
  public nonisolated var disableSKAdNetwork: Bool {
    get { value("disableSKAdNetwork", default: false) }
    set { record("disableSKAdNetwork", newValue) }
  }

  /// Whether the collection of the vendor identifier is disabled.
  public nonisolated var disableIDFVCollection: Bool {
    get { value("disableIDFVCollection", default: false) }
    set { record("disableIDFVCollection", newValue) }
  }

  /// Whether receipts are validated in the sandbox.
  public nonisolated var useReceiptValidationSandbox: Bool {
    get { value("useReceiptValidationSandbox", default: false) }
    set { record("useReceiptValidationSandbox", newValue) }
  }

  /// Whether uninstalls are measured in the sandbox.
  public nonisolated var useUninstallSandbox: Bool {
    get { value("useUninstallSandbox", default: false) }
    set { record("useUninstallSandbox", newValue) }
  }

  /// Facebook's deferred app link, as fetched by the app.
  public nonisolated var facebookDeferredAppLink: URL? {
    get { value("facebookDeferredAppLink", default: nil) }
    set { record("facebookDeferredAppLink", newValue) }
  }

  /// The ids of the partners that get no data; `setSharingFilterForPartners(_:)` since 6.4.
  public nonisolated var sharingFilter: [String]? {
    get { value("sharingFilter", default: nil) }
    set { record("sharingFilter", newValue) }
  }

  /// The phone number of the user; it cannot be read on a device, and is nil here.
  public nonisolated var phoneNumber: String? {
    get { nil }
    set { record("phoneNumber", newValue, as: newValue == nil ? "nil" : "set") }
  }

  /// Whether reading the advertising identifier, by which servers recognize a device, is disabled.
  public nonisolated var disableAdvertisingIdentifier: Bool {
    get { value("disableAdvertisingIdentifier", default: false) }
    set {
      configure(
        "disableAdvertisingIdentifier", newValue, \.hidesAdvertisingIdentifier, newValue
      ) { $0 ? "true" : "false" }
    }
  }

  /// The advertising identifier, which is all zeros in a simulation.
  public nonisolated var advertisingIdentifier: String { "00000000-0000-0000-0000-000000000000" }

  /// The host of the servers, without its prefix.
  public nonisolated var host: String { value("host", default: "appsflyer.com") }

  /// The prefix of the host.
  public nonisolated var hostPrefix: String { value("hostPrefix", default: "") }

  /// Sets the host of the servers and its prefix.
  public nonisolated func setHost(_ host: String, withHostPrefix hostPrefix: String) {
    act("setHost", (host, hostPrefix)) { lib, names in
      guard lib.link.reaches("AppsFlyerLib.setHost") else { return }
      lib.state.values["host"] = names.0
      lib.state.values["hostPrefix"] = names.1
      lib.link.record("AppsFlyerLib.setHost", names.1 + names.0)
    }
  }

  /// Sets the host prefix and the host; since version 7, which has the arguments in reverse order.
  public nonisolated func setHost(_ hostPrefixName: String, hostName: String) {
    setHost(hostName, withHostPrefix: hostPrefixName)
  }

  /// Sets the user's email addresses, and how they are hashed.
  public nonisolated func setUserEmails(_ userEmails: [String]?, with type: EmailCryptType) {
    note("setUserEmails", "\(userEmails?.count ?? 0)")
  }

  /// Sets the ids of the partners that get no data.
  public nonisolated func setSharingFilterForPartners(_ sharingFilter: [String]?) {
    note("setSharingFilterForPartners", (sharingFilter ?? []).joined(separator: ", "))
  }

  /// Stops sharing data with all partners; `setSharingFilterForPartners(_:)` since 6.4.
  public nonisolated func setSharingFilterForAllPartners() { note("setSharingFilterForAllPartners") }

  /// Sets the user's consent.
  public nonisolated func setConsentData(_ consent: AppsFlyerConsent) { note("setConsentData", "\(consent)") }

  /// Lets the SDK read the consent that a consent management platform has stored.
  public nonisolated func enableTCFDataCollection(_ shouldCollectConsentData: Bool) {
    note("enableTCFDataCollection", "\(shouldCollectConsentData)")
  }

  /// Sets custom data for one partner.
  public nonisolated func setPartnerData(partnerId: String?, partnerInfo: [String: Any]?) {
    note("setPartnerData", partnerId)
  }

  /// Sets custom data for one partner; since version 7.
  public nonisolated func setPartnerData(partnerId: String?, data: [String: Any]?) { note("setPartnerData", partnerId) }

  /// Sets a custom install id to use instead of the SDK's; since 6.16.
  public nonisolated func setInstallId(_ customID: String) { note("setInstallId", customID) }

  /// Sets the plug-in that embeds the SDK.
  public nonisolated func setPluginInfo(plugin: Plugin, version: String, additionalParams: [AnyHashable: Any]?) {
    note("setPluginInfo", "\(plugin) \(version)")
  }

  /// Lets the SDK fetch Facebook's deferred app link through a class of Facebook's SDK.
  public nonisolated func enableFacebookDeferredApplinks(with facebookAppLinkUtilityClass: AnyClass?) {
    note("enableFacebookDeferredApplinks", facebookAppLinkUtilityClass.map { "\($0)" })
  }

  /// Sets an object of another AppsFlyer SDK.
  public nonisolated func setUpInteroperabilityObject(_ object: Any) { note("setUpInteroperabilityObject") }

  /// Passes the push token, which serves to measure uninstalls, to the SDK.
  public nonisolated func registerUninstall(_ deviceToken: Data?) {
    note("registerUninstall", deviceToken.map { "\($0.count) bytes" })
  }

  /// Passes a debugging command of AppsFlyer's servers to the SDK.
  public nonisolated func remoteDebuggingCall(withData data: String) { note("remoteDebuggingCall", data) }

  /// Passes a debugging command of AppsFlyer's servers, in its second version, to the SDK.
  public nonisolated func remoteDebuggingCallV2(withData dataAsString: String) {
    note("remoteDebuggingCallV2", dataAsString)
  }

  /// Returns the id of the install at AppsFlyer, which is the same in every simulation.
  @discardableResult
  public nonisolated func getAppsFlyerUID() -> String {
    note("getAppsFlyerUID")
    return AppsFlyerInstallation.uid
  }

  /// Returns the version of the SDK, as the scenario sets it.
  public nonisolated func getSDKVersion() -> String {
    version(by: "getSDKVersion")
  }

  /// Returns the version of the SDK, as the scenario sets it; the name since version 7.
  public nonisolated func getSdkVersion() -> String {
    version(by: "getSdkVersion")
  }

  private nonisolated func version(by method: String) -> String {
    act(method, method, otherwise: "") { lib, method in
      lib.link.record("AppsFlyerLib.\(method)")
      var version = ""
      lib.link.set { sdk, _ in
        version = sdk.machine.configuration.profile.version
        return []
      }
      return version
    }
  }

  /// Records in the trace a call that does not affect links.
  nonisolated func note(_ method: String, _ argument: String? = nil) {
    act(method, (method, argument)) { lib, call in lib.link.record("AppsFlyerLib.\(call.0)", call.1) }
  }
}
