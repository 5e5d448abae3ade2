import Foundation

/// A subscription that an app reports, with the members of the SDK's class since version 5.
public final class ADJAppStoreSubscription: NSObject {
  /// The price.
  public let price: NSDecimalNumber
  /// The currency, as a three-letter code.
  public let currency: String
  /// The transaction id of the App Store.
  public let transactionId: String
  /// The date of the purchase; the start of 1970 if not set.
  public private(set) var transactionDate = Date(timeIntervalSince1970: 0)
  /// The sales region of the store; empty if not set.
  public private(set) var salesRegion = ""
  /// The callback parameters, for the app's own servers.
  public private(set) var callbackParameters: [AnyHashable: Any] = [:]
  /// The partner parameters.
  public private(set) var partnerParameters: [AnyHashable: Any] = [:]

  /// Creates a subscription.
  public init?(price: NSDecimalNumber, currency: String, transactionId: String) {
    self.price = price
    self.currency = currency
    self.transactionId = transactionId
  }

  /// Sets the date of the purchase.
  public func setTransactionDate(_ transactionDate: Date) { self.transactionDate = transactionDate }

  /// Sets the sales region of the store.
  public func setSalesRegion(_ salesRegion: String) { self.salesRegion = salesRegion }

  /// Adds a callback parameter, for the app's own servers.
  public func addCallbackParameter(_ key: String, value: String) { callbackParameters[key] = value }

  /// Adds a partner parameter.
  public func addPartnerParameter(_ key: String, value: String) { partnerParameters[key] = value }
}

/// A subscription that an app reports, with the members of the SDK's class in version 4.
public final class ADJSubscription: NSObject {
  /// The price.
  public let price: NSDecimalNumber
  /// The currency, as a three-letter code.
  public let currency: String
  /// The transaction id of the App Store.
  public let transactionId: String
  /// The receipt of the purchase.
  public let receipt: Data
  /// The store: `iOS`.
  public let billingStore = "iOS"
  /// The date of the purchase; the start of 1970 if not set.
  public private(set) var transactionDate = Date(timeIntervalSince1970: 0)
  /// The sales region of the store; empty if not set.
  public private(set) var salesRegion = ""
  /// The callback parameters, for the app's own servers.
  public private(set) var callbackParameters: [AnyHashable: Any] = [:]
  /// The partner parameters.
  public private(set) var partnerParameters: [AnyHashable: Any] = [:]

  /// Creates a subscription.
  public init?(price: NSDecimalNumber, currency: String, transactionId: String, andReceipt receipt: Data) {
    self.price = price
    self.currency = currency
    self.transactionId = transactionId
    self.receipt = receipt
  }

  /// Sets the date of the purchase.
  public func setTransactionDate(_ transactionDate: Date) { self.transactionDate = transactionDate }

  /// Sets the sales region of the store.
  public func setSalesRegion(_ salesRegion: String) { self.salesRegion = salesRegion }

  /// Adds a callback parameter, for the app's own servers.
  public func addCallbackParameter(_ key: String, value: String) { callbackParameters[key] = value }

  /// Adds a partner parameter.
  public func addPartnerParameter(_ key: String, value: String) { partnerParameters[key] = value }
}
