/// What a `backend` step puts in the place of the servers' earlier answers; what it does not name stays.
struct BackendChange: Sendable {
  let description: BackendDescription

  /// Changes what the servers know.
  func apply(to world: inout World, scenario: Scenario, apps: AppRegistry = AppRegistry()) {
    // The plan has been checked: the compilation only translates here, and finds nothing to complain about.
    var compilation = Compilation(scenario, apps: apps)
    var latencies = world.latencies
    compilation.configure(&world.appsFlyerBackend, from: description, &latencies)
    compilation.configure(&world.adjustBackend, from: description, &latencies)
    world.latencies = latencies
  }
}
