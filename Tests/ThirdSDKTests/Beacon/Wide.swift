import DeepLinkSimulatorCommand

/// Beacon with as many queues as an app can have.
enum Wide: BeaconKind {
  static let queueCount = 254
  static let declaration = SDKDeclaration<BeaconSetup<Wide>>.beacon()
}
