import AppsFlyerLib

/// Uses every public member of AppsFlyer's SDK once, as app code does, but for the constants (`AppsFlyerConstants`).
final class AppsFlyerSurface: NSObject {
  private let url = URL(string: "https://example.onelink.me/H5hv?deep_link_value=apples")

  /// Sets and calls what version 6 has.
  func useVersion6() {
    let lib = AppsFlyerLib.shared()
    lib.appsFlyerDevKey = "dev-key"
    lib.appleAppID = "1512793879"
    lib.delegate = self
    lib.deepLinkDelegate = self
    useSettings(lib)
    useLinks(lib)
    useEvents(lib)
    useHelpers()
    lib.waitForATTUserAuthorization(timeoutInterval: 10)
    lib.start()
    lib.start { answer, error in print(answer ?? [:], error as Any) }
    lib.start(completionHandler: nil)
    lib.isStopped = lib.isStopped
  }

  /// Sets and calls what version 7 adds.
  func useVersion7() {
    let lib = AppsFlyerLib.shared()
    lib.initialize(devKey: "dev-key", appId: "1512793879")
    lib.handleLaunchOptions(nil)
    lib.registerSessionReadyListener { print("ready", AppsFlyerLib.shared().isSessionReady()) }
    _ = lib.isSessionReady()
    lib.unregisterSessionReadyListener()
    lib.handleUniversalLink(url)
    lib.appendParametersToDeepLinkingURL(contains: "example.com", parameters: ["pid": "x"])
    let delegate: AppsFlyerDeepLinkDelegate = self
    lib.deepLinkDelegate = delegate
    let consent = AppsFlyerConsent(
      isUserSubjectToGDPR: true, hasConsentForDataUsage: true, hasConsentForAdsPersonalization: nil,
      hasConsentForAdStorage: nil)
    lib.setConsentData(consent)
    useUser(lib)
    lib.setHost("prefix", hostName: "example.com")
    print(lib.hostPrefix, lib.host, lib.getSdkVersion())
    lib.setPartnerData(partnerId: "partner_int", data: ["key": 1])
    useHelpersOfVersion7()
  }

  private func useUser(_ lib: AppsFlyerLib) {
    lib.setInstallId("install")
    lib.setUserEmail("a@example.com")
    lib.setUserPhone(countryCode: "49", phoneNumber: "30000000")
    lib.setUserFirstName("A")
    lib.setUserLastName("B")
    lib.setUserFbLoginId(42)
    lib.clearUserPii()
    let details = AFSDKPurchaseDetails(productId: "product", transactionId: "1", purchaseType: .oneTimePurchase)
    guard let details, details.purchaseType != AFSDKPurchaseType.subscription else { return }
    lib.validateAndLogInAppPurchase(purchaseDetails: details, purchaseAdditionalDetails: nil) { answer, error in
      print(answer ?? [:], error?.localizedDescription ?? "")
    }
    lib.logEvent("a", withValues: [AFEventParamNetworkToken: "token"])
  }

  private func useHelpersOfVersion7() {
    AppsFlyerShareInviteHelper.generateInviteLink(linkGenerator: { generator in
      generator.setReferrerImageUrl("https://example.com/a.png")
      generator.setBaseDeepLink("example://")
      generator.addUserParams(["deep_link_sub1": "1"])
      return generator
    }) { url, error in
      print(url?.absoluteString ?? "", error?.localizedDescription ?? "")
    }
    AppsFlyerShareInviteHelper.logInvite("mail", eventParameters: ["a": 1])
    AppsFlyerCrossPromotionHelper.logCrossPromoteImpression("1", campaign: nil, userParams: nil)
    AppsFlyerCrossPromotionHelper.logAndOpenStore("1", campaign: nil, userParams: nil) { print($0, $1) }
  }

  private func useSettings(_ lib: AppsFlyerLib) {
    lib.setUpInteroperabilityObject(self)
    lib.customerUserID = lib.customerUserID ?? "42"
    lib.customData = lib.customData ?? ["a": 1]
    lib.currencyCode = lib.currencyCode ?? "EUR"
    lib.currentDeviceLanguage = lib.currentDeviceLanguage ?? "de"
    lib.appInviteOneLinkID = lib.appInviteOneLinkID ?? "H5hv"
    lib.disableAdvertisingIdentifier = lib.disableAdvertisingIdentifier || true
    print(lib.advertisingIdentifier.count, lib.host, lib.hostPrefix)
    lib.disableSKAdNetwork = !lib.disableSKAdNetwork
    lib.isDebug = !lib.isDebug
    lib.shouldCollectDeviceName = !lib.shouldCollectDeviceName
    lib.anonymizeUser = !lib.anonymizeUser
    lib.disableCollectASA = !lib.disableCollectASA
    lib.disableAppleAdsAttribution = !lib.disableAppleAdsAttribution
    lib.useReceiptValidationSandbox = !lib.useReceiptValidationSandbox
    lib.useUninstallSandbox = !lib.useUninstallSandbox
    lib.disableIDFVCollection = !lib.disableIDFVCollection
    lib.phoneNumber = "+49 30 000000"
    lib.sharingFilter = lib.sharingFilter ?? ["all"]
    lib.facebookDeferredAppLink = lib.facebookDeferredAppLink ?? url
    lib.minTimeBetweenSessions = lib.minTimeBetweenSessions + 1
    lib.deepLinkTimeout = lib.deepLinkTimeout * 2
    lib.setPluginInfo(plugin: .flutter, version: "6.15.0", additionalParams: nil)
    lib.enableFacebookDeferredApplinks(with: AppsFlyerSurface.self)
    lib.setUserEmails(["a@example.com"], with: EmailCryptTypeSHA256)
    lib.setUserEmails(nil, with: EmailCryptTypeNone)
    lib.setHost("example.com", withHostPrefix: "a")
    lib.setSharingFilterForAllPartners()
    lib.setSharingFilterForPartners(["facebook_int"])
    lib.setConsentData(AppsFlyerConsent(nonGDPRUser: ()))
    lib.setConsentData(
      AppsFlyerConsent(forGDPRUserWithHasConsentForDataUsage: true, hasConsentForAdsPersonalization: false))
    lib.enableTCFDataCollection(true)
    lib.setPartnerData(partnerId: "a", partnerInfo: ["b": 1])
    lib.registerUninstall(Data([1, 2, 3]))
    lib.remoteDebuggingCall(withData: "")
    lib.remoteDebuggingCallV2(withData: "")
    print(lib.getAppsFlyerUID(), lib.getSDKVersion())
  }

  private func useLinks(_ lib: AppsFlyerLib) {
    lib.resolveDeepLinkURLs = (lib.resolveDeepLinkURLs ?? []) + ["click.example.com"]
    lib.oneLinkCustomDomains = (lib.oneLinkCustomDomains ?? []) + ["link.example.com"]
    lib.appendParametersToDeeplinkURL(contains: "example.com", parameters: ["pid": "x", "is_retargeting": "true"])
    lib.addPushNotificationDeepLinkPath(["data", "link"])
    lib.handleOpen(url, options: [:])
    lib.handleOpen(url)
    lib.handleOpen(url, sourceApplication: nil)
    lib.handleOpen(url, sourceApplication: nil, withAnnotation: "")
    lib.continue(nil, restorationHandler: nil)
    lib.performOnAppAttribution(with: url)
    lib.handlePushNotification(["af": ["a": 1]])
  }

  private func useEvents(_ lib: AppsFlyerLib) {
    lib.logEvent(AFEventPurchase, withValues: [AFEventParamRevenue: 1.5])
    lib.logEvent(name: AFEventLogin, values: nil) { answer, error in print(answer ?? [:], error as Any) }
    lib.logLocation(longitude: 13.4, latitude: 52.5)
    let revenue = AFAdRevenueData(
      monetizationNetwork: "network", mediationNetwork: .googleAdMob, currencyIso4217Code: "EUR", eventRevenue: 1.5)
    revenue.monetizationNetwork += revenue.currencyIso4217Code
    revenue.mediationNetwork = MediationNetworkType.custom
    print(revenue.eventRevenue.doubleValue)
    lib.logAdRevenue(revenue, additionalParameters: [kAppsFlyerAdRevenueCountry: "de"])
    lib.validateAndLog(
      inAppPurchase: "product", price: "1", currency: "EUR", transactionId: "1", additionalParameters: nil,
      success: { print($0) }, failure: { print($0 as Any, $1 as Any) })
    let details = AFSDKPurchaseDetails(productId: "product", price: "1", currency: "EUR", transactionId: "1")
    print(details.productId ?? "", details.price ?? "", details.currency ?? "", details.transactionId ?? "")
    lib.validateAndLog(inAppPurchase: details, extraEventValues: nil) { result in
      guard let result else { return }
      switch result.status {
      case .success: print(result.result ?? [:])
      case .failure: print(result.errorData ?? [:])
      case .error: print(result.error?.localizedDescription ?? "")
      }
    }
    print(ValidateAndLogResult(status: .error, result: nil, errorData: nil, error: nil).status)
  }

  private func useHelpers() {
    AppsFlyerShareInviteHelper.generateInviteUrl(
      linkGenerator: { (generator: AppsFlyerLinkGenerator) -> AppsFlyerLinkGenerator in
        generator.brandDomain = generator.brandDomain ?? "link.example.com"
        generator.setChannel("mail")
        generator.setReferrerCustomerId("42")
        generator.setCampaign("spring")
        generator.setReferrerUID("uid")
        generator.setReferrerName("A")
        generator.setReferrerImageURL("https://example.com/a.png")
        generator.setAppleAppID("1512793879")
        generator.setDeeplinkPath("fruit")
        generator.setBaseDeeplink("example://")
        generator.addParameterValue("apples", forKey: "deep_link_value")
        generator.addParameters(["deep_link_sub1": "1"])
        return generator
      },
      completionHandler: { print($0?.absoluteString ?? "") })
    AppsFlyerShareInviteHelper.logInvite("mail", parameters: nil)
    AppsFlyerCrossPromotionHelper.logCrossPromoteImpression("1", campaign: nil, parameters: nil)
    AppsFlyerCrossPromotionHelper.logAndOpenStore("1", campaign: nil, parameters: nil) { session, url in
      print(session, url)
    }
  }

  /// The cases of the enumerations.
  static let cases: [Any] = [
    MediationNetworkType.googleAdMob, MediationNetworkType.ironSource, MediationNetworkType.applovinMax,
    MediationNetworkType.fyber, MediationNetworkType.appodeal, MediationNetworkType.admost, MediationNetworkType.topon,
    MediationNetworkType.tradplus, MediationNetworkType.yandex, MediationNetworkType.chartBoost,
    MediationNetworkType.unity, MediationNetworkType.toponPte, MediationNetworkType.custom,
    MediationNetworkType.directMonetization,
    Plugin.iosNative, Plugin.unity, Plugin.flutter, Plugin.reactNative, Plugin.adobeAir, Plugin.adobeMobile,
    Plugin.cocos2dx, Plugin.cordova, Plugin.mparticle, Plugin.nativeScript, Plugin.expo, Plugin.unreal, Plugin.xamarin,
    Plugin.capacitor, Plugin.segment, Plugin.adobeSwiftAEP,
    ValidateAndLogStatus.success, ValidateAndLogStatus.failure, ValidateAndLogStatus.error,
  ]
}

extension AppsFlyerSurface: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {}
  func onConversionDataFail(_ error: Error) {}
  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {}
  func onAppOpenAttributionFailure(_ error: Error) {}
  func allHTTPHeaderFields(forResolveDeepLinkURL URL: URL) -> [String: String]? { nil }
}

extension AppsFlyerSurface: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    switch result.status {
    case .notFound: break
    case .failure: print(result.error?.localizedDescription ?? "")
    case .found:
      guard let link: DeepLink = result.deepLink else { return }
      let texts = [
        link.deeplinkValue, link.matchType, link.clickHTTPReferrer, link.mediaSource, link.campaign, link.campaignId,
        link.afSub1, link.afSub2, link.afSub3, link.afSub4, link.afSub5,
      ]
      print(texts, link.isDeferred, link.clickEvent.count, link.toString())
    }
  }
}
