import SDKContract

extension AppsFlyerLib {
  /// The public members of the SDK: those in the headers of 6.15.3, and those that version 7 adds.
  ///
  /// The source for 6.15.3 is its headers. The source for version 7 is its `AppsFlyerLib.h` and
  /// `AppsFlyerLinkGenerator.h`, as found in the repositories of apps, and AppsFlyer's migration guide. The source for
  /// versions 4 and 5 is `AppsFlyerTracker.h`, and a binding of its 5.4, both as found in the repositories of apps.
  public nonisolated static let members = SDKMembers([
    SDKMembers.Edition(
      module: "AppsFlyerLib", version: "7.0.2", first: "7.0.0", members: SDKMember.table(version7)),
    SDKMembers.Edition(
      module: "AppsFlyerLib", version: "6.15.3",
      members: SDKMember.table(classes) + SDKMember.table(values) + SDKMember.table(eventNames)),
    SDKMembers.Edition(module: "AppsFlyerLib", version: "5.4.4", last: "5.4", members: SDKMember.table(version5)),
  ])

  /// The classes whose methods an app calls, and the delegates.
  private nonisolated static let classes = """
    # AppsFlyerCrossPromotionHelper
    acts .
    recorded logCrossPromoteImpression(_:campaign:parameters:) logCrossPromoteImpression:campaign:parameters:
    recorded logAndOpenStore(_:campaign:parameters:openStore:) logAndOpenStore:campaign:parameters:openStore:
    # DeepLinkDelegate
    acts . AppsFlyerDeepLinkDelegate
    silent didResolveDeepLink(_:) didResolveDeepLink:
    # AppsFlyerLibDelegate
    acts .
    silent onConversionDataSuccess(_:) onConversionDataSuccess:
    silent onConversionDataFail(_:) onConversionDataFail:
    silent onAppOpenAttribution(_:) onAppOpenAttribution:
    silent onAppOpenAttributionFailure(_:) onAppOpenAttributionFailure:
    silent allHTTPHeaderFields(forResolveDeepLinkURL:) allHTTPHeaderFieldsForResolveDeepLinkURL:
    # AppsFlyerLib
    acts .
    silent shared()
    recorded setUpInteroperabilityObject(_:) setUpInteroperabilityObject:
    recorded customerUserID
    recorded customData
    silent appsFlyerDevKey
    silent appleAppID
    acts disableAdvertisingIdentifier
    value advertisingIdentifier
    acts waitForATTUserAuthorization(timeoutInterval:) waitForATTUserAuthorizationWithTimeoutInterval:
    recorded disableSKAdNetwork
    recorded currencyCode
    recorded isDebug
    recorded shouldCollectDeviceName
    acts appInviteOneLinkID
    recorded anonymizeUser
    recorded disableCollectASA
    recorded disableAppleAdsAttribution
    silent delegate
    silent deepLinkDelegate
    recorded useReceiptValidationSandbox
    recorded useUninstallSandbox
    acts resolveDeepLinkURLs
    acts oneLinkCustomDomains
    recorded phoneNumber until=6.18
    recorded disableIDFVCollection
    recorded currentDeviceLanguage
    recorded setPluginInfo(plugin:version:additionalParams:) setPluginInfoWith:pluginVersion:additionalParams:
    recorded enableFacebookDeferredApplinks(with:) enableFacebookDeferredApplinksWithClass:
    recorded setUserEmails(_:with:) setUserEmails:withCryptType: until=6.18
    acts start()
    acts start(completionHandler:) startWithCompletionHandler:
    acts logEvent(_:withValues:) logEvent:withValues:
    acts logEvent(name:values:completionHandler:) logEventWithEventName:eventValues:completionHandler:
    recorded validateAndLog(inAppPurchase:price:currency:transactionId:additionalParameters:success:failure:) validateAndLogInAppPurchase:price:currency:transactionId:additionalParameters:success:failure: until=6.18
    recorded validateAndLog(inAppPurchase:extraEventValues:completionHandler:) validateAndLogInAppPurchase:extraEventValues:completionHandler: until=6.18
    recorded logAdRevenue(_:additionalParameters:) logAdRevenue:additionalParameters:
    recorded logLocation(longitude:latitude:) logLocation:latitude:
    recorded getAppsFlyerUID()
    acts handleOpen(_:sourceApplication:) handleOpenURL:sourceApplication:
    acts handleOpen(_:sourceApplication:withAnnotation:) handleOpenURL:sourceApplication:withAnnotation:
    acts handleOpen(_:options:) handleOpenUrl:options:
    acts continue(_:restorationHandler:) continueUserActivity:restorationHandler:
    acts handlePushNotification(_:) handlePushNotification:
    recorded registerUninstall(_:) registerUninstall:
    recorded getSDKVersion() until=6.18
    recorded remoteDebuggingCall(withData:) remoteDebuggingCallWithData:
    recorded remoteDebuggingCallV2(withData:) remoteDebuggingCallV2WithData:
    acts performOnAppAttribution(with:) performOnAppAttributionWithURL:
    value host
    recorded setHost(_:withHostPrefix:) setHost:withHostPrefix:
    value hostPrefix
    acts minTimeBetweenSessions
    acts isStopped
    recorded facebookDeferredAppLink
    recorded sharingFilter
    acts deepLinkTimeout
    recorded setSharingFilterForAllPartners() until=6.18
    recorded setSharingFilterForPartners(_:) setSharingFilterForPartners:
    recorded setConsentData(_:) setConsentData:
    recorded enableTCFDataCollection(_:) enableTCFDataCollection:
    acts appendParametersToDeeplinkURL(contains:parameters:) appendParametersToDeepLinkingURLWithString:parameters: until=6.18
    acts addPushNotificationDeepLinkPath(_:) addPushNotificationDeepLinkPath:
    recorded setPartnerData(partnerId:partnerInfo:) setPartnerDataWithPartnerId:partnerInfo:
    # AppsFlyerLinkGenerator
    value .
    unavailable init()
    unavailable new()
    value brandDomain
    value setChannel(_:) setChannel:
    value setReferrerCustomerId(_:) setReferrerCustomerId:
    value setCampaign(_:) setCampaign:
    value setReferrerUID(_:) setReferrerUID:
    value setReferrerName(_:) setReferrerName:
    value setReferrerImageURL(_:) setReferrerImageURL:
    value setAppleAppID(_:) setAppleAppID:
    value setDeeplinkPath(_:) setDeeplinkPath:
    value setBaseDeeplink(_:) setBaseDeeplink:
    value addParameterValue(_:forKey:) addParameterValue:forKey:
    value addParameters(_:) addParameters:
    # AppsFlyerShareInviteHelper
    acts .
    acts generateInviteUrl(linkGenerator:completionHandler:) generateInviteUrlWithLinkGenerator:completionHandler: until=6.18
    recorded logInvite(_:parameters:) logInvite:parameters:
    """

  /// The members that version 7 adds.
  private nonisolated static let version7 = """
    # AppsFlyerCrossPromotionHelper
    recorded logCrossPromoteImpression(_:campaign:userParams:) logCrossPromoteImpression:campaign:userParams:
    recorded logAndOpenStore(_:campaign:userParams:openStore:) logAndOpenStore:campaign:userParams:openStore:
    # AppsFlyerLib
    silent initialize(devKey:appId:) initWithDevKey:appleAppId:
    acts handleLaunchOptions(_:) handleLaunchOptions:
    acts registerSessionReadyListener(_:) registerSessionReadyListener:
    acts unregisterSessionReadyListener()
    acts isSessionReady()
    acts appendParametersToDeepLinkingURL(contains:parameters:) appendParametersToDeepLinkingURLWithString:parameters:
    acts handleUniversalLink(_:) handleUniversalLink: since=7.0.1
    recorded setUserEmail(_:) setUserEmail:
    recorded setUserPhone(countryCode:phoneNumber:) setUserPhoneWithCountryCode:phoneNumber:
    recorded setUserFirstName(_:) setUserFirstName:
    recorded setUserLastName(_:) setUserLastName:
    recorded setUserFbLoginId(_:) setUserFbLoginId:
    recorded clearUserPii()
    recorded validateAndLogInAppPurchase(purchaseDetails:purchaseAdditionalDetails:completion:) validateAndLogInAppPurchase:purchaseAdditionalDetails:completion: since=6.17.2
    recorded getSdkVersion()
    recorded setHost(_:hostName:) setHost:hostName:
    recorded setInstallId(_:) setInstallId: since=6.16.0
    recorded setPartnerData(partnerId:data:) setPartnerDataWithPartnerId:data:
    # AppsFlyerLinkGenerator
    value setReferrerImageUrl(_:) setReferrerImageUrl:
    value setBaseDeepLink(_:) setBaseDeepLink:
    value addUserParams(_:) addUserParams:
    # AppsFlyerShareInviteHelper
    acts generateInviteLink(linkGenerator:completionHandler:) generateInviteLinkWithLinkGenerator:completionHandler:
    recorded logInvite(_:eventParameters:) logInvite:eventParameters:
    # AppsFlyerDeepLinkDelegate
    acts .
    # AppsFlyerConsent
    value .
    value init(isUserSubjectToGDPR:hasConsentForDataUsage:hasConsentForAdsPersonalization:hasConsentForAdStorage:)
    # AFSDKPurchaseDetails
    value purchaseType since=6.17.2
    value init(productId:transactionId:purchaseType:) initWithProductId:transactionId:purchaseType: since=6.17.2
    # AFSDKPurchaseType
    value subscription AFSDKPurchaseTypeSubscription since=6.17.2
    value oneTimePurchase AFSDKPurchaseTypeOneTimePurchase since=6.17.2
    # -
    value AFEventParamNetworkToken
    """
}
