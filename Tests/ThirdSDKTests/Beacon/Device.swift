import DeepLinkSimulatorCommand

/// Beacon with the name of an object that scenario files have already.
enum Device: BeaconKind {
  static let name = "platform"
  static let declaration = SDKDeclaration<BeaconSetup<Device>>.beacon()
}
