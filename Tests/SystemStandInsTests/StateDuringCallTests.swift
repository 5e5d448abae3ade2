import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// The state that an app reads while the system calls it: what is about to happen has not happened yet.
final class StateDuringCallTests: XCTestCase {
  @MainActor
  private static func tell(_ call: String, _ state: Any) {
    AppEnvironment.current.record(call, "\(UIApplication.shared.applicationState) \(state)")
  }

  private final class App: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      for (call, name) in [
        ("resigns", UIApplication.willResignActiveNotification),
        ("leaves", UIApplication.didEnterBackgroundNotification),
        ("returns", UIApplication.willEnterForegroundNotification),
        ("activates", UIApplication.didBecomeActiveNotification),
      ] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { tell(call, "posted") }
        }
      }
      return true
    }

    func applicationWillResignActive(_ application: UIApplication) { tell("resigns", application.applicationState) }
    func applicationDidEnterBackground(_ application: UIApplication) { tell("leaves", application.applicationState) }
    func applicationWillEnterForeground(_ application: UIApplication) { tell("returns", application.applicationState) }
    func applicationDidBecomeActive(_ application: UIApplication) { tell("activates", application.applicationState) }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    func sceneWillResignActive(_ scene: UIScene) { tell("resigns", scene.activationState) }
    func sceneDidEnterBackground(_ scene: UIScene) { tell("leaves", scene.activationState) }
    func sceneWillEnterForeground(_ scene: UIScene) { tell("returns", scene.activationState) }
    func sceneDidBecomeActive(_ scene: UIScene) { tell("activates", scene.activationState) }
  }

  private final class LateApp: UIResponder, UIApplicationDelegate {
    func applicationWillResignActive(_ application: UIApplication) {
      guard let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox) else { return }
      Adjust.initSdk(config)
    }
  }

  private let steps: [Step] = [
    .install, .launch, .wait(.seconds(10)), .background, .wait(.seconds(10)), .foreground, .wait(.seconds(10)),
  ]

  func testAMethodItsArgumentAndANotificationAgree() throws {
    let run = try CorpusScenario.fruit(.integrated(appDelegate: { App() }), steps: steps).run()
    assertTrace(
      run,
      .sequence(
        "activates active active", "activates active posted", "resigns active active", "resigns active posted",
        "leaves background background", "leaves background posted", "returns background background",
        "returns background posted", "activates active active", "activates active posted"))
  }

  func testAScenesMethodsSeeTheStateThatItComesFrom() throws {
    let run = try CorpusScenario.fruit(
      .integrated(appDelegate: { App() }, sceneDelegate: { Scene() }), style: .uikitScenes, steps: steps
    ).run()
    assertTrace(
      run,
      .sequence(
        "activates active foregroundActive", "resigns active foregroundActive", "resigns active posted",
        "leaves background background", "returns background background", "returns background posted",
        "activates active foregroundActive"))
  }

  func testAnSDKThatIsSetUpAsTheAppResignsFindsItActive() throws {
    let run = try CorpusScenario.shop(.integrated(appDelegate: { LateApp() }), steps: steps).run()
    assertTrace(
      run, .sequence("applicationWillResignActive", "Adjust.initSdk", "send session", "applicationDidEnterBackground"))
  }
}
