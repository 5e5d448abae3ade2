/// An assertion that does not hold for a run, with the failure message of a test.
public struct TraceFailure: Hashable, Sendable {
  /// What was expected, and what happened instead.
  public let failure: ExpectationFailure
  /// The name of the scenario.
  package let scenario: String
  /// The file of the scenario as the test names it; nil for a scenario built in the test.
  package let file: String?
  /// The order of the run; empty for the scenario's own.
  package let order: Schedule
  /// The arguments with which the command replays the run; nil if it does not know the app.
  private let replayArguments: String?
  /// The run in a few lines: what happened, and the last callback.
  private let context: [String]

  init(_ failure: ExpectationFailure, of run: ScenarioRun) {
    self.failure = failure
    scenario = run.plan.scenario.name
    file = run.file
    order = run.order
    replayArguments = run.isReplayedByTest ? nil : run.arguments
    context = RunContext(run.trace.events, of: run.plan).lines
  }

  /// Returns the failure message of a test.
  ///
  /// - Parameter test: The test that runs the scenario, as `swift test --filter` takes it. It replays a run that the
  ///   command cannot replay; nil omits the line in that case.
  public func text(replayedBy test: String? = nil) -> String {
    text(orElse: test.map { TestFilter($0).line })
  }

  /// Returns the failure message of a test.
  ///
  /// - Parameter line: The line that replays a run that the command cannot replay; nil omits it.
  func text(orElse line: String?) -> String {
    var lines = FailureText(failure, file: file ?? "").lines
    // The location is the test's own, unless the expectation is in a file.
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
  /// The failure message of a test.
  public var description: String { text() }
}
