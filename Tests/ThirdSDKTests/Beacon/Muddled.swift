import DeepLinkSimulatorCommand

/// Beacon with everything in its declaration that contradicts itself.
enum Muddled: BeaconKind {
  static let name = "os"
  static let declaration = SDKDeclaration<BeaconSetup<Muddled>>.beacon(
    key: "routes", keys: [BeaconSetup.told("version", .text)],
    switches: [
      BeaconSetup.told("retries", .integer(0...5), default: .integer(9)), BeaconSetup.told("retries", .text),
    ],
    endpoints: [
      .init(.report, "A report.", latency: Latency(.milliseconds(10))),
      .init(
        .ask, "What is known.", latency: Latency(.milliseconds(300)),
        [Setting("after", .text, "When.") { _, _ in }]),
    ],
    serverKeys: [Setting("ask", .object, "What is known.") { _, _ in }],
    callbacks: [.init("route"), .init("two words"), .init("twice"), .init("twice")])
}
