import DeepLinkSimulatorCommand

/// Beacon with a callback whose name an SDK of the package has, too.
enum Namesake: BeaconKind {
  static let callback = "attribution"
  static let declaration = SDKDeclaration<BeaconSetup<Namesake>>.beacon()
}
