import Foundation

/// Which objects of a class are to be found, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition; nil for all objects.
  public var predicate: Predicate<T>?
  /// The order; empty for that of the insertion.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of objects.
  public var fetchLimit: Int?
  /// The number of objects to leave out.
  public var fetchOffset: Int?
  /// Whether objects are found that are not saved yet.
  public var includePendingChanges = true
  /// The properties that are needed; all are there.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The related objects that are needed; all are there.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a descriptor.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

/// An error of SwiftData, none of which a simulation has.
public struct SwiftDataError: Error, Equatable {
  private let text: String
  /// The store cannot be read.
  public static let loadIssueModelContainer = SwiftDataError(text: "loadIssueModelContainer")
  /// The descriptor is not supported.
  public static let unsupportedPredicate = SwiftDataError(text: "unsupportedPredicate")
  /// The order is not supported.
  public static let unsupportedSortDescriptor = SwiftDataError(text: "unsupportedSortDescriptor")
  /// The context has no container.
  public static let missingModelContext = SwiftDataError(text: "missingModelContext")
}
