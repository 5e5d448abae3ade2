extension Simulator {
  /// Expects the next callback of an SDK to be a certain one, at whatever virtual time it comes.
  ///
  /// Runs until there is a callback that the test has not received. A callback that is not as expected fails the test
  /// at the line of the call. A name that no callback has fails at once, and the run does not continue.
  ///
  /// ```swift
  /// try await device.receive(.didResolveDeepLink) { $0.payload["deep_link_value"] == "shoes" }
  /// ```
  ///
  /// - Parameters:
  ///   - callback: The name of the callback, as in scenario files.
  ///   - fileID: The file that a failure points at.
  ///   - filePath: The path of that file.
  ///   - line: The line that a failure points at.
  ///   - column: The column that a failure points at.
  ///   - function: The test, as the replay line of a failure names it.
  ///   - holds: Returns whether the callback is as expected.
  /// - Returns: The callback that came; nil if none came.
  /// - Throws: `SimulatorError` if the device cannot be driven; `DeviceFailure` for a failure if no test framework is
  ///   linked.
  @discardableResult
  public nonisolated func receive(
    _ callback: EventPattern, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function,
    where holds: @escaping @Sendable (ReceivedCallback) -> Bool = { _ in true }
  ) async throws -> ReceivedCallback? {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    DrivenSearch.runningBody?.noteLook()
    let (received, failures) = try await at(place) { () throws(SimulatorError) in
      try await drive { [subject] run throws(SimulatorError) in
        run.lastReceipt = place
        run.noteIdleParts(at: place)
        return try run.receive(callback, recording: subject.recordedEvents, where: holds)
      }
    }
    try await report(failures, at: place)
    return received
  }

  /// Fails the test for each assertion that does not hold for the run so far.
  ///
  /// Callbacks that an assertion mentions count as asserted.
  ///
  /// - Parameters:
  ///   - assertions: What must hold of the run so far.
  ///   - fileID: The file that a failure points at.
  ///   - filePath: The path of that file.
  ///   - line: The line that a failure points at.
  ///   - column: The column that a failure points at.
  ///   - function: The test, as the replay line of a failure names it.
  /// - Throws: `SimulatorError` if the device cannot be inspected; `DeviceFailure` for a failure if no test framework
  ///   is linked.
  public nonisolated func check(
    _ assertions: TraceAssertion..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) async throws {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    DrivenSearch.runningBody?.noteLook()
    let failures = try await look { [subject] run throws(SimulatorError) in
      run.claim(assertions.flatMap(\.claims))
      run.noteIdleParts(at: place)
      let checker = TraceChecker(
        plan: run.plan, result: run.presentResult, moment: run.isFinished ? .atTheEnd : .onTheWay)
      let names = AssertionNames(run.plan(recording: subject.recordedEvents), seenIn: run.events)
      if run.decider?.mode == .causal, assertions.contains(where: { $0.countOfTimes(of: run.plan.scenario) > 0 }) {
        run.ignoresTimes = true
      }
      let expected = run.decider.map { decider in assertions.map { $0.expecting(in: decider.mode) } } ?? assertions
      var failures = run.comparing { names.failures(of: expected) { checker.failures(of: $0) } }
      // After the end, `finish` has reported it.
      if !run.isFinished, let limit = run.presentResult.eventLimit {
        failures.insert(.endlessRun(limit, run.presentResult.endlessCall), at: 0)
      }
      if failures.isEmpty {
        run.noteUnchecked(assertions, run.scenarioRun(run.presentResult, of: subject), at: place)
      }
      return failures
    }
    try await report(failures, at: place)
  }

  /// Runs to the end, performing every event that is still pending.
  ///
  /// Fails the test for callbacks without an assertion, unless the device was created with `isExhaustive: false`, and
  /// for problems that make a run meaningless, such as an unfinished task of the app. Afterwards the device can be
  /// inspected, but no longer driven.
  ///
  /// - Parameters:
  ///   - fileID: The file that a failure points at.
  ///   - filePath: The path of that file.
  ///   - line: The line that a failure points at.
  ///   - column: The column that a failure points at.
  ///   - function: The test, as the replay line of a failure names it.
  /// - Returns: The run, for assertions on it as a whole.
  /// - Throws: `SimulatorError` if the device cannot be driven; `DeviceFailure` for a failure if no test framework is
  ///   linked.
  @discardableResult
  public nonisolated func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
  ) async throws -> ScenarioRun {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let (run, failures) = try await at(place) { () throws(SimulatorError) in
      try await drive { [subject] run throws(SimulatorError) in
        run.noteIdleParts(at: place)
        let whole = run.scenarioRun(try run.finish(), of: subject)
        return (whole, run.problems(of: whole) + (subject.isExhaustive ? run.unassertedFailures : []))
      }
    }
    try await report(failures, at: place)
    return run
  }

  /// Runs a body whose error names the place of the test's call.
  private nonisolated func at<Result>(
    _ place: SourcePlace, _ body: () async throws(SimulatorError) -> Result
  ) async throws(SimulatorError) -> Result {
    do throws(SimulatorError) {
      return try await body()
    } catch {
      throw error.located(place.fileID, place.line)
    }
  }

  /// Reports failures to the test framework.
  nonisolated func report(_ failures: [ExpectationFailure], at place: SourcePlace) async throws {
    guard !failures.isEmpty else { return }
    let shown = try await look { [subject] run throws(SimulatorError) in
      run.failures += failures.map { DrivenRun.Failure(failure: $0, place: place) }
      let whole = run.scenarioRun(run.presentResult, of: subject)
      return failures.map { DeviceFailure($0, of: whole, at: place) }
    }
    let isCollected = subject.isExploring || DrivenSearch.isRunningBody
    guard !isCollected, let reporter = FailureReporters.linked else { throw shown[0] }
    for failure in shown { reporter.report(failure) }
  }
}

/// A callback of an SDK that a driven device has received.
public struct ReceivedCallback: Sendable {
  /// The event of the trace.
  public let event: TraceEvent

  init(_ event: TraceEvent) {
    self.event = event
  }

  /// The name of the callback.
  public var name: String { event.occurrence.name }

  /// The payload of the callback; empty if it has none.
  public var payload: Payload { event.occurrence.payload ?? Payload([]) }
}

/// A check of a callback that a test expects to receive.
@MainActor
private struct ReceiptChecker {
  let run: DrivenRun

  func failures(
    _ expected: EventPattern, _ event: TraceEvent?, _ holds: (ReceivedCallback) -> Bool
  ) -> [ExpectationFailure] {
    guard let event else { return [nothingCame(expected)] }
    let ofKind = expected.matchesIgnoringNumber(in: run.events).map(\.index)
    let number = ofKind.firstIndex(of: event.index).map { $0 + 1 }
    guard let number, number == expected.ordinal ?? number else {
      let failure = ExpectationFailure(
        location: nil, expected: [expected.text], actual: [number.map { "\(event.label)#\($0)" } ?? event.label],
        explanation: "event \(event.index) at \(time(event)) is the next callback\(earlier(expected, before: event))",
        event: event)
      let named = entries.named(in: failure, behind: event)
      guard ofKind.isEmpty else { return [named] }
      if let lost = LostCallback(of: expected, in: run.events) { return [lost.named(in: named)] }
      return [run.presentResult.withheldCallbacks.named(in: named, insteadOf: expected)]
    }
    let received = ReceivedCallback(event)
    guard !holds(received) else { return [] }
    let name = event.occurrence.name
    let failure = ExpectationFailure(
      location: nil, expected: ["\(expected.text) for which the closure holds"],
      actual: [
        event.occurrence.payload.map { "\(name) \(PayloadSummary($0, run.plan).text(width: 72))" }
          ?? "\(event.label), which has no payload"
      ],
      explanation: "event \(event.index) at \(time(event))", event: event)
    return [entries.named(in: failure, behind: event)]
  }

  private var entries: MissingEntries { MissingEntries(events: run.events) }

  private func nothingCame(_ expected: EventPattern) -> ExpectationFailure {
    let last = run.events.last { $0.occurrence.isCallback }
    let lost = LostCallback(of: expected, in: run.events)
    let explanation =
      if let lost {
        lost.explanation
      } else if let last {
        "nothing more comes; event \(last.index), \(last.label), at \(time(last)) was the last callback"
          + (expected.matchesLabel(of: last) ? "" : earlier(expected, before: nil)) + standstill
      } else {
        "nothing more comes, and there was no callback" + standstill
      }
    let failure = ExpectationFailure(
      location: nil, expected: [expected.text], actual: ["no callback"], explanation: explanation, event: lost?.event)
    return entries.named(
      in: run.presentResult.withheldCallbacks.named(in: failure, insteadOf: expected), insteadOf: expected)
  }

  /// Returns, for the end of an explanation, where a callback that does not come now came before; empty if it did not.
  private func earlier(_ expected: EventPattern, before event: TraceEvent?) -> String {
    let last = expected.matchesIgnoringNumber(in: run.events).last {
      $0.occurrence.isCallback && $0.index < event?.index ?? .max
    }
    return last.map { "; event \($0.index), \($0.label), came before" } ?? ""
  }

  /// Returns, for the end of an explanation, what about the device keeps callbacks from coming; empty if nothing does.
  private var standstill: String {
    let world = run.session.engine.world
    let process = world.platform.process
    if !world.router.isInstalled { return "; the app is not installed" }
    if world.isTrackingPromptShown {
      return "; the tracking prompt covers the app: answer it with trackingAuthorization"
    }
    if !process.runsCode { return "; the app is \(process.rawValue)" }
    return world.isOnline ? "" : "; the device is offline"
  }

  private func time(_ event: TraceEvent) -> String { event.time.inWords }
}

extension DrivenRun {
  /// A failure, and the place in the test that found it.
  struct Failure: Sendable {
    let failure: ExpectationFailure
    let place: SourcePlace

    /// Returns whether this is the same failure at the same place.
    func isSame(as other: Failure) -> Bool { failure == other.failure && place.isSame(as: other.place) }

    /// The failure as one of a run that has not the event that it is about.
    var onAnotherDevice: Failure {
      var failure = failure
      (failure.event, failure.explanation) = (nil, "on another device, \(failure.explanation)")
      return Failure(failure: failure, place: place)
    }
  }

  /// The plan of the run.
  var plan: SimulationPlan { session.engine.plan }

  /// Returns the plan for checks of names: with those that the app records, and for any steps that the test may do.
  func plan(recording events: [String]?) -> SimulationPlan {
    var plan = plan
    (plan.steps, plan.anytime) = ([], [])
    if let events { plan.recordedEvents = events }
    return plan
  }

  /// Returns the problems with the name of a callback.
  func problems(with callback: EventPattern, recording recordedEvents: [String]?) -> [ExpectationFailure] {
    var expected = Expectation.EventExpectation(callback.words, isCallback: true)
    expected.atLeast = 1
    let assertion = TraceAssertion(.expectation(Expectation(.event(expected))))
    return AssertionNames(plan(recording: recordedEvents), seenIn: events).problems(in: [assertion])
  }

  /// Runs to the next callback, and compares it with the one that a test expects to receive.
  ///
  /// Refuses a name that no callback has before anything happens, so that the test can still receive the next callback.
  fileprivate func receive(
    _ callback: EventPattern, recording recordedEvents: [String]?, where holds: (ReceivedCallback) -> Bool
  ) throws(SimulatorError) -> (ReceivedCallback?, [ExpectationFailure]) {
    let problems = problems(with: callback, recording: recordedEvents)
    guard problems.isEmpty else { return (nil, problems) }
    let event = try nextCallback()
    return (event.map(ReceivedCallback.init), ReceiptChecker(run: self).failures(callback, event, holds))
  }

  /// Returns the problems that make every assertion on a whole run meaningless.
  func problems(of run: ScenarioRun) -> [ExpectationFailure] {
    guard let attemptFromInside else { return run.problems }
    return run.problems + [
      ExpectationFailure(
        location: nil, expected: ["the test drives the device"], actual: ["the app's own code \(attemptFromInside)"],
        explanation: SimulatorError.isInCallback.message)
    ]
  }

  /// The failure for callbacks without an assertion.
  fileprivate var unassertedFailures: [ExpectationFailure] {
    let events = unasserted
    guard let first = events.first else { return [] }
    let time = first.time.inWords
    return [
      ExpectationFailure(
        location: nil, expected: ["nothing but what the test received"], actual: events.map(\.label),
        explanation: "event \(first.index), \(first.label), at \(time) was never received or asserted; "
          + "isExhaustive: false allows that", event: first)
    ]
  }

  /// Returns a result as a run for tests.
  func scenarioRun(_ result: RunResult, of subject: DrivenSubject) -> ScenarioRun {
    var run = ScenarioRun(plan: plan, result: result, file: subject.file)
    run.isReplayedByTest = true
    return run
  }
}
