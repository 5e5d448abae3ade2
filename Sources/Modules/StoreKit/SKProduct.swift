import Foundation

/// Stands in for a product of the App Store; no request finds one.
///
/// It is `@unchecked Sendable` because it is never modified.
open class SKProduct: NSObject, @unchecked Sendable {
  /// A unit of time.
  public enum PeriodUnit: UInt, Sendable {
    /// A unit of time.
    case day, week, month, year
  }

  /// The identifier of the product.
  open var productIdentifier: String { "" }
  /// The name of the product.
  open var localizedTitle: String { "" }
  /// The description of the product.
  open var localizedDescription: String { "" }
  /// The price.
  open var price: NSDecimalNumber { .zero }
  /// The locale of the price.
  open var priceLocale: Locale { Locale(identifier: "en_US@currency=USD") }
  /// Whether Family Sharing includes the product.
  open var isFamilyShareable: Bool { false }
  /// The period of the subscription.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The introductory price.
  open var introductoryPrice: SKProductDiscount? { nil }
  /// The group of the subscription.
  open var subscriptionGroupIdentifier: String? { nil }
  /// The promotional offers.
  open var discounts: [SKProductDiscount] { [] }
  /// Whether there is content to download.
  open var isDownloadable: Bool { false }
  /// The sizes of the content to download.
  open var downloadContentLengths: [NSNumber] { [] }
  /// The version of the content.
  open var contentVersion: String { "" }
  /// The version of the content to download.
  open var downloadContentVersion: String { "" }
}

/// Stands in for the period of a subscription.
///
/// It is `@unchecked Sendable` because it is never modified.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// The number of units.
  open var numberOfUnits: Int { 0 }
  /// The unit.
  open var unit: SKProduct.PeriodUnit { .day }
}

/// Stands in for a discount.
///
/// It is `@unchecked Sendable` because it is never modified.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// How a discount is paid.
  public enum PaymentMode: UInt, Sendable {
    /// How a discount is paid.
    case payAsYouGo, payUpFront, freeTrial
  }
  /// The kinds of discounts.
  public enum `Type`: UInt, Sendable {
    /// A kind of discount.
    case introductory, subscription
  }

  /// The price.
  open var price: NSDecimalNumber { .zero }
  /// The locale of the price.
  open var priceLocale: Locale { Locale(identifier: "en_US@currency=USD") }
  /// The identifier of the discount.
  open var identifier: String? { nil }
  /// The period of the discount.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  /// The number of periods.
  open var numberOfPeriods: Int { 0 }
  /// How the discount is paid.
  open var paymentMode: PaymentMode { .payAsYouGo }
  /// The kind of discount.
  open var type: `Type` { .introductory }
}

/// Stands in for the user's store.
///
/// It is `@unchecked Sendable` because it is never modified.
open class SKStorefront: NSObject, @unchecked Sendable {
  /// The country of the store.
  open var countryCode: String { "USA" }
  /// The identifier of the store.
  open var identifier: String { "143441" }
}

/// An error of StoreKit.
public struct SKError: CustomNSError, Hashable, Sendable {
  /// The codes of the errors.
  public enum Code: Int, Sendable {
    /// The code of an error.
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    /// The code of an error.
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    /// The code of an error.
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
    /// The code of an error.
    case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
    /// The code of an error.
    case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
  }

  /// The domain of the errors.
  public static let errorDomain = SKErrorDomain
  /// The code of the error.
  public let code: Code
  /// The code as a number.
  public var errorCode: Int { code.rawValue }

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// An unknown error.
  public static let unknown = Code.unknown
  /// The client is not allowed to do this.
  public static let clientInvalid = Code.clientInvalid
  /// The user has cancelled the payment.
  public static let paymentCancelled = Code.paymentCancelled
  /// A parameter of the payment is not valid.
  public static let paymentInvalid = Code.paymentInvalid
  /// The user is not allowed to pay.
  public static let paymentNotAllowed = Code.paymentNotAllowed
  /// The product is not available.
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
}

/// The domain of StoreKit's errors.
public let SKErrorDomain = "SKErrorDomain"

extension SKError.Code {
  /// Returns whether an error has a code, as in `catch SKError.paymentCancelled`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? SKError)?.code == code }
}
