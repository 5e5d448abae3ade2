import DeterministicExecution

extension Engine {
  /// A moment of a run to which the engine can go back.
  struct Snapshot {
    let world: World
    let progress: Progress
    let environment: AppEnvironment?
    let restoreEnvironment: (() -> Void)?
    let restoreApp: @MainActor () -> Void
  }

  /// Keeps the present moment; nil if the app under test cannot be put back.
  func snapshot() -> Snapshot? {
    guard let restoreApp = app.snapshot() else { return nil }
    return Snapshot(
      world: world, progress: progress, environment: environment, restoreEnvironment: environment?.snapshot(),
      restoreApp: restoreApp)
  }

  /// Goes back to a moment of this run.
  func restore(_ snapshot: Snapshot) {
    world = snapshot.world
    progress = snapshot.progress
    environment = snapshot.environment
    SimulationLoop.current?.environment = environment
    snapshot.restoreEnvironment?()
    snapshot.restoreApp()
  }
}
