import Foundation

/// Stands in for a context, in which an app finds, inserts and deletes objects.
///
/// One that saves by itself does so at each insertion and deletion. Changes of an object's properties are seen at once
/// in all contexts, and cannot be rolled back.
public final class ModelContext: Equatable {
  /// Posted when a context is about to be saved.
  public static let willSave = Notification.Name("NSManagedObjectContextWillSaveModelNotification")
  /// Posted when a context has been saved.
  public static let didSave = Notification.Name("NSManagedObjectContextDidSaveModelNotification")

  /// The container; a context that the app has set up without one ends the test when it is used.
  private let source: ModelContainer?
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []
  /// Whether the context saves by itself.
  public var autosaveEnabled = false

  /// Creates a context that does not save by itself.
  public init(_ container: ModelContainer) { source = container }
  /// Creates a context for views without a container.
  init() { source = nil }

  /// The container.
  public var container: ModelContainer {
    guard let source else { fatalError("No ModelContainer found. A View.modelContainer(_:) may be missing") }
    return source
  }

  /// The objects that are inserted when the context is saved.
  public var insertedModelsArray: [any PersistentModel] { inserted }
  /// The objects that are deleted when the context is saved.
  public var deletedModelsArray: [any PersistentModel] { deleted }
  /// The objects whose properties have changed: none are known.
  public var changedModelsArray: [any PersistentModel] { [] }
  /// Whether objects are inserted or deleted when the context is saved; changes of properties are not counted.
  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty }

  func isInserted(_ object: some PersistentModel) -> Bool { inserted.contains { $0 === object } }

  /// Inserts an object, together with those to which it refers.
  public func insert<Model: PersistentModel>(_ object: Model) {
    // A context without a container fails before it takes an object.
    let store = container.store
    guard !isInserted(object), !store.objects.contains(where: { $0 === object }) else { return }
    deleted.removeAll { $0 === object }
    inserted.append(object)
    (object._modelRecord.context, object._modelRecord.isDeleted) = (self, false)
    for child in Mirror(reflecting: object).children { insertAll(in: child.value) }
    if autosaveEnabled { commit() }
  }

  private func insertAll(in value: Any) {
    if let object = value as? any PersistentModel { return insert(object) }
    let mirror = Mirror(reflecting: value)
    guard [.optional, .collection].contains(mirror.displayStyle) else { return }
    for child in mirror.children { insertAll(in: child.value) }
  }

  /// Deletes an object.
  public func delete<Model: PersistentModel>(_ object: Model) {
    _ = container
    object._modelRecord.isDeleted = true
    if isInserted(object) { inserted.removeAll { $0 === object } } else { deleted.append(object) }
    if autosaveEnabled { commit() }
  }

  /// Deletes the objects of a class that satisfy a condition.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor<Model>(predicate: predicate)) { delete(object) }
  }

  // MARK: Saving

  private func commit() {
    guard hasChanges else { return }
    let gone = deleted
    container.store.objects = container.store.objects.filter { known in !gone.contains { $0 === known } } + inserted
    for object in gone { object._modelRecord.context = nil }
    (inserted, deleted) = ([], [])
  }

  /// Inserts and deletes what is to be inserted and deleted.
  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    commit()
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Forgets what is to be inserted and deleted.
  public func rollback() {
    for object in inserted { object._modelRecord.context = nil }
    for object in deleted { object._modelRecord.isDeleted = false }
    (inserted, deleted) = ([], [])
  }

  /// Performs changes, and saves them.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Does nothing: a change counts at once.
  public func processPendingChanges() {}

  // MARK: Fetching

  /// Returns the objects that a descriptor describes.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    let present = container.store.objects + (descriptor.includePendingChanges ? inserted : [])
    let wanted = try present.compactMap { $0 as? Model }.filter { object in
      try !object._modelRecord.isDeleted && descriptor.predicate?.evaluate(object) != false
    }
    for object in wanted where object.modelContext == nil { object._modelRecord.context = self }
    let sorted = descriptor.sortBy.isEmpty ? wanted : wanted.sorted(using: descriptor.sortBy)
    let rest = sorted.dropFirst(descriptor.fetchOffset ?? 0)
    return Array(descriptor.fetchLimit.map { $0 > 0 ? rest.prefix($0) : rest } ?? rest)
  }

  /// Returns the objects that a descriptor describes.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int
  ) throws -> [Model] { try fetch(descriptor) }

  /// Returns how many objects a descriptor describes.
  public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identifiers of the objects that a descriptor describes.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// Performs an action for each object that a descriptor describes.
  public func enumerate<Model: PersistentModel>(
    _ fetch: FetchDescriptor<Model>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (Model) throws -> Void
  ) throws { try self.fetch(fetch).forEach(block) }

  /// Returns the object with an identifier; nil if there is none.
  public func registeredModel<Model: PersistentModel>(for identifier: PersistentIdentifier) -> Model? {
    (container.store.objects + inserted).lazy.compactMap { $0 as? Model }.first { $0.persistentModelID == identifier }
  }

  /// Returns the object with an identifier, which must be in the container.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let object = (container.store.objects + inserted).first(where: { $0.persistentModelID == identifier }) else {
      fatalError("This model is not in the container: \(identifier.entityName) \(identifier.number)")
    }
    return object
  }

  /// Returns whether two contexts are the same.
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}
