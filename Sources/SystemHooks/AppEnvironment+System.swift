import SDKContract

extension AppEnvironment {
  /// Replaces the system with the simulation for the app's code; without effect where the system's functions cannot be
  /// replaced.
  package func useSimulatedSystem() {
    #if os(Linux)
      VirtualSystem.install(in: self)
    #endif
  }
}
