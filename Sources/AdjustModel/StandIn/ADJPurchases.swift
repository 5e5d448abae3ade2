import Foundation

/// A purchase that Adjust's servers are to verify, with the members of the SDK's class since version 5.
public final class ADJAppStorePurchase: NSObject {
  /// The App Store's id of the purchase.
  public let transactionId: String
  /// The product.
  public let productId: String

  /// Creates a purchase.
  public init?(transactionId: String, productId: String) {
    self.transactionId = transactionId
    self.productId = productId
  }
}

/// A purchase that Adjust's servers are to verify, with the members of the SDK's class in version 4.
public final class ADJPurchase: NSObject {
  /// The App Store's id of the purchase.
  public let transactionId: String
  /// The receipt of the purchase.
  public let receipt: Data
  /// The product.
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
  /// What the servers say.
  public var message: String
  /// The number of what the servers say.
  public var code: Int32
  /// `success`, `failure`, `unknown` or `not_verified`.
  public var verificationStatus: String

  /// Creates an answer, which the SDK makes on a device.
  public init(message: String = "", code: Int32 = 0, verificationStatus: String = "not_verified") {
    self.message = message
    self.code = code
    self.verificationStatus = verificationStatus
  }
}
