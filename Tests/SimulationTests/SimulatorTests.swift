import DeepLinkSimulator
import TestSupport
import XCTest

final class SimulatorTests: XCTestCase {
  /// A flow with decisions in it: several answers under way at once, and steps between them.
  private static let flow = """
    "app": {
      "domains": ["example.onelink.me", "brandname.go.link"], "scheme": "example", "gates": ["onboarding"],
      "routes": { "apples": "Apples", "summer-clothes": "SummerClothes" },
      "appsflyer": {}, "adjust": {}
    },
    "backend": { "adjust": { "session": { "askIn": "2s" } } },
    "steps": [
      { "tap": "https://brandname.go.link/summer-clothes" },
      { "install": {} },
      { "launch": {} },
      { "wait": "1.5s" },
      { "tap": "https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples" },
      { "wait": "5s" },
      { "openGate": "onboarding" },
      { "background": {} },
      { "wait": "6s" },
      { "foreground": {} }
    ]
    """

  // MARK: A run is a function of its scenario, its app and its decisions

  func testARunGivesTheSameBytesEachTime() throws {
    let first = try TestRun(Self.flow).json
    for _ in 0..<20 { XCTAssertEqual(try TestRun(Self.flow).json, first) }
    XCTAssertTrue(first.contains("adjustDeferredDeeplinkReceived"))
  }

  func testEveryOrderGivesTheSameBytesEachTimeAndOrdersDiffer() throws {
    var traces: Set<String> = []
    for seed in 1...40 {
      let trace = try TestRun(Self.flow, oracle: SeededOracle(seed: UInt64(seed))).json
      XCTAssertEqual(try TestRun(Self.flow, oracle: SeededOracle(seed: UInt64(seed))).json, trace)
      traces.insert(trace)
    }
    XCTAssertGreaterThan(traces.count, 10, "the oracle decides nothing")
  }

  func testEveryOrderKeepsCausesBeforeTheirEffectsAndTimeMovingForward() throws {
    for seed in 1...200 {
      let run = try TestRun(Self.flow, oracle: SeededOracle(seed: UInt64(seed)))
      XCTAssertNil(run.result.illegalStep)
      var time = VirtualInstant.zero
      for event in run.result.trace.events {
        XCTAssertLessThan(event.cause, event.index)
        XCTAssertLessThan(event.secondCause, event.index)
        XCTAssertLessThanOrEqual(time, event.time)
        time = event.time
      }
    }
  }

  func testEveryOrderKeepsTheStepsInTheirOrder() throws {
    let expected = try TestRun(Self.flow).labels(.user)
    for seed in 1...50 {
      XCTAssertEqual(try TestRun(Self.flow, oracle: SeededOracle(seed: UInt64(seed))).labels(.user), expected)
    }
  }

  func testTheActorGivesTheSameTraceAsARunOnTheCallingThread() async throws {
    let run = try TestRun(Self.flow)
    let simulator = Simulator(run.plan) { DescribedApp($0) }
    let result = await simulator.run()
    XCTAssertEqual(result.trace.events.map(JSONLines.record).joined(separator: "\n"), run.json)
    XCTAssertEqual(result.finalState, run.result.finalState)
  }

  func testADrivenDeviceSaysAtWhichEventItsRunWasStopped() async throws {
    var plan = try TestRun(Self.flow).plan
    // A launch is one step with more than ten events.
    plan.eventLimit = 10
    let device = Simulator(plan) { DescribedApp($0) }
    do {
      _ = try await device.finish()
      XCTFail("a run that was stopped has an end")
    } catch {
      let text = "\(error)"
      XCTAssertTrue(
        text.contains("the run was stopped after 10 events, the limit: it is longer, or it repeats without end"), text)
    }
  }

  func testSimulationsThatRunSideBySideDoNotNoticeEachOther() async throws {
    let run = try TestRun(Self.flow)
    let expected = run.json
    let plan = run.plan
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<16 {
        group.addTask {
          let result = await Simulator(plan) { DescribedApp($0) }.run()
          return result.trace.events.map(JSONLines.record).joined(separator: "\n")
        }
      }
      for await trace in group { XCTAssertEqual(trace, expected) }
    }
  }

  func testASinkGetsTheEventsOfTheTrace() throws {
    struct Lines: TraceSink, Sendable {
      var lines: [String] = []
      mutating func record(_ event: consuming TraceEvent) { lines.append(JSONLines.record(event)) }
    }
    let run = try TestRun(Self.flow)
    let (sink, result) = Simulator.run(run.plan, sink: Lines()) { DescribedApp($0) }
    XCTAssertEqual(sink.lines.joined(separator: "\n"), run.json)
    XCTAssertEqual(result.eventCount, sink.lines.count)
    XCTAssertTrue(result.trace.events.isEmpty)
  }

  // MARK: Steps that cannot be done

  func testAStepThatCannotBeDoneEndsTheRunAtItsPlace() throws {
    let text = """
      { "version": 1, "name": "test", "steps": [
        { "install": {} }, { "launch": {} },
        { "suspend": {} }, { "background": {} }
      ] }
      """
    let scenario = try ScenarioFile(name: "test.json", bytes: Array(text.utf8)).result.get()
    guard case .failure(let error) = ScenarioCompiler().compile(scenario) else {
      return XCTFail("an app in front cannot be suspended")
    }
    XCTAssertEqual(error.problems.map(\.location), [SourceLocation(line: 3, column: 5)])
  }

  // MARK: The end

  func testWhatIsStillToComeAtTheEndIsNamed() throws {
    let run = try TestRun(
      """
      "settle": "1s",
      "app": { "appsflyer": {} },
      "backend": { "appsflyer": { "launch": { "after": "1m" } } },
      "steps": [{ "install": {} }, { "launch": {} }]
      """)
    XCTAssertEqual(run.result.finalState.pending, ["answer launch"])
  }

  func testWhatIsToComeForAProcessThatEndsNeverHappens() throws {
    let run = try TestRun(
      """
      "app": { "appsflyer": {} },
      "steps": [{ "install": {} }, { "launch": {} }, { "kill": {} }]
      """)
    XCTAssertEqual(run.callbacks, [])
    XCTAssertEqual(run.result.finalState.pending, [])
    XCTAssertTrue(run.labels(.os).contains("note 1 pending event dropped"))
  }

  func testASuspendedAppGetsItsCallbacksWhenItComesBack() throws {
    let run = try TestRun(
      """
      "app": { "appsflyer": {} },
      "backend": { "appsflyer": { "launch": { "after": "1s" }, "conversionData": { "after": "1s" } } },
      "steps": [
        { "install": {} }, { "launch": {} }, { "background": {} }, { "suspend": {} }, { "wait": "3s" },
        { "foreground": {} }
      ]
      """)
    let events = run.result.trace.events
    let back = try XCTUnwrap(events.first { $0.label == "foreground" })
    let callback = try XCTUnwrap(events.first { $0.occurrence.name == "onConversionDataSuccess" })
    XCTAssertGreaterThan(callback.index, back.index)
  }
}
