import DeepLinkSimulator

/// Says where a walk is, in two lines.
@MainActor
struct WhereLines {
  let walk: SteppedRun
  let width: Int

  /// The lines.
  var lines: [String] {
    let facts = walk.here.facts
    let ahead = walk.entries.count - walk.position
    var first = ["step \(walk.position)", walk.here.time.inWords]
    if ahead > 0 { first.append("\(ahead) ahead") }
    first.append("app \(facts["process"] ?? "")")
    if let scene = facts["scene"], scene != StateFacts.nothing { first.append("scene \(scene)") }
    if facts["installed"] == "no" { first.append("not installed") }
    if facts["network"] == "offline" { first.append("offline") }
    var second = ["screen \(facts["screen"] ?? "")", "stored link \(facts["storedLink"] ?? "")"]
    if let gates = facts["closedGates"], gates != StateFacts.nothing { second.append("closed gates \(gates)") }
    return [first, second].map { $0.joined(separator: " · ").printable.cut(to: width) }
  }
}
