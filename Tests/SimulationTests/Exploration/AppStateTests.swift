import DeepLinkSimulator
import UIKitStandIns
import XCTest

/// What an app in Swift may remember keeps states apart: each app here tells at the end what it has noticed.
final class AppStateTests: XCTestCase {
  private static let scenario = """
    "platform": { "style": "uikit-app-delegate" },
    "app": { "gates": ["ask", "tell"], "domains": ["fruits.onelink.me"],
      "appsflyer": { "unifiedDeepLinking": true, "integration": { "omit": ["start"] } } },
    "steps": [
      { "tap": "https://fruits.onelink.me/H5hv?pid=Email&deep_link_value=apples" }, { "install": {} }, { "launch": {} },
      { "wait": "1s" }, { "openGate": "ask" }, { "wait": "1s" }, { "openGate": "tell" }
    ]
    """

  private func reports(
    _ makeDelegate: @escaping @MainActor @Sendable (AppEnvironment) -> AnyObject
  ) throws -> (reduced: ExplorationReport, single: ExplorationReport) {
    let plan = try ExplorationRun(Self.scenario).plan
    func report(merging: Bool) -> ExplorationReport {
      var options = ExplorationOptions()
      options.mergesStates = merging
      options.budget = 2_000_000
      return Explorer(plan, options: options) { _ in DelegateApp(makeDelegate: makeDelegate) }.explore()
    }
    return (report(merging: true), report(merging: false))
  }

  private func assertEveryMemoryIsFound(
    _ count: Int, line: UInt = #line, _ makeDelegate: @escaping @MainActor @Sendable (AppEnvironment) -> AnyObject
  ) throws {
    var (reduced, single) = try reports(makeDelegate)
    XCTAssertTrue(single.isComplete, line: line)
    XCTAssertLessThan(try XCTUnwrap(reduced.ordersRun), try XCTUnwrap(single.ordersRun), line: line)
    reduced.ordersRun = nil
    single.ordersRun = nil
    XCTAssertEqual(reduced, single, line: line)
    XCTAssertEqual(reduced.outcomes.count, count, line: line)
  }

  func testAnAppThatHearsTheSDKAloneKnowsWhetherItWasCalledBeforeItsGates() throws {
    try assertEveryMemoryIsFound(3) { Witness($0) }
  }

  func testAnAppThatObservesANotificationKnowsWhatCameBeforeIt() throws {
    try assertEveryMemoryIsFound(4) { environment in
      let witness = Witness(environment)
      witness.observation = environment.notificationCenter.addObserver(
        forName: Application.didBecomeActiveNotification, object: nil, queue: nil
      ) { [weak witness] _ in MainActor.assumeIsolated { witness?.memory.append("active") } }
      return witness
    }
  }

  func testAnAppDelegateKnowsWhatCameBeforeEachCall() throws {
    try assertEveryMemoryIsFound(4) { DelegateWitness($0) }
  }

  func testAnAppThatLooksAtTheClockKnowsTheTime() throws {
    // Causal orders have the clock of steps and timers alone.
    try assertEveryMemoryIsFound(10) { environment in
      let witness = Witness(environment)
      witness.look = { "\(environment.clock.now.time.microseconds)" }
      return witness
    }
  }

  func testAnAppThatAsksWhetherItIsInFrontKnowsThat() throws {
    try assertEveryMemoryIsFound(4) { environment in
      let witness = Witness(environment)
      witness.look = { "\(UIApplication.shared.applicationState)" }
      return witness
    }
  }
}

/// Remembers what it is called with, and tells it at the end.
@MainActor
private class Witness: DeepLinkDelegate, GateObserver {
  private let environment: AppEnvironment
  var memory: [String] = []
  var look: @MainActor () -> String = { "" }
  var observation: (any NSObjectProtocol)?

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    memory.append("link\(look())")
  }

  func gateChanged(_ gate: String, isOpen: Bool) {
    memory.append(gate)
    if gate == "tell" { environment.record("remembers", memory.joined(separator: " ")) }
  }
}

@MainActor
private final class DelegateWitness: Witness, ApplicationDelegate {
  func applicationDidBecomeActive(_ application: Application) {
    memory.append("active")
  }
}
