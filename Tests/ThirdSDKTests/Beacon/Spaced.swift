import DeepLinkSimulatorCommand

/// Beacon with a name that no file can have.
enum Spaced: BeaconKind {
  static let name = "Beacon 2"
  static let declaration = SDKDeclaration<BeaconSetup<Spaced>>.beacon()
}
