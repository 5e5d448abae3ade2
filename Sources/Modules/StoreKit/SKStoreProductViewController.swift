import Foundation
import SDKContract
import UIKitStandIns

/// The key for the identifier of a product.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The key for the token of an affiliate.
public let SKStoreProductParameterAffiliateToken = "at"
/// The key for the token of a campaign.
public let SKStoreProductParameterCampaignToken = "ct"
/// The key for the token of a provider.
public let SKStoreProductParameterProviderToken = "pt"

/// Stands in for the page of a product in the App Store, of which there is none.
open class SKStoreProductViewController: UIViewController {
  /// The delegate; held weakly.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Asks for a product, which is not found.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let block else { return }
    DispatchQueue.main.answer(block) { $0(false, SKError(.storeProductNotAvailable)) }
  }
}

/// The delegate of the page of a product, which no user closes.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed the page.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// The default implementation, for an app that does not implement the method.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
