import CorpusSupport
import DeepLinkSimulatorXCTest
import Network
import XCTest

/// Integrations that look whether there is a network.
final class NetworkCorpusTests: XCTestCase {
  private func run(looksOnce: Bool, _ steps: [Step]) throws -> ScenarioRun {
    try CorpusScenario.fruit(
      .integrated(appDelegate: { OfflineGateAppDelegate(looksOnce: looksOnce) }), steps: steps
    ).run()
  }

  func testAnAppThatIsOnlineStartsAtOnce() throws {
    let run = try run(looksOnce: false, CorpusScenario.deferred(CorpusScenario.oneLink))
    assertTrace(run, .sequence("route home", "route apples"), .count("route offline", 0))
  }

  func testAnAppHearsThatTheNetworkComesBack() throws {
    let steps: [Step] = [
      .tap(CorpusScenario.oneLink), .install, .network(isOnline: false), .launch, .wait(.seconds(5)),
      .network(isOnline: true), .wait(.seconds(5)), .network(isOnline: false), .wait(.seconds(1)),
    ]
    assertTrace(
      try run(looksOnce: false, steps),
      .sequence(
        "route offline", "network online", "AppsFlyerLib.start", "route home", "network offline", "route offline"),
      .count("AppsFlyerLib.start", 1))
    assertTrace(try run(looksOnce: true, steps), .count("AppsFlyerLib.start", 0), .finally(\.screen, "offline"))
  }

  func testASuspendedAppHearsOfTheNetworkWhenItRunsAgain() throws {
    let start: [Step] = [.install, .launch, .wait(.seconds(1)), .background, .suspend]
    let end: [Step] = [.foreground, .wait(.seconds(1))]
    assertTrace(
      try run(looksOnce: false, start + [.network(isOnline: false)] + end), .sequence("foreground", "route offline"),
      .finally(\.screen, "offline"))
    assertTrace(
      try run(looksOnce: false, start + [.network(isOnline: false), .network(isOnline: true)] + end),
      .count("route", 1), .finally(\.screen, "home"))
  }

  private final class AsyncDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Task { @MainActor in
        for await path in NWPathMonitor() {
          AppEnvironment.current.record("path", "\(path.status)")
          if path.status == .satisfied { break }
        }
      }
      return true
    }
  }

  func testATaskWaitsForTheNetwork() throws {
    let run = try CorpusScenario.fruit(
      .integrated(appDelegate: { AsyncDelegate() }),
      steps: [
        .install, .network(isOnline: false), .launch, .wait(.seconds(5)), .network(isOnline: true), .wait(.seconds(1)),
      ]
    ).run()
    assertTrace(run, .sequence("path unsatisfied", "path satisfied"), .count("path", 2))
  }
}
