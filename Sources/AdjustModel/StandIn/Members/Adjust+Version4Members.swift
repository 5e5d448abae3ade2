import SDKContract

extension Adjust {
  /// The classes of version 4 whose methods an app calls, and its delegate.
  nonisolated static let classesOfVersion4 = """
    # AdjustDelegate
    acts .
    silent adjustAttributionChanged(_:) adjustAttributionChanged:
    silent adjustEventTrackingSucceeded(_:) adjustEventTrackingSucceeded:
    silent adjustEventTrackingFailed(_:) adjustEventTrackingFailed:
    silent adjustSessionTrackingSucceeded(_:) adjustSessionTrackingSucceeded:
    silent adjustSessionTrackingFailed(_:) adjustSessionTrackingFailed:
    silent adjustDeeplinkResponse(_:) adjustDeeplinkResponse:
    silent adjustConversionValueUpdated(_:) adjustConversionValueUpdated:
    silent adjustConversionValueUpdated(_:coarseValue:lockWindow:) adjustConversionValueUpdated:coarseValue:lockWindow:
    # ADJConfig
    acts .
    recorded sdkPrefix
    recorded defaultTracker
    recorded externalDeviceId
    silent appToken
    silent environment
    recorded logLevel
    recorded eventBufferingEnabled
    silent delegate
    acts sendInBackground
    recorded allowiAdInfoReading
    acts allowAdServicesInfoReading
    recorded allowIdfaReading
    acts delayStart
    acts attConsentWaitingInterval
    recorded userAgent
    recorded isDeviceKnown
    recorded needsCost
    value secretId
    value appSecret
    recorded setAppSecret(_:info1:info2:info3:info4:) setAppSecret:info1:info2:info3:info4:
    value isSKAdNetworkHandlingActive
    recorded deactivateSKAdNetworkHandling()
    acts urlStrategy
    acts linkMeEnabled
    silent init(appToken:environment:) configWithAppToken:environment:
    silent init(appToken:environment:) initWithAppToken:environment:
    silent init(appToken:environment:allowSuppressLogLevel:) configWithAppToken:environment:allowSuppressLogLevel:
    silent init(appToken:environment:allowSuppressLogLevel:) initWithAppToken:environment:allowSuppressLogLevel:
    silent isValid()
    recorded coppaCompliantEnabled
    recorded readDeviceInfoOnceEnabled
    # ADJLinkResolution
    acts .
    acts resolveLink(with:resolveUrlSuffixArray:callback:) resolveLinkWithUrl:resolveUrlSuffixArray:callback:
    # Adjust
    acts .
    acts appDidLaunch(_:) appDidLaunch:
    acts trackEvent(_:) trackEvent:
    acts trackSubsessionStart()
    acts trackSubsessionEnd()
    acts setEnabled(_:) setEnabled:
    acts isEnabled()
    acts appWillOpen(_:) appWillOpenUrl:
    acts processDeeplink(_:completionHandler:) processDeeplink:completionHandler:
    acts setDeviceToken(_:) setDeviceToken:
    acts setPushToken(_:) setPushToken:
    acts setOfflineMode(_:) setOfflineMode:
    acts idfa()
    acts idfv()
    acts adid()
    acts attribution()
    acts sdkVersion()
    acts convertUniversalLink(_:scheme:) convertUniversalLink:scheme:
    acts sendFirstPackages()
    recorded sendAdWordsRequest()
    recorded addSessionCallbackParameter(_:value:) addSessionCallbackParameter:value:
    recorded addSessionPartnerParameter(_:value:) addSessionPartnerParameter:value:
    recorded removeSessionCallbackParameter(_:) removeSessionCallbackParameter:
    recorded removeSessionPartnerParameter(_:) removeSessionPartnerParameter:
    recorded resetSessionCallbackParameters()
    recorded resetSessionPartnerParameters()
    acts gdprForgetMe()
    acts trackAdRevenue(_:payload:) trackAdRevenue:payload:
    acts disableThirdPartySharing()
    acts trackThirdPartySharing(_:) trackThirdPartySharing:
    acts trackMeasurementConsent(_:) trackMeasurementConsent:
    acts trackAdRevenue(_:) trackAdRevenue:
    recorded trackSubscription(_:) trackSubscription:
    acts requestTrackingAuthorization(completionHandler:) requestTrackingAuthorizationWithCompletionHandler:
    acts appTrackingAuthorizationStatus()
    recorded updateConversionValue(_:) updateConversionValue:
    recorded updatePostbackConversionValue(_:completionHandler:) updatePostbackConversionValue:completionHandler:
    recorded updatePostbackConversionValue(_:coarseValue:completionHandler:) updatePostbackConversionValue:coarseValue:completionHandler:
    recorded updatePostbackConversionValue(_:coarseValue:lockWindow:completionHandler:) updatePostbackConversionValue:coarseValue:lockWindow:completionHandler:
    recorded checkForNewAttStatus()
    acts lastDeeplink()
    recorded verifyPurchase(_:completionHandler:) verifyPurchase:completionHandler:
    recorded setTestOptions(_:) setTestOptions:
    silent getInstance()
    recorded teardown()
    """
}
