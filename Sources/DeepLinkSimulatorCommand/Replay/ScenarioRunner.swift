import DeepLinkSimulator

/// Replays scenario files: reads, checks and runs each, and evaluates its expectations.
package struct ScenarioRunner {
  /// A file that has been checked: what to run, or the complaints about it.
  package typealias Plan = Result<SimulationPlan, ScenarioFileError>

  let apps: AppRegistry
  /// The order of events; nil for the default order.
  var order: ReplayOrder?
  /// The variant of each scenario to run; nil for the scenario as it is.
  var variant: ScenarioVariant?
  /// When the app's tasks run; nil for what each scenario says.
  var tasks: AppDescription.TaskTurns?
  /// The maximum number of events in a run; nil for the default.
  var eventLimit: Int?
  /// Whether to keep the trace of every run, as reports need it; if not, a run that is observed keeps only what its
  /// verdict needs.
  var keepsTraces = false

  /// Reads and checks a file.
  package func plan(_ file: ScenarioFile) -> Plan {
    switch compiled(file) {
    case .failure(let error): return .failure(error)
    case .success(var plan):
      if let eventLimit { plan.eventLimit = eventLimit }
      if let tasks { plan.appWork.turns = AppWorkPolicy.Turns(tasks) }
      guard plan.appWork.turns == .isDecided, !AppWorkPolicy.Turns.isDecided.isPossible else { return .success(plan) }
      let message = "the order of the app's tasks cannot be decided: this runtime lacks the hooks for it"
      return .failure(
        ScenarioFileError([file.diagnostic(message, at: plan.scenario.places.location(of: ["app", "tasks"]))]))
    }
  }

  /// Reads and checks a file as ``plan(_:)`` does, and refuses what a replay of the file would stop at: a step that is
  /// not possible after what the app opens.
  func replayablePlan(_ file: ScenarioFile) -> Plan {
    plan(file).flatMap { plan in
      guard let makeApp = apps.factory(for: plan.scenario.app.uses), let step = plan.impossibleStep(makeApp) else {
        return .success(plan)
      }
      return .failure(ScenarioFileError([Self.diagnostic(step, file)]))
    }
  }

  private static func diagnostic(_ step: IllegalStep, _ file: ScenarioFile) -> Diagnostic {
    file.diagnostic("\(step.explanation) (\(step.rule.text))", at: step.location)
  }

  private func compiled(_ file: ScenarioFile) -> Plan {
    let compiler = ScenarioCompiler(apps: apps)
    switch file.result {
    case .success(let scenario):
      if let variant { return plan(of: variant, scenario, file) }
      return compiler.compile(scenario).mapError { problems in
        ScenarioFileError(file.diagnostics(with: problems.problems.map { ($0.message, $0.location) }))
      }
    case .failure(let error):
      guard let partial = file.partial else { return .failure(error) }
      let problems = compiler.problems(in: partial, unreadParts: file.unreadParts)
      return .failure(ScenarioFileError(file.diagnostics(with: problems.map { ($0.message, $0.location) })))
    }
  }

  private func plan(of variant: ScenarioVariant, _ scenario: Scenario, _ file: ScenarioFile) -> Plan {
    do throws(VariantRefusal) {
      return .success(try VariantCompiler(scenario, apps: apps).compile(variant))
    } catch {
      let message = "there is no variant \(variant): \(error.reason)"
      return .failure(ScenarioFileError([file.diagnostic(message, at: nil)]))
    }
  }

  /// Returns notes about keys in a file that are still read but have been renamed, or that have no effect.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - versions: The variants that run, if there are several that differ in the versions of SDKs.
  func notes(about file: ScenarioFile, inVersions versions: [ScenarioVariant] = []) -> [Diagnostic] {
    guard case .success(let scenario) = file.result else { return file.notes }
    var notes = file.notes
    for entry in scenario.platform.switches {
      guard let name = PlatformConfiguration.switches.named(entry.name)?.name, name != entry.name else { continue }
      let place = scenario.places.keyLocation(of: ["platform", "switches"] + entry.name)
      notes.append(file.note("the switch \(entry.name) is called \(name) today; write that here", at: place))
    }
    if let former = scenario.app.uses, let name = apps.name(of: former), name != former {
      let message = "the app \(former.quoted) is called \(name.quoted) today; write that here"
      notes.append(file.note(message, at: scenario.places.location(of: ["app", "uses"])))
    }
    let idle = IdlePartNotes(scenario, file, apps.sdks)
    let ran = versions.isEmpty ? [variant].compactMap { $0 } : versions
    return notes + notesAboutIgnoredKeys(of: scenario, file) + idle.notes(inVersionsOf: ran)
      + notesAboutVariant(of: scenario, file)
  }

  /// Returns a note about a file that has been run in the order that the user gave: times in its expectations do not
  /// count there.
  func notesAboutOrder(of file: ScenarioFile) -> [Diagnostic] {
    guard case .success(let scenario) = file.result, let order, let note = scenario.noteAboutTimes(in: order.mode)
    else {
      return []
    }
    return [file.note(note, at: nil)]
  }

  /// Returns notes about what a scenario says of an app in Swift that only an app has which the file describes.
  private func notesAboutIgnoredKeys(of scenario: Scenario, _ file: ScenarioFile) -> [Diagnostic] {
    guard let name = scenario.app.uses else { return notesAboutIgnoredReactions(of: scenario, file) }
    return ["routes", "whenGated", "on"].compactMap { key in
      guard let place = scenario.places.keyLocation(of: ["app", .key(key)]) else { return nil }
      return file.note("\(key.quoted) has no effect, because the app \(name.quoted) is written in Swift", at: place)
    }
  }

  /// Returns notes about reactions of a described app to callbacks that it never gets: of SDKs that it does not have, in
  /// versions without them, or without what they need.
  private func notesAboutIgnoredReactions(of scenario: Scenario, _ file: ScenarioFile) -> [Diagnostic] {
    scenario.app.reactions.compactMap { reaction in
      let callback = reaction.callback
      guard let absence = reason(against: callback, in: scenario),
        !file.siblings.contains(where: {
          $0.app.reactions.contains(reaction) && reason(against: callback, in: $0) == nil
        })
      else { return nil }
      let place = scenario.places.keyLocation(of: ["app", "on", .key(callback)])
      return file.note("the reaction to \(callback) has no effect: \(absence)", at: place)
    }
  }

  /// Returns why the app that a scenario describes never gets a callback; nil if it can get it, or if the scenario is not
  /// valid.
  private func reason(against callback: String, in scenario: Scenario) -> String? {
    if let absence = apps.sdks.absentOwner(ofCallback: callback, in: scenario) { return absence }
    guard let plan = try? ScenarioCompiler(apps: apps).compile(scenario).get() else { return nil }
    return apps.sdks.reason(againstReactionTo: callback, in: plan)
  }

  /// Returns a note that a variant does not have the events of some expectations, which are not checked.
  private func notesAboutVariant(of scenario: Scenario, _ file: ScenarioFile) -> [Diagnostic] {
    guard let variant, let plan = try? VariantCompiler(scenario, apps: apps).compile(variant) else { return [] }
    let all = scenario.expectations.count
    let dropped = all - plan.scenario.expectations.count
    guard dropped > 0 else { return [] }
    let message =
      "\(dropped.counted(of: all, "expectation")) not checked: about events that the variant \(variant) does not have"
    return [file.note(message, at: nil)]
  }

  /// Checks and replays a file, with a rule switched off if one is given.
  func run(_ file: ScenarioFile, without rule: RuleID? = nil) -> ScenarioReport { run(file, plan(file), without: rule) }

  /// Replays a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - plan: The file after ``plan(_:)`` has checked it.
  ///   - observe: Called with each event as it happens. With it, and unless `keepsTraces` is set, a scenario without
  ///     expectations needs no memory for its trace, however long, and the report has no trace.
  ///   - rule: A rule that is switched off in the run; nil for none.
  func run(
    _ file: ScenarioFile, _ plan: Plan, without rule: RuleID? = nil,
    observe: (@Sendable (TraceEvent) -> Void)? = nil
  ) -> ScenarioReport {
    switch plan {
    case .failure(let error):
      return report(file, .invalid(error.diagnostics))
    case .success(var plan):
      if let rule { plan = plan.without(rule) }
      if let refusal = plan.refusal { return report(file, .refused(refusal), plan.scenario.name) }
      guard let makeApp = apps.factory(for: plan.scenario.app.uses) else {
        let place = plan.scenario.places.location(of: ["app", "uses"])
        return report(file, .invalid([file.diagnostic("there is no such app", at: place)]))
      }
      if let order {
        return run(file, plan, order, observe, makeApp)
      }
      let needsTrace =
        keepsTraces || observe == nil || plan.scenario.isExhaustive || !plan.scenario.expectations.isEmpty
      var (sink, result) = Simulator.run(
        plan, sink: ReplaySink(keepsAll: needsTrace, observe: observe), makeApp: makeApp)
      if let illegal = result.illegalStep {
        return report(file, .invalid([Self.diagnostic(illegal, file)]), plan.scenario.name)
      }
      if let misfit = result.misfit {
        return report(file, .invalid([file.diagnostic(misfit.explanation, at: misfit.location)]), plan.scenario.name)
      }
      result.trace = sink.trace
      return report(file, .ran(result, ExpectationChecker(plan.scenario, result).checkRun()), plan.scenario.name)
    }
  }

  /// Replays a file in an order that the user gave.
  private func run(
    _ file: ScenarioFile, _ plan: SimulationPlan, _ order: ReplayOrder, _ observe: (@Sendable (TraceEvent) -> Void)?,
    _ makeApp: @escaping AppFactory
  ) -> ScenarioReport {
    switch order.run(plan, file: file.name, makeApp: makeApp) {
    case .failure(let refusal):
      return report(file, .noSuchOrder(refusal.message), plan.scenario.name)
    case .success(let run):
      if let observe { run.result.trace.events.forEach(observe) }
      return report(file, .ran(run.result, run.verdict), plan.scenario.name)
    }
  }

  private func report(
    _ file: ScenarioFile, _ ending: ScenarioReport.Ending, _ name: String? = nil
  ) -> ScenarioReport {
    ScenarioReport(file: file.name, name: name ?? file.name, ending: ending)
  }
}

extension ScenarioRunner {
  /// Creates a runner for scenarios in their default order.
  package init(apps: AppRegistry) { self.init(apps: apps, order: nil) }
}

extension Scenario {
  /// Returns what the orders of a mode do not check of the expectations; nil if they check all of it.
  func noteAboutTimes(in mode: OrderMode) -> String? {
    let count = expectationsWithoutTimes(in: mode)
    guard count > 0 else { return nil }
    let subject = count == 1 ? "1 expectation has times" : "\(count) expectations have times"
    return "\(subject), which do not count in causal orders; --mode timed checks them"
  }
}
