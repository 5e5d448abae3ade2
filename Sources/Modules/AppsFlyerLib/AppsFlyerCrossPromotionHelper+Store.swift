import AppsFlyerModel
import Foundation
import FoundationNetworking

extension AppsFlyerCrossPromotionHelper {
  /// Reports that the user opens another app in the App Store; the block is not called, because a simulation has no App
  /// Store.
  public class func logAndOpenStore(
    _ appID: String, campaign: String?, parameters: [AnyHashable: Any]?,
    openStore openStoreBlock: @escaping (URLSession, URL) -> Void
  ) {
    note("logAndOpenStore", appID)
  }

  /// Reports that the user opens another app in the App Store; since version 7. The block is not called, because a
  /// simulation has no App Store.
  public class func logAndOpenStore(
    _ promotedAppId: String, campaign: String?, userParams: [AnyHashable: Any]?,
    openStore openStoreBlock: @escaping (URLSession, URL) -> Void
  ) {
    note("logAndOpenStore", promotedAppId)
  }

  /// Reports that the user opens another app in the App Store; until version 5, whose header spells the label in this
  /// way. The block is not called, because a simulation has no App Store.
  public class func trackAndOpenStore(
    _ appID: String, campaign: String?, paramters parameters: [AnyHashable: Any]?,
    openStore openStoreBlock: @escaping (URLSession, URL) -> Void
  ) {
    note("trackAndOpenStore", appID)
  }
}
