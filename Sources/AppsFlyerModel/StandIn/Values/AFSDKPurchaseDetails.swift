import Foundation

/// The type of a purchase; since 6.17.2.
public enum AFSDKPurchaseType: UInt, CaseIterable, Sendable {
  /// A subscription.
  case subscription
  /// A one-time purchase.
  case oneTimePurchase
}

/// A purchase for AppsFlyer's servers to validate, with the members of the SDK's class.
public final class AFSDKPurchaseDetails: NSObject {
  /// The id of the product.
  public var productId: String?
  /// The price.
  public var price: String?
  /// The currency, as a three-letter code.
  public var currency: String?
  /// The transaction id of the App Store.
  public var transactionId: String?
  /// The type of the purchase; since 6.17.2.
  public let purchaseType: AFSDKPurchaseType

  /// Creates a purchase.
  public init(productId: String?, price: String?, currency: String?, transactionId: String?) {
    self.productId = productId
    self.price = price
    self.currency = currency
    self.transactionId = transactionId
    purchaseType = .oneTimePurchase
  }

  /// Creates a purchase; since 6.17.2. The header does not say whether the result can be nil.
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

/// The name of the type in the headers.
public typealias AFSDKValidateAndLogStatus = ValidateAndLogStatus

/// The answer to a validation, with the members of the SDK's class.
public final class ValidateAndLogResult: NSObject {
  /// The status.
  public let status: ValidateAndLogStatus
  /// The answer of the servers.
  public let result: [AnyHashable: Any]?
  /// The answer of the servers to an invalid purchase.
  public let errorData: [AnyHashable: Any]?
  /// The error that prevented an answer.
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

/// The name of the type in the headers.
public typealias AFSDKValidateAndLogResult = ValidateAndLogResult

/// The completion handler of a validation.
public typealias AFSDKValidateAndLogCompletion = (ValidateAndLogResult?) -> Void
