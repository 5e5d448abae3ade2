import AppsFlyerTracker

/// Link code as it was written for versions 4 and 5 of AppsFlyer's SDK.
final class AppsFlyerVersion5Manager: NSObject {
  private(set) var received: [String] = []

  func start() {
    AppsFlyerTracker.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerTracker.shared()?.appleAppID = "1512793879"
    AppsFlyerTracker.shared().delegate = self
    AppsFlyerTracker.shared().shouldCollectDeviceName = true
    AppsFlyerTracker.shared().trackAppLaunch()
  }

  func open(_ activity: NSUserActivity) { AppsFlyerTracker.shared().continue(activity, restorationHandler: nil) }
}

extension AppsFlyerVersion5Manager: AppsFlyerTrackerDelegate {
  func onConversionDataReceived(_ installData: [AnyHashable: Any]!) {
    received.append("conversion data \(installData["af_status"] as? String ?? "")")
  }

  func onConversionDataRequestFailure(_ error: Error!) {
    received.append("no conversion data: \(error.localizedDescription)")
  }

  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]!) {
    received.append("link \(attributionData["deep_link_value"] as? String ?? "")")
  }
}

/// Uses every member that version 6 renamed once.
final class AppsFlyerVersion5Surface: NSObject, AppsFlyerTrackerDelegate {
  private let url = URL(string: "https://example.onelink.me/H5hv?deep_link_value=apples")

  /// Has the constants that only versions up to 5 have.
  let parameters: [String: Any] = [
    AFEventParamAchievenmentId: "1", AFEventParamAdRevenueAdType: "banner", AFEventParamAdRevenueNetworkName: "network",
    AFEventParamAdRevenuePlacementId: "2", AFEventParamAdRevenueAdSize: "small",
    AFEventParamAdRevenueMediatedNetworkName: "mediator", kINviteAppleAppID: [kDefaultOneLink, kNoOneLinkFallback],
  ]

  func use() {
    guard let tracker = AppsFlyerTracker.shared() else { return }
    tracker.appsFlyerDevKey = "dev-key"
    tracker.appleAppID = "1512793879"
    tracker.delegate = self
    tracker.loadConversionData(with: self)
    useSettings(tracker)
    useLinks(tracker)
    tracker.trackAppLaunch { answer, error in print(answer ?? [:], error as Any) }
    tracker.trackEvent("level", withValue: "1")
    tracker.trackEvent(AFEventPurchase, withValues: [AFEventParamRevenue: 1])
    tracker.trackEvent(withEventName: "level", eventValues: nil) { _, _ in }
    tracker.trackEvent(name: AFEventLevelAchieved, values: parameters) { _, _ in }
    tracker.trackLocation(13.4, latitude: 52.5)
    tracker.validateAndTrack(
      inAppPurchase: "product", price: "1", currency: "EUR", transactionId: "1", additionalParameters: nil,
      success: nil,
      failure: nil)
    AppsFlyerShareInviteHelper.trackInvite("mail", parameters: nil)
    AppsFlyerCrossPromotionHelper.trackCrossPromoteImpression("1512793879", campaign: nil)
    AppsFlyerCrossPromotionHelper.trackAndOpenStore("1512793879", campaign: nil, paramters: nil) { _, _ in }
    tracker.isStopTracking = !tracker.isStopTracking
  }

  private func useSettings(_ tracker: AppsFlyerTracker) {
    tracker.customerUserID = "user"
    tracker.customData = ["key": 1]
    tracker.currencyCode = "EUR"
    tracker.appInviteOneLinkID = "H5hv"
    (tracker.isDebug, tracker.shouldCollectDeviceName, tracker.disableAppleAdSupportTracking) = (true, false, true)
    (tracker.deviceTrackingDisabled, tracker.disableIAdTracking, tracker.disableIDFVCollection) = (false, true, true)
    (tracker.useReceiptValidationSandbox, tracker.useUninstallSandbox) = (true, true)
    tracker.phoneNumber = "49"
    tracker.facebookDeferredAppLink = url
    tracker.sharingFilter = []
    tracker.setSharingFilterForAllPartners()
    tracker.enableFacebookDeferredApplinks(with: nil)
    tracker.setUserEmails(["a@example.com"], with: EmailCryptTypeSHA1)
    tracker.setUserEmails(["a@example.com"], with: EmailCryptTypeMD5)
    tracker.setHost("example.com", withHostPrefix: "prefix")
    tracker.registerUninstall(Data())
    tracker.remoteDebuggingCall(withData: "")
    let texts: [String] = [
      tracker.getAppsFlyerUID(), tracker.getSDKVersion(), tracker.host, tracker.hostPrefix, tracker.advertiserId,
    ]
    print(texts)
  }

  private func useLinks(_ tracker: AppsFlyerTracker) {
    tracker.minTimeBetweenSessions = 5
    tracker.oneLinkCustomDomains = ["example.com"]
    tracker.resolveDeepLinkURLs = ["click.example.com"]
    tracker.continue(nil, restorationHandler: nil)
    tracker.didUpdate(nil)
    tracker.handleOpen(url, options: nil)
    tracker.handleOpen(url, sourceApplication: nil)
    tracker.handleOpen(url, sourceApplication: nil, withAnnotation: nil)
    tracker.performOnAppAttribution(with: url)
    tracker.handlePushNotification(nil)
  }

  func onConversionDataReceived(_ installData: [AnyHashable: Any]) { print("onConversionDataSuccess", installData) }
  func onConversionDataRequestFailure(_ error: Error) { print("onConversionDataFail", error) }
  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {}
  func onAppOpenAttributionFailure(_ error: Error) {}
}
