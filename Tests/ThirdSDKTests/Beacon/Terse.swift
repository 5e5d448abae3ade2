import DeepLinkSimulatorCommand

/// A Beacon whose declaration limits what can follow its names in a trace.
enum Terse: BeaconKind {
  static let declaration = SDKDeclaration<BeaconSetup<Terse>>(
    key: name, name: "Beacon", rules: BeaconRule.self,
    endpoints: [
      .init(.ask, "What is known.", latency: Latency(.milliseconds(300))),
      .init(.report, "A report.", latency: Latency(.milliseconds(10))),
    ],
    eventNames: ["Beacon.setMode"], callArguments: ["Beacon.setMode": ["dim", "bright"]],
    callbacks: [.init(callback, arguments: ["found", "not found"])])
}
