/// The verdict of a scenario's expectations on a run.
package struct Verdict: Sendable {
  /// The expectations that do not hold, in the order of the file.
  package var failures: [ExpectationFailure] = []
  /// The number of the scenario's expectations that do not hold; a run can fail for other reasons, too.
  package var unmetCount = 0
  /// The callbacks that no expectation mentions, in the order in which they came.
  package var unmentioned: [TraceEvent] = []
  /// What the expectations mention.
  var mentioned: [EventPattern] = []
  /// What says of expectations that they asked for nothing, because the event did not come to which they apply.
  package var idle: [String] = []

  /// Creates a verdict.
  ///
  /// - Parameter failures: The expectations that do not hold.
  package init(_ failures: [ExpectationFailure] = []) {
    self.failures = failures
  }

  /// Whether the run has no failures.
  package var passed: Bool { failures.isEmpty }

  /// The names of the unmentioned callbacks in the order in which they first came, and how often each came. A name has
  /// its result with it if an expectation mentions another one.
  package var unmentionedNames: [(name: String, count: Int)] {
    var names: [(name: String, count: Int)] = []
    for event in unmentioned {
      let name = event.label(nextTo: mentioned)
      if let index = names.firstIndex(where: { $0.name == name }) {
        names[index].count += 1
      } else {
        names.append((name, 1))
      }
    }
    return names
  }
}
