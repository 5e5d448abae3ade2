/// The change that a `backend` step makes to the servers' answers; answers that it does not name stay.
struct BackendChange: Sendable {
  let description: BackendDescription

  /// Applies the change to the servers of a run.
  func apply(to world: inout World, sdks: SDKRegistry) {
    for sdk in sdks.all { change(sdk, &world, sdks) }
  }

  private func change<S: SDK>(_ sdk: S.Type, _ world: inout World, _ sdks: SDKRegistry) {
    guard let index = world.sdks.firstIndex(where: { $0.name == S.name }) else { return }
    // The plan has been checked, so this compilation only translates and has no complaints.
    var compilation = Compilation(Scenario(name: ""), apps: AppRegistry(sdks: sdks))
    var latencies = world.latencies[index]
    world.sdks[index].modify(S.self) {
      compilation.change(&$0.servers, &latencies, S.Setup.declaration, description, at: [])
    }
    world.latencies[index] = latencies
  }

  /// Checks the change of a scenario on temporary servers.
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
