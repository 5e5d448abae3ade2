/// What the expectations of a scenario say of a run.
package struct Verdict: Sendable {
  /// The expectations that were not met, in the order of the file.
  package var failures: [ExpectationFailure] = []
  /// How many of the scenario's expectations were not met; a run can fail for other reasons, too.
  package var unmetCount = 0
  /// Callbacks that no expectation mentions, in the order in which they came.
  package var unmentioned: [TraceEvent] = []

  /// Creates a verdict.
  ///
  /// - Parameter failures: What was not met.
  package init(_ failures: [ExpectationFailure] = []) {
    self.failures = failures
  }

  /// Whether the run is as the scenario says.
  package var passed: Bool { failures.isEmpty }

  /// The names of these callbacks in the order in which they first came, and how often each came.
  package var unmentionedNames: [(name: String, count: Int)] {
    var names: [(name: String, count: Int)] = []
    for event in unmentioned {
      let name = event.occurrence.name
      if let index = names.firstIndex(where: { $0.name == name }) {
        names[index].count += 1
      } else {
        names.append((name, 1))
      }
    }
    return names
  }
}
