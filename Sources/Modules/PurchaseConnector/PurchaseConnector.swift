import Foundation
import StoreKit

/// Which purchases the connector reports.
public struct AutoLogPurchaseRevenueOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates an option set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Subscriptions that renew themselves.
  public static let autoRenewableSubscriptions = AutoLogPurchaseRevenueOptions(rawValue: 1)
  /// Other purchases.
  public static let inAppPurchases = AutoLogPurchaseRevenueOptions(rawValue: 2)
}

/// The version of StoreKit with which an app sells.
public enum AFSDKStoreKitVersion: UInt, Sendable {
  /// The version of StoreKit with which an app sells.
  case SK1, SK2
}

/// Stands in for the connector, which observes purchases; a simulated device has none.
///
/// It is `@unchecked Sendable` because its settings have no effect.
open class PurchaseConnector: NSObject, @unchecked Sendable {
  private static let connector = PurchaseConnector()

  /// The object that is told what AppsFlyer says of a purchase; held weakly, and never called.
  open weak var purchaseRevenueDelegate: (any PurchaseRevenueDelegate)?
  /// The object that adds parameters to a purchase; held weakly, and never called.
  open weak var purchaseRevenueDataSource: (any PurchaseRevenueDataSource)?
  /// Which purchases the connector reports; without effect.
  open var autoLogPurchaseRevenue: AutoLogPurchaseRevenueOptions = []
  /// Whether purchases are those of the sandbox; without effect.
  open var isSandbox = false

  /// Returns the connector.
  open class func shared() -> PurchaseConnector { connector }
  /// Sets the version of StoreKit with which the app sells; without effect.
  open func setStoreKitVersion(_ storeKitVersion: AFSDKStoreKitVersion) {}
  /// Starts to observe purchases, of which there are none.
  open func startObservingTransactions() {}
  /// Stops observing purchases.
  open func stopObservingTransactions() {}
  /// Reports a purchase, of which there are none.
  open func logConsumableTransaction(_ transaction: AFSDKTransactionSK2) {}
}

/// The object that is told what AppsFlyer says of a purchase.
public protocol PurchaseRevenueDelegate: AnyObject {
  /// Called with the answer to a purchase.
  func didReceivePurchaseRevenueValidationInfo(_ validationInfo: [AnyHashable: Any]?, error: (any Error)?)
}

/// The object that adds parameters to a purchase.
public protocol PurchaseRevenueDataSource: AnyObject {
  /// Returns the parameters to add to a purchase.
  func purchaseRevenueAdditionalParameters(
    for products: Set<SKProduct>, transactions: Set<SKPaymentTransaction>?
  ) -> [AnyHashable: Any]?
}

/// The object that adds parameters to a purchase with StoreKit 2.
public protocol PurchaseRevenueDataSourceStoreKit2: AnyObject {
  /// Returns the parameters to add to a purchase.
  func purchaseRevenueAdditionalParametersStoreKit2(
    forProducts products: Set<AFSDKProductSK2>, transactions: Set<AFSDKTransactionSK2>?
  ) -> [String: Any]?
}

/// A product of StoreKit 2, as an object.
open class AFSDKProductSK2: NSObject {
  /// The product.
  public let value: Product
  /// Creates an object for a product.
  public init(product: Product) { value = product }
}

/// A transaction of StoreKit 2, as an object.
open class AFSDKTransactionSK2: NSObject {
  /// The transaction.
  public let value: Transaction
  /// Creates an object for a transaction.
  public init(transaction: Transaction) { value = transaction }
}
