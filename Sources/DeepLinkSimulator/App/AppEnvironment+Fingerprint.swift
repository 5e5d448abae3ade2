extension AppEnvironment {
  /// Adds what the stand-ins of the SDKs remember; what the machines know already is left out.
  func hashState(into hasher: inout Hasher) {
    hasher.combine(heldLink)
    appsFlyer.hashState(into: &hasher)
    adjust.hashState(into: &hasher)
  }
}
