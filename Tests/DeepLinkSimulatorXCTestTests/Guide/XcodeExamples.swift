#if os(Linux)
  import DeepLinkSimulatorXCTest
  import Foundation
  import XCTest

  /// What docs/xcode.md shows besides whole files.
  final class XcodeExamples: XCTestCase {
    func testTheAppsOfThePageRun() throws {
      let apps: [TestedApp] = [
        .integrated(appDelegate: { AppDelegate() }) { environment in
          environment.initialScreen = { HomeViewController() }
          environment.storyboard["product"] = { ProductViewController() }
        },
        .integrated(appDelegate: { AppDelegate() }) { $0.infoDictionary["AppsFlyerDevKey"] = "key" },
        .integrated(appDelegate: { AppDelegate() }) {
          $0.resources["keys.plist"] = try? PropertyListEncoder().encode(["devKey": "key"])
        },
        .integrated(appDelegate: { AppDelegate() }) { $0.forgetStatics(of: "Links") },
      ]
      let scenario = Scenario(
        name: "A link opens the app", app: AppDescription(domains: ["shop.example.com"]),
        steps: [.install, .tap("https://shop.example.com/shoes")])
      for app in apps {
        let run = try ScenarioTest(scenario, app: app).run()
        XCTAssertEqual(run.failures(of: .count("application(continue:)", 1), .nothingPending), [])
      }
    }
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {}

  private final class HomeViewController: UIViewController {}

  private final class ProductViewController: UIViewController {}
#endif
