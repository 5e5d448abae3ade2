import Foundation

/// Why StoreKit fails.
public enum StoreKitError: Error, Sendable {
  /// The reason is not known.
  case unknown
  /// The user has cancelled.
  case userCancelled
  /// The network has failed.
  case networkError(URLError)
  /// The system has failed.
  case systemError(any Error)
  /// The product is not available in the user's store.
  case notAvailableInStorefront
  /// The app is not entitled to do this.
  case notEntitled
  /// Something is not supported.
  case unsupported
}

/// Stands in for the user's store.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The country of the store.
  public let countryCode: String
  /// The identifier of the store.
  public let id: String

  /// The user's store.
  public static var current: Storefront? { get async { Storefront(countryCode: "USA", id: "143441") } }
}
