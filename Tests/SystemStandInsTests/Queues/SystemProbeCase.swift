import CorpusSupport
import DeepLinkSimulatorXCTest
import SystemHooks
import UIKit
import XCTest

/// Tests of what an app finds in place of the system, by an app that looks.
class SystemProbeCase: XCTestCase {
  typealias Probe = @MainActor @Sendable (@escaping @Sendable (String) -> Void) -> Void

  /// An app that does something at its launch, and records what it finds.
  private final class ProbeDelegate: UIResponder, UIApplicationDelegate {
    private let probe: @MainActor (@escaping @Sendable (String) -> Void) -> Void

    init(_ probe: @escaping @MainActor (@escaping @Sendable (String) -> Void) -> Void) {
      self.probe = probe
      super.init()
    }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let environment = AppEnvironment.current
      probe { text in MainActor.assumeIsolated { environment.record("saw", text) } }
      return true
    }
  }

  func scenario(
    _ steps: [Step], backend: [BackendAnswer] = [], startDate: UTCTime = .defaultStart, _ probe: @escaping Probe
  ) throws -> ScenarioTest {
    let app = TestedApp.integrated(appDelegate: { ProbeDelegate(probe) })
    var scenario = try CorpusScenario.fruit(app, backend: backend, steps: steps).plan.scenario
    scenario.startDate = startDate
    return try ScenarioTest(scenario, app: app)
  }

  func run(
    _ steps: [Step] = [.install, .launch, .wait(.seconds(30))], startDate: UTCTime = .defaultStart,
    _ probe: @escaping Probe
  ) throws -> ScenarioRun {
    try scenario(steps, startDate: startDate, probe).run()
  }

  /// What the app has seen, in the order in which it has.
  func seen(_ probe: @escaping Probe) throws -> [String] {
    try run { saw in probe(saw) }.trace.events.compactMap { event in
      let text = "\(event)"
      guard let start = text.range(of: "saw "), let end = text.range(of: " (SIM-APP-") else { return nil }
      return String(text[start.upperBound..<end.lowerBound])
    }
  }

  /// Whether something holds in each order that the system permits.
  func isAlways(_ assertion: TraceAssertion, _ probe: @escaping Probe) throws -> Bool {
    var test = try scenario([.install, .launch], probe)
    test.plan.appWork = AppWorkPolicy(turns: .isDecided, realTime: .isIgnored)
    let failures: [OrderTestFailure] = test.failuresInOrders(of: [assertion])
    return failures.isEmpty
  }
}
