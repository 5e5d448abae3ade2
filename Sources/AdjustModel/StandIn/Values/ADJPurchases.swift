import Foundation

/// A purchase for Adjust's servers to verify, with the members of the SDK's class since version 5.
public final class ADJAppStorePurchase: NSObject {
  /// The transaction id of the App Store.
  public let transactionId: String
  /// The id of the product.
  public let productId: String

  /// Creates a purchase.
  public init?(transactionId: String, productId: String) {
    self.transactionId = transactionId
    self.productId = productId
  }
}

/// A purchase for Adjust's servers to verify, with the members of the SDK's class in version 4.
public final class ADJPurchase: NSObject {
  /// The transaction id of the App Store.
  public let transactionId: String
  /// The receipt of the purchase.
  public let receipt: Data
  /// The id of the product.
  public let productId: String

  /// Creates a purchase.
  public init?(transactionId: String, productId: String, andReceipt receipt: Data) {
    self.transactionId = transactionId
    self.productId = productId
    self.receipt = receipt
  }
}

/// The result of a verification, with the members of the SDK's class.
public final class ADJPurchaseVerificationResult: NSObject {
  /// The message of the servers.
  public var message: String
  /// The code of the result.
  public var code: Int32
  /// `success`, `failure`, `unknown` or `not_verified`.
  public var verificationStatus: String

  /// Creates a result, which only the SDK does on a device.
  public init(message: String = "", code: Int32 = 0, verificationStatus: String = "not_verified") {
    self.message = message
    self.code = code
    self.verificationStatus = verificationStatus
  }
}
