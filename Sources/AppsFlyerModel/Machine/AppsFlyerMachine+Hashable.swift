import SDKContract

extension AppsFlyerMachine: Hashable {
  /// Compares the states of two machines, except for parsed links, which follow from the rest.
  package static func == (left: AppsFlyerMachine, right: AppsFlyerMachine) -> Bool {
    left.process == right.process && left.installation == right.installation
      && left.configuration == right.configuration && left.scenarioConfiguration == right.scenarioConfiguration
  }

  /// Adds the same state that `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(process)
    hasher.combine(installation)
    hasher.combine(configuration)
    hasher.combine(scenarioConfiguration)
  }

  /// Adds everything that determines the behaviour of the machine from a given time on, provided that its settings do
  /// not change.
  ///
  /// Two things are irrelevant: a launch so long ago that another may follow, and when non-expiring conversion data
  /// arrived.
  package func hash(into hasher: inout Hasher, at now: VirtualInstant) {
    if let ends = process.sessionReady.localLinkEnds, ends <= now {
      var process = process
      process.sessionReady.localLinkEnds = nil
      hasher.combine(process)
    } else {
      hasher.combine(process)
    }
    hasher.combine(configuration)
    hasher.combine(scenarioConfiguration)
    var installation = installation
    if isGateOpen(at: now) { installation.lastLaunch = nil }
    if configuration.conversionDataExpiry == nil { installation.conversionData?.forgetTime() }
    // What later sessions get follows from the rest, whether the payload was built before or not.
    installation.conversionData?.forgetPayload()
    hasher.combine(installation)
  }
}
