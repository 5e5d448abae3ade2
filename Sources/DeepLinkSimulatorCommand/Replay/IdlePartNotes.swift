import DeepLinkSimulator

/// The notes about parts of a scenario that have no effect in the versions of SDKs that it runs with.
struct IdlePartNotes {
  private let scenario: Scenario
  private let file: ScenarioFile
  private let sdks: SDKRegistry

  /// Creates the notes.
  ///
  /// - Parameters:
  ///   - scenario: The scenario in the file.
  ///   - file: The file.
  ///   - sdks: The SDKs that it can use.
  init(_ scenario: Scenario, _ file: ScenarioFile, _ sdks: SDKRegistry) {
    self.scenario = scenario
    self.file = file
    self.sdks = sdks
  }

  /// Returns one note for each part that has no effect.
  ///
  /// - Parameter variants: The variants that run; none if the scenario runs with its own versions.
  func notes(inVersionsOf variants: [ScenarioVariant]) -> [Diagnostic] {
    let runs = (variants.isEmpty ? [ScenarioVariant()] : variants).map { varied($0) }
    let own = sdks.idleParts(of: scenario)
    let idle = runs.map { sdks.idleParts(of: $0) }
    var seen: Set<ScenarioPath> = []
    return idle.joined().compactMap { part in
      guard seen.insert(part.path).inserted else { return nil }
      let place = scenario.places.keyLocation(of: part.path)
      let versions = Set(runs.map { sdks.version(of: part.sdk, in: $0) })
      if versions.count > 1 {
        let count = Set(idle.joined().filter { $0.path == part.path }.map(\.version)).count
        let some = count < versions.count ? "\(count) of \(versions.count)" : "any of the \(count)"
        let message = "\(part.claim) \(some) versions of \(part.name), only \(part.phrase)"
        return file.note(message, at: place)
      }
      let isOwn = own.contains(part)
      guard !isOwn || !hasEffectInSibling(part, at: place) else { return nil }
      return file.note(part.fact + (isOwn ? "; \(part.advice(scenario.places))" : ""), at: place)
    }
  }

  /// Returns the scenario with the versions of a variant, and with its places in the file.
  private func varied(_ variant: ScenarioVariant) -> Scenario {
    var varied = scenario
    for version in variant.versions { varied.app[sdk: version.sdk]?.version = version.version }
    return varied
  }

  /// Returns whether a part has an effect in another variant that the file declares. Then the variants show what differs
  /// between versions, and the author knows.
  private func hasEffectInSibling(_ part: IdlePart, at place: SourceLocation?) -> Bool {
    file.siblings.contains { sibling in
      sibling.places.keyLocation(of: part.path) == place
        && !sdks.idleParts(of: sibling).contains { $0.path == part.path }
    }
  }
}
