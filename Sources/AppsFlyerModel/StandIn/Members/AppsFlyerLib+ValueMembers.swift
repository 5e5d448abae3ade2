extension AppsFlyerLib {
  /// The types of values that an app gets from the SDK or passes to it.
  nonisolated static let values = """
    # -
    value kAppsFlyerAdRevenueMonetizationNetwork
    value kAppsFlyerAdRevenueMediationNetwork
    value kAppsFlyerAdRevenueEventRevenue
    value kAppsFlyerAdRevenueEventRevenueCurrency
    value kAppsFlyerAdRevenueCustomParameters
    value kAFADRWrapperTypeGeneric
    value kAppsFlyerAdRevenueCountry
    value kAppsFlyerAdRevenueAdUnit
    value kAppsFlyerAdRevenueAdType
    value kAppsFlyerAdRevenuePlacement
    # MediationNetworkType
    value googleAdMob AppsFlyerAdRevenueMediationNetworkTypeGoogleAdMob
    value ironSource AppsFlyerAdRevenueMediationNetworkTypeIronSource
    value applovinMax AppsFlyerAdRevenueMediationNetworkTypeApplovinMax
    value fyber AppsFlyerAdRevenueMediationNetworkTypeFyber
    value appodeal AppsFlyerAdRevenueMediationNetworkTypeAppodeal
    value admost AppsFlyerAdRevenueMediationNetworkTypeAdmost
    value topon AppsFlyerAdRevenueMediationNetworkTypeTopon
    value tradplus AppsFlyerAdRevenueMediationNetworkTypeTradplus
    value yandex AppsFlyerAdRevenueMediationNetworkTypeYandex
    value chartBoost AppsFlyerAdRevenueMediationNetworkTypeChartBoost
    value unity AppsFlyerAdRevenueMediationNetworkTypeUnity
    value toponPte AppsFlyerAdRevenueMediationNetworkTypeToponPte
    value custom AppsFlyerAdRevenueMediationNetworkTypeCustom
    value directMonetization AppsFlyerAdRevenueMediationNetworkTypeDirectMonetization
    # AFAdRevenueData
    value .
    unavailable init()
    unavailable new()
    value monetizationNetwork
    value mediationNetwork
    value currencyIso4217Code
    value eventRevenue
    value init(monetizationNetwork:mediationNetwork:currencyIso4217Code:eventRevenue:) initWithMonetizationNetwork:mediationNetwork:currencyIso4217Code:eventRevenue:
    # AFSDKPurchaseDetails
    value .
    unavailable init()
    unavailable new()
    value productId
    value price
    value currency
    value transactionId
    value init(productId:price:currency:transactionId:) initWithProductId:price:currency:transactionId:
    # ValidateAndLogStatus
    value success AFSDKValidateAndLogStatusSuccess
    value failure AFSDKValidateAndLogStatusFailure
    value error AFSDKValidateAndLogStatusError
    # ValidateAndLogResult
    value . AFSDKValidateAndLogResult
    unavailable init()
    unavailable new()
    value init(status:result:errorData:error:) initWithStatus:result:errorData:error:
    value status
    value result
    value errorData
    value error
    # DeepLink
    value . AppsFlyerDeepLink
    unavailable init()
    unavailable new()
    value clickEvent
    value deeplinkValue
    value matchType
    value clickHTTPReferrer
    value mediaSource
    value campaign
    value campaignId
    value afSub1
    value afSub2
    value afSub3
    value afSub4
    value afSub5
    value isDeferred
    value toString()
    # DeepLinkResultStatus
    value notFound AFSDKDeepLinkResultStatusNotFound
    value found AFSDKDeepLinkResultStatusFound
    value failure AFSDKDeepLinkResultStatusFailure
    # DeepLinkResult
    value . AppsFlyerDeepLinkResult
    unavailable init()
    unavailable new()
    value status
    value deepLink
    value error
    # Plugin
    value iosNative AFSDKPluginIOSNative
    value unity AFSDKPluginUnity
    value flutter AFSDKPluginFlutter
    value reactNative AFSDKPluginReactNative
    value adobeAir AFSDKPluginAdobeAir
    value adobeMobile AFSDKPluginAdobeMobile
    value cocos2dx AFSDKPluginCocos2dx
    value cordova AFSDKPluginCordova
    value mparticle AFSDKPluginMparticle
    value nativeScript AFSDKPluginNativeScript
    value expo AFSDKPluginExpo
    value unreal AFSDKPluginUnreal
    value xamarin AFSDKPluginXamarin
    value capacitor AFSDKPluginCapacitor
    value segment AFSDKPluginSegment
    value adobeSwiftAEP AFSDKPluginAdobeSwiftAEP
    # -
    value EmailCryptTypeNone
    value EmailCryptTypeSHA256
    """
}
