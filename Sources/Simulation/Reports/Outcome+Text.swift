extension Outcome {
  /// Returns the outcomes, one per line, with additional facts for those that would otherwise read the same.
  package static func summaries(of outcomes: [Outcome]) -> [String] {
    let groups = Dictionary(grouping: outcomes, by: \.summary)
    return outcomes.map { outcome in
      let alike = groups[outcome.summary] ?? []
      let facts = outcome.facts.enumerated().filter { index, fact in alike.contains { $0.facts[index] != fact } }
      return ([outcome.summary] + facts.map(\.element)).joined(separator: " · ")
    }
  }

  /// The outcome on one line: the acts of the app, and how the state differs from that of a running app.
  package var summary: String {
    if let impossibleStep { return "a step cannot be done: \(impossibleStep)" }
    var parts = [appEvents.isEmpty ? "nothing routed" : appEvents.joined(separator: ", ")]
    parts.append("screen \(finalState.screen ?? "none")")
    if let link = finalState.storedLink { parts.append("stored \(link)") }
    if !finalState.pending.isEmpty { parts.append("still to come: \(finalState.pending.joined(separator: ", "))") }
    return parts.joined(separator: " · ")
  }

  /// All parts of the outcome in words, at the same positions for all outcomes.
  private var facts: [String] {
    [
      appEvents.isEmpty ? "nothing routed" : appEvents.joined(separator: ", "),
      "screen \(finalState.screen ?? "none")", "stored \(finalState.storedLink ?? "nothing")",
      "process \(finalState.process.rawValue)", "scene \(finalState.scene?.rawValue ?? "none")",
      finalState.isInstalled ? "installed" : "not installed",
      "closed gates: \(finalState.closedGates.isEmpty ? "none" : finalState.closedGates.joined(separator: ", "))",
      "still to come: \(finalState.pending.isEmpty ? "nothing" : finalState.pending.joined(separator: ", "))",
    ]
  }
}
