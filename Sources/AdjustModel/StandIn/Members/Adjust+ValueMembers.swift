extension Adjust {
  /// The types of values that an app gets from version 5 of the SDK or passes to it.
  nonisolated static let values = """
    # ADJAdRevenue
    value .
    value source
    value revenue
    value currency
    value adImpressionsCount
    value adRevenueNetwork
    value adRevenueUnit
    value adRevenuePlacement
    value partnerParameters
    value callbackParameters
    value init(source:) initWithSource:
    value setRevenue(_:currency:) setRevenue:currency:
    value setAdImpressionsCount(_:) setAdImpressionsCount:
    value setAdRevenueNetwork(_:) setAdRevenueNetwork:
    value setAdRevenueUnit(_:) setAdRevenueUnit:
    value setAdRevenuePlacement(_:) setAdRevenuePlacement:
    value addCallbackParameter(_:value:) addCallbackParameter:value:
    value addPartnerParameter(_:value:) addPartnerParameter:value:
    value isValid()
    # ADJAppStorePurchase
    value .
    value transactionId
    value productId
    value init(transactionId:productId:) initWithTransactionId:productId:
    # ADJAppStoreSubscription
    value .
    value price
    value currency
    value transactionId
    value transactionDate
    value salesRegion
    value callbackParameters
    value partnerParameters
    value init(price:currency:transactionId:) initWithPrice:currency:transactionId:
    value setTransactionDate(_:) setTransactionDate:
    value setSalesRegion(_:) setSalesRegion:
    value addCallbackParameter(_:value:) addCallbackParameter:value:
    value addPartnerParameter(_:value:) addPartnerParameter:value:
    # ADJAttribution
    value .
    value trackerToken
    value trackerName
    value network
    value campaign
    value adgroup
    value creative
    value clickLabel
    value costType
    value costAmount
    value costCurrency
    value jsonResponse
    value init(jsonDict:) initWithJsonDict:
    value isEqual(to:) isEqualToAttribution:
    value dictionary()
    # ADJDeeplink
    value .
    silent deeplink
    silent referrer since=5.2.0
    silent init(deeplink:) initWithDeeplink:
    silent setReferrer(_:) setReferrer: since=5.2.0
    # ADJEvent
    value .
    silent eventToken
    value revenue
    value currency
    silent deduplicationId
    value callbackId
    silent transactionId
    value productId
    value partnerParameters
    value callbackParameters
    silent init(eventToken:) initWithEventToken:
    value isValid()
    value setRevenue(_:currency:) setRevenue:currency:
    value addCallbackParameter(_:value:) addCallbackParameter:value:
    value addPartnerParameter(_:value:) addPartnerParameter:value:
    silent setDeduplicationId(_:) setDeduplicationId:
    value setCallbackId(_:) setCallbackId:
    silent setTransactionId(_:) setTransactionId:
    value setProductId(_:) setProductId:
    # ADJEventFailure
    value .
    value message
    value timestamp
    value adid
    value eventToken
    value callbackId
    value willRetry
    value jsonResponse
    # ADJEventSuccess
    value .
    value message
    value timestamp
    value adid
    value eventToken
    value callbackId
    value jsonResponse
    # ADJLogLevel
    value verbose ADJLogLevelVerbose
    value debug ADJLogLevelDebug
    value info ADJLogLevelInfo
    value warn ADJLogLevelWarn
    value error ADJLogLevelError
    value assert ADJLogLevelAssert
    value suppress ADJLogLevelSuppress
    # ADJLoggerProtocol
    value . ADJLogger
    value setLogLevel(_:isProductionEnvironment:) setLogLevel:isProductionEnvironment:
    value lockLogLevel()
    unavailable verbose(_:) verbose:
    unavailable debug(_:) debug:
    unavailable info(_:) info:
    unavailable warn(_:) warn:
    unavailable warnInProduction(_:) warnInProduction:
    unavailable error(_:) error:
    unavailable assert(_:) assert:
    # ADJLogger
    value .
    value logLevel(from:) logLevelFromString:
    # ADJPurchaseVerificationResult
    value .
    value message
    value code
    value verificationStatus
    # ADJRemoteTrigger
    value .
    value label
    value payload
    value init(label:payload:) initWithLabel:payload:
    # ADJSessionFailure
    value .
    value message
    value timestamp
    value adid
    value willRetry
    value jsonResponse
    # ADJSessionSuccess
    value .
    value message
    value timestamp
    value adid
    value jsonResponse
    # ADJStoreInfo
    value .
    value storeName
    value storeAppId
    value init(storeName:) initWithStoreName:
    unavailable init()
    # ADJThirdPartySharing
    value .
    value enabled
    value granularOptions
    value partnerSharingSettings
    value init(isEnabled:) initWithIsEnabled:
    value addGranularOption(_:key:value:) addGranularOption:key:value:
    value addPartnerSharingSetting(_:key:value:) addPartnerSharingSetting:key:value:
    # -
    value ADJEnvironmentSandbox
    value ADJEnvironmentProduction
    """
}
