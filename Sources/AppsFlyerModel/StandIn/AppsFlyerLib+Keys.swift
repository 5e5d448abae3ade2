import Foundation
import SDKContract

extension AppsFlyerLib: KeyValueCoding {
  /// The properties, by their names in the SDK's header.
  public nonisolated static var _keyedProperties: [String: AnyKeyPath] {
    [
      "customerUserID": \AppsFlyerLib.customerUserID, "customData": \AppsFlyerLib.customData,
      "appsFlyerDevKey": \AppsFlyerLib.appsFlyerDevKey, "appleAppID": \AppsFlyerLib.appleAppID,
      "disableAdvertisingIdentifier": \AppsFlyerLib.disableAdvertisingIdentifier,
      "advertisingIdentifier": \AppsFlyerLib.advertisingIdentifier,
      "disableSKAdNetwork": \AppsFlyerLib.disableSKAdNetwork, "currencyCode": \AppsFlyerLib.currencyCode,
      "isDebug": \AppsFlyerLib.isDebug, "shouldCollectDeviceName": \AppsFlyerLib.shouldCollectDeviceName,
      "appInviteOneLinkID": \AppsFlyerLib.appInviteOneLinkID, "anonymizeUser": \AppsFlyerLib.anonymizeUser,
      "disableCollectASA": \AppsFlyerLib.disableCollectASA,
      "disableAppleAdsAttribution": \AppsFlyerLib.disableAppleAdsAttribution,
      "delegate": \AppsFlyerLib.delegate, "deepLinkDelegate": \AppsFlyerLib.deepLinkDelegate,
      "useReceiptValidationSandbox": \AppsFlyerLib.useReceiptValidationSandbox,
      "useUninstallSandbox": \AppsFlyerLib.useUninstallSandbox,
      "resolveDeepLinkURLs": \AppsFlyerLib.resolveDeepLinkURLs,
      "oneLinkCustomDomains": \AppsFlyerLib.oneLinkCustomDomains, "phoneNumber": \AppsFlyerLib.phoneNumber,
      "disableIDFVCollection": \AppsFlyerLib.disableIDFVCollection,
      "currentDeviceLanguage": \AppsFlyerLib.currentDeviceLanguage, "host": \AppsFlyerLib.host,
      "hostPrefix": \AppsFlyerLib.hostPrefix, "minTimeBetweenSessions": \AppsFlyerLib.minTimeBetweenSessions,
      "isStopped": \AppsFlyerLib.isStopped, "facebookDeferredAppLink": \AppsFlyerLib.facebookDeferredAppLink,
      "sharingFilter": \AppsFlyerLib.sharingFilter, "deepLinkTimeout": \AppsFlyerLib.deepLinkTimeout,
    ]
  }
}
