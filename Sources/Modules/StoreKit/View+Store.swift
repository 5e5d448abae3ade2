import Foundation
import SwiftUIStandIns
import UIKitStandIns

/// A button of a store view.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  /// Closes the view.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  /// Restores purchases.
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  /// Takes a code.
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// Signs in.
  public static let signIn = StoreButtonKind(name: "signIn")
  /// Shows the policies.
  public static let policies = StoreButtonKind(name: "policies")
}

/// What the button of a subscription says.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
  /// What it does.
  public static let action = SubscriptionStoreButtonLabel(name: "action")
  /// The price.
  public static let price = SubscriptionStoreButtonLabel(name: "price")
  /// The name.
  public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
  /// In one line.
  public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
  /// In several lines.
  public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
  /// In one line.
  public var singleLine: SubscriptionStoreButtonLabel { self }
  /// In several lines.
  public var multiline: SubscriptionStoreButtonLabel { self }
  /// The price.
  public var price: SubscriptionStoreButtonLabel { self }
  /// The name.
  public var displayName: SubscriptionStoreButtonLabel { self }
}

/// A policy of a subscription.
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
  /// The privacy policy, or the terms of service.
  case privacyPolicy, termsOfService
}

/// How subscriptions are shown.
public struct SubscriptionStoreControlStyle: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = SubscriptionStoreControlStyle(name: "automatic")
  /// As buttons.
  public static let buttons = SubscriptionStoreControlStyle(name: "buttons")
  /// As a list to pick from.
  public static let picker = SubscriptionStoreControlStyle(name: "picker")
  /// As a list to pick from.
  public static let prominentPicker = SubscriptionStoreControlStyle(name: "prominentPicker")
  /// As a short list to pick from.
  public static let compactPicker = SubscriptionStoreControlStyle(name: "compactPicker")
  /// As pages of lists to pick from.
  public static let pagedPicker = SubscriptionStoreControlStyle(name: "pagedPicker")
  /// As pages of prominent lists to pick from.
  public static let pagedProminentPicker = SubscriptionStoreControlStyle(name: "pagedProminentPicker")
}

/// How a product is shown.
public struct ProductViewStyle: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = ProductViewStyle(name: "automatic")
  /// In a small row.
  public static let compact = ProductViewStyle(name: "compact")
  /// In a row.
  public static let regular = ProductViewStyle(name: "regular")
  /// Above others.
  public static let large = ProductViewStyle(name: "large")
}

// What a store view looks like. None of it has an effect.
extension View {
  /// Shows or hides buttons. Has no effect.
  public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View { self }
  /// Sets what the button of a subscription says. Has no effect.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  /// Sets how subscriptions are shown. Has no effect.
  public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View { self }
  /// Sets what is behind subscriptions. Has no effect.
  public func subscriptionStoreControlBackground(_ background: some ShapeStyle) -> some View { self }
  /// Sets what is behind a subscription. Has no effect.
  public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View { self }
  /// Sets where a policy is. Has no effect.
  public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
    self
  }
  /// Sets the view of a policy. Has no effect.
  public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View { self }
  /// Sets the colours of the names of the policies. Has no effect.
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
  /// Sets what the button to sign in does; nobody taps it.
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  /// Sets the pictures of subscriptions. Has no effect.
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }
  /// Sets how a product is shown. Has no effect.
  public func productViewStyle(_ style: ProductViewStyle) -> some View { self }
  /// Sets whether a description is shown. Has no effect.
  public func productDescription(_ visibility: Visibility) -> some View { self }
}

// What a store view reports.
extension View {
  /// Accepts an action before a purchase. There is none.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  /// Accepts an action after a purchase. There is none.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  /// Accepts the options of purchases. There are none.
  public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>?)?) -> some View { self }
  /// Looks for a product, and finds none.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await action(.loading)
      await action(.unavailable)
    }
  }
  /// Looks for products, and finds none.
  public func storeProductsTask(
    for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: Array(ids), priority: priority) {
      await action(.loading)
      await action(.success([], unavailable: Array(ids)))
    }
  }
  /// Looks for what the user has bought: nothing.
  public func currentEntitlementTask(
    for productID: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      await action(.loading)
      await action(.success(nil))
    }
  }
  /// Looks for the user's subscriptions: none.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      await action(.loading)
      await action(.success([]))
    }
  }
}

// Sheets of the system.
extension View {
  /// Shows nothing; on a device, the user's subscriptions of a group.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { self }
  /// Shows nothing; on a device, a sheet for a refund.
  public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { self }
}
