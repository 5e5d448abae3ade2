import Foundation
import SDKContract

/// Stands in for a payment.
open class SKPayment: NSObject {
  /// The identifier of the product.
  open fileprivate(set) var productIdentifier = ""
  /// The number of items.
  open fileprivate(set) var quantity = 1
  /// The user's account with the app.
  open fileprivate(set) var applicationUsername: String?
  /// Whether the sandbox asks a parent.
  open fileprivate(set) var simulatesAskToBuyInSandbox = false
  /// Reserved.
  open fileprivate(set) var requestData: Data?
  /// The discount.
  open fileprivate(set) var paymentDiscount: SKPaymentDiscount?

  /// Creates a payment for nothing.
  public override init() {}
  /// Creates a payment for a product.
  public convenience init(product: SKProduct) {
    self.init()
    productIdentifier = product.productIdentifier
  }
}

/// Stands in for a payment that can be modified.
open class SKMutablePayment: SKPayment {
  /// The identifier of the product.
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  /// The number of items.
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  /// The user's account with the app.
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  /// Whether the sandbox asks a parent.
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
  /// Reserved.
  open override var requestData: Data? {
    get { super.requestData }
    set { super.requestData = newValue }
  }
  /// The discount.
  open override var paymentDiscount: SKPaymentDiscount? {
    get { super.paymentDiscount }
    set { super.paymentDiscount = newValue }
  }
}

/// Stands in for the signed discount of a payment.
open class SKPaymentDiscount: NSObject {
  /// The identifier of the discount.
  public let identifier: String
  /// The identifier of the key.
  public let keyIdentifier: String
  /// The number that is used once.
  public let nonce: UUID
  /// The signature.
  public let signature: String
  /// The time of the signature, in milliseconds.
  public let timestamp: NSNumber

  /// Creates a discount.
  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
  }
}

/// The state of a payment.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The state of a payment.
  case purchasing, purchased, failed, restored, deferred
}

/// Stands in for a transaction; there are none.
open class SKPaymentTransaction: NSObject {
  /// The error of a failed transaction.
  open var error: (any Error)? { nil }
  /// The transaction that this one restores.
  open var original: SKPaymentTransaction? { nil }
  /// The payment.
  open var payment: SKPayment { SKPayment() }
  /// The date of the transaction.
  open var transactionDate: Date? { nil }
  /// The identifier of the transaction.
  open var transactionIdentifier: String? { nil }
  /// The state of the payment.
  open var transactionState: SKPaymentTransactionState { .purchasing }
}

/// Stands in for the queue of payments, none of which is ever processed.
///
/// It is `@unchecked Sendable` because it belongs to one simulation, which runs on one thread.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  /// The objects that observe the queue.
  open private(set) var transactionObservers: [any SKPaymentTransactionObserver] = []
  /// The object that decides about transactions; without effect.
  open weak var delegate: (any SKPaymentQueueDelegate)?
  /// The unfinished transactions: none.
  open var transactions: [SKPaymentTransaction] { [] }
  /// The user's store.
  open var storefront: SKStorefront? { SKStorefront() }

  /// Returns the queue of the app that is being simulated on this thread.
  open class func `default`() -> SKPaymentQueue {
    AppEnvironment.withCurrent(()) { environment, _ in environment.object { SKPaymentQueue() } }
  }
  /// Returns whether the user is allowed to pay.
  open class func canMakePayments() -> Bool { true }

  /// Adds an observer, which is called only when a restoration has finished.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    if !transactionObservers.contains(where: { $0 === observer }) { transactionObservers.append(observer) }
  }
  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    transactionObservers.removeAll { $0 === observer }
  }
  /// Accepts a payment, which is never processed.
  open func add(_ payment: SKPayment) {}
  /// Finishes a transaction.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Restores purchases, of which there are none.
  open func restoreCompletedTransactions() {
    Task { @MainActor in
      for observer in transactionObservers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
  }
  /// Restores purchases, of which there are none.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
  /// Shows nothing; on a device, a sheet for a code.
  open func presentCodeRedemptionSheet() {}
  /// Shows nothing; on a device, a sheet about a new price.
  open func showPriceConsentIfNeeded() {}
}

/// The object that decides about transactions; all methods are optional.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  /// Decides whether a transaction continues in another store.
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool
  /// Decides whether a sheet about a new price is shown.
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  /// The default implementation, for an app that does not implement the method.
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool { true }
  /// The default implementation, for an app that does not implement the method.
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// The object that observes transactions; all methods but the first are optional.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Called when transactions change, which none do.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Called when finished transactions leave the queue.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Called when a restoration has failed.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Called when a restoration has finished.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Called when the user chooses a product in the App Store.
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  /// Called when the user's store changes.
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  /// Called when downloads change, which none do.
  func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
  /// Called when the user no longer has products.
  func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
  /// The default implementation, for an app that does not implement the method.
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  /// The default implementation, for an app that does not implement the method.
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  /// The default implementation, for an app that does not implement the method.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// The default implementation, for an app that does not implement the method.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  /// The default implementation, for an app that does not implement the method.
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  /// The default implementation, for an app that does not implement the method.
  public func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
}
