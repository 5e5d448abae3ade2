import SDKContract
import SwiftUIStandIns

extension EnvironmentValues {
  /// The context of the views; one without a container where the app sets none.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { ModelContext() }
}

extension View {
  /// Sets the container of the views.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  /// Sets the context of the views.
  public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
  /// Sets a container for a class.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
  }
  /// Sets a container for classes.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    environment(\.modelContext, madeContext(types, inMemory: inMemory, saves: isAutosaveEnabled, onSetup))
  }
}

extension Scene {
  /// Sets the container of the views.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
  /// Sets the context of the views.
  public func modelContext(_ context: ModelContext) -> some Scene { environment(\.modelContext, context) }
  /// Sets a container for a class.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
  }
  /// Sets a container for classes.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    environment(\.modelContext, madeContext(types, inMemory: inMemory, saves: isAutosaveEnabled, onSetup))
  }
}

/// The containers that modifiers have made in the process. A modifier is evaluated often, but makes its container once.
@MainActor
private final class MadeContainers {
  var byName: [String: ModelContainer] = [:]
}

@MainActor
private func madeContext(
  _ types: [any PersistentModel.Type], inMemory: Bool, saves: Bool,
  _ onSetup: (Result<ModelContainer, any Error>) -> Void
) -> ModelContext {
  let made = AppEnvironment.current.object { MadeContainers() }
  let name = types.map { String(reflecting: $0) }.joined(separator: " ") + (inMemory ? " in memory" : "")
  if let container = made.byName[name] { return container.mainContext }
  do {
    let container = try ModelContainer(
      for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
    container.mainContext.autosaveEnabled = saves
    made.byName[name] = container
    onSetup(.success(container))
    return container.mainContext
  } catch {
    onSetup(.failure(error))
    return ModelContext()
  }
}
