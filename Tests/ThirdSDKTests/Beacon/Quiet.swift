import DeepLinkSimulatorCommand

/// Beacon that never asks the system to open a URL.
enum Quiet: BeaconKind {
  static let declaration = SDKDeclaration<BeaconSetup<Quiet>>.beacon(opensURLs: false)
}
