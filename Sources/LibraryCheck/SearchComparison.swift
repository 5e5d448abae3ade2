import DeepLinkSimulatorCommand

/// Two searches of one scenario, the first of which is compared with the second.
struct SearchComparison {
  /// The search with the reduction.
  let search: ExplorationReport
  /// A search that carries out each of its orders.
  let other: ExplorationReport

  /// Returns the differences between the findings, which should be the same.
  func differences(of scenario: LibraryScenario) -> [String] {
    let lines = (scenario.record(search), scenario.record(other))
    guard lines.0 != lines.1 else { return [] }
    let difference = zip(lines.0, lines.1).first { $0 != $1 }
    return [
      "the reduction changes the result\n  with     \(difference?.0 ?? "\(lines.0.count) lines")\n"
        + "  without  \(difference?.1 ?? "\(lines.1.count) lines")"
    ]
  }

  /// The findings of random orders that a search of all orders lacks.
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

  /// A complaint if a search that should be complete is not.
  var incompleteness: [String] { search.isComplete ? [] : ["the search is not complete"] }
}
