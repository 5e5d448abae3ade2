import SDKContract

extension AppsFlyerMachine {
  /// Whether this install has had a counted session, so that the servers know the device.
  package var hasCountedSession: Bool { installation.launchCounter > 0 }
}
