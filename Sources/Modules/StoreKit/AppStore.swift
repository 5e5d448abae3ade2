import Foundation
import SwiftUIStandIns
import UIKitStandIns

/// Stands in for the App Store.
public enum AppStore {
  /// Where purchases are made.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an environment from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The App Store.
    public static let production = Environment(rawValue: "Production")
    /// The sandbox.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// Xcode.
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// Whether the user is allowed to pay.
  public static var canMakePayments: Bool { true }
  /// The identifier of the device.
  public static var deviceVerificationID: UUID? { nil }

  /// Requests a review of the app.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Synchronizes purchases, of which there are none.
  public static func sync() async throws {}
  /// Shows nothing; on a device, the user's subscriptions.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  /// Shows nothing; on a device, the user's subscriptions of a group.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {}
  /// Shows nothing; on a device, a sheet for a code.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
}

/// Stands in for the purchase of the app; there is none.
public struct AppTransaction: Hashable, Sendable {
  /// The identifier of the app.
  public let bundleID: String
  /// The version of the app.
  public let appVersion: String
  /// The version that the user has bought.
  public let originalAppVersion: String
  /// The date of the purchase.
  public let originalPurchaseDate: Date
  /// Where the purchase was made.
  public let environment: AppStore.Environment

  /// The purchase of the app, which fails.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.unsupported }
  }
  /// Fails; there is no App Store.
  public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.unsupported }
}

extension View {
  /// Shows nothing; on a device, the user's subscriptions.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// Shows nothing; on a device, a sheet for a code.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
}
