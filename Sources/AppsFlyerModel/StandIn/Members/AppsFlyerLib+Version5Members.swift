extension AppsFlyerLib {
  /// The members of versions 4 and 5 whose class, or whose own name, version 6 replaced.
  nonisolated static let version5 = """
    # AppsFlyerTracker
    acts .
    silent shared() sharedTracker
    silent appsFlyerDevKey
    silent appleAppID
    silent delegate
    recorded loadConversionData(with:) loadConversionDataWithDelegate:
    acts trackAppLaunch()
    acts trackAppLaunch(completionHandler:) trackAppLaunchWithCompletionHandler:
    silent minTimeBetweenSessions
    acts isStopTracking
    acts trackEvent(_:withValue:) trackEvent:withValue:
    acts trackEvent(_:withValues:) trackEvent:withValues:
    acts trackEvent(withEventName:eventValues:completionHandler:) trackEventWithEventName:eventValues:completionHandler:
    acts trackEvent(name:values:completionHandler:) trackEventWithEventName:eventValues:completionHandler:
    recorded trackLocation(_:latitude:) trackLocation:latitude:
    recorded validateAndTrack(inAppPurchase:price:currency:transactionId:additionalParameters:success:failure:) validateAndTrackInAppPurchase:price:currency:transactionId:additionalParameters:success:failure:
    silent oneLinkCustomDomains
    silent resolveDeepLinkURLs
    silent continue(_:restorationHandler:) continueUserActivity:restorationHandler:
    value didUpdate(_:) didUpdateUserActivity:
    silent handleOpen(_:options:) handleOpenUrl:options:
    silent handleOpen(_:sourceApplication:) handleOpenURL:sourceApplication:
    silent handleOpen(_:sourceApplication:withAnnotation:) handleOpenURL:sourceApplication:withAnnotation:
    silent performOnAppAttribution(with:) performOnAppAttributionWithURL:
    silent handlePushNotification(_:) handlePushNotification:
    value customerUserID
    value customData
    value currencyCode
    silent appInviteOneLinkID
    value isDebug
    value shouldCollectDeviceName
    acts disableAppleAdSupportTracking
    recorded deviceTrackingDisabled
    recorded disableIAdTracking
    value disableIDFVCollection
    value useReceiptValidationSandbox
    value useUninstallSandbox
    value advertiserId
    value phoneNumber
    value facebookDeferredAppLink
    value sharingFilter
    value setSharingFilterForAllPartners()
    value enableFacebookDeferredApplinks(with:) enableFacebookDeferredApplinksWithClass:
    value setUserEmails(_:with:) setUserEmails:withCryptType:
    value host
    value hostPrefix
    value setHost(_:withHostPrefix:) setHost:withHostPrefix:
    value registerUninstall(_:) registerUninstall:
    value remoteDebuggingCall(withData:) remoteDebuggingCallWithData:
    value getAppsFlyerUID()
    value getSDKVersion()
    # AppsFlyerTrackerDelegate
    acts .
    silent onConversionDataReceived(_:) onConversionDataReceived:
    silent onConversionDataRequestFailure(_:) onConversionDataRequestFailure:
    silent onConversionDataSuccess(_:) onConversionDataSuccess:
    silent onConversionDataFail(_:) onConversionDataFail:
    silent onAppOpenAttribution(_:) onAppOpenAttribution:
    silent onAppOpenAttributionFailure(_:) onAppOpenAttributionFailure:
    # AppsFlyerShareInviteHelper
    recorded trackInvite(_:parameters:) trackInvite:parameters:
    # AppsFlyerCrossPromotionHelper
    recorded trackCrossPromoteImpression(_:campaign:parameters:) trackCrossPromoteImpression:campaign:parameters:
    recorded trackAndOpenStore(_:campaign:paramters:openStore:) trackAndOpenStore:campaign:paramters:openStore:
    # -
    value EmailCryptTypeSHA1
    value EmailCryptTypeMD5
    value AFEventParamAchievenmentId
    value AFEventParamAdRevenueAdType
    value AFEventParamAdRevenueNetworkName
    value AFEventParamAdRevenuePlacementId
    value AFEventParamAdRevenueAdSize
    value AFEventParamAdRevenueMediatedNetworkName
    value kDefaultOneLink
    value kNoOneLinkFallback
    value kINviteAppleAppID
    """
}
