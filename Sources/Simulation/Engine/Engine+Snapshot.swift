import DeterministicExecution

extension Engine {
  /// A moment of a run to which the engine can return.
  struct Snapshot {
    let world: World
    let runRecord: RunRecord
    let app: AppMoment
  }

  /// The objects of an app at a moment. They change rarely, and moments between two changes share them.
  final class AppMoment {
    let version: Int
    let environment: AppEnvironment?
    let restoreEnvironment: (@MainActor () -> Void)?
    let restoreApp: @MainActor () -> Void

    init(
      version: Int, environment: AppEnvironment?, restoreEnvironment: (@MainActor () -> Void)?,
      restoreApp: @escaping @MainActor () -> Void
    ) {
      self.version = version
      self.environment = environment
      self.restoreEnvironment = restoreEnvironment
      self.restoreApp = restoreApp
    }
  }

  /// The version of the app's objects, and the last of their states that was kept.
  struct AppVersions {
    var current = 0
    private var newest = 0
    /// The last state of the app that was kept.
    var kept: AppMoment?

    /// Records that the objects have changed to a new state.
    mutating func change() {
      newest += 1
      current = newest
    }
  }

  /// Returns a snapshot of the present moment; nil if the app under test cannot be restored.
  func snapshot() -> Snapshot? {
    appMoment().map { Snapshot(world: world, runRecord: runRecord, app: $0) }
  }

  /// Only the described app reports its changes; any other app is asked each time.
  private func appMoment() -> AppMoment? {
    if let kept = appVersions.kept, kept.version == appVersions.current, app is DescribedApp { return kept }
    guard let restoreApp = app.snapshot() else { return nil }
    let moment = AppMoment(
      version: appVersions.current, environment: environment, restoreEnvironment: environment?.snapshot(),
      restoreApp: restoreApp)
    appVersions.kept = moment
    return moment
  }

  /// Returns to a moment of this run.
  func restore(_ snapshot: Snapshot) {
    world = snapshot.world
    runRecord = snapshot.runRecord
    guard snapshot.app.version != appVersions.current || !(app is DescribedApp) else { return }
    environment = snapshot.app.environment
    loop?.environment = environment
    snapshot.app.restoreEnvironment?()
    snapshot.app.restoreApp()
    appVersions.current = snapshot.app.version
    appVersions.kept = snapshot.app
  }
}
