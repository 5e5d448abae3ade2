import DeepLinkSimulatorCommand

/// Beacon with a switch for versions that do not exist.
enum Dated: BeaconKind {
  static let declaration = SDKDeclaration<BeaconSetup<Dated>>.beacon(
    switches: [BeaconSetup.told("greeting", .text).effective(since: VersionNumber(2, 0, 0))])
}
