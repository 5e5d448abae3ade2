import Foundation

/// What a user buys; since 6.17.2.
public enum AFSDKPurchaseType: UInt, CaseIterable, Sendable {
  /// A subscription.
  case subscription
  /// What is bought once.
  case oneTimePurchase
}

/// A purchase that AppsFlyer's servers are to validate, with the members of the SDK's class.
public final class AFSDKPurchaseDetails: NSObject {
  /// The product.
  public var productId: String?
  /// The price.
  public var price: String?
  /// The currency, three letters.
  public var currency: String?
  /// The App Store's id of the purchase.
  public var transactionId: String?
  /// What the user buys; since 6.17.2.
  public let purchaseType: AFSDKPurchaseType

  /// Creates a purchase.
  public init(productId: String?, price: String?, currency: String?, transactionId: String?) {
    self.productId = productId
    self.price = price
    self.currency = currency
    self.transactionId = transactionId
    purchaseType = .oneTimePurchase
  }

  /// Creates a purchase; since 6.17.2, the header of which leaves open whether there is a result.
  public init!(productId: String?, transactionId: String?, purchaseType: AFSDKPurchaseType) {
    self.productId = productId
    self.transactionId = transactionId
    self.purchaseType = purchaseType
  }
}

/// The result of a validation.
public enum ValidateAndLogStatus: UInt, CaseIterable, Sendable {
  /// The purchase is valid.
  case success = 0
  /// The purchase is not valid.
  case failure
  /// The purchase could not be checked.
  case error
}

/// The name that the type has in the headers.
public typealias AFSDKValidateAndLogStatus = ValidateAndLogStatus

/// The answer to a validation, with the members of the SDK's class.
public final class ValidateAndLogResult: NSObject {
  /// The result.
  public let status: ValidateAndLogStatus
  /// What the servers answered.
  public let result: [AnyHashable: Any]?
  /// What the servers answered to a purchase that is not valid.
  public let errorData: [AnyHashable: Any]?
  /// Why there is no answer.
  public let error: (any Error)?

  /// Creates an answer.
  public init(
    status: ValidateAndLogStatus, result: [AnyHashable: Any]?, errorData: [AnyHashable: Any]?, error: (any Error)?
  ) {
    self.status = status
    self.result = result
    self.errorData = errorData
    self.error = error
  }
}

/// The name that the type has in the headers.
public typealias AFSDKValidateAndLogResult = ValidateAndLogResult

/// What is called with the answer to a validation.
public typealias AFSDKValidateAndLogCompletion = (ValidateAndLogResult?) -> Void
