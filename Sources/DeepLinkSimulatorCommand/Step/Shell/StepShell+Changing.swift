import DeepLinkSimulator

extension StepShell {
  func inject(_ text: String) throws(ShellError) -> [String] {
    let injected = try InjectedStep(text, in: steppedRun.session.plan)
    guard steppedRun.session.result.illegalStep == nil else {
      throw ShellError("the run cannot continue; go back first")
    }
    let injection: SteppedRun.Injection
    do throws(PlanError) {
      injection = try steppedRun.inject(injected.step)
    } catch {
      throw ShellError(error.problems.first?.message ?? "this step is not possible here")
    }
    var lines = steppedRun.position == injection.start ? [] : arrived(from: injection.start)
    if injection.waits { lines.append("it comes after what the system is doing now; next goes there") }
    if let dropped = injection.dropped {
      let noun = dropped.count == 1 ? "step of the scenario is" : "steps of the scenario are"
      lines.append("\(dropped.count) later \(noun) left out: \(dropped.reason)".printable)
    }
    return lines
  }

  func save(_ text: String) throws(ShellError) -> [String] {
    guard let words = QuotedWords(text).texts else { throw ShellError("a quote is not closed") }
    let paths = words.filter { $0 != "--force" }
    guard paths.count < 2 else { throw ShellError("save takes the name of one file; quote a name that has spaces") }
    guard let path = paths.first, !path.isEmpty else { throw ShellError("save takes the name of a file") }
    // Everything is done at the end of the run, so that the way there is taken only once.
    let answer = try interruptible { () throws(Interruption) in
      try steppedRun.aside(at: steppedRun.entries.count) { () throws(Interruption) in
        try save(to: path, replaces: words.contains("--force"))
      }
    }
    return try answer.get()
  }

  private func save(to path: String, replaces: Bool) throws(Interruption) -> Result<[String], ShellError> {
    var scenario = try steppedRun.savedScenario()
    let removed = steppedRun.removeExpectationsOfOtherSteps(from: &scenario)
    let text = ScenarioWriter.text(of: scenario, grammar: steppedRun.session.plan.registry.grammar)
    if let complaint = writeFile(text, path, replaces) {
      couldNotSave = true
      return .failure(ShellError(complaint))
    }
    let steps = "\(scenario.steps.count) \(scenario.steps.count == 1 ? "step" : "steps")"
    let orders = scenario.schedule.count
    let schedule = orders == 0 ? "the default order" : "\(orders) \(orders == 1 ? "line" : "lines") of schedule"
    var saved =
      ["saved \(path.printable): \(steps), \(schedule)"] + scenario.schedule.map { "  \($0.printable)" }
    if let removed {
      let noun = removed.count == 1 ? "expectation is" : "expectations are"
      saved.append("\(removed.count) \(noun) left out: \(removed.reason)".printable)
    }
    do throws(Interruption) {
      let repetition = try steppedRun.repetition(by: scenario)
      let events = steppedRun.points[steppedRun.entries.count].eventCount
      return .success(saved + replayLines(repetition, events, of: scenario))
    } catch {
      return .success(
        saved + [stopped(by: Self.interruption + "; whether it replays to the same events was not checked")])
    }
  }

  /// Returns the result of replaying a saved file.
  private func replayLines(_ repetition: SteppedRun.Repetition, _ events: Int, of scenario: Scenario) -> [String] {
    switch repetition {
    case .same: return ["it replays to the same \(events.groupedEvents)"]
    case .another:
      return ["it does not replay to the same events: the app is not deterministic".printable]
    case .sameInCausalOrders:
      let schedule = scenario.schedule.joined(separator: ", ")
      let order = schedule.isEmpty ? "--order 1" : "--schedule \(schedule.shellQuoted)"
      let text =
        "it does not replay to the same events at the same times: a replay respects latencies, and the causal orders of "
        + "this session do not; replay it with \(order) for \(events == 1 ? "this event" : "these \(events.grouped) events")"
      return text.wrapped(to: width).map(\.printable)
    }
  }
}
