/// An actor with `@ModelActor`, which has its own context.
public protocol ModelActor: Actor {
  /// The container of the context.
  nonisolated var modelContainer: ModelContainer { get }
  /// The context.
  var modelContext: ModelContext { get }
}

extension ModelActor {
  /// The object with an identifier; nil if there is none.
  public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model? {
    modelContext.registeredModel(for: id)
  }
}
