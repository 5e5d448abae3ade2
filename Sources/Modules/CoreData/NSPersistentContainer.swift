import Foundation

/// Stands in for a container of objects, which has no entities.
open class NSPersistentContainer: NSObject {
  /// The name of the container.
  public let name: String
  /// The context of the main queue.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// The stores to load.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container.
  public init(name: String) {
    self.name = name
    let folder = Self.defaultDirectoryURL()
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))]
    super.init()
  }

  /// The folder in which stores are by default.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }

  /// Loads the stores; the handler is called for each, without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  /// Returns a context for work in the background.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }

  /// Performs work on a context in the background.
  @preconcurrency
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
}

/// Stands in for a container whose stores are in iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// Stands in for the description of a store.
open class NSPersistentStoreDescription: NSObject {
  /// Where the store is.
  open var url: URL?
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// Whether the store may only be read.
  open var isReadOnly = false
  /// Whether the store is loaded in the background.
  open var shouldAddStoreAsynchronously = false
  /// Whether an older store is migrated.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the mapping of an older store is inferred.
  open var shouldInferMappingModelAutomatically = true

  /// Creates a description.
  public init(url: URL) { self.url = url }
  /// Creates a description without a place.
  public override init() {}
}

/// The type of a store in a database.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"
