/// What a `backend` step puts in the place of the servers' earlier answers; what it does not name stays.
struct BackendChange: Sendable {
  let description: BackendDescription

  /// Changes what the servers know.
  func apply(to world: inout World, scenario: Scenario, apps: AppRegistry = AppRegistry()) {
    // The plan has been checked: the compilation only translates here, and finds nothing to complain about.
    var compilation = Compilation(scenario, apps: apps)
    var latencies = BackendLatencies()
    for index in world.sdks.indices {
      switch world.sdks[index].name {
      case .appsFlyer:
        for (endpoint, latency) in zip(AppsFlyerEndpoint.allCases, world.latencies[index]) {
          latencies[endpoint] = latency
        }
      case .adjust:
        for (endpoint, latency) in zip(AdjustEndpoint.allCases, world.latencies[index]) {
          latencies[endpoint] = latency
        }
        if let redirect = world.latencies[index].last { latencies.redirect = redirect }
      default: break
      }
    }
    for index in world.sdks.indices {
      world.sdks[index].modify(AppsFlyerSDK.self) {
        compilation.configure(&$0.servers, from: description, &latencies)
      }
      world.sdks[index].modify(AdjustSDK.self) {
        compilation.configure(&$0.servers, from: description, &latencies)
      }
    }
    for index in world.sdks.indices {
      world.latencies[index] = world.sdks[index].name == .adjust ? latencies.adjust : latencies.appsFlyer
    }
  }
}
