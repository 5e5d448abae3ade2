extension Compilation {
  /// Reads how the app uses Adjust.
  ///
  /// - Returns: Whether it does.
  mutating func configure(_ setup: inout AdjustSetup) -> Bool {
    guard let description = scenario.app.adjust else { return false }
    setup.deferredDeeplinkReturns = description.deferredDeeplinkReturns
    if let version = description.version {
      if let profile = AdjustProfile.named(version.value) {
        setup.configuration.profile = profile
      } else {
        reportUnknownVersion(of: "Adjust", version, known: AdjustProfile.all.map(\.version))
      }
    }
    for entry in description.switches {
      guard let known = AdjustSwitch.named(entry.value.name) else {
        reportUnknown(
          "Adjust switch", Located(entry.value.name, at: entry.location), known: AdjustSwitch.all.map(\.name))
        continue
      }
      if !known.set(entry.value.value.adjustValue, in: &setup.configuration, &setup.servers) {
        report("the Adjust switch \(known.name) takes \(known.kind.text)", at: entry.location)
      }
    }
    return true
  }

  /// Reads what the app does with a link that opens it.
  mutating func directLinks() -> AdjustDirectLinks {
    guard let word = scenario.app.adjust?.directLinks else { return .processAndResolve }
    guard let handling = AdjustDirectLinks(rawValue: word.value) else {
      reportUnknown("way of handling links", word, known: AdjustDirectLinks.allCases.map(\.rawValue))
      return .processAndResolve
    }
    return handling
  }

  /// Sets what the Adjust servers answer, and how late.
  mutating func configure(
    _ backend: inout AdjustBackend, from description: BackendDescription, _ latencies: inout BackendLatencies
  ) {
    for link in description.brandedLinks {
      if case .string(let long) = link.value.value { backend.shorten(long, to: link.value.key) }
    }
    for redirect in description.adjustRedirects {
      if case .string(let target) = redirect.value.value { backend.redirects[redirect.value.key] = target }
    }
    for located in description.adjust {
      let endpoint = located.value
      let name = endpoint.request == "forget" ? AdjustEndpoint.forgetDevice.rawValue : endpoint.request
      guard let service = AdjustEndpoint(rawValue: name) else {
        reportUnknown(
          "Adjust request", Located(endpoint.request, at: located.location),
          known: AdjustEndpoint.allCases.map(\.rawValue))
        continue
      }
      if let latency = endpoint.after {
        latencies[service] = latency
      }
      if let answer = fixedAnswer(endpoint) {
        backend.override(service, with: answer)
      } else {
        backend.removeOverride(service)
      }
      for member in endpoint.members { configure(&backend, service, member) }
    }
  }

  private mutating func configure(
    _ backend: inout AdjustBackend, _ service: AdjustEndpoint, _ member: Located<ScenarioValue.Member>
  ) {
    switch (service, member.value.key, member.value.value) {
    case (.session, "askIn", .string(let text)):
      backend.sessionAskIn = DurationText.parse(Array(text.utf8)).map { Int(clamping: $0.microseconds / 1000) }
    case (.attribution, "askIn", .string(let text)):
      backend.attributionAskIn = DurationText.parse(Array(text.utf8)).map { Int(clamping: $0.microseconds / 1000) }
    case (.click, "askIn", .string(let text)):
      backend.clickAskIn = DurationText.parse(Array(text.utf8)).map { Int(clamping: $0.microseconds / 1000) }
    case (.session, "deeplink", .string(let link)):
      backend.deeplink = link
      backend.linkPlacement = backend.linkPlacement == .attributionAnswer ? .sessionAnswer : .both
    case (.attribution, "deeplink", .string(let link)):
      backend.deeplink = link
    case (.session, "attribution", .object(let members)):
      backend.sessionCarriesAttribution = true
      backend.attribution = members.map { PayloadEntry($0.key, $0.value.payloadValue) }
    case (.attribution, "attribution", .object(let members)):
      backend.attribution = members.map { PayloadEntry($0.key, $0.value.payloadValue) }
    default:
      report("the Adjust servers have no setting \(member.value.key.quoted) for this request yet", at: member.location)
    }
  }

  private func fixedAnswer(_ endpoint: BackendDescription.Endpoint) -> AdjustAnswerOverride? {
    if let failure = endpoint.failure {
      return Self.error(failure.value).map(AdjustAnswerOverride.failure) ?? .malformed
    }
    var body: Payload?
    if case .object(let members) = endpoint.body?.value {
      body = Payload(members.map { PayloadEntry($0.key, $0.value.payloadValue) })
    }
    guard let status = endpoint.status else { return body.map { .status(200, $0) } }
    return .status(status.value, body)
  }

  /// What the URL loading system says of a failure that a scenario names; nil if it finds nothing wrong.
  private static func error(_ failure: String) -> URLLoadingError? {
    switch failure {
    case "malformed": nil
    case "offline": .notConnectedToInternet
    case "unknown-host": .cannotFindHost
    default: .timedOut
    }
  }
}

extension Switch.Value {
  fileprivate var adjustValue: AdjustSwitch.Value {
    switch self {
    case .bool(let value): .bool(value)
    case .duration(let value): .duration(value)
    case .word(let value): .word(value)
    case .words(let value): .words(value)
    }
  }
}

extension AdjustSwitch.Kind {
  /// What a switch of the kind takes, for a complaint.
  fileprivate var text: String {
    switch self {
    case .bool: "true or false"
    case .duration: "a duration such as \"2.5s\""
    case .word(let words): words.alternatives
    case .words: "a list of words"
    }
  }
}
