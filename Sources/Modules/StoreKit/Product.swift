import Foundation
import UIKitStandIns

/// Stands in for a product of the App Store, under the name of StoreKit 2; no request finds one.
public struct Product: Identifiable, Hashable, Sendable {
  /// A kind of product.
  public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a kind of product from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A product that is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// A product that the user keeps.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that renews itself.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// The identifier of the product.
  public let id: String
  /// The kind of product.
  public let type: ProductType
  /// The name of the product.
  public let displayName: String
  /// The description of the product.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price as a text.
  public let displayPrice: String
  /// Whether Family Sharing includes the product.
  public let isFamilyShareable: Bool
  /// The subscription, if the product is one.
  public let subscription: SubscriptionInfo?
  /// The App Store's description of the product.
  public let jsonRepresentation: Data

  /// The format of prices.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }

  /// Returns the products with identifiers: none.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }

  /// Returns the user's last transaction with the product: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// Returns the transaction that entitles the user to the product: none.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  /// Returns the transactions that entitle the user to the product: none.
  public var currentEntitlements: Transaction.Transactions { Transaction.Transactions() }

  /// Fails; there is no App Store.
  @MainActor
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }
  /// Fails; there is no App Store.
  @MainActor
  public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws -> PurchaseResult
  { throw StoreKitError.notAvailableInStorefront }
  /// Fails; there is no App Store.
  @MainActor
  public func purchase(
    confirmIn viewController: some UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { throw StoreKitError.notAvailableInStorefront }
}

extension Product {
  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    /// The user has bought the product.
    case success(VerificationResult<Transaction>)
    /// The user has cancelled the purchase.
    case userCancelled
    /// Another member of the family has to agree.
    case pending
  }

  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String

    /// The user's account with the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "account \(token)") }
    /// The number of items.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "quantity \(quantity)") }
    /// Whether the sandbox asks a parent.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(name: "ask \(simulateAskToBuy)")
    }
    /// A value of the app.
    public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(name: "\(key) \(value)") }
    /// Whether the purchase continues in another store.
    public static func onStorefrontChange(shouldContinuePurchase: @escaping (Storefront) -> Bool) -> PurchaseOption {
      PurchaseOption(name: "store")
    }
    /// A promotional offer.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { PurchaseOption(name: "offer \(offerID)") }
  }

  /// Why a purchase fails.
  public enum PurchaseError: Error, Hashable, Sendable {
    /// A parameter is not valid, or something is not allowed.
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    /// A parameter of an offer is not valid.
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }

  /// A period of a subscription.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Sendable {
      /// A unit of time.
      case day, week, month, year
    }
    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int
  }

  /// An offer of a subscription.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// A kind of offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: String
      /// Creates a kind of offer from its raw value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An offer to new subscribers.
      public static let introductory = OfferType(rawValue: "Introductory")
      /// An offer to subscribers.
      public static let promotional = OfferType(rawValue: "Promotional")
      /// An offer to former subscribers.
      public static let winBack = OfferType(rawValue: "WinBack")
    }
    /// How an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: String
      /// Creates a way to pay from its raw value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The user pays in each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// The user pays in advance.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// The user does not pay.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    /// The identifier of the offer.
    public let id: String?
    /// The kind of offer.
    public let type: OfferType
    /// The price.
    public let price: Decimal
    /// The price as a text.
    public let displayPrice: String
    /// The period.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// How the offer is paid.
    public let paymentMode: PaymentMode
  }
}
