/// A part of a scenario that has no effect in the scenario's version of an SDK: a setting, the answer to a request that
/// the version does not send, or a call that it does not have.
package struct IdlePart: Hashable, Sendable {
  /// The path of the part in the file.
  package let path: ScenarioPath
  /// Whether the part is a call of the app, which may be possible although the version does not have it.
  package let isCall: Bool
  /// The part in words, such as `the switch delayStart`.
  package let subject: String
  /// The key of the SDK.
  package let sdk: String
  /// The display name of the SDK.
  package let name: String
  /// The version of the SDK.
  package let version: String
  /// The versions in which the part has an effect, in words.
  package let phrase: String
  /// The nearest version in which the part has an effect; nil if none is known.
  package let nearest: String?

  /// That the part has no effect, and where it has one, without a full stop.
  package var fact: String { "\(claim) \(name) \(version), only \(phrase)" }

  /// That the part has no effect in what follows.
  package var claim: String { "\(subject) \(isCall ? "does not work in" : "has no effect in")" }

  /// Returns what the author of a scenario can do about the part, as the end of a sentence.
  ///
  /// - Parameter places: Where the parts of the scenario are; they say whether it is a file or made in Swift.
  package func advice(_ places: ScenarioPlaces) -> String {
    guard let nearest else { return "remove it" }
    return places.areOfSwift
      ? "remove it, or pass a version such as \(nearest)"
      : "remove it, or write \"version\": \(nearest.quoted) in \(sdk.quoted)"
  }
}

extension SimulationPlan {
  /// What a test should know about parts of a scenario made in Swift that have no effect in its versions of the SDKs,
  /// each as a sentence without a full stop; for a file, the command says it with the place.
  var idleNotes: [String] {
    guard scenario.places.areOfSwift else { return [] }
    return registry.idleParts(of: scenario).map { "\(scenario.name): \($0.fact); \($0.advice(scenario.places))" }
  }
}

extension SDKRegistry {
  /// Returns the parts of a scenario that have no effect in its versions of the SDKs, SDK by SDK.
  ///
  /// A setting with its default value is none of them: it asks for what happens anyway.
  package func idleParts(of scenario: Scenario) -> [IdlePart] { all.flatMap { Self.idleParts(of: $0, in: scenario) } }

  private static func idleParts<S: SDK>(of sdk: S.Type, in scenario: Scenario) -> [IdlePart] {
    guard let finder = IdlePartFinder(sdk, scenario) else { return [] }
    return finder.parts(of: scenario)
  }

  /// Returns the version of an SDK in the app of a scenario, also if the scenario leaves it to the default; nil if the
  /// app does not have the SDK, or if there is no such version.
  ///
  /// - Parameters:
  ///   - key: The key of the SDK.
  ///   - scenario: The scenario.
  package func version(of key: String, in scenario: Scenario) -> String? {
    all.lazy.filter { $0.name.rawValue == key }.compactMap { Self.version(of: $0, in: scenario) }.first
  }

  private static func version<S: SDK>(of sdk: S.Type, in scenario: Scenario) -> String? {
    version(of: sdk, in: scenario)?.version
  }

  fileprivate static func version<S: SDK>(of sdk: S.Type, in scenario: Scenario) -> S.Setup.Version? {
    guard let description = scenario.app[sdk: S.Setup.declaration.key] else { return nil }
    return description.version.map { S.Setup.Version.named($0) } ?? S.Setup().version
  }
}

/// Finds the parts of a scenario that have no effect in its version of an SDK.
private struct IdlePartFinder<S: SDK> {
  private typealias Version = S.Setup.Version

  private let declaration = S.Setup.declaration
  private let description: SDKDescription
  private let version: Version
  private let number: VersionNumber

  /// Creates a finder; nil if the app does not have the SDK in a version with a number.
  init?(_ sdk: S.Type, _ scenario: Scenario) {
    let version: Version? = SDKRegistry.version(of: sdk, in: scenario)
    guard let description = scenario.app[sdk: S.Setup.declaration.key], let version,
      let number = VersionNumber(version.version)
    else { return nil }
    self.description = description
    self.version = version
    self.number = number
  }

  func parts(of scenario: Scenario) -> [IdlePart] {
    let path: ScenarioPath = ["app", .key(declaration.key)]
    var parts = settings(description.settings, declaration.keys, "the key", at: path)
    parts += settings(description.switches, declaration.allSwitches, "the switch", at: path + "switches")
    parts += servers(scenario.backend, at: ["backend"])
    let lists: [(ScenarioPath.Part, [Step])] = [("steps", scenario.steps), ("anytime", scenario.anytime)]
    for (list, steps) in lists {
      for (index, step) in steps.enumerated() {
        let path: ScenarioPath = [list, .index(index), .key(step.kind.verb.rawValue)]
        switch step.kind {
        case .backend(let backend): parts += servers(backend, at: path)
        case .call(let method, _): parts += call(method, at: path)
        default: break
        }
      }
    }
    return parts
  }

  private func settings<Setup>(
    _ entries: [SettingEntry], _ settings: [Setting<Setup>], _ noun: String, at path: ScenarioPath
  ) -> [IdlePart] {
    entries.compactMap { entry in
      guard let known = settings.named(entry.name)?.specification, entry.value != known.defaultValue else { return nil }
      return part("\(noun) \(entry.name)", path + entry.name, only: known.versions)
    }
  }

  private func servers(_ backend: BackendDescription, at path: ScenarioPath) -> [IdlePart] {
    let servers = backend[sdk: declaration.key]
    let path = path + declaration.key
    var parts = settings(servers.settings, declaration.serverKeys, "the key", at: path)
    for answer in servers.endpoints {
      guard let endpoint = declaration.endpoints.first(where: { $0.key == answer.request }) else { continue }
      let path = path + answer.request
      if let idle = part("the answer to \(answer.request)", path, only: endpoint.versions) {
        parts.append(idle)
      } else {
        parts += settings(answer.members, endpoint.members, "in the answer to \(answer.request), the key", at: path)
      }
    }
    return parts
  }

  /// Returns the call as an idle part if the version has no such method, under whatever name.
  private func call(_ method: String, at path: ScenarioPath) -> [IdlePart] {
    guard let known = declaration.methods.first(where: { $0.name == method }) else { return [] }
    return [part("the call \(method)", path, only: known.versions, isCall: true)].compactMap { $0 }
  }

  private func part(
    _ subject: String, _ path: ScenarioPath, only range: VersionRange?, isCall: Bool = false
  ) -> IdlePart? {
    guard let range, !range.contains(number) else { return nil }
    return IdlePart(
      path: path, isCall: isCall, subject: subject, sdk: declaration.key, name: declaration.name,
      version: version.version,
      phrase: range.phrase, nearest: range.nearest(to: version, among: Version.all)?.version)
  }
}
