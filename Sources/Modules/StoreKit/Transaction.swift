import Foundation
import UIKitStandIns

/// Stands in for a transaction, under the name of StoreKit 2; there are none.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Why the App Store has given the money back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a reason from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Because of an issue within the app.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// For another reason.
    public static let other = RevocationReason(rawValue: 0)
  }

  /// A kind of offer.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a kind of offer from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// An offer to new subscribers.
    public static let introductory = OfferType(rawValue: 1)
    /// An offer to subscribers.
    public static let promotional = OfferType(rawValue: 2)
    /// A code.
    public static let code = OfferType(rawValue: 3)
    /// An offer to former subscribers.
    public static let winBack = OfferType(rawValue: 4)
  }

  /// The offer with which the user has bought the product.
  public struct Offer: Hashable, Sendable {
    /// How an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: String
      /// Creates a way to pay from its raw value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The user does not pay.
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      /// The user pays in each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      /// The user pays in advance.
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
      /// The user pays once.
      public static let oneTime = PaymentMode(rawValue: "ONE_TIME")
    }

    /// The identifier of the offer.
    public let id: String?
    /// The kind of offer.
    public let type: OfferType
    /// How the offer is paid.
    public let paymentMode: PaymentMode?
    /// The period of the offer.
    public let period: Product.SubscriptionPeriod?
  }

  /// How the user has the product.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a way to have a product from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user has bought the product.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// Family Sharing includes the product.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// Why there is a transaction.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a reason from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user has bought the product.
    public static let purchase = Reason(rawValue: "PURCHASE")
    /// The subscription has renewed itself.
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// What has come of a request for a refund.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// What has come of a request for a refund.
    case success, userCancelled
  }

  /// Why a request for a refund fails.
  public enum RefundRequestError: Error, Hashable, Sendable {
    /// There is one already, or it has failed.
    case duplicateRequest, failed
  }

  /// The identifier of the transaction.
  public let id: UInt64
  /// The identifier of the first transaction of the subscription.
  public let originalID: UInt64
  /// The identifier of the product.
  public let productID: String
  /// The group of the subscription.
  public let subscriptionGroupID: String?
  /// The identifier of the app.
  public let appBundleID: String
  /// The date of the purchase.
  public let purchaseDate: Date
  /// The date of the first purchase of the subscription.
  public let originalPurchaseDate: Date
  /// The date at which the subscription ends.
  public let expirationDate: Date?
  /// The number of items.
  public let purchasedQuantity: Int
  /// Whether the user has a better subscription.
  public let isUpgraded: Bool
  /// The offer.
  public let offer: Offer?
  /// The kind of offer.
  public let offerType: OfferType?
  /// The identifier of the offer.
  public let offerID: String?
  /// The date at which the App Store gave the money back.
  public let revocationDate: Date?
  /// Why the App Store has given the money back.
  public let revocationReason: RevocationReason?
  /// The kind of product.
  public let productType: Product.ProductType
  /// The user's account with the app.
  public let appAccountToken: UUID?
  /// How the user has the product.
  public let ownershipType: OwnershipType
  /// The date of the signature.
  public let signedDate: Date
  /// Where the purchase was made.
  public let environment: AppStore.Environment
  /// Why there is a transaction.
  public let reason: Reason
  /// The user's store.
  public let storefrontCountryCode: String
  /// The price.
  public let price: Decimal?
  /// The currency of the price.
  public let currency: Locale.Currency?
  /// The App Store's description of the transaction.
  public let jsonRepresentation: Data

  /// The user's transactions: none.
  public static var all: Transactions { Transactions() }
  /// The transactions that entitle the user to products: none.
  public static var currentEntitlements: Transactions { Transactions() }
  /// The transactions that have not been finished: none.
  public static var unfinished: Transactions { Transactions() }
  /// The transactions that take place outside of the app: none, so a loop over them ends at once.
  public static var updates: Transactions { Transactions() }

  /// Returns the user's last transaction with a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Returns the transaction that entitles the user to a product: none.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Returns the transactions that entitle the user to a product: none.
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
  /// Fails; there is no App Store.
  @MainActor
  public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws
    -> RefundRequestStatus
  { throw StoreKitError.unsupported }

  /// Finishes the transaction.
  public func finish() async {}
  /// Fails; there is no App Store.
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    throw StoreKitError.unsupported
  }

  /// An empty sequence of transactions.
  public struct Transactions: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = VerificationResult<Transaction>

    /// Returns an iterator.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

    /// Iterates over no transactions.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns nil.
      public func next() async -> VerificationResult<Transaction>? { nil }
    }
  }
}

/// Whether the App Store has signed something.
public enum VerificationResult<SignedType> {
  /// The signature is not valid.
  case unverified(SignedType, VerificationError)
  /// The signature is valid.
  case verified(SignedType)

  /// Why a signature is not valid.
  public enum VerificationError: Error, Hashable, Sendable {
    /// Why a signature is not valid.
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
    /// Why a signature is not valid.
    case missingRequiredProperties
  }

  /// What is signed, whether or not the signature is valid.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  /// What is signed, if the signature is valid.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
  /// The signed text.
  public var jwsRepresentation: String { "" }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
