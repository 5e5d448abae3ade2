extension Compilation {
  /// Reads how the app uses AppsFlyer.
  ///
  /// - Returns: Whether it does.
  mutating func configure(_ setup: inout AppsFlyerSetup) -> Bool {
    guard let description = scenario.app.appsFlyer else { return false }
    setup.waitForATT = description.waitForATT
    setup.unifiedDeepLinking = description.unifiedDeepLinking
    if let version = description.version {
      if let profile = AppsFlyerProfile.named(version.value) {
        setup.configuration.profile = profile
      } else {
        reportUnknownVersion(of: "AppsFlyer", version, known: AppsFlyerProfile.all.map(\.version))
      }
    }
    if let types = description.payloadTypes.flatMap({ PayloadTypes(rawValue: $0.value) }) {
      setup.configuration.payloadTypes = types
    }
    setup.configuration.customDomains = description.customDomains.map(\.value)
    if let time = description.minTimeBetweenSessions { setup.configuration.minTimeBetweenSessions = time }
    for entry in description.switches {
      guard let known = AppsFlyerSwitch.named(entry.value.name) else {
        reportUnknown(
          "AppsFlyer switch", Located(entry.value.name, at: entry.location), known: AppsFlyerSwitch.all.map(\.name))
        continue
      }
      if !known.apply(entry.value.value.appsFlyerValue, to: &setup.configuration, and: &setup.servers) {
        report("the AppsFlyer switch \(known.name) takes \(known.kind.text)", at: entry.location)
      }
    }
    return true
  }

  /// Sets what the AppsFlyer servers answer, and how late.
  mutating func configure(
    _ backend: inout AppsFlyerBackend, from description: BackendDescription, _ latencies: inout BackendLatencies
  ) {
    for link in description.shortLinks {
      guard case .object(let members) = link.value.value else { continue }
      let entries = members.map { PayloadEntry($0.key, $0.value.payloadValue) }
      backend.registerShortLink(link.value.key, parameters: Payload(entries))
    }
    for link in description.redirects {
      if case .string(let target) = link.value.value { backend.registerRedirect(link.value.key, to: target) }
    }
    for located in description.appsFlyer {
      let endpoint = located.value
      guard let service = AppsFlyerEndpoint(rawValue: endpoint.request) else {
        reportUnknown(
          "AppsFlyer request", Located(endpoint.request, at: located.location),
          known: AppsFlyerEndpoint.allCases.map(\.rawValue))
        continue
      }
      if let latency = endpoint.after {
        latencies[service] = latency
      }
      backend.setAnswer(fixedAnswer(endpoint), for: service)
      for member in endpoint.members {
        report("the AppsFlyer servers have no setting \(member.value.key.quoted) yet", at: member.location)
      }
    }
  }

  private func fixedAnswer(_ endpoint: BackendDescription.Endpoint) -> AppsFlyerAnswer? {
    if let failure = endpoint.failure {
      return switch failure.value {
      case "malformed": .malformedBody
      case "offline": .urlError(-1009)
      case "unknown-host": .urlError(-1003)
      default: .urlError(-1001)
      }
    }
    if let status = endpoint.status { return .status(status.value) }
    guard case .object(let members) = endpoint.body?.value else { return nil }
    return .success(Payload(members.map { PayloadEntry($0.key, $0.value.payloadValue) }))
  }
}

extension Switch.Value {
  fileprivate var appsFlyerValue: AppsFlyerSwitch.Value {
    switch self {
    case .bool(let value): .bool(value)
    case .duration(let value): .duration(value)
    case .word(let value): .word(value)
    case .words(let value): .words(value)
    }
  }
}

extension AppsFlyerSwitch.Kind {
  /// What a switch of the kind takes, for a complaint.
  fileprivate var text: String {
    switch self {
    case .bool: "true or false"
    case .duration: "a duration such as \"2.5s\""
    case .word(_, let choices): choices.alternatives
    case .words: "a list of words"
    }
  }
}
