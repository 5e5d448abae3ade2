import Foundation

/// An event that an app reports to Adjust, with the members of the SDK's class in versions 4 and 5.
///
/// Only the token and the ids have to do with the simulation.
public final class ADJEvent: NSObject {
  /// The token of the event at Adjust.
  public let eventToken: String
  /// The amount; zero if none was set.
  public private(set) var revenue = NSNumber(value: 0)
  /// The currency, three letters; empty if none was set.
  public private(set) var currency = ""
  /// An id by which an event is recognised that was reported before; empty if none was set.
  public private(set) var deduplicationId = ""
  /// An id that comes back with the answer; empty if none was set.
  public private(set) var callbackId = ""
  /// The App Store's id of a purchase; empty if none was set.
  public private(set) var transactionId = ""
  /// The product of a purchase; empty if none was set.
  public private(set) var productId = ""
  /// The receipt of a purchase; version 4.
  public private(set) var receipt = Data()
  /// The parameters for the app's own servers.
  public private(set) var callbackParameters: [AnyHashable: Any] = [:]
  /// The parameters for partners.
  public private(set) var partnerParameters: [AnyHashable: Any] = [:]

  /// Creates an event; nil if there is no token.
  public init?(eventToken: String) {
    guard !eventToken.isEmpty else { return nil }
    self.eventToken = eventToken
  }

  /// Whether the event can be reported.
  public func isValid() -> Bool { !eventToken.isEmpty }

  /// Whether the receipt that was set is empty; version 4.
  public var emptyReceipt: Bool { receipt.isEmpty && isReceiptSet }
  private var isReceiptSet = false

  /// Sets what the user has paid.
  public func setRevenue(_ amount: Double, currency: String) {
    revenue = NSNumber(value: amount)
    self.currency = currency
  }

  /// Adds a parameter for the app's own servers.
  public func addCallbackParameter(_ key: String, value: String) { callbackParameters[key] = value }

  /// Adds a parameter for partners.
  public func addPartnerParameter(_ key: String, value: String) { partnerParameters[key] = value }

  /// Sets an id of which a second event is skipped.
  public func setDeduplicationId(_ deduplicationId: String) { self.deduplicationId = deduplicationId }

  /// Sets an id that comes back with the answer.
  public func setCallbackId(_ callbackId: String) { self.callbackId = callbackId }

  /// Sets the App Store's id of a purchase; in version 4 a second event with the same id is skipped.
  public func setTransactionId(_ transactionId: String) { self.transactionId = transactionId }

  /// Sets the product of a purchase.
  public func setProductId(_ productId: String) { self.productId = productId }

  /// Sets the receipt of a purchase; version 4.
  public func setReceipt(_ receipt: Data) {
    self.receipt = receipt
    isReceiptSet = true
  }

  /// Sets the receipt of a purchase, and the App Store's id of it; version 4.
  public func setReceipt(_ receipt: Data, transactionId: String) {
    setReceipt(receipt)
    setTransactionId(transactionId)
  }
}
