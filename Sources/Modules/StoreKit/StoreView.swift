import Foundation
import SwiftUIStandIns

/// Stands in for a view of products to buy. There is no App Store, so it shows none.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View, SystemView {
  /// The view, which is empty.
  public var body: some View { ContentUnavailableView("Store Unavailable", systemImage: "cart") }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of products with identifiers.
  public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {}
  /// Creates a view of products.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Creates a view of products with identifiers, with icons.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {}
  /// Creates a view of products, with icons.
  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {}
}

extension StoreView {
  /// Creates a view of products with identifiers, with icons and others until the products are there.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}
}

/// Stands in for a view of a product to buy. There is no App Store, so it shows the placeholder.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View, SystemView {
  private let icon: PlaceholderIcon
  /// The placeholder.
  public var body: some View { icon }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of a product with an identifier.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) { icon = EmptyView() }
  /// Creates a view of a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { icon = EmptyView() }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// Creates a view of a product with an identifier, with an icon.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.icon = EmptyView()
  }
  /// Creates a view of a product, with an icon.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.icon = EmptyView()
  }
}

extension ProductView {
  /// Creates a view of a product with an identifier, with an icon and another one until the product is there.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.icon = placeholderIcon() }
}

/// Stands in for a view of the subscriptions of a group. There is no App Store, so it shows what the app adds only.
public struct SubscriptionStoreView<Content: View>: View, SystemView {
  private let content: Content
  /// What the app adds.
  public var body: some View { content }

  /// Creates a view of the subscriptions of a group, with the app's own views above them.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
  /// Creates a view of subscriptions with identifiers, with the app's own views above them.
  public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  /// Creates a view of subscriptions, with the app's own views above them.
  public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Creates a view of the subscriptions of a group.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
    self.init(groupID: groupID, visibleRelationships: visibleRelationships) { EmptyView() }
  }
  /// Creates a view of subscriptions with identifiers.
  public init(productIDs: some Collection<Product.ID>) { self.init(productIDs: productIDs) { EmptyView() } }
  /// Creates a view of subscriptions.
  public init(subscriptions: some Collection<Product>) { self.init(subscriptions: subscriptions) { EmptyView() } }
}

extension Product {
  /// What a subscription is to the one that the user has.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an option set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It has more.
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    /// It has less.
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    /// It has the same for another period.
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    /// It is the same.
    public static let current = SubscriptionRelationship(rawValue: 8)
    /// Each.
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }

  /// The state of the look-up of a product.
  public enum TaskState: Sendable {
    /// It goes on.
    case loading
    /// There is no such product.
    case unavailable
    /// It has failed.
    case failure(any Error)
    /// The product.
    case success(Product)
    /// The product, if there is one.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// The state of the look-up of products.
  public enum CollectionTaskState: Sendable {
    /// It goes on.
    case loading
    /// It has failed.
    case failure(any Error)
    /// The products, and the identifiers that have none.
    case success([Product], unavailable: [Product.ID])
    /// The products.
    public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
  }
}

/// The state of the look-up of what the user has bought.
public enum EntitlementTaskState<Value> {
  /// It goes on.
  case loading
  /// It has failed.
  case failure(any Error)
  /// What the user has.
  case success(Value)
  /// What the user has, if it is known.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}
