/// An assertion that a run did not meet, with the text that a test shows.
public struct TraceFailure: Hashable, Sendable {
  /// What was expected, and what happened instead.
  public let failure: ExpectationFailure
  /// The name of the scenario.
  package let scenario: String
  /// The file of the scenario as the test names it; nil for a scenario that is written in the test.
  package let file: String?
  /// The order of the run; empty for that of the scenario.
  package let order: Schedule
  /// How the command makes the run again; nil if it does not know the app.
  private let replayArguments: String?
  /// The run in a few lines: what happened, and the last callback.
  private let context: [String]

  init(_ failure: ExpectationFailure, of run: ScenarioRun) {
    self.failure = failure
    scenario = run.plan.scenario.name
    file = run.file
    order = run.order
    replayArguments = run.isReplayedByTest ? nil : run.arguments
    context = RunContext(run.trace.events).lines
  }

  /// The failure as a test shows it.
  ///
  /// - Parameter test: The test that runs the scenario, as `swift test --filter` takes it; it replays a run that
  ///   the command cannot. Nil to leave the line out then.
  public func text(replayedBy test: String? = nil) -> String {
    text(orElse: test.map { TestFilter($0).line })
  }

  /// The failure as a test shows it.
  ///
  /// - Parameter line: What replays a run that the command cannot; nil to leave the line out then.
  func text(orElse line: String?) -> String {
    var lines = FailureText(failure, file: file ?? "").lines
    // The place is that of the test itself, unless the expectation stands in a file.
    if failure.location == nil || file == nil { lines.removeFirst() }
    lines += context
    for (index, line) in order.orders.enumerated() {
      lines += FailureText.paragraph(index == 0 ? "order" : "", line.text)
    }
    let command = replayArguments.flatMap { arguments in
      file.map { "deeplink-sim replay \(arguments) \($0.textShellQuoted)" }
    }
    if let replay = command ?? line { lines.append(FailureText.line("replay", replay)) }
    return (["✘ \(scenario.printable)"] + lines).joined(separator: "\n")
  }
}

extension TraceFailure: CustomStringConvertible {
  /// The failure as a test shows it.
  public var description: String { text() }
}
