extension Compilation {
  /// Reads how the app uses AppsFlyer; nil if it does not.
  mutating func appsFlyerSetup() -> AppsFlyerSetup? {
    guard let description = scenario.app.appsFlyer else { return nil }
    var setup = AppsFlyerSetup()
    let declaration = AppsFlyerSetup.declaration
    setVersion(description.version, in: &setup)
    var keys: [Located<Switch>] = []
    if let types = description.payloadTypes {
      keys.append(Located(Switch("payloadTypes", .word(types.value)), at: types.location))
    }
    if let domain = description.customDomains.first {
      let value = Switch("customDomains", .words(description.customDomains.map(\.value)))
      keys.append(Located(value, at: domain.location))
    }
    if let time = description.minTimeBetweenSessions {
      keys.append(Located(Switch("minTimeBetweenSessions", .duration(time))))
    }
    set(keys, declaration.keys, in: &setup, "AppsFlyer key")
    set(description.switches, declaration.allSwitches, in: &setup, "AppsFlyer switch")
    setup.waitForATT = description.waitForATT
    setup.usesUnifiedDeepLinking = description.unifiedDeepLinking
    return setup
  }

  /// Reads how the app uses Adjust; nil if it does not.
  mutating func adjustSetup() -> AdjustSetup? {
    guard let description = scenario.app.adjust else { return nil }
    var setup = AdjustSetup()
    setVersion(description.version, in: &setup)
    set(description.switches, AdjustSetup.declaration.allSwitches, in: &setup, "Adjust switch")
    setup.deferredDeeplinkReturns = description.deferredDeeplinkReturns
    if let word = description.directLinks {
      set(
        [Located(Switch("directLinks", .word(word.value)), at: word.location)], AdjustSetup.declaration.keys,
        in: &setup, "Adjust key")
    }
    return setup
  }

  private mutating func setVersion<Setup: SDKSetup>(_ version: Located<String>?, in setup: inout Setup) {
    guard let version else { return }
    if let known = Setup.Version.named(version.value) {
      setup.version = known
    } else {
      reportUnknownVersion(of: Setup.declaration.name, version, known: Setup.Version.all.map(\.version))
    }
  }

  /// Sets what a scenario gives by name.
  ///
  /// - Parameters:
  ///   - entries: The names with their values.
  ///   - settings: The settings that there are.
  ///   - setup: What they are settings of.
  ///   - noun: What one of them is, for a complaint.
  mutating func set<Setup>(
    _ entries: [Located<Switch>], _ settings: [Setting<Setup>], in setup: inout Setup, _ noun: String
  ) {
    for entry in entries {
      let name = entry.value.name
      guard let known = settings.named(name) else {
        reportUnknown(noun, Located(name, at: entry.location), known: settings.map(\.name))
        continue
      }
      if !known.set(entry.value.value, in: &setup) {
        report("the \(noun) \(name) takes \(known.specification.kind.phrase)", at: entry.location)
      }
    }
  }

  // MARK: Servers

  /// Sets what the AppsFlyer servers answer, and how late.
  mutating func configure(
    _ backend: inout AppsFlyerBackend, from description: BackendDescription, _ latencies: inout BackendLatencies
  ) {
    let links = members("shortLinks", description.shortLinks) + members("redirects", description.redirects)
    let changes = configure(&backend, AppsFlyerSetup.declaration, description.appsFlyer, links)
    for (endpoint, latency) in changes { latencies[endpoint] = latency }
  }

  /// Sets what the Adjust servers answer, and how late.
  mutating func configure(
    _ backend: inout AdjustBackend, from description: BackendDescription, _ latencies: inout BackendLatencies
  ) {
    let links =
      members("brandedLinks", description.brandedLinks) + members("redirects", description.adjustRedirects)
    let changes = configure(&backend, AdjustSetup.declaration, description.adjust, links)
    for (endpoint, latency) in changes { latencies[endpoint] = latency }
  }

  private func members(_ key: String, _ members: [Located<ScenarioValue.Member>]) -> [Located<Switch>] {
    guard let first = members.first else { return [] }
    let entries = members.map { PayloadEntry($0.value.key, $0.value.value) }
    return [Located(Switch(key, .object(entries)), at: first.location)]
  }

  private mutating func configure<Setup: SDKSetup>(
    _ servers: inout Setup.Servers, _ declaration: SDKDeclaration<Setup>,
    _ endpoints: [Located<BackendDescription.Endpoint>], _ keys: [Located<Switch>]
  ) -> [(Setup.Servers.Endpoint, Latency)] {
    set(keys, declaration.serverKeys, in: &servers, "\(declaration.name) key")
    var latencies: [(Setup.Servers.Endpoint, Latency)] = []
    for located in endpoints {
      let endpoint = located.value
      guard let known = declaration.endpoints.first(where: { $0.key == endpoint.request }) else {
        reportUnknown(
          "\(declaration.name) request", Located(endpoint.request, at: located.location),
          known: declaration.endpoints.map(\.key))
        continue
      }
      if let latency = endpoint.after { latencies.append((known.endpoint, latency)) }
      servers.fix(fixedAnswer(endpoint), of: known.endpoint)
      let members = endpoint.members.compactMap { member in
        Self.settingValue(member.value.value, known.members.named(member.value.key)?.specification.kind).map {
          Located(Switch(member.value.key, $0), at: member.location)
        }
      }
      set(members, known.members, in: &servers, "\(declaration.name) setting")
    }
    return latencies
  }

  private static func settingValue(_ value: ScenarioValue, _ kind: SettingKind?) -> SettingValue? {
    switch (kind, value) {
    case (.duration, .string(let text)): DurationText.parse(Array(text.utf8)).map { .duration($0) }
    case (.object, .object(let members)): .object(members)
    case (_, .string(let text)): .word(text)
    case (_, .bool(let flag)): .bool(flag)
    default: nil
    }
  }

  private func fixedAnswer(_ endpoint: BackendDescription.Endpoint) -> FixedAnswer? {
    if let failure = endpoint.failure { return RequestFailure(rawValue: failure.value).map { .failure($0) } }
    let body = endpoint.body?.value.payload
    if let status = endpoint.status { return .status(status.value, body) }
    return body.map { .body($0) }
  }
}
