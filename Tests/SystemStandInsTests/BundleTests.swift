import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// The main bundle of a simulated app.
final class BundleTests: SystemProbeCase {
  func testAnAppHasAnIdentifierAndVersions() throws {
    let seen = try seen { saw in
      saw("\(Bundle.main.bundleIdentifier ?? "none")")
      for key in ["CFBundleShortVersionString", "CFBundleVersion"] {
        saw("\(Bundle.main.infoDictionary?[key] ?? "none")")
      }
      saw("\(Bundle.main.object(forInfoDictionaryKey: "AppsFlyerDevKey") ?? "none")")
    }
    XCTAssertEqual(seen, ["com.example.app", "1.0", "1", "none"])
    XCTAssertNil(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString"), "outside of simulations")
  }

  private final class KeyDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let key = Bundle.main.object(forInfoDictionaryKey: "AppsFlyerDevKey") as? String
      AppEnvironment.current.record("saw", "\(key ?? "none") \(Bundle.main.bundleIdentifier ?? "none")")
      return true
    }
  }

  func testATestSetsWhatTheAppsInfoHas() throws {
    let app = TestedApp.integrated(appDelegate: { KeyDelegate() }) { environment in
      environment.infoDictionary["AppsFlyerDevKey"] = "a key"
    }
    let run = try CorpusScenario.fruit(app, steps: [.install, .launch, .kill(), .launch]).run()
    XCTAssertEqual(run.trace.events.filter { "\($0)".contains("saw a key com.example.app ") }.count, 2)
  }
}
