import SDKContract

extension Adjust {
  /// The public members of the SDK: those in the headers of 5.6.2 and 4.38.4, and the known ones of 5.7.0 and 5.8.0.
  ///
  /// The sources for 5.7.0 are adjust/ios_sdk#798 and the SDK's example app, and for 5.8.0 adjust/ios_sdk#803.
  public nonisolated static let members = SDKMembers([
    SDKMembers.Edition(module: "AdjustSdk", version: "5.8.0", first: "5.8.0", members: SDKMember.table(version5_8)),
    SDKMembers.Edition(module: "AdjustSdk", version: "5.7.0", first: "5.7.0", members: SDKMember.table(version5_7)),
    SDKMembers.Edition(
      module: "AdjustSdk", version: "5.6.2", first: "5.0.0",
      members: SDKMember.table(classes) + SDKMember.table(values)),
    SDKMembers.Edition(
      module: "Adjust", version: "4.38.4", last: "4.38",
      members: SDKMember.table(classesOfVersion4) + SDKMember.table(valuesOfVersion4)),
  ])

  /// The members that 5.8.0 adds.
  private nonisolated static let version5_8 = """
    # ADJConfig
    recorded disableDeviceIdsReading()
    """

  /// The members that 5.7.0 adds.
  private nonisolated static let version5_7 = """
    # AdjustDelegate
    value adjustThirdPartySharingSettingsChanged(_:) adjustThirdPartySharingSettingsChanged:
    # Adjust
    recorded thirdPartySharingSettings(withTimeout:completionHandler:) thirdPartySharingSettingsWithTimeout:completionHandler:
    # ADJThirdPartySharingResult
    value .
    value thirdPartySharingSettingsJson
    """

  /// The classes of version 5 whose methods an app calls, and its delegate.
  private nonisolated static let classes = """
    # AdjustDelegate
    acts .
    silent adjustAttributionChanged(_:) adjustAttributionChanged:
    silent adjustEventTrackingSucceeded(_:) adjustEventTrackingSucceeded:
    silent adjustEventTrackingFailed(_:) adjustEventTrackingFailed:
    silent adjustSessionTrackingSucceeded(_:) adjustSessionTrackingSucceeded:
    silent adjustSessionTrackingFailed(_:) adjustSessionTrackingFailed:
    silent adjustDeferredDeeplinkReceived(_:) adjustDeferredDeeplinkReceived:
    silent adjustSkanUpdated(withConversionData:) adjustSkanUpdatedWithConversionData:
    silent adjustRemoteTriggerReceived(_:) adjustRemoteTriggerReceived: since=5.6.0
    # ADJConfig
    acts .
    silent appToken
    silent environment
    value isSendingInBackgroundEnabled
    value isAdServicesEnabled
    value isIdfaReadingEnabled
    value isIdfvReadingEnabled
    value isSkanAttributionEnabled
    value isCostDataInAttributionEnabled
    value isLinkMeEnabled
    value isDeviceIdsReadingOnceEnabled
    value urlStrategyDomains
    value useSubdomains
    value isDataResidency
    acts isCoppaComplianceEnabled
    value isAppTrackingTransparencyUsageEnabled
    value isFirstSessionDelayEnabled since=5.3.0
    silent delegate
    recorded sdkPrefix
    recorded logLevel
    recorded defaultTracker
    recorded externalDeviceId
    acts attConsentWaitingInterval
    acts eventDeduplicationIdsMaxSize
    recorded storeInfo since=5.4.0
    silent init(appToken:environment:) initWithAppToken:environment:
    silent init(appToken:environment:suppressLogLevel:) initWithAppToken:environment:suppressLogLevel:
    silent isValid()
    acts disableAdServices()
    recorded disableIdfaReading()
    recorded disableIdfvReading()
    recorded disableSkanAttribution()
    acts enableSendingInBackground()
    acts enableLinkMe()
    recorded enableDeviceIdsReadingOnce()
    recorded enableCostDataInAttribution()
    acts enableCoppaCompliance()
    acts enableFirstSessionDelay() since=5.3.0
    acts disableAppTrackingTransparencyUsage()
    acts setUrlStrategy(_:useSubdomains:isDataResidency:) setUrlStrategy:useSubdomains:isDataResidency:
    # ADJLinkResolution
    acts .
    acts resolveLink(with:resolveUrlSuffixArray:callback:) resolveLinkWithUrl:resolveUrlSuffixArray:callback:
    # Adjust
    acts .
    acts initSdk(_:) initSdk:
    acts trackEvent(_:) trackEvent:
    acts enable()
    acts disable()
    acts isEnabled(completionHandler:) isEnabledWithCompletionHandler:
    acts processDeeplink(_:) processDeeplink:
    acts processAndResolve(_:withCompletionHandler:) processAndResolveDeeplink:withCompletionHandler:
    acts setPushToken(_:) setPushToken:
    silent setPushTokenAs(_:) setPushTokenAsString:
    acts switchToOfflineMode()
    acts switchBackToOnlineMode()
    acts idfa(completionHandler:) idfaWithCompletionHandler:
    acts idfv(completionHandler:) idfvWithCompletionHandler:
    acts adid(completionHandler:) adidWithCompletionHandler:
    acts adid(withTimeout:completionHandler:) adidWithTimeout:completionHandler: since=5.5.0
    acts attribution(completionHandler:) attributionWithCompletionHandler:
    acts attribution(withTimeout:completionHandler:) attributionWithTimeout:completionHandler: since=5.5.0
    acts sdkVersion(completionHandler:) sdkVersionWithCompletionHandler:
    acts convertUniversalLink(_:withScheme:) convertUniversalLink:withScheme:
    recorded addGlobalCallbackParameter(_:forKey:) addGlobalCallbackParameter:forKey:
    recorded addGlobalPartnerParameter(_:forKey:) addGlobalPartnerParameter:forKey:
    recorded removeGlobalCallbackParameter(forKey:) removeGlobalCallbackParameterForKey:
    recorded removeGlobalPartnerParameter(forKey:) removeGlobalPartnerParameterForKey:
    recorded removeGlobalCallbackParameters()
    recorded removeGlobalPartnerParameters()
    acts gdprForgetMe()
    acts trackThirdPartySharing(_:) trackThirdPartySharing:
    acts trackMeasurementConsent(_:) trackMeasurementConsent:
    acts trackAdRevenue(_:) trackAdRevenue:
    recorded trackAppStoreSubscription(_:) trackAppStoreSubscription:
    acts requestAppTrackingAuthorization(completionHandler:) requestAppTrackingAuthorizationWithCompletionHandler:
    acts appTrackingAuthorizationStatus()
    recorded updateSkanConversionValue(_:coarseValue:lockWindow:withCompletionHandler:) updateSkanConversionValue:coarseValue:lockWindow:withCompletionHandler:
    acts lastDeeplink(completionHandler:) lastDeeplinkWithCompletionHandler:
    recorded enableCoppaComplianceInDelay() since=5.3.0
    recorded disableCoppaComplianceInDelay() since=5.3.0
    recorded setExternalDeviceIdInDelay(_:) setExternalDeviceIdInDelay: since=5.3.0
    recorded verifyAppStorePurchase(_:withCompletionHandler:) verifyAppStorePurchase:withCompletionHandler:
    recorded verifyAndTrackAppStorePurchase(_:withCompletionHandler:) verifyAndTrackAppStorePurchase:withCompletionHandler:
    acts endFirstSessionDelay() since=5.3.0
    silent getInstance()
    recorded setTestOptions(_:) setTestOptions:
    acts trackSubsessionStart()
    acts trackSubsessionEnd()
    """
}
