import DeepLinkSimulator

/// Describes the current point of a run in two lines.
@MainActor
struct WhereLines {
  let steppedRun: SteppedRun
  let width: Int

  /// The lines.
  var lines: [String] {
    let facts = steppedRun.here.facts
    let ahead = steppedRun.entries.count - steppedRun.position
    var first = ["step \(steppedRun.position)", steppedRun.here.time.inWords]
    if ahead > 0 { first.append("\(ahead) ahead") }
    first.append("app \(facts[.fact(.process)])")
    let (scene, gates) = (facts[.fact(.scene)], facts[.fact(.closedGates)])
    if scene != StateFacts.nothing { first.append("scene \(scene)") }
    if facts[.fact(.installed)] == "no" { first.append("not installed") }
    if facts[.network] == NetworkState.offline.rawValue { first.append(NetworkState.offline.rawValue) }
    var second = ["screen \(facts[.fact(.screen)])", "stored link \(facts[.fact(.storedLink)])"]
    if gates != StateFacts.nothing { second.append("closed gates \(gates)") }
    return [first, second].map { $0.joined(separator: " · ").printable.cut(to: width) }
  }
}
