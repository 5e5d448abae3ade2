import Adjust

/// Uses every public member of version 4 of Adjust's SDK once, as app code does.
final class AdjustVersion4Surface: NSObject {
  private let link = URL(string: "https://brandname.go.link/summer-clothes")

  /// Sets and calls what there is.
  func use() {
    guard let link else { return }
    useConfiguration()
    Adjust.setEnabled(true)
    print(Adjust.isEnabled())
    Adjust.setOfflineMode(false)
    Adjust.appWillOpen(link)
    Adjust.processDeeplink(link) { print($0) }
    print(Adjust.convertUniversalLink(link, scheme: "example") as Any)
    ADJLinkResolution.resolveLink(with: link, resolveUrlSuffixArray: ["go.link"]) { print($0 as Any) }
    print(Adjust.lastDeeplink() as Any)
    Adjust.sendFirstPackages()
    Adjust.sendAdWordsRequest()
    Adjust.trackSubsessionStart()
    Adjust.trackSubsessionEnd()
    Adjust.checkForNewAttStatus()
    print(Adjust.idfa() ?? "", Adjust.idfv() ?? "", Adjust.adid() ?? "", Adjust.sdkVersion() ?? "")
    Adjust.requestTrackingAuthorization { print($0) }
    print(Adjust.appTrackingAuthorizationStatus())
    let attribution = Adjust.attribution()
    print(attribution?.adid ?? "", attribution?.network ?? "")
    usePackages()
    useParameters()
    useInstance(link)
    Adjust.gdprForgetMe()
  }

  private func useConfiguration() {
    _ = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentProduction, allowSuppressLogLevel: true)
    // As in code for early releases of version 4, whose headers have no nullability annotations.
    let unwrapped: ADJConfig = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox)
    unwrapped.delegate = nil
    guard let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox) else { return }
    config.delegate = self
    config.logLevel = ADJLogLevelVerbose
    config.sdkPrefix = config.sdkPrefix ?? "unity5"
    config.defaultTracker = config.defaultTracker ?? "tracker"
    config.externalDeviceId = config.externalDeviceId ?? "device"
    config.eventBufferingEnabled = !config.eventBufferingEnabled
    config.sendInBackground = !config.sendInBackground
    config.allowiAdInfoReading = !config.allowiAdInfoReading
    config.allowAdServicesInfoReading = !config.allowAdServicesInfoReading
    config.allowIdfaReading = !config.allowIdfaReading
    config.delayStart = config.delayStart + 0.5
    config.attConsentWaitingInterval = config.attConsentWaitingInterval + 1
    config.userAgent = config.userAgent ?? "agent"
    config.isDeviceKnown = !config.isDeviceKnown
    config.needsCost = !config.needsCost
    config.setAppSecret(1, info1: 2, info2: 3, info3: 4, info4: 5)
    config.deactivateSKAdNetworkHandling()
    config.urlStrategy = config.urlStrategy ?? ADJDataResidencyEU
    config.linkMeEnabled = !config.linkMeEnabled
    config.coppaCompliantEnabled = !config.coppaCompliantEnabled
    config.readDeviceInfoOnceEnabled = !config.readDeviceInfoOnceEnabled
    print(
      config.appToken, config.environment, config.secretId ?? "", config.appSecret ?? "",
      config.isSKAdNetworkHandlingActive, config.isValid())
    Adjust.appDidLaunch(config)
  }

  private func usePackages() {
    let event = ADJEvent(eventToken: "abc123")
    event?.setRevenue(1.5, currency: "EUR")
    event?.addCallbackParameter("a", value: "b")
    event?.addPartnerParameter("a", value: "b")
    event?.setCallbackId("2")
    event?.setTransactionId("3")
    event?.setProductId("4")
    event?.setReceipt(Data())
    event?.setReceipt(Data([1]), transactionId: "5")
    if let event {
      print(
        event.eventToken, event.revenue, event.currency, event.callbackId, event.transactionId, event.productId,
        event.partnerParameters, event.callbackParameters, event.receipt, event.emptyReceipt, event.isValid())
    }
    Adjust.trackEvent(event)
    Adjust.setDeviceToken(Data([1, 2]))
    Adjust.setPushToken("token")
    Adjust.disableThirdPartySharing()
    Adjust.trackMeasurementConsent(true)
    if let sharing = ADJThirdPartySharing(isEnabledNumberBool: NSNumber(value: true)) {
      sharing.addGranularOption("partner", key: "a", value: "b")
      sharing.addPartnerSharingSetting("partner", key: "a", value: false)
      print(sharing.enabled as Any, sharing.granularOptions, sharing.partnerSharingSettings)
      Adjust.trackThirdPartySharing(sharing)
    }
    if let revenue = ADJAdRevenue(source: ADJAdRevenueSourceAdMob) {
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
    Adjust.trackAdRevenue(ADJAdRevenueSourceMopub, payload: Data())
    if let bought = ADJSubscription(price: 1, currency: "EUR", transactionId: "1", andReceipt: Data()) {
      bought.setTransactionDate(Date())
      bought.setSalesRegion("DE")
      bought.addCallbackParameter("a", value: "b")
      bought.addPartnerParameter("a", value: "b")
      print(
        bought.price, bought.currency, bought.transactionId, bought.receipt, bought.billingStore,
        bought.transactionDate, bought.salesRegion, bought.callbackParameters, bought.partnerParameters)
      Adjust.trackSubscription(bought)
    }
    if let purchase = ADJPurchase(transactionId: "1", productId: "2", andReceipt: Data()) {
      print(purchase.transactionId, purchase.productId, purchase.receipt)
      Adjust.verifyPurchase(purchase) { (result: ADJPurchaseVerificationResult) in
        print(result.message, result.code, result.verificationStatus)
      }
    }
  }

  private func useParameters() {
    Adjust.addSessionCallbackParameter("a", value: "b")
    Adjust.addSessionPartnerParameter("a", value: "b")
    Adjust.removeSessionCallbackParameter("a")
    Adjust.removeSessionPartnerParameter("a")
    Adjust.resetSessionCallbackParameters()
    Adjust.resetSessionPartnerParameters()
    Adjust.updateConversionValue(1)
    Adjust.updatePostbackConversionValue(1) { print($0 as Any) }
    Adjust.updatePostbackConversionValue(1, coarseValue: "low") { print($0 as Any) }
    Adjust.updatePostbackConversionValue(1, coarseValue: "low", lockWindow: true) { print($0 as Any) }
    let options = AdjustTestOptions()
    options.urlOverwrite = options.extraPath
    options.timerIntervalInMilliseconds = options.timerStartInMilliseconds
    options.sessionIntervalInMilliseconds = options.subsessionIntervalInMilliseconds
    options.attStatusInt = 0
    options.idfa = nil
    options.teardown = options.deleteState || options.noBackoffWait || options.adServicesFrameworkEnabled
    options.enableSigning = !options.disableSigning
    Adjust.setTestOptions(options)
    let logger = ADJLogger()
    (logger as ADJLoggerProtocol).setLogLevel(ADJLogger.logLevel(from: "info"), isProductionEnvironment: false)
    logger.lockLogLevel()
    print(
      ADJEventSuccess.eventSuccessResponseData(), ADJEventFailure.eventFailureResponseData(),
      ADJSessionSuccess.sessionSuccessResponseData(), ADJSessionFailure.sessionFailureResponseData())
  }

  /// The methods that an object of the class has as well.
  private func useInstance(_ link: URL) {
    guard let adjust = Adjust.getInstance() else { return }
    adjust.appDidLaunch(nil)
    adjust.setEnabled(adjust.isEnabled())
    adjust.setOfflineMode(false)
    adjust.appWillOpen(link)
    adjust.processDeeplink(link) { print($0) }
    adjust.trackEvent(nil)
    Adjust().trackEvent(nil)
    adjust.trackSubsessionStart()
    adjust.sendFirstPackages()
    print(adjust.attribution() as Any, adjust.adid() as Any, adjust.lastDeeplink() as Any)
    adjust.teardown()
  }

  /// The constants.
  static let constants: [Any] = [
    ADJLogLevelVerbose, ADJLogLevelDebug, ADJLogLevelInfo, ADJLogLevelWarn, ADJLogLevelError, ADJLogLevelAssert,
    ADJLogLevelSuppress, ADJLogLevel.verbose, ADJLogLevel.debug, ADJLogLevel.info, ADJLogLevel.warn, ADJLogLevel.error,
    ADJLogLevel.assert, ADJLogLevel.suppress,
    ADJAdRevenueSourceAppLovinMAX, ADJAdRevenueSourceMopub, ADJAdRevenueSourceAdMob, ADJAdRevenueSourceIronSource,
    ADJAdRevenueSourceAdMost, ADJAdRevenueSourceUnity, ADJAdRevenueSourceHeliumChartboost,
    ADJAdRevenueSourcePublisher, ADJAdRevenueSourceTopOn, ADJAdRevenueSourceADX, ADJAdRevenueSourceTradplus,
    ADJUrlStrategyIndia, ADJUrlStrategyChina, ADJUrlStrategyCn, ADJUrlStrategyCnOnly, ADJDataResidencyEU,
    ADJDataResidencyTR, ADJDataResidencyUS,
  ]
}

extension AdjustVersion4Surface: AdjustDelegate {
  func adjustAttributionChanged(_ attribution: ADJAttribution?) {
    guard let attribution, let adid = attribution.adid,
      let copy = ADJAttribution(jsonDict: attribution.dictionary() ?? [:], adid: adid)
    else { return }
    let texts = [
      attribution.trackerToken, attribution.trackerName, attribution.network, attribution.campaign, attribution.adgroup,
      attribution.creative, attribution.clickLabel, attribution.costType, attribution.costCurrency,
    ]
    print(texts, attribution.costAmount?.doubleValue ?? 0, copy.isEqual(to: attribution))
    print(ADJAttribution.data(withJsonDict: [:], adid: adid) as Any)
  }

  func adjustSessionTrackingSucceeded(_ session: ADJSessionSuccess?) {
    print(session?.message ?? "", session?.timeStamp ?? "", session?.adid ?? "", session?.jsonResponse ?? [:])
  }

  func adjustSessionTrackingFailed(_ session: ADJSessionFailure?) {
    print(session?.message ?? "", session?.timeStamp ?? "", session?.adid ?? "", session?.jsonResponse ?? [:])
    print(session?.willRetry ?? false)
  }

  func adjustEventTrackingSucceeded(_ event: ADJEventSuccess?) {
    print(event?.message ?? "", event?.timeStamp ?? "", event?.adid ?? "", event?.jsonResponse ?? [:])
    print(event?.eventToken ?? "", event?.callbackId ?? "")
  }

  func adjustEventTrackingFailed(_ event: ADJEventFailure?) {
    print(event?.message ?? "", event?.timeStamp ?? "", event?.adid ?? "", event?.jsonResponse ?? [:])
    print(event?.eventToken ?? "", event?.callbackId ?? "", event?.willRetry ?? false)
  }

  func adjustDeeplinkResponse(_ deeplink: URL?) -> Bool { false }
  func adjustConversionValueUpdated(_ conversionValue: NSNumber?) {}
  func adjustConversionValueUpdated(_ fineValue: NSNumber?, coarseValue: String?, lockWindow: NSNumber?) {}
}
