import Foundation

extension Product {
  /// Stands in for the subscription of a product.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The offer to new subscribers.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers to subscribers.
    public let promotionalOffers: [SubscriptionOffer]
    /// The group of the subscription.
    public let subscriptionGroupID: String
    /// The period of the subscription.
    public let subscriptionPeriod: SubscriptionPeriod

    /// Whether the user is a new subscriber.
    public var isEligibleForIntroOffer: Bool { get async { true } }
    /// The user's subscriptions: none.
    public var status: [Status] { get async throws { [] } }

    /// Returns whether the user is a new subscriber.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }
    /// Returns the user's subscriptions: none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
  }
}

extension Product.SubscriptionInfo {
  /// The state of a subscription.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a state from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The user has subscribed.
    public static let subscribed = RenewalState(rawValue: 1)
    /// The subscription has expired.
    public static let expired = RenewalState(rawValue: 2)
    /// The App Store tries to get the money.
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    /// The App Store tries to get the money, and the user may use the product.
    public static let inGracePeriod = RenewalState(rawValue: 4)
    /// The App Store has given the money back.
    public static let revoked = RenewalState(rawValue: 5)
  }

  /// What happens when a subscription ends.
  public struct RenewalInfo: Hashable, Sendable {
    /// Why a subscription has expired.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: Int
      /// Creates a reason from its raw value.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The user has turned renewal off.
      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      /// The App Store did not get the money.
      public static let billingError = ExpirationReason(rawValue: 2)
      /// The user has not agreed to a higher price.
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      /// The product is not available.
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      /// The reason is not known.
      public static let unknown = ExpirationReason(rawValue: 5)
    }

    /// The first transaction of the subscription.
    public let originalTransactionID: UInt64
    /// The product that the user has.
    public let currentProductID: String
    /// Whether the subscription renews itself.
    public let willAutoRenew: Bool
    /// The product that the user has next.
    public let autoRenewPreference: String?
    /// Why the subscription has expired.
    public let expirationReason: ExpirationReason?
    /// Whether the App Store tries to get the money.
    public let isInBillingRetry: Bool
    /// When the user may no longer use the product.
    public let gracePeriodExpirationDate: Date?
    /// When the subscription renews itself.
    public let renewalDate: Date?
  }

  /// The state of a subscription of the user.
  public struct Status: Hashable, Sendable {
    /// The state of the subscription.
    public let state: RenewalState
    /// The last transaction.
    public let transaction: VerificationResult<Transaction>
    /// What happens when the subscription ends.
    public let renewalInfo: VerificationResult<RenewalInfo>

    /// The changes of subscriptions: none, so a loop over them ends at once.
    public static var updates: Statuses { Statuses() }

    /// An empty sequence of states.
    public struct Statuses: AsyncSequence, AsyncIteratorProtocol, Sendable {
      /// The type of the elements.
      public typealias Element = Status
      /// Returns the sequence itself.
      public func makeAsyncIterator() -> Statuses { self }
      /// Returns nil.
      public func next() async -> Status? { nil }
    }
  }
}
