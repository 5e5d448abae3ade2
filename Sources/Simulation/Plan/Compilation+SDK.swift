extension Compilation {
  /// Returns the plan of how the app uses an SDK; nil if it does not.
  mutating func plannedSDK<S: SDK>(_ sdk: S.Type, _ style: AppStyle) -> PlannedSDK? {
    let declaration = S.Setup.declaration
    guard let description = scenario.app[sdk: declaration.key] else { return nil }
    let path: ScenarioPath = ["app", .key(declaration.key)]
    var setup = S.Setup()
    if let version = description.version {
      if let known = S.Setup.Version.named(version) {
        setup.version = known
      } else {
        reportUnknownVersion(
          of: declaration.name, version, at: places.location(of: path + "version"),
          known: S.Setup.Version.all.map(\.version), isKnown: { S.Setup.Version.named($0) != nil })
      }
    }
    set(description.settings, declaration.keys, in: &setup, "\(declaration.name) key", at: path)
    set(
      description.switches, declaration.allSwitches, in: &setup, "\(declaration.name) switch", at: path + "switches",
      others: declaration.keys.map(\.name))
    checkPlaces(of: description.switches, declaration.allSwitches, path + "switches")
    setup.begin(at: scenario.startDate, appScheme: scenario.app.scheme)
    if let system = scenario.platform.profile.flatMap(PlatformProfile.named) {
      setup.setSystemVersion(VersionNumber(system.major, system.minor, 0))
    }
    var latencies = declaration.endpoints.map { $0.latency }
    change(&setup.servers, &latencies, declaration, scenario.backend, at: ["backend"])
    return PlannedSDK(
      sdk, setup, latencies: latencies, callSites: callSites(description.integration, declaration, style))
  }

  /// Applies the settings of a scenario.
  ///
  /// - Parameters:
  ///   - entries: The names with their values.
  ///   - settings: The available settings.
  ///   - setup: The configuration that they write into.
  ///   - noun: The word for a setting, for a complaint.
  ///   - path: Their path in the file.
  ///   - others: The names of settings that belong next to these and not among them.
  mutating func set<Setup>(
    _ entries: [SettingEntry], _ settings: [Setting<Setup>], in setup: inout Setup, _ noun: String,
    at path: ScenarioPath, others: [String] = []
  ) {
    for entry in entries {
      guard let known = settings.named(entry.name) else {
        guard !others.contains(entry.name) else {
          report(
            "\(entry.name.quoted) is no \(noun); write it next to \"switches\"",
            at: places.keyLocation(of: path + entry.name))
          continue
        }
        reportUnknown(
          noun, entry.name, at: places.keyLocation(of: path + entry.name), known: settings.map(\.name),
          listedBy: "the command page switches")
        continue
      }
      if !known.set(entry.value, in: &setup) {
        report(
          "the \(noun) \(entry.name) takes \(known.specification.form ?? known.specification.kind.phrase)",
          at: places.keyLocation(of: path + entry.name))
      }
    }
  }

  /// Complains about settings that are given both in their present place and in their old place among the switches.
  private mutating func checkPlaces<Setup>(
    of switches: [SettingEntry], _ settings: [Setting<Setup>], _ path: ScenarioPath
  ) {
    for entry in switches {
      guard let newPlace = settings.named(entry.name)?.specification.newPlace else { continue }
      let location = places.keyLocation(of: ScenarioPath(newPlace.keys.map { .key($0) }))
      guard isGiven(newPlace) || location != nil else { continue }
      let line = location.map { ", which is in line \($0.line)" } ?? ""
      report(
        "the switch \(entry.name) is the same setting as \(newPlace.text)\(line); remove one of them",
        at: places.keyLocation(of: path + entry.name))
    }
  }

  /// Returns whether the scenario gives a setting in a place.
  private func isGiven(_ place: SettingPlace) -> Bool {
    switch place {
    case .app(let sdk, let key):
      scenario.app[sdk: sdk]?.settings.contains { $0.name == key } == true
    case .answer(let sdk, let request, let key):
      scenario.backend[sdk: sdk].endpoints.contains { endpoint in
        endpoint.request == request && endpoint.members.contains { $0.name == key }
      }
    }
  }

  // MARK: Servers

  /// Applies a scenario's description of an SDK's servers: what they know, their answers and latencies.
  mutating func change<Setup: SDKSetup>(
    _ servers: inout Setup.Servers, _ latencies: inout [Latency], _ declaration: SDKDeclaration<Setup>,
    _ backend: BackendDescription, at backendPath: ScenarioPath
  ) {
    let description = backend[sdk: declaration.key]
    let path = backendPath + declaration.key
    set(description.settings, declaration.serverKeys, in: &servers, "\(declaration.name) key", at: path)
    for answer in description.endpoints {
      let path = path + answer.request
      guard let index = declaration.endpoints.firstIndex(where: { $0.key == answer.request }) else {
        reportUnknown(
          "\(declaration.name) request", answer.request, at: places.keyLocation(of: path),
          known: declaration.endpoints.compactMap(\.key))
        continue
      }
      let endpoint = declaration.endpoints[index]
      if let latency = answer.after { latencies[index] = latency }
      servers.fix(answer.fixedAnswer, of: endpoint.endpoint)
      set(answer.members, endpoint.members, in: &servers, "\(declaration.name) setting", at: path)
    }
  }

  // MARK: Calls

  /// Returns where the app calls an SDK.
  private mutating func callSites<Setup: SDKSetup>(
    _ description: IntegrationDescription, _ declaration: SDKDeclaration<Setup>, _ style: AppStyle
  ) -> IntegrationCallSites {
    var sites = IntegrationCallSites()
    let path: ScenarioPath = ["app", .key(declaration.key), "integration"]
    sites.declared = declaration.calls
    for (index, omission) in description.omit.enumerated() {
      leaveOut(omission, of: &sites, at: places.location(of: path + "omit" + index))
    }
    for (index, addition) in description.add.enumerated() {
      add(addition, to: &sites, at: places.location(of: path + "add" + index))
    }
    for move in description.move { make(move, of: &sites, style, at: path + "move" + move.call) }
    return sites
  }

  /// Leaves out a part of an integration.
  private mutating func leaveOut(
    _ omission: IntegrationDescription.Part, of sites: inout IntegrationCallSites, at location: SourceLocation?
  ) {
    let known = sites.declared
    switch omission {
    case .call(let call) where known.contains(call): sites.omitted.append(call)
    case .call(let call):
      reportUnknown(
        "call of the integration", call, at: location,
        known: known + SystemCall.linkLabels.map { IntegrationDescription.Part.forwarding(from: $0).text })
    // Allowed in every style: an app keeps the code of its old life cycle when it moves to another.
    case .forwarding(let entryPoint) where SystemCall.linkLabels.contains(entryPoint):
      sites.silentEntryPoints.append(entryPoint)
    case .forwarding(let entryPoint) where SystemCall.allLabels.contains(entryPoint):
      report("\(entryPoint) has no link to pass on; expected \(SystemCall.linkLabels.alternatives)", at: location)
    case .forwarding(let entryPoint):
      reportUnknown("entry point", entryPoint, at: location, known: SystemCall.linkLabels)
    }
  }

  /// Adds a part to an integration.
  private mutating func add(
    _ addition: IntegrationDescription.Part, to sites: inout IntegrationCallSites, at location: SourceLocation?
  ) {
    switch addition {
    case .forwarding(let entryPoint) where SystemCall.labelsOutsideGuides.contains(entryPoint):
      sites.addedEntryPoints.append(entryPoint)
    case .forwarding(let entryPoint) where SystemCall.linkLabels.contains(entryPoint):
      report("the app passes on the links of \(entryPoint) anyway; remove it from \"add\"", at: location)
    case .forwarding, .call:
      reportUnknown(
        "addition to the integration", addition.text, at: location,
        known: SystemCall.labelsOutsideGuides.map { IntegrationDescription.Part.forwarding(from: $0).text })
    }
  }

  /// Makes a call of an integration at another entry point.
  private mutating func make(
    _ move: IntegrationDescription.Move, of sites: inout IntegrationCallSites, _ style: AppStyle, at place: ScenarioPath
  ) {
    let labels = SystemCall.labels(for: style)
    if !sites.declared.contains(move.call) {
      reportUnknown("call of the integration", move.call, at: places.keyLocation(of: place), known: sites.declared)
    } else if labels.contains(move.entryPoint) {
      sites.moved[move.call] = move.entryPoint
    } else if SystemCall.allLabels.contains(move.entryPoint) {
      report(Self.complaint(aboutCall: move.entryPoint, in: style), at: places.location(of: place))
    } else {
      reportUnknown("entry point", move.entryPoint, at: places.location(of: place), known: labels)
    }
  }
}

extension BackendDescription.Endpoint {
  /// The answer that replaces the computed one; nil if none does.
  fileprivate var fixedAnswer: FixedAnswer? {
    if let failure { return .failure(failure) }
    let payload = body?.payload
    if let status { return .status(status, payload) }
    return payload.map { .body($0) }
  }
}
