import Foundation

/// An event that an app reports to Adjust, with the members of the SDK's class in versions 4 and 5.
///
/// Only the token and the ids affect the simulation.
public final class ADJEvent: NSObject {
  /// The token of the event at Adjust.
  public let eventToken: String
  /// The amount; zero if not set.
  public internal(set) var revenue = NSNumber(value: 0)
  /// The currency, as a three-letter code; empty if not set.
  public internal(set) var currency = ""
  /// The id by which a repeated event is recognized; empty if not set.
  public internal(set) var deduplicationId = ""
  /// The id that the answer returns; empty if not set.
  public internal(set) var callbackId = ""
  /// The transaction id of the App Store; empty if not set.
  public internal(set) var transactionId = ""
  /// The id of the product; empty if not set.
  public internal(set) var productId = ""
  /// The receipt of a purchase; version 4.
  public internal(set) var receipt = Data()
  /// The callback parameters, for the app's own servers.
  public internal(set) var callbackParameters: [AnyHashable: Any] = [:]
  /// The partner parameters.
  public internal(set) var partnerParameters: [AnyHashable: Any] = [:]

  /// Creates an event; nil if the token is empty.
  public init?(eventToken: String) {
    guard !eventToken.isEmpty else { return nil }
    self.eventToken = eventToken
  }

  /// Whether the event can be reported.
  public func isValid() -> Bool { !eventToken.isEmpty }

  /// Whether the receipt that was set is empty; version 4.
  public var emptyReceipt: Bool { receipt.isEmpty && isReceiptSet }
  private var isReceiptSet = false

  /// Sets the revenue and its currency.
  public func setRevenue(_ amount: Double, currency: String) {
    revenue = NSNumber(value: amount)
    self.currency = currency
  }

  /// Adds a callback parameter, for the app's own servers.
  public func addCallbackParameter(_ key: String, value: String) { callbackParameters[key] = value }

  /// Adds a partner parameter.
  public func addPartnerParameter(_ key: String, value: String) { partnerParameters[key] = value }

  /// Sets the deduplication id; a second event with the same id is skipped.
  public func setDeduplicationId(_ deduplicationId: String) { self.deduplicationId = deduplicationId }

  /// Sets the id that the answer returns.
  public func setCallbackId(_ callbackId: String) { self.callbackId = callbackId }

  /// Sets the transaction id of the App Store; in version 4, a second event with the same id is skipped.
  public func setTransactionId(_ transactionId: String) { self.transactionId = transactionId }

  /// Sets the id of the product.
  public func setProductId(_ productId: String) { self.productId = productId }

  /// Sets the receipt of a purchase; version 4.
  public func setReceipt(_ receipt: Data) {
    self.receipt = receipt
    isReceiptSet = true
  }

  /// Sets the receipt of a purchase and its transaction id; version 4.
  public func setReceipt(_ receipt: Data, transactionId: String) {
    setReceipt(receipt)
    setTransactionId(transactionId)
  }
}
