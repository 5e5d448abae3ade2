import DeepLinkSimulatorCommand

/// Beacon that compares instants.
enum Comparing: BeaconKind {
  static let declaration = SDKDeclaration<BeaconSetup<Comparing>>.beacon()

  static func isLate(_ asked: VirtualInstant, _ came: VirtualInstant) -> Bool {
    came > asked.advanced(by: .seconds(1))
  }
}

/// Beacon that asks how long it took.
enum Measuring: BeaconKind {
  static let declaration = SDKDeclaration<BeaconSetup<Measuring>>.beacon()

  static func isLate(_ asked: VirtualInstant, _ came: VirtualInstant) -> Bool {
    asked.duration(to: came) > .seconds(1)
  }
}
