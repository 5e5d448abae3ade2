import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// What an app puts on the main thread while UIKit tells it of a change: UIKit has not returned from the change before
/// it has posted the notification.
final class MainThreadTurnTests: XCTestCase {
  @MainActor
  private static func work(_ call: String) {
    AppEnvironment.current.record("call", call)
    DispatchQueue.main.async { AppEnvironment.current.record("block", call) }
    Task { @MainActor in AppEnvironment.current.record("task", call) }
  }

  private final class App: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      for name in [UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated {
            AppEnvironment.current.record("posted", "")
            DispatchQueue.main.async { AppEnvironment.current.record("observer", "") }
          }
        }
      }
      work("launch")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { work("active") }
    func applicationWillResignActive(_ application: UIApplication) { work("inactive") }
    func applicationWillTerminate(_ application: UIApplication) { work("end") }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) { work("active") }
    func sceneWillResignActive(_ scene: UIScene) { work("inactive") }
  }

  private func check(_ app: TestedApp, _ style: AppStyle) throws {
    let app = app.recording("call", "block", "task", "posted", "observer")
    let run = try CorpusScenario.fruit(app, style: style, steps: [.install, .launch, .background]).run()
    assertTrace(
      run, .sequence("call launch", "block launch", "task launch", "call active"),
      .sequence("call active", "didBecomeActiveNotification", "posted", "block active", "task active", "observer"),
      .sequence("call inactive", "willResignActiveNotification", "posted", "block inactive", "task inactive"),
      .caused("block active", by: style == .uikitScenes ? "sceneDidBecomeActive" : "applicationDidBecomeActive"),
      .count("block", 3), .count("task", 3))
  }

  func testTheNotificationOfAChangeComesBeforeWhatTheDelegatePutsOnTheMainThread() throws {
    try check(.integrated(appDelegate: { App() }), .uikitAppDelegate)
    try check(.integrated(appDelegate: { App() }, sceneDelegate: { Scene() }), .uikitScenes)
  }

  func testTheProcessEndsBeforeWhatTheLastCallPutsOnTheMainThread() throws {
    let app = TestedApp.integrated(appDelegate: { App() }).recording("call", "block", "task", "posted", "observer")
    let platform = PlatformDescription(
      style: .uikitAppDelegate, switches: [SettingEntry("willTerminateCalled", .bool(true))])
    let run = try ScenarioTest(
      Scenario(
        name: "An app is closed", platform: platform, app: AppDescription(sdks: [.appsFlyer()]),
        steps: [.install, .launch, .background, .kill(.forceQuit)]), app: app
    ).run()
    assertTrace(run, .sequence("call end", "willTerminateNotification"), .never("block end"), .never("task end"))
  }

  func testAProcessThatEndsInATurnLosesItsWork() throws {
    let app = TestedApp.integrated(appDelegate: { App() }).recording("call", "block", "task", "posted", "observer")
    let scenario = Scenario(
      name: "An app is closed while it becomes active", platform: PlatformDescription(style: .uikitAppDelegate),
      app: AppDescription(sdks: [.appsFlyer()]), steps: [.install, .launch], anytime: [.kill(.forceQuit)])
    let test = try ScenarioTest(scenario, app: app)
    assertEveryOrder(of: test, .count("call launch", 1), .count("observer", 0...2))
  }
}
