import Foundation
import SwiftUIStandIns

/// The objects of a class that a view shows.
@preconcurrency @MainActor
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  @Environment(\.modelContext) private var context

  /// The objects; a view that reads them is evaluated when they change.
  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }
  /// The context of the view.
  public var modelContext: ModelContext { context }
  /// The error of the last fetch: none.
  public var fetchError: (any Error)? { nil }

  /// Creates a property for the objects that a descriptor describes.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) { self.descriptor = descriptor }
  /// Creates a property for the objects that a descriptor describes.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) { self.init(descriptor) }
  /// Creates a property for all objects.
  public init() { self.init(FetchDescriptor()) }
  /// Creates a property for all objects.
  public init(animation: Animation) { self.init(FetchDescriptor()) }
  /// Creates a property for objects that satisfy a condition, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }
  /// Creates a property for objects that satisfy a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
  /// Creates a property for objects that satisfy a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}
