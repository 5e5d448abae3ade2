import Foundation
import SDKContract

// In-app events, purchases and revenue.
extension AppsFlyerLib {
  /// Reports an in-app event.
  public nonisolated func logEvent(_ eventName: String, withValues values: [AnyHashable: Any]?) {
    act("logEvent", eventName) { lib, name in
      lib.link.call("AppsFlyerLib.logEvent", name) { $0.machine.logEvent(name, at: $1.now) }
    }
  }

  /// Reports an in-app event, and calls a completion handler with the result.
  public nonisolated func logEvent(
    name: String, values: [String: Any]?, completionHandler: (([String: Any]?, (any Error)?) -> Void)? = nil
  ) {
    act("logEvent", (name, completionHandler)) { lib, event in
      let (name, completion) = event
      if let completion { lib.state.eventCompletions.append(EventCompletion(event: name, call: completion)) }
      lib.link.call("AppsFlyerLib.logEvent", name) {
        $0.machine.logEvent(name, completion: completion != nil, at: $1.now)
      }
    }
  }

  /// Reports the revenue of an ad.
  public nonisolated func logAdRevenue(_ adRevenueData: AFAdRevenueData, additionalParameters: [AnyHashable: Any]?) {
    note("logAdRevenue", adRevenueData.monetizationNetwork)
  }

  /// Reports the user's location.
  public nonisolated func logLocation(longitude: Double, latitude: Double) {
    note("logLocation", "\(longitude), \(latitude)")
  }

  /// Asks AppsFlyer's servers to validate a purchase; neither block is called, because a simulation has no App Store.
  public nonisolated func validateAndLog(
    inAppPurchase productIdentifier: String?, price: String?, currency: String?, transactionId: String?,
    additionalParameters params: [AnyHashable: Any]?, success successBlock: (([AnyHashable: Any]) -> Void)? = nil,
    failure failedBlock: (((any Error)?, Any?) -> Void)? = nil
  ) {
    note("validateAndLog", productIdentifier)
  }

  /// Asks AppsFlyer's servers to validate a purchase; there is no answer, because a simulation has no App Store.
  public nonisolated func validateAndLog(
    inAppPurchase details: AFSDKPurchaseDetails, extraEventValues: [AnyHashable: Any]?,
    completionHandler: @escaping AFSDKValidateAndLogCompletion
  ) {
    note("validateAndLog", details.productId)
  }

  /// Asks AppsFlyer's servers to validate a purchase; since 6.17.2. There is no answer, because a simulation has no App
  /// Store.
  public nonisolated func validateAndLogInAppPurchase(
    purchaseDetails: AFSDKPurchaseDetails?, purchaseAdditionalDetails: [AnyHashable: Any]?,
    completion: @escaping ([AnyHashable: Any]?, (any Error)?) -> Void
  ) {
    note("validateAndLogInAppPurchase", purchaseDetails?.productId)
  }
}
