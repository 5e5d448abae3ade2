/// A watch for what a scenario asks for in vain in each order of an exploration: expectations that apply to no event or
/// whose facts never hold, and `anytime` steps that are possible at no moment.
///
/// The scenario holds, and would otherwise look as if these had been tried in every order. Orders are not run to their
/// end one by one, so the watch looks at each event that is performed.
final class IdleWatch: @unchecked Sendable {
  // It never leaves the thread of its exploration.

  private var asleep: [(text: String, monitor: ExpectationMonitor)] = []
  /// The labels of the `anytime` steps that have not come so far, with their arguments.
  private var steps: [String]

  /// What says of all these that they asked for nothing, or did not come, so far.
  var idle: [String] { asleep.map(\.text) + steps.map { "anytime \($0) did not come" } }

  /// Whether an `anytime` step has not come so far.
  var awaitsSteps: Bool { !steps.isEmpty }

  /// - Parameters:
  ///   - expectations: What must hold in each order.
  ///   - steps: The steps that may come at any time.
  init(_ expectations: [Expectation.Kind], anytime steps: [PlannedStep]) {
    self.steps = []
    for expectation in expectations {
      guard let text = expectation.idleness, let monitor = ExpectationMonitor(expectation),
        !asleep.contains(where: { $0.text == text })
      else { continue }
      asleep.append((text, monitor))
    }
    for step in steps where !self.steps.contains(step.label) { self.steps.append(step.label) }
  }

  /// Records that an expectation has asked for something.
  ///
  /// - Parameter text: What would say that it did not.
  func wake(_ text: String) { asleep.removeAll { $0.text == text } }

  /// Records that an `anytime` step has come.
  func wake(anytime step: TraceEvent) {
    guard awaitsSteps, case .step(let verb, let argument) = step.occurrence else { return }
    let label = PlannedStep.label(verb, argument)
    steps.removeAll { $0 == label }
  }

  /// Looks at a whole run.
  func see(_ events: [TraceEvent]) {
    if !asleep.isEmpty { asleep.removeAll { $0.monitor.asks(in: events) } }
    guard awaitsSteps else { return }
    for event in events where event.rule == .simulation(.anytimeStep) { wake(anytime: event) }
  }
}
