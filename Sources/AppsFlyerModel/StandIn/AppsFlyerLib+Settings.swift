import Foundation
import SDKContract

// Settings that links have nothing to do with: they keep their values, and a trace shows what the app sets.
extension AppsFlyerLib {
  /// The app's own id of the user.
  public nonisolated var customerUserID: String? {
    get { value("customerUserID", default: nil) }
    set { record("customerUserID", newValue) }
  }

  /// What partners get of the app's own.
  public nonisolated var customData: [AnyHashable: Any]? {
    get { value("customData", default: nil) }
    set { record("customData", newValue) }
  }

  /// The currency of revenues, three letters.
  public nonisolated var currencyCode: String? {
    get { value("currencyCode", default: nil) }
    set { record("currencyCode", newValue) }
  }

  /// The language of the device, as dashboards show it.
  public nonisolated var currentDeviceLanguage: String? {
    get { value("currentDeviceLanguage", default: nil) }
    set { record("currentDeviceLanguage", newValue) }
  }

  /// The id of the OneLink template for invitations, which `AppsFlyerShareInviteHelper` uses.
  public nonisolated var appInviteOneLinkID: String? {
    get { value("appInviteOneLinkID", default: nil) }
    set { record("appInviteOneLinkID", newValue) }
  }

  /// Whether the SDK writes to the log; a simulation shows everything in its trace.
  public nonisolated var isDebug: Bool {
    get { value("isDebug", default: false) }
    set { record("isDebug", newValue) }
  }

  /// Whether the SDK collects the name of the device.
  public nonisolated var shouldCollectDeviceName: Bool {
    get { value("shouldCollectDeviceName", default: false) }
    set { record("shouldCollectDeviceName", newValue) }
  }

  /// Whether the user stays anonymous.
  public nonisolated var anonymizeUser: Bool {
    get { value("anonymizeUser", default: false) }
    set { record("anonymizeUser", newValue) }
  }

  /// Whether the SDK does not read Apple Search Ads.
  public nonisolated var disableCollectASA: Bool {
    get { value("disableCollectASA", default: false) }
    set { record("disableCollectASA", newValue) }
  }

  /// Whether the SDK does not use AdServices.
  public nonisolated var disableAppleAdsAttribution: Bool {
    get { value("disableAppleAdsAttribution", default: false) }
    set { record("disableAppleAdsAttribution", newValue) }
  }

  /// Whether the SDK does not register with SKAdNetwork.
  public nonisolated var disableSKAdNetwork: Bool {
    get { value("disableSKAdNetwork", default: false) }
    set { record("disableSKAdNetwork", newValue) }
  }

  /// Whether the SDK does not read the id of the vendor.
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

  /// The deferred link of Facebook, which the app has fetched.
  public nonisolated var facebookDeferredAppLink: URL? {
    get { value("facebookDeferredAppLink", default: nil) }
    set { record("facebookDeferredAppLink", newValue) }
  }

  /// The partners that get no data, by their ids; since 6.4 `setSharingFilterForPartners(_:)`.
  public nonisolated var sharingFilter: [String]? {
    get { value("sharingFilter", default: nil) }
    set { record("sharingFilter", newValue) }
  }

  /// The telephone number of the user; it cannot be read on a device, and is nil here.
  public nonisolated var phoneNumber: String? {
    get { nil }
    set { record("phoneNumber", newValue, as: newValue == nil ? "nil" : "set") }
  }

  /// Whether the SDK does not read the id for advertisers, by which servers recognise a device.
  public nonisolated var disableAdvertisingIdentifier: Bool {
    get { value("disableAdvertisingIdentifier", default: false) }
    set {
      configure(
        "disableAdvertisingIdentifier", newValue, \.hidesAdvertisingIdentifier, newValue
      ) { $0 ? "true" : "false" }
    }
  }

  /// The id for advertisers, which is zeros in a simulation.
  public nonisolated var advertisingIdentifier: String { "00000000-0000-0000-0000-000000000000" }

  /// The host of the servers, without its prefix.
  public nonisolated var host: String { value("host", default: "appsflyer.com") }

  /// What stands before the host.
  public nonisolated var hostPrefix: String { value("hostPrefix", default: "") }

  /// Sets the host of the servers, and what stands before it.
  public nonisolated func setHost(_ host: String, withHostPrefix hostPrefix: String) {
    act("setHost", (host, hostPrefix)) { lib, names in
      guard lib.link.reaches("AppsFlyerLib.setHost") else { return }
      lib.state.values["host"] = names.0
      lib.state.values["hostPrefix"] = names.1
      lib.link.record("AppsFlyerLib.setHost", names.1 + names.0)
    }
  }

  /// Sets what stands before the host, and the host; since version 7, which has the arguments the other way round.
  public nonisolated func setHost(_ hostPrefixName: String, hostName: String) {
    setHost(hostName, withHostPrefix: hostPrefixName)
  }

  /// Sets the addresses of the user's electronic mail, and how they are encrypted.
  public nonisolated func setUserEmails(_ userEmails: [String]?, with type: EmailCryptType) {
    note("setUserEmails", "\(userEmails?.count ?? 0)")
  }

  /// Sets the partners that get no data, by their ids.
  public nonisolated func setSharingFilterForPartners(_ sharingFilter: [String]?) {
    note("setSharingFilterForPartners", (sharingFilter ?? []).joined(separator: ", "))
  }

  /// Keeps all partners from getting data; since 6.4 `setSharingFilterForPartners(_:)`.
  public nonisolated func setSharingFilterForAllPartners() { note("setSharingFilterForAllPartners") }

  /// Tells what the user has consented to.
  public nonisolated func setConsentData(_ consent: AppsFlyerConsent) { note("setConsentData", "\(consent)") }

  /// Has the SDK read the consent that a consent tool has stored.
  public nonisolated func enableTCFDataCollection(_ shouldCollectConsentData: Bool) {
    note("enableTCFDataCollection", "\(shouldCollectConsentData)")
  }

  /// Sets what one partner gets of the app's own.
  public nonisolated func setPartnerData(partnerId: String?, partnerInfo: [String: Any]?) {
    note("setPartnerData", partnerId)
  }

  /// Sets what one partner gets of the app's own; since version 7.
  public nonisolated func setPartnerData(partnerId: String?, data: [String: Any]?) { note("setPartnerData", partnerId) }

  /// Sets the app's own id of the install in place of the SDK's; since 6.16.
  public nonisolated func setInstallId(_ customID: String) { note("setInstallId", customID) }

  /// Says which plug-in the SDK is part of.
  public nonisolated func setPluginInfo(plugin: Plugin, version: String, additionalParams: [AnyHashable: Any]?) {
    note("setPluginInfo", "\(plugin) \(version)")
  }

  /// Has the SDK fetch the deferred link of Facebook with a class of Facebook's SDK.
  public nonisolated func enableFacebookDeferredApplinks(with facebookAppLinkUtilityClass: AnyClass?) {
    note("enableFacebookDeferredApplinks", facebookAppLinkUtilityClass.map { "\($0)" })
  }

  /// Hands over an object of another SDK of AppsFlyer's.
  public nonisolated func setUpInteroperabilityObject(_ object: Any) { note("setUpInteroperabilityObject") }

  /// Hands over the push token, by which uninstalls are measured.
  public nonisolated func registerUninstall(_ deviceToken: Data?) {
    note("registerUninstall", deviceToken.map { "\($0.count) bytes" })
  }

  /// Hands over a debugging command of AppsFlyer's servers.
  public nonisolated func remoteDebuggingCall(withData data: String) { note("remoteDebuggingCall", data) }

  /// Hands over a debugging command of AppsFlyer's servers, in its second form.
  public nonisolated func remoteDebuggingCallV2(withData dataAsString: String) {
    note("remoteDebuggingCallV2", dataAsString)
  }

  /// The id of the install at AppsFlyer, which is the same in every simulation.
  public nonisolated func getAppsFlyerUID() -> String {
    note("getAppsFlyerUID")
    return AppsFlyerInstallation.uid
  }

  /// The version of the SDK, as the scenario has it.
  public nonisolated func getSDKVersion() -> String {
    version(by: "getSDKVersion")
  }

  /// The version of the SDK, as the scenario has it; the name since version 7.
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

  /// Shows in the trace that the app has called what links have nothing to do with.
  nonisolated func note(_ method: String, _ argument: String? = nil) {
    act(method, (method, argument)) { lib, call in lib.link.record("AppsFlyerLib.\(call.0)", call.1) }
  }
}
