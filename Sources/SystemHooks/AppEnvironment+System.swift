import SDKContract

extension AppEnvironment {
  /// Lets the app's code find the simulation in place of the system; without effect where its functions cannot be replaced.
  package func useSimulatedSystem() {
    #if os(Linux)
      VirtualSystem.install(in: self)
    #endif
  }
}
