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

  private final class DomainDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      UserDefaults.standard.set("kept", forKey: "link")
      for name in ["com.shop", "com.example.app"] {
        let link = UserDefaults.standard.persistentDomain(forName: name)?["link"] as? String
        AppEnvironment.current.record("saw", "\(name) \(link ?? "nothing")")
      }
      return true
    }
  }

  func testTheDomainOfAnAppsDefaultsHasTheIdentifierOfItsInfo() throws {
    let app = TestedApp.integrated(appDelegate: { DomainDelegate() }) { environment in
      environment.infoDictionary["CFBundleIdentifier"] = "com.shop"
    }
    let events = try CorpusScenario.fruit(app, steps: [.install, .launch]).run().trace.events.map { "\($0)" }
    for text in ["saw com.shop kept ", "saw com.example.app nothing "] {
      XCTAssertEqual(events.filter { $0.contains(text) }.count, 1, "\(text): \(events)")
    }
  }

  private final class KeysDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      for path in [
        Bundle.main.path(forResource: "keys", ofType: "plist"),
        Bundle.main.path(forResource: "keys.plist", ofType: nil),
        Bundle.main.url(forResource: "keys", withExtension: "plist")?.path,
        Bundle.main.path(forResource: "keys", ofType: "plist", inDirectory: "setup"),
        Bundle.main.path(forResource: "keys", ofType: "plist", inDirectory: nil, forLocalization: "de"),
        Bundle.main.path(forResource: nil, ofType: "plist"), Bundle.main.path(forResource: "keys", ofType: "json"),
      ] {
        let content = path.flatMap { FileManager.default.contents(atPath: $0) }
        let keys = content.flatMap { try? PropertyListDecoder().decode([String: String].self, from: $0) }
        AppEnvironment.current.record("saw", keys?["devKey"] ?? "none")
      }
      return true
    }
  }

  func testATestPutsFilesIntoTheBundle() throws {
    let app = TestedApp.integrated(appDelegate: { KeysDelegate() }) { environment in
      for (name, key) in [("keys.plist", "a key"), ("setup/keys.plist", "b"), ("de.lproj/keys.plist", "c")] {
        environment.resources[name] = try? PropertyListEncoder().encode(["devKey": key])
      }
    }
    let run = try CorpusScenario.fruit(app, steps: [.install, .launch, .kill(), .launch]).run()
    let seen = run.trace.events.compactMap { event in
      let words = "\(event)".components(separatedBy: "saw ").dropFirst().first?.components(separatedBy: " (SIM-APP-")
      return words?.first
    }
    let expected = ["a key", "a key", "a key", "b", "c", "a key", "none"]
    XCTAssertEqual(seen, expected + expected)
    XCTAssertNil(Bundle.main.path(forResource: "keys", ofType: "plist"), "outside of simulations")
  }
}
