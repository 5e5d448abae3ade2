import DeepLinkSimulatorCommand

/// Two searches of one scenario, of which the first one is held against the second.
struct SearchComparison {
  /// The search with the reduction.
  let search: ExplorationReport
  /// A search that carries out each of its orders.
  let other: ExplorationReport

  /// In what the two differ that are to find the same.
  func differences(of scenario: LibraryScenario) -> [String] {
    let lines = (scenario.record(search), scenario.record(other))
    guard lines.0 != lines.1 else { return [] }
    let difference = zip(lines.0, lines.1).first { $0 != $1 }
    return [
      "the reduction changes the result\n  with     \(difference?.0 ?? "\(lines.0.count) lines")\n"
        + "  without  \(difference?.1 ?? "\(lines.1.count) lines")"
    ]
  }

  /// What random orders find that a search of all orders does not.
  var missed: [String] {
    var complaints: [String] = []
    if other.outcomes.isEmpty { complaints.append("random orders have no outcome") }
    let outcomes = Set(search.outcomes.map(\.outcome))
    for missed in other.outcomes where !outcomes.contains(missed.outcome) {
      complaints.append("the search misses the outcome of \(missed.example.schedule.text.quoted)")
    }
    let failures = Set(search.failures.map(\.failure.location))
    for missed in other.failures where !failures.contains(missed.failure.location) {
      let line = missed.failure.location.map { "line \($0.line)" } ?? "the end"
      complaints.append("the search misses the failure at \(line) of \(missed.closest.schedule.text.quoted)")
    }
    return complaints
  }

  /// That a search did not come to its end which was to.
  var incompleteness: [String] { search.isComplete ? [] : ["the search is not complete"] }
}
