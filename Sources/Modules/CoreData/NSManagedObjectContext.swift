import Foundation

/// Stands in for a context of objects; it has none, so it never has changes.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The kind of queue that a context has.
  public enum ConcurrencyType: Sendable {
    /// A queue of the context itself.
    case privateQueueConcurrencyType
    /// The main queue.
    case mainQueueConcurrencyType
  }

  /// The kind of queue that the context has.
  public let concurrencyType: ConcurrencyType
  /// How conflicts are resolved.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether changes of the parent are merged.
  open var automaticallyMergesChangesFromParent = false
  /// The name of the context.
  open var name: String?
  private let queue: DispatchQueue

  /// Creates a context.
  ///
  /// It is `@unchecked Sendable` because all code of a simulation runs on one thread.
  public init(concurrencyType: ConcurrencyType) {
    self.concurrencyType = concurrencyType
    queue = concurrencyType == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
  }

  /// Whether objects have changed.
  open var hasChanges: Bool { false }
  /// Saves changes.
  open func save() throws {}
  /// Discards changes.
  open func rollback() {}
  /// Forgets all objects.
  open func reset() {}
  /// Performs work on the queue of the context, later.
  @preconcurrency
  open func perform(_ block: @escaping @Sendable () -> Void) { queue.async(execute: block) }

  /// Performs work on the queue of the context, and waits for it.
  open func performAndWait(_ block: () -> Void) {
    if concurrencyType == .mainQueueConcurrencyType, Thread.isMainThread { block() } else { queue.sync(execute: block) }
  }
}

/// Stands in for a way to resolve conflicts.
///
/// It is `@unchecked Sendable` because it is never modified.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// A conflict is an error.
  public static let error = NSMergePolicy()
  /// The stored properties win.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// The changed properties win.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// The changed objects win.
  public static let overwrite = NSMergePolicy()
  /// The stored objects win.
  public static let rollback = NSMergePolicy()
}

/// A conflict is an error.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The stored properties win.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The changed properties win.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
