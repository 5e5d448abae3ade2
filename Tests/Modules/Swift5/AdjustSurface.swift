import AdjustSdk

/// Uses every public member of version 5 of Adjust's SDK once, as app code does.
final class AdjustSurface: NSObject {
  private let link = URL(string: "https://brandname.go.link/summer-clothes")

  /// Sets and calls what there is.
  func use() {
    guard let link, let deeplink = ADJDeeplink(deeplink: link) else { return }
    deeplink.setReferrer(link)
    print(deeplink.deeplink, deeplink.referrer as Any)
    useConfiguration()
    Adjust.enable()
    Adjust.disable()
    Adjust.enable()
    Adjust.switchToOfflineMode()
    Adjust.switchBackToOnlineMode()
    Adjust.processDeeplink(deeplink)
    Adjust.processAndResolve(deeplink) { print($0 ?? "") }
    print(Adjust.convertUniversalLink(link, withScheme: "example") as Any)
    ADJLinkResolution.resolveLink(with: link, resolveUrlSuffixArray: ["go.link"]) { print($0 as Any) }
    Adjust.lastDeeplink { print($0 as Any) }
    Adjust.trackSubsessionStart()
    Adjust.trackSubsessionEnd()
    Adjust.endFirstSessionDelay()
    Adjust.setTestOptions(nil)
    print(Adjust.getInstance() as Any)
    useGetters()
    usePackages()
    useParameters()
    Adjust.gdprForgetMe()
  }

  private func useConfiguration() {
    _ = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentProduction, suppressLogLevel: true)
    guard let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox) else { return }
    config.delegate = self
    config.logLevel = ADJLogLevel.verbose
    config.sdkPrefix = config.sdkPrefix ?? "unity5"
    config.defaultTracker = config.defaultTracker ?? "tracker"
    config.externalDeviceId = config.externalDeviceId ?? "device"
    config.attConsentWaitingInterval = config.attConsentWaitingInterval + 1
    config.eventDeduplicationIdsMaxSize = config.eventDeduplicationIdsMaxSize + 1
    config.isCoppaComplianceEnabled = !config.isCoppaComplianceEnabled
    let store = ADJStoreInfo(storeName: "store")
    store?.storeAppId = (store?.storeName ?? "") + (store?.storeAppId ?? "")
    config.storeInfo = store
    config.disableAdServices()
    config.disableIdfaReading()
    config.disableIdfvReading()
    config.disableDeviceIdsReading()
    config.disableSkanAttribution()
    config.enableSendingInBackground()
    config.enableLinkMe()
    config.enableDeviceIdsReadingOnce()
    config.enableCostDataInAttribution()
    config.enableCoppaCompliance()
    config.enableFirstSessionDelay()
    config.disableAppTrackingTransparencyUsage()
    config.setUrlStrategy(["eu.adjust.com"], useSubdomains: true, isDataResidency: true)
    print(
      config.appToken, config.environment, config.isSendingInBackgroundEnabled, config.isAdServicesEnabled,
      config.isIdfaReadingEnabled, config.isIdfvReadingEnabled, config.isSkanAttributionEnabled,
      config.isCostDataInAttributionEnabled, config.isLinkMeEnabled, config.isDeviceIdsReadingOnceEnabled,
      config.urlStrategyDomains ?? [], config.useSubdomains, config.isDataResidency,
      config.isAppTrackingTransparencyUsageEnabled, config.isFirstSessionDelayEnabled, config.isValid())
    Adjust.initSdk(config)
  }

  private func useGetters() {
    Adjust.isEnabled { print($0) }
    Adjust.idfa { print($0 ?? "") }
    Adjust.idfv { print($0 ?? "") }
    Adjust.adid { print($0 ?? "") }
    Adjust.adid(withTimeout: 100) { print($0 ?? "") }
    Adjust.attribution { print($0?.network ?? "") }
    Adjust.attribution(withTimeout: 100) { print($0?.network ?? "") }
    Adjust.sdkVersion { print($0 ?? "") }
    Adjust.thirdPartySharingSettings(withTimeout: 100) { print($0?.thirdPartySharingSettingsJson ?? "") }
    Adjust.requestAppTrackingAuthorization { print($0) }
    print(Adjust.appTrackingAuthorizationStatus())
  }

  private func usePackages() {
    let event = ADJEvent(eventToken: "abc123")
    event?.setRevenue(1.5, currency: "EUR")
    event?.addCallbackParameter("a", value: "b")
    event?.addPartnerParameter("a", value: "b")
    event?.setDeduplicationId("1")
    event?.setCallbackId("2")
    event?.setTransactionId("3")
    event?.setProductId("4")
    if let event {
      print(
        event.eventToken, event.revenue, event.currency, event.deduplicationId, event.callbackId, event.transactionId,
        event.productId, event.partnerParameters, event.callbackParameters, event.isValid())
      Adjust.verifyAndTrackAppStorePurchase(event) { print($0.message) }
    }
    Adjust.trackEvent(event)
    Adjust.setPushToken(Data([1, 2]))
    Adjust.setPushTokenAs("token")
    Adjust.trackMeasurementConsent(true)
    if let sharing = ADJThirdPartySharing(isEnabled: NSNumber(value: true)) {
      sharing.addGranularOption("partner", key: "a", value: "b")
      sharing.addPartnerSharingSetting("partner", key: "a", value: false)
      print(sharing.enabled as Any, sharing.granularOptions, sharing.partnerSharingSettings)
      Adjust.trackThirdPartySharing(sharing)
    }
    if let revenue = ADJAdRevenue(source: "admob_sdk") {
      revenue.setRevenue(1.5, currency: "EUR")
      revenue.setAdImpressionsCount(2)
      revenue.setAdRevenueNetwork("network")
      revenue.setAdRevenueUnit("unit")
      revenue.setAdRevenuePlacement("top")
      revenue.addCallbackParameter("a", value: "b")
      revenue.addPartnerParameter("a", value: "b")
      print(
        revenue.source, revenue.revenue, revenue.currency, revenue.adImpressionsCount, revenue.adRevenueNetwork,
        revenue.adRevenueUnit, revenue.adRevenuePlacement, revenue.partnerParameters, revenue.callbackParameters,
        revenue.isValid())
      Adjust.trackAdRevenue(revenue)
    }
    if let bought = ADJAppStoreSubscription(price: 1, currency: "EUR", transactionId: "1") {
      bought.setTransactionDate(Date())
      bought.setSalesRegion("DE")
      bought.addCallbackParameter("a", value: "b")
      bought.addPartnerParameter("a", value: "b")
      print(
        bought.price, bought.currency, bought.transactionId, bought.transactionDate, bought.salesRegion,
        bought.callbackParameters, bought.partnerParameters)
      Adjust.trackAppStoreSubscription(bought)
    }
    if let purchase = ADJAppStorePurchase(transactionId: "1", productId: "2") {
      print(purchase.transactionId, purchase.productId)
      Adjust.verifyAppStorePurchase(purchase) { (result: ADJPurchaseVerificationResult) in
        print(result.message, result.code, result.verificationStatus)
      }
    }
  }

  private func useParameters() {
    Adjust.addGlobalCallbackParameter("b", forKey: "a")
    Adjust.addGlobalPartnerParameter("b", forKey: "a")
    Adjust.removeGlobalCallbackParameter(forKey: "a")
    Adjust.removeGlobalPartnerParameter(forKey: "a")
    Adjust.removeGlobalCallbackParameters()
    Adjust.removeGlobalPartnerParameters()
    Adjust.updateSkanConversionValue(1, coarseValue: "low", lockWindow: nil) { print($0 as Any) }
    Adjust.enableCoppaComplianceInDelay()
    Adjust.disableCoppaComplianceInDelay()
    Adjust.setExternalDeviceIdInDelay("device")
    let logger = ADJLogger()
    (logger as ADJLoggerProtocol).setLogLevel(ADJLogger.logLevel(from: "info"), isProductionEnvironment: false)
    logger.lockLogLevel()
  }

  /// The cases of the enumerations.
  static let levels: [ADJLogLevel] = [.verbose, .debug, .info, .warn, .error, .assert, .suppress]
}

extension AdjustSurface: AdjustDelegate {
  func adjustAttributionChanged(_ attribution: ADJAttribution?) {
    guard let attribution, let copy = ADJAttribution(jsonDict: attribution.jsonResponse ?? [:]) else { return }
    let texts = [
      attribution.trackerToken, attribution.trackerName, attribution.network, attribution.campaign, attribution.adgroup,
      attribution.creative, attribution.clickLabel, attribution.costType, attribution.costCurrency,
    ]
    print(texts, attribution.costAmount?.doubleValue ?? 0, attribution.dictionary() ?? [:])
    print(copy.isEqual(to: attribution))
    copy.network = "Organic"
  }

  func adjustSessionTrackingSucceeded(_ session: ADJSessionSuccess?) {
    print(session?.message ?? "", session?.timestamp ?? "", session?.adid ?? "", session?.jsonResponse ?? [:])
  }

  func adjustSessionTrackingFailed(_ session: ADJSessionFailure?) {
    print(session?.message ?? "", session?.timestamp ?? "", session?.adid ?? "", session?.jsonResponse ?? [:])
    print(session?.willRetry ?? false)
  }

  func adjustEventTrackingSucceeded(_ event: ADJEventSuccess?) {
    print(event?.message ?? "", event?.timestamp ?? "", event?.adid ?? "", event?.jsonResponse ?? [:])
    print(event?.eventToken ?? "", event?.callbackId ?? "")
  }

  func adjustEventTrackingFailed(_ event: ADJEventFailure?) {
    print(event?.message ?? "", event?.timestamp ?? "", event?.adid ?? "", event?.jsonResponse ?? [:])
    print(event?.eventToken ?? "", event?.callbackId ?? "", event?.willRetry ?? false)
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool { false }
  func adjustSkanUpdated(withConversionData data: [String: String]) {}

  func adjustThirdPartySharingSettingsChanged(_ thirdPartySharingResult: ADJThirdPartySharingResult?) {
    print(thirdPartySharingResult?.thirdPartySharingSettingsJson ?? "")
  }

  func adjustRemoteTriggerReceived(_ remoteTrigger: ADJRemoteTrigger) {
    print(ADJRemoteTrigger(label: remoteTrigger.label, payload: remoteTrigger.payload).label)
  }
}
