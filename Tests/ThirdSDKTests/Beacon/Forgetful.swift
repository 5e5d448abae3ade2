import DeepLinkSimulatorCommand

/// Beacon whose stand-in does not restore what it keeps.
enum Forgetful: BeaconKind {
  static let isForgetful = true
  static let declaration = SDKDeclaration<BeaconSetup<Forgetful>>.beacon()
}
