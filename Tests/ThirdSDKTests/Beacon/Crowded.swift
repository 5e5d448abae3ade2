import DeepLinkSimulatorCommand

/// Beacon with more keys than a word has bits.
enum Crowded: BeaconKind {
  static let declaration = SDKDeclaration<BeaconSetup<Crowded>>.beacon(
    keys: (1...80).map { BeaconSetup.told("key\($0)", .text) })
}
