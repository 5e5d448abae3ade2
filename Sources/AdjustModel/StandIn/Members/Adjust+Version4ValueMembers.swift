extension Adjust {
  /// The types of values that an app gets from version 4 of the SDK or passes to it.
  nonisolated static let valuesOfVersion4 = """
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
    # ADJAttribution
    value .
    value trackerToken
    value trackerName
    value network
    value campaign
    value adgroup
    value creative
    value clickLabel
    value adid
    value costType
    value costAmount
    value costCurrency
    value data(withJsonDict:adid:) dataWithJsonDict:adid:
    value init(jsonDict:adid:) initWithJsonDict:adid:
    value isEqual(to:) isEqualToAttribution:
    value dictionary()
    # ADJEvent
    value .
    value revenue
    silent eventToken
    silent transactionId
    value callbackId
    value currency
    value receipt
    value partnerParameters
    value callbackParameters
    value emptyReceipt
    value productId
    silent init(eventToken:) eventWithEventToken:
    silent init(eventToken:) initWithEventToken:
    value addCallbackParameter(_:value:) addCallbackParameter:value:
    value addPartnerParameter(_:value:) addPartnerParameter:value:
    value setRevenue(_:currency:) setRevenue:currency:
    silent setTransactionId(_:) setTransactionId:
    value setCallbackId(_:) setCallbackId:
    value setProductId(_:) setProductId:
    value setReceipt(_:) setReceipt:
    value isValid()
    value setReceipt(_:transactionId:) setReceipt:transactionId:
    # ADJEventFailure
    value .
    value message
    value timeStamp
    value adid
    value eventToken
    value callbackId
    value willRetry
    value jsonResponse
    value eventFailureResponseData()
    # ADJEventSuccess
    value .
    value message
    value timeStamp
    value adid
    value eventToken
    value callbackId
    value jsonResponse
    value eventSuccessResponseData()
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
    # ADJPurchase
    value .
    value transactionId
    value receipt
    value productId
    value init(transactionId:productId:andReceipt:) initWithTransactionId:productId:andReceipt:
    # ADJPurchaseVerificationResult
    value .
    value message
    value code
    value verificationStatus
    # ADJSessionFailure
    value .
    value message
    value timeStamp
    value adid
    value willRetry
    value jsonResponse
    value sessionFailureResponseData()
    # ADJSessionSuccess
    value .
    value message
    value timeStamp
    value adid
    value jsonResponse
    value sessionSuccessResponseData()
    # ADJSubscription
    value .
    value price
    value currency
    value transactionId
    value receipt
    value billingStore
    value transactionDate
    value salesRegion
    value callbackParameters
    value partnerParameters
    value init(price:currency:transactionId:andReceipt:) initWithPrice:currency:transactionId:andReceipt:
    value setTransactionDate(_:) setTransactionDate:
    value setSalesRegion(_:) setSalesRegion:
    value addCallbackParameter(_:value:) addCallbackParameter:value:
    value addPartnerParameter(_:value:) addPartnerParameter:value:
    # ADJThirdPartySharing
    value .
    value enabled
    value granularOptions
    value partnerSharingSettings
    value init(isEnabledNumberBool:) initWithIsEnabledNumberBool:
    value addGranularOption(_:key:value:) addGranularOption:key:value:
    value addPartnerSharingSetting(_:key:value:) addPartnerSharingSetting:key:value:
    # -
    value ADJEnvironmentSandbox
    value ADJEnvironmentProduction
    value ADJAdRevenueSourceAppLovinMAX
    value ADJAdRevenueSourceMopub
    value ADJAdRevenueSourceAdMob
    value ADJAdRevenueSourceIronSource
    value ADJAdRevenueSourceAdMost
    value ADJAdRevenueSourceUnity
    value ADJAdRevenueSourceHeliumChartboost
    value ADJAdRevenueSourcePublisher
    value ADJAdRevenueSourceTopOn
    value ADJAdRevenueSourceADX
    value ADJAdRevenueSourceTradplus
    value ADJUrlStrategyIndia
    value ADJUrlStrategyChina
    value ADJUrlStrategyCn
    value ADJUrlStrategyCnOnly
    value ADJDataResidencyEU
    value ADJDataResidencyTR
    value ADJDataResidencyUS
    # AdjustTestOptions
    value .
    value urlOverwrite
    value extraPath
    value timerIntervalInMilliseconds
    value timerStartInMilliseconds
    value sessionIntervalInMilliseconds
    value subsessionIntervalInMilliseconds
    value attStatusInt
    value idfa
    value teardown
    value deleteState
    value noBackoffWait
    value adServicesFrameworkEnabled
    value enableSigning
    value disableSigning
    """
}
