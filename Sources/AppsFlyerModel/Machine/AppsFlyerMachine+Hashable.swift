import SDKContract

extension AppsFlyerMachine: Hashable {
  /// Compares the states of the machines; prepared links are not among them, as they follow from the rest.
  package static func == (left: AppsFlyerMachine, right: AppsFlyerMachine) -> Bool {
    left.process == right.process && left.installation == right.installation
      && left.configuration == right.configuration && left.scenarioConfiguration == right.scenarioConfiguration
  }

  /// Adds what is compared.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(process)
    hasher.combine(installation)
    hasher.combine(configuration)
    hasher.combine(scenarioConfiguration)
  }

  /// Adds what the machine will do from a time on, if its settings stay as they are.
  ///
  /// A launch that is so long ago that another one may follow, and when conversion data came that does not expire, make
  /// no difference.
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
    // What later sessions get follows from the rest, whether it was asked for before or not.
    installation.conversionData?.forgetPayload()
    hasher.combine(installation)
  }
}
