import Foundation
import SDKContract

// In-app events, purchases and revenue.
extension AppsFlyerLib {
  /// Reports something that the user did.
  public nonisolated func logEvent(_ eventName: String, withValues values: [AnyHashable: Any]?) {
    act("logEvent", eventName) { lib, name in
      lib.link.call("AppsFlyerLib.logEvent", name) { $0.machine.logEvent(name, at: $1.now) }
    }
  }

  /// Reports something that the user did, and reports the result.
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

  /// Reports revenue of an advertisement.
  public nonisolated func logAdRevenue(_ adRevenueData: AFAdRevenueData, additionalParameters: [AnyHashable: Any]?) {
    note("logAdRevenue", adRevenueData.monetizationNetwork)
  }

  /// Reports where the user is.
  public nonisolated func logLocation(longitude: Double, latitude: Double) {
    note("logLocation", "\(longitude), \(latitude)")
  }

  /// Has AppsFlyer's servers validate a purchase; a simulation has no App Store, so that neither block is called.
  public nonisolated func validateAndLog(
    inAppPurchase productIdentifier: String?, price: String?, currency: String?, transactionId: String?,
    additionalParameters params: [AnyHashable: Any]?, success successBlock: (([AnyHashable: Any]) -> Void)? = nil,
    failure failedBlock: (((any Error)?, Any?) -> Void)? = nil
  ) {
    note("validateAndLog", productIdentifier)
  }

  /// Has AppsFlyer's servers validate a purchase; a simulation has no App Store, so that nobody answers.
  public nonisolated func validateAndLog(
    inAppPurchase details: AFSDKPurchaseDetails, extraEventValues: [AnyHashable: Any]?,
    completionHandler: @escaping AFSDKValidateAndLogCompletion
  ) {
    note("validateAndLog", details.productId)
  }

  /// Has AppsFlyer's servers validate a purchase; since 6.17.2. A simulation has no App Store, so that nobody answers.
  public nonisolated func validateAndLogInAppPurchase(
    purchaseDetails: AFSDKPurchaseDetails, purchaseAdditionalDetails: [AnyHashable: Any]?,
    completion: @escaping ([AnyHashable: Any]?, (any Error)?) -> Void
  ) {
    note("validateAndLogInAppPurchase", purchaseDetails.productId)
  }
}
