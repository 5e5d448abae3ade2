#if os(Linux)
  import Foundation
  import SDKContract

  // The properties of results that key-value coding reaches. On macOS, Objective-C does not know them.

  extension DeepLink: KeyValueCoding {
    /// The properties, by their names in the SDK's header.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "clickEvent": \DeepLink.clickEvent, "deeplinkValue": \DeepLink.deeplinkValue, "matchType": \DeepLink.matchType,
        "clickHTTPReferrer": \DeepLink.clickHTTPReferrer, "mediaSource": \DeepLink.mediaSource,
        "campaign": \DeepLink.campaign, "campaignId": \DeepLink.campaignId, "afSub1": \DeepLink.afSub1,
        "afSub2": \DeepLink.afSub2, "afSub3": \DeepLink.afSub3, "afSub4": \DeepLink.afSub4,
        "afSub5": \DeepLink.afSub5, "isDeferred": \DeepLink.isDeferred,
      ]
    }
  }

  extension DeepLinkResult: KeyValueCoding {
    /// The properties, by their names in the SDK's header.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "status": \DeepLinkResult.status, "deepLink": \DeepLinkResult.deepLink, "error": \DeepLinkResult.error,
      ]
    }
  }
#endif
