import AppsFlyerModel
import Foundation
import FoundationNetworking

extension AppsFlyerCrossPromotionHelper {
  /// Reports that the user goes to another app in the App Store, which a simulation does not have: the block is not
  /// called.
  public class func logAndOpenStore(
    _ appID: String, campaign: String?, parameters: [AnyHashable: Any]?,
    openStore openStoreBlock: @escaping (URLSession, URL) -> Void
  ) {
    note("logAndOpenStore", appID)
  }

  /// Reports that the user goes to another app in the App Store, which a simulation does not have: the block is not
  /// called; since version 7.
  public class func logAndOpenStore(
    _ promotedAppId: String, campaign: String?, userParams: [AnyHashable: Any]?,
    openStore openStoreBlock: @escaping (URLSession, URL) -> Void
  ) {
    note("logAndOpenStore", promotedAppId)
  }
}
