import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// A UIKit app that opens the browser or another app goes to the background, as when the user leaves it.
final class OpeningElsewhereTests: XCTestCase {
  @MainActor
  private static func note(_ what: String) {
    AppEnvironment.current.record(what, "\(UIApplication.shared.applicationState)")
  }

  /// Opens a website for each link that it gets.
  private final class App: UIResponder, UIApplicationDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool
    {
      note("gets the link")
      guard let website = URL(string: "https://other.example.com/") else { return false }
      app.open(website, options: [:]) { isOpened in MainActor.assumeIsolated { note("opened \(isOpened)") } }
      return true
    }

    func applicationWillResignActive(_ application: UIApplication) { note("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("leaves") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("returns") }
    func applicationDidBecomeActive(_ application: UIApplication) { note("activates") }
  }

  private static let names = [
    "gets the link", "opened true", "opened false", "resigns", "leaves", "returns", "activates",
  ]

  /// Returns what an app without scenes notes.
  private func notes(_ steps: [Step]) throws -> [String] {
    let app = TestedApp.integrated(appDelegate: { App() })
    let test = try CorpusScenario.fruit(app, steps: steps)
    return test.run().trace.events.compactMap { event in
      guard case .app(let what, let state?) = event.occurrence, Self.names.contains(what) else { return nil }
      return "\(what) \(state)"
    }
  }

  func testAnAppThatALinkStartsBecomesActiveBeforeItLeaves() throws {
    XCTAssertEqual(
      try notes([.install, .tap(CorpusScenario.fruitLink), .wait(.seconds(60)), .foreground]),
      [
        "gets the link inactive", "opened true inactive", "activates active", "resigns active", "leaves background",
        "returns background", "activates active",
      ])
  }

  func testAnAppThatALinkBringsBackBecomesActiveBeforeItLeaves() throws {
    XCTAssertEqual(
      try notes([.install, .launch, .background, .tap(CorpusScenario.fruitLink)]).suffix(6),
      [
        "returns background", "gets the link inactive", "opened true inactive", "activates active", "resigns active",
        "leaves background",
      ])
  }

  func testAnAppInFrontLeavesAtOnce() throws {
    XCTAssertEqual(
      try notes([.install, .launch, .tap(CorpusScenario.fruitLink), .wait(.seconds(60)), .launch]),
      [
        "activates active", "gets the link active", "opened true active", "resigns active", "leaves background",
        "returns background", "activates active",
      ])
  }

  private final class SceneApp: UIResponder, UIApplicationDelegate {}

  /// Opens the settings for each link that it gets, and notes what the notification center posts.
  private final class Scene: UIResponder, UIWindowSceneDelegate {
    private var observers: [NSObjectProtocol] = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      observers = [
        ("resigns", UIApplication.willResignActiveNotification), ("leaves", UIScene.didEnterBackgroundNotification),
        ("returns", UIScene.willEnterForegroundNotification),
      ].map { what, name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { note(what) }
        }
      }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      guard let settings = URL(string: UIApplication.openSettingsURLString) else { return }
      scene.open(settings, options: nil) { isOpened in MainActor.assumeIsolated { note("opened \(isOpened)") } }
    }
  }

  func testASceneThatOpensTheSettingsLeaves() throws {
    let test = try CorpusScenario.fruit(
      .integrated(appDelegate: { SceneApp() }, sceneDelegate: { Scene() }), style: .uikitScenes,
      steps: [.install, .launch, .tap(CorpusScenario.fruitLink), .wait(.seconds(60)), .foreground])
    assertTrace(
      test.run(),
      .sequence(
        "opens another app app-settings:", "opened true", "resigns", "leaves", "foreground", "returns",
        "sceneDidBecomeActive"))
  }

  func testAnAppInTheBackgroundOpensNothing() throws {
    let app = TestedApp.integrated(appDelegate: { LateApp() })
    let run = try CorpusScenario.fruit(
      app, steps: [.install, .launch, .background, .wait(.seconds(10)), .foreground]
    ).run()
    assertTrace(run, .count("late false", 1), .count("applicationDidEnterBackground", 1), .never("opens browser"))
  }

  /// Opens a website some time after the user has left it.
  private final class LateApp: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
      Task {
        try await AppEnvironment.current.clock.sleep(for: .seconds(5))
        guard let website = URL(string: "https://other.example.com/") else { return }
        AppEnvironment.current.record("late", "\(await application.open(website))")
      }
    }
  }
}
