import Foundation
import SDKContract

/// Reports cross-promotion of the developer's other apps, with the members of the SDK's class.
public final class AppsFlyerCrossPromotionHelper: NSObject {
  /// Reports that the user has seen an ad for another app.
  public class func logCrossPromoteImpression(
    _ appID: String, campaign: String?, parameters: [AnyHashable: Any]?
  ) {
    note("logCrossPromoteImpression", appID)
  }

  /// Reports that the user has seen an ad for another app; since version 7.
  public class func logCrossPromoteImpression(
    _ appId: String, campaign: String?, userParams: [AnyHashable: Any]?
  ) {
    note("logCrossPromoteImpression", appId)
  }

  /// Records in the trace a call whose parameter types are not available in every module.
  public class func note(_ method: String, _ appID: String) {
    AppsFlyerLib.shared().act(method, (method, appID)) { lib, call in
      lib.link.record("AppsFlyerCrossPromotionHelper.\(call.0)", call.1)
    }
  }
}
