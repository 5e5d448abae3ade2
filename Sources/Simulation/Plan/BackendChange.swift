/// What a `backend` step puts in the place of the servers' earlier answers; what it does not name stays.
struct BackendChange: Sendable {
  let description: BackendDescription

  /// Changes what the servers know.
  func apply(to world: inout World, sdks: SDKRegistry) {
    for sdk in sdks.all { change(sdk, &world, sdks) }
  }

  private func change<S: SDK>(_ sdk: S.Type, _ world: inout World, _ sdks: SDKRegistry) {
    guard let index = world.sdks.firstIndex(where: { $0.name == S.name }) else { return }
    // The plan has been checked: the compilation only translates here, and finds nothing to complain about.
    var compilation = Compilation(Scenario(name: ""), apps: AppRegistry(sdks: sdks))
    var latencies = world.latencies[index]
    world.sdks[index].modify(S.self) {
      compilation.change(&$0.servers, &latencies, S.Setup.declaration, description, at: [])
    }
    world.latencies[index] = latencies
  }

  /// What is wrong with the change in a scenario, tried on servers of no consequence.
  static func check(_ description: BackendDescription, at path: ScenarioPath, in compilation: inout Compilation) {
    for sdk in compilation.apps.sdks.all { check(sdk, description, at: path, in: &compilation) }
  }

  private static func check<S: SDK>(
    _ sdk: S.Type, _ description: BackendDescription, at path: ScenarioPath, in compilation: inout Compilation
  ) {
    let declaration = S.Setup.declaration
    var servers = S.Setup.Servers()
    var latencies = declaration.endpoints.map(\.latency)
    compilation.change(&servers, &latencies, declaration, description, at: path)
  }
}
