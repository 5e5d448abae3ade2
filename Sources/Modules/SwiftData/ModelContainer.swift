import Observation
import SDKContract

/// Stands in for a container of objects. They stay on the simulated device until the app is removed, unless the
/// container is in memory only.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on one thread.
public final class ModelContainer: Equatable, @unchecked Sendable {
  /// The classes of the objects.
  public let schema: Schema
  /// How the objects are stored.
  public let configurations: Set<ModelConfiguration>
  let store: ModelStore
  private var firstContext: ModelContext?

  /// Creates a container.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    let used = configurations.isEmpty ? [ModelConfiguration()] : configurations
    self.configurations = Set(used)
    store = ModelStore.of(used[0])
  }
  /// Creates a container.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }
  /// Creates a container for classes.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let firstContext { return firstContext }
    let context = ModelContext(self)
    context.autosaveEnabled = true
    firstContext = context
    return context
  }

  /// Deletes all objects.
  public func deleteAllData() { store.objects = [] }
  /// Deletes all objects.
  public func erase() throws { deleteAllData() }

  /// Returns whether two containers are the same.
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
}

/// The objects of a store, in the order in which they were inserted; views notice when it changes.
@Observable
final class ModelStore {
  var objects: [any PersistentModel] = []

  /// The stores of the device, by name.
  private final class Stores {
    var byName: [String: ModelStore] = [:]
  }

  /// Returns the store of a configuration, which outlives the process unless it is in memory only.
  static func of(_ configuration: ModelConfiguration) -> ModelStore {
    guard !configuration.isStoredInMemoryOnly else { return ModelStore() }
    return AppEnvironment.withCurrent(configuration.name) { environment, name in
      let stores = environment.stored { Stores() }
      if let store = stores?.byName[name] { return Unchecked(store) }
      let store = ModelStore()
      stores?.byName[name] = store
      return Unchecked(store)
    }.store
  }

  /// Brings a store out of the environment, on the thread of its simulation.
  private struct Unchecked: @unchecked Sendable {
    let store: ModelStore
    init(_ store: ModelStore) { self.store = store }
  }
}
