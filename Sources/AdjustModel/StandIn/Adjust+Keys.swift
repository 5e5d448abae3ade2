#if os(Linux)
  import Foundation
  import SDKContract

  // The properties of Adjust's classes that key-value coding reaches; macOS has its own.

  extension ADJEvent: KeyValueCoding {
    /// The properties, by their names in the SDK's header; Objective-C sets the read-only ones, too.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "eventToken": \ADJEvent.eventToken, "revenue": \ADJEvent.revenue, "currency": \ADJEvent.currency,
        "deduplicationId": \ADJEvent.deduplicationId, "callbackId": \ADJEvent.callbackId,
        "transactionId": \ADJEvent.transactionId, "productId": \ADJEvent.productId, "receipt": \ADJEvent.receipt,
        "callbackParameters": \ADJEvent.callbackParameters, "partnerParameters": \ADJEvent.partnerParameters,
      ]
    }
  }

  extension ADJConfig: KeyValueCoding {
    /// The properties, by their names in the SDK's headers.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "delegate": \ADJConfig.delegate, "logLevel": \ADJConfig.logLevel, "sdkPrefix": \ADJConfig.sdkPrefix,
        "defaultTracker": \ADJConfig.defaultTracker, "externalDeviceId": \ADJConfig.externalDeviceId,
        "storeInfo": \ADJConfig.storeInfo, "attConsentWaitingInterval": \ADJConfig.attConsentWaitingInterval,
        "eventDeduplicationIdsMaxSize": \ADJConfig.eventDeduplicationIdsMaxSize,
        "isLinkMeEnabled": \ADJConfig.isLinkMeEnabled,
        "isSendingInBackgroundEnabled": \ADJConfig.isSendingInBackgroundEnabled,
        "isAdServicesEnabled": \ADJConfig.isAdServicesEnabled, "linkMeEnabled": \ADJConfig.linkMeEnabled,
        "sendInBackground": \ADJConfig.sendInBackground, "delayStart": \ADJConfig.delayStart,
        "urlStrategy": \ADJConfig.urlStrategy, "eventBufferingEnabled": \ADJConfig.eventBufferingEnabled,
        "allowAdServicesInfoReading": \ADJConfig.allowAdServicesInfoReading,
        "allowIdfaReading": \ADJConfig.allowIdfaReading, "needsCost": \ADJConfig.needsCost,
        "coppaCompliantEnabled": \ADJConfig.coppaCompliantEnabled, "userAgent": \ADJConfig.userAgent,
      ]
    }
  }
#endif
