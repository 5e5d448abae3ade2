import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Delegates with UIKit's types are called as the package's own are, however a test or a registry wraps them.
final class DelegateAppTests: XCTestCase {
  private static let forms: [(name: String, wrap: @Sendable (@escaping Wrapped) -> TestedApp)] = [
    ("DelegateApp", { make in .app { _ in DelegateApp(makeDelegate: make) } }),
    ("delegate", { make in .delegate(make) }),
    ("integrated", { make in .integrated(make) }),
  ]
  private typealias Wrapped = @MainActor @Sendable (AppEnvironment) -> AnyObject

  func testAnAppDelegateReceivesTheLinkThatOpensTheApp() throws {
    try assertLinksReach(style: .uikitAppDelegate, ["launch shop://one", "open shop://one", "open shop://two"]) {
      AppCalls($0)
    }
  }

  func testASceneDelegateReceivesTheLinkThatOpensTheApp() throws {
    try assertLinksReach(style: .uikitScenes, ["connect shop://one", "contexts shop://two"]) { SceneCalls($0) }
  }

  func testAnObjectThatIsBothReceivesTheLaunchAndTheLinksOfTheScene() throws {
    try assertLinksReach(style: .uikitScenes, ["launch -", "connect shop://one", "contexts shop://two"]) {
      BothCalls($0)
    }
  }

  func testTheAppDelegateIsThatOfTheProcess() throws {
    try assertLinksReach(style: .uikitAppDelegate, ["true"]) { OwnProcess($0) }
  }

  func testTheOldestMethodReceivesALinkIfTheAppHasNoNewerOne() throws {
    try assertLinksReach(style: .uikitAppDelegate, ["handle shop://one", "handle shop://two"]) { OldestCalls($0) }
    try assertLinksReach(style: .uikitAppDelegate, ["old shop://one", "old shop://two"]) { OldCalls($0) }
  }

  private func assertLinksReach(
    style: AppStyle, _ expected: [String], _ make: @escaping Wrapped, line: UInt = #line
  ) throws {
    for form in Self.forms {
      let scenario = Scenario(
        name: "links", platform: PlatformDescription(style: style), app: AppDescription(scheme: "shop"),
        steps: [.install, .tap("shop://one"), .wait(.seconds(1)), .tap("shop://two")])
      let run = try ScenarioTest(scenario, app: form.wrap(make)).run()
      XCTAssertEqual(run.records, expected, form.name, line: line)
    }
  }
}

extension ScenarioRun {
  /// What the app recorded.
  fileprivate var records: [String] {
    trace.events.compactMap { if case .app(let text, _) = $0.occurrence { text } else { nil } }
  }
}

@MainActor
private class AppCalls: NSObject, UIApplicationDelegate {
  let environment: AppEnvironment
  init(_ environment: AppEnvironment) { self.environment = environment }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    environment.record("launch \((options?[.url] as? URL)?.absoluteString ?? "-")")
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    environment.record("open \(url)")
    return true
  }
}

@MainActor
private final class SceneCalls: NSObject, UIWindowSceneDelegate {
  let environment: AppEnvironment
  init(_ environment: AppEnvironment) { self.environment = environment }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    environment.record("connect \(options.urlContexts.map(\.url.absoluteString).joined())")
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    environment.record("contexts \(contexts.map(\.url.absoluteString).joined())")
  }
}

@MainActor
private final class BothCalls: AppCalls, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    environment.record("connect \(options.urlContexts.map(\.url.absoluteString).joined())")
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    environment.record("contexts \(contexts.map(\.url.absoluteString).joined())")
  }
}

@MainActor
private final class OwnProcess: NSObject, UIApplicationDelegate {
  private let environment: AppEnvironment
  init(_ environment: AppEnvironment) { self.environment = environment }

  func applicationDidBecomeActive(_ application: UIApplication) {
    environment.record("\(UIApplication.shared.delegate === self)")
  }
}

@MainActor
private class OldestCalls: NSObject, UIApplicationDelegate {
  let environment: AppEnvironment
  init(_ environment: AppEnvironment) { self.environment = environment }

  func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    environment.record("handle \(url)")
    return true
  }
}

@MainActor
private class OldCalls: NSObject, UIApplicationDelegate {
  let environment: AppEnvironment
  init(_ environment: AppEnvironment) { self.environment = environment }

  func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
    environment.record("old \(url)")
    return true
  }
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    environment.record("handle \(url)")
    return true
  }
}
