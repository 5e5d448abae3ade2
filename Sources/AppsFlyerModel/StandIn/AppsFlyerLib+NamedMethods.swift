import Foundation
import SDKContract

extension AppsFlyerLib: NamedMethods {
  /// The methods of the class, by selector.
  package nonisolated static var classMethods: [String: Method] { ["shared": { _ in shared() }] }

  /// The methods that take and return objects, by selector.
  package nonisolated var objectMethods: [String: Method] {
    [
      "start": { _ in self.start() }, "getAppsFlyerUID": { _ in self.getAppsFlyerUID() },
      "getSDKVersion": { _ in self.getSDKVersion() }, "isSessionReady": { _ in self.isSessionReady() },
      "handleLaunchOptions:": { try self.handleLaunchOptions($0.argument(0, [AnyHashable: Any].self)) },
      "continueUserActivity:restorationHandler:": {
        try $0.argument(0, NSUserActivity.self).map { self.continue($0, restorationHandler: nil) }
      },
      "handleOpenUrl:options:": {
        try self.handleOpen($0.argument(0, URL.self), options: $0.argument(1, [AnyHashable: Any].self))
      },
      "handleUniversalLink:": { try self.handleUniversalLink($0.argument(0, URL.self)) },
      "performOnAppAttributionWithURL:": { self.performOnAppAttribution(with: try $0.argument(0, URL.self)) },
      "handlePushNotification:": { try self.handlePushNotification($0.argument(0, [AnyHashable: Any].self)) },
      "addPushNotificationDeepLinkPath:": {
        try self.addPushNotificationDeepLinkPath($0.argument(0, [String].self) ?? [])
      },
      "registerUninstall:": { try self.registerUninstall($0.argument(0, Data.self)) },
      "logEvent:withValues:": {
        try self.logEvent($0.argument(0, String.self) ?? "", withValues: $0.argument(1, [AnyHashable: Any].self))
      },
      "setConsentData:": { try $0.argument(0, AppsFlyerConsent.self).map { self.setConsentData($0) } },
    ]
  }
}

extension AppsFlyerTracker: NamedMethods {
  /// The methods of the class, by selector.
  package static var classMethods: [String: Method] { ["sharedTracker": { _ in shared() }] }

  /// The methods that take and return objects, by selector.
  package var objectMethods: [String: Method] {
    ["trackAppLaunch": { _ in self.trackAppLaunch() }, "getAppsFlyerUID": { _ in self.getAppsFlyerUID() }]
  }
}
