import Foundation
import SDKContract

extension Adjust: NamedMethods {
  /// The methods of version 5 that take and return objects, by selector.
  package nonisolated static var classMethods: [String: Method] {
    [
      "initSdk:": { try initSdk($0.argument(0, ADJConfig.self)) },
      "trackEvent:": { try trackEvent($0.argument(0, ADJEvent.self)) },
      "enable": { _ in enable() }, "disable": { _ in disable() },
      "switchToOfflineMode": { _ in switchToOfflineMode() },
      "switchBackToOnlineMode": { _ in switchBackToOnlineMode() },
      "endFirstSessionDelay": { _ in endFirstSessionDelay() }, "gdprForgetMe": { _ in gdprForgetMe() },
      "trackSubsessionStart": { _ in trackSubsessionStart() }, "trackSubsessionEnd": { _ in trackSubsessionEnd() },
      "processDeeplink:": { try $0.argument(0, ADJDeeplink.self).map { processDeeplink($0) } },
      "setPushToken:": { try $0.argument(0, Data.self).map { setPushToken($0) } },
      "setPushTokenAsString:": { try $0.argument(0, String.self).map { setPushTokenAs($0) } },
      "trackThirdPartySharing:": { try $0.argument(0, ADJThirdPartySharing.self).map { trackThirdPartySharing($0) } },
    ]
  }
}

extension AdjustVersion4: NamedMethods {
  /// The methods of version 4 that take and return objects, by selector.
  package static var classMethods: [String: Method] {
    [
      "appDidLaunch:": { try appDidLaunch($0.argument(0, ADJConfig.self)) },
      "trackEvent:": { try trackEvent($0.argument(0, ADJEvent.self)) },
      "appWillOpenUrl:": { try $0.argument(0, URL.self).map { appWillOpen($0) } },
      "lastDeeplink": { _ in lastDeeplink() },
      "setDeviceToken:": { try $0.argument(0, Data.self).map { setDeviceToken($0) } },
      "setPushToken:": { try $0.argument(0, String.self).map { setPushToken($0) } }, "adid": { _ in adid() },
      "idfa": { _ in idfa() }, "idfv": { _ in idfv() }, "attribution": { _ in attribution() },
      "sdkVersion": { _ in sdkVersion() }, "getInstance": { _ in getInstance() },
      "sendFirstPackages": { _ in sendFirstPackages() }, "gdprForgetMe": { _ in gdprForgetMe() },
      "trackSubsessionStart": { _ in trackSubsessionStart() }, "trackSubsessionEnd": { _ in trackSubsessionEnd() },
      "disableThirdPartySharing": { _ in disableThirdPartySharing() },
      "trackThirdPartySharing:": { try $0.argument(0, ADJThirdPartySharing.self).map { trackThirdPartySharing($0) } },
    ]
  }
}
