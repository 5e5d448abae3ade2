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
    acts eventBufferingEnabled
    silent delegate
    acts sendInBackground
    recorded allowiAdInfoReading
    acts allowAdServicesInfoReading since=4.25.0
    recorded allowIdfaReading
    acts delayStart since=4.9.0
    acts attConsentWaitingInterval
    recorded userAgent
    recorded isDeviceKnown
    recorded needsCost since=4.24.0
    value secretId
    value appSecret
    recorded setAppSecret(_:info1:info2:info3:info4:) setAppSecret:info1:info2:info3:info4:
    value isSKAdNetworkHandlingActive
    recorded deactivateSKAdNetworkHandling() since=4.23.0
    acts urlStrategy since=4.23.0
    acts linkMeEnabled since=4.31.0
    silent init(appToken:environment:) configWithAppToken:environment:
    silent init(appToken:environment:) initWithAppToken:environment:
    silent init(appToken:environment:allowSuppressLogLevel:) configWithAppToken:environment:allowSuppressLogLevel:
    silent init(appToken:environment:allowSuppressLogLevel:) initWithAppToken:environment:allowSuppressLogLevel:
    silent isValid()
    acts coppaCompliantEnabled since=4.30.0
    recorded readDeviceInfoOnceEnabled since=4.37.0
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
    acts sendFirstPackages() since=4.9.0
    recorded sendAdWordsRequest()
    recorded addSessionCallbackParameter(_:value:) addSessionCallbackParameter:value:
    recorded addSessionPartnerParameter(_:value:) addSessionPartnerParameter:value:
    recorded removeSessionCallbackParameter(_:) removeSessionCallbackParameter:
    recorded removeSessionPartnerParameter(_:) removeSessionPartnerParameter:
    recorded resetSessionCallbackParameters()
    recorded resetSessionPartnerParameters()
    acts gdprForgetMe()
    acts trackAdRevenue(_:payload:) trackAdRevenue:payload:
    acts disableThirdPartySharing() since=4.19.0
    acts trackThirdPartySharing(_:) trackThirdPartySharing:
    acts trackMeasurementConsent(_:) trackMeasurementConsent:
    acts trackAdRevenue(_:) trackAdRevenue:
    recorded trackSubscription(_:) trackSubscription: since=4.22.0
    acts requestTrackingAuthorization(completionHandler:) requestTrackingAuthorizationWithCompletionHandler: since=4.23.0
    acts appTrackingAuthorizationStatus()
    recorded updateConversionValue(_:) updateConversionValue: since=4.26.0
    recorded updatePostbackConversionValue(_:completionHandler:) updatePostbackConversionValue:completionHandler: since=4.33.0
    recorded updatePostbackConversionValue(_:coarseValue:completionHandler:) updatePostbackConversionValue:coarseValue:completionHandler: since=4.33.0
    recorded updatePostbackConversionValue(_:coarseValue:lockWindow:completionHandler:) updatePostbackConversionValue:coarseValue:lockWindow:completionHandler: since=4.33.0
    acts checkForNewAttStatus() since=4.30.0
    acts lastDeeplink()
    recorded verifyPurchase(_:completionHandler:) verifyPurchase:completionHandler: since=4.34.0
    recorded setTestOptions(_:) setTestOptions:
    silent getInstance()
    recorded teardown()
    """
}
