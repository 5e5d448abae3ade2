#if os(Linux)
  import Foundation
  import SDKContract

  // The properties of Adjust's classes that key-value coding reaches. On macOS, Objective-C does not know them.

  extension ADJEvent: KeyValueCoding {
    /// The properties, by their names in the SDK's header; Objective-C sets the read-only ones, too.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "eventToken": \ADJEvent.eventToken, "revenue": \ADJEvent.revenue, "currency": \ADJEvent.currency,
        "deduplicationId": \ADJEvent.deduplicationId, "callbackId": \ADJEvent.callbackId,
        "transactionId": \ADJEvent.transactionId, "productId": \ADJEvent.productId, "receipt": \ADJEvent.receipt,
        "callbackParameters": \ADJEvent.callbackParameters, "partnerParameters": \ADJEvent.partnerParameters,
        "emptyReceipt": \ADJEvent.emptyReceipt,
      ]
    }
  }

  extension ADJConfig: KeyValueCoding {
    /// The properties, by their names in the SDK's headers.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "appToken": \ADJConfig.appToken, "environment": \ADJConfig.environment,
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
        "isIdfaReadingEnabled": \ADJConfig.isIdfaReadingEnabled,
        "isIdfvReadingEnabled": \ADJConfig.isIdfvReadingEnabled,
        "isSkanAttributionEnabled": \ADJConfig.isSkanAttributionEnabled,
        "isCostDataInAttributionEnabled": \ADJConfig.isCostDataInAttributionEnabled,
        "isDeviceIdsReadingOnceEnabled": \ADJConfig.isDeviceIdsReadingOnceEnabled,
        "isCoppaComplianceEnabled": \ADJConfig.isCoppaComplianceEnabled,
        "isAppTrackingTransparencyUsageEnabled": \ADJConfig.isAppTrackingTransparencyUsageEnabled,
        "isFirstSessionDelayEnabled": \ADJConfig.isFirstSessionDelayEnabled,
        "urlStrategyDomains": \ADJConfig.urlStrategyDomains, "useSubdomains": \ADJConfig.useSubdomains,
        "isDataResidency": \ADJConfig.isDataResidency, "allowiAdInfoReading": \ADJConfig.allowiAdInfoReading,
        "isDeviceKnown": \ADJConfig.isDeviceKnown, "secretId": \ADJConfig.secretId,
        "appSecret": \ADJConfig.appSecret, "isSKAdNetworkHandlingActive": \ADJConfig.isSKAdNetworkHandlingActive,
        "readDeviceInfoOnceEnabled": \ADJConfig.readDeviceInfoOnceEnabled,
      ]
    }
  }

  extension ADJAttribution: KeyValueCoding {
    /// The properties, by their names in the SDK's headers.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "trackerToken": \ADJAttribution.trackerToken, "trackerName": \ADJAttribution.trackerName,
        "network": \ADJAttribution.network, "campaign": \ADJAttribution.campaign, "adgroup": \ADJAttribution.adgroup,
        "creative": \ADJAttribution.creative, "clickLabel": \ADJAttribution.clickLabel,
        "costType": \ADJAttribution.costType, "costAmount": \ADJAttribution.costAmount,
        "costCurrency": \ADJAttribution.costCurrency, "jsonResponse": \ADJAttribution.jsonResponse,
        "adid": \ADJAttribution.adid,
      ]
    }
  }

  extension ADJSessionSuccess: KeyValueCoding {
    /// The properties, by their names in the SDK's headers.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "message": \ADJSessionSuccess.message, "timestamp": \ADJSessionSuccess.timestamp,
        "timeStamp": \ADJSessionSuccess.timeStamp, "adid": \ADJSessionSuccess.adid,
        "jsonResponse": \ADJSessionSuccess.jsonResponse,
      ]
    }
  }

  extension ADJSessionFailure: KeyValueCoding {
    /// The properties, by their names in the SDK's headers.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "message": \ADJSessionFailure.message, "timestamp": \ADJSessionFailure.timestamp,
        "timeStamp": \ADJSessionFailure.timeStamp, "adid": \ADJSessionFailure.adid,
        "willRetry": \ADJSessionFailure.willRetry, "jsonResponse": \ADJSessionFailure.jsonResponse,
      ]
    }
  }

  extension ADJEventSuccess: KeyValueCoding {
    /// The properties, by their names in the SDK's headers.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "message": \ADJEventSuccess.message, "timestamp": \ADJEventSuccess.timestamp,
        "timeStamp": \ADJEventSuccess.timeStamp, "adid": \ADJEventSuccess.adid,
        "eventToken": \ADJEventSuccess.eventToken, "callbackId": \ADJEventSuccess.callbackId,
        "jsonResponse": \ADJEventSuccess.jsonResponse,
      ]
    }
  }

  extension ADJEventFailure: KeyValueCoding {
    /// The properties, by their names in the SDK's headers.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "message": \ADJEventFailure.message, "timestamp": \ADJEventFailure.timestamp,
        "timeStamp": \ADJEventFailure.timeStamp, "adid": \ADJEventFailure.adid,
        "eventToken": \ADJEventFailure.eventToken, "callbackId": \ADJEventFailure.callbackId,
        "willRetry": \ADJEventFailure.willRetry, "jsonResponse": \ADJEventFailure.jsonResponse,
      ]
    }
  }

  extension ADJDeeplink: KeyValueCoding {
    /// The properties, by their names in the SDK's headers.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "deeplink": \ADJDeeplink.deeplink, "referrer": \ADJDeeplink.referrer,
      ]
    }
  }

  extension ADJRemoteTrigger: KeyValueCoding {
    /// The properties, by their names in the SDK's headers.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "label": \ADJRemoteTrigger.label, "payload": \ADJRemoteTrigger.payload,
      ]
    }
  }

  extension ADJPurchaseVerificationResult: KeyValueCoding {
    /// The properties, by their names in the SDK's headers.
    public static var _keyedProperties: [String: AnyKeyPath] {
      [
        "message": \ADJPurchaseVerificationResult.message, "code": \ADJPurchaseVerificationResult.code,
        "verificationStatus": \ADJPurchaseVerificationResult.verificationStatus,
      ]
    }
  }
#endif
