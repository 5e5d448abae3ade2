import DeepLinkSimulatorXCTest
import XCTest

/// App code with `import AdjustSdk` and `import Adjust`, in scenarios.
final class AdjustModuleTests: XCTestCase {
  private final class AppDelegate: ApplicationDelegate {
    private let launch: @MainActor () -> AnyObject
    private var manager: AnyObject?

    init(_ launch: @escaping @MainActor () -> AnyObject) {
      self.launch = launch
    }

    func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
      manager = launch()
      return true
    }
  }

  private static func show(_ url: URL) {
    MainActor.assumeIsolated { AppEnvironment.current.show(url.host ?? "none") }
  }

  private func run(_ version: String, _ launch: @escaping @MainActor @Sendable () -> AnyObject) throws -> ScenarioRun {
    let link = "https://brandname.go.link/summer-clothes?promo=beach"
    let scenario = Scenario(
      name: "A link brings a user to the app",
      platform: PlatformDescription(style: .uikitAppDelegate),
      app: AppDescription(scheme: "example", domains: ["brandname.go.link"], sdks: [.adjust(version: .named(version))]),
      steps: [.tap(link), .install, .launch, .wait(.seconds(5))])
    return try ScenarioTest(scenario, app: .integrated(appDelegate: { AppDelegate(launch) })).run()
  }

  func testAManagerClassOfVersion5GetsTheDeferredLink() throws {
    let run = try run("5.5.2") {
      let manager = AdjustManager()
      manager.onLink = Self.show
      manager.start()
      return manager
    }
    assertTrace(run, .sequence("Adjust.initSdk", "adjustDeferredDeeplinkReceived", "route summer-clothes"))
  }

  func testADelayedFirstSessionOfTheAppWaits() throws {
    let run = try run("5.5.2") {
      let manager = AdjustManager()
      manager.start(delaysFirstSession: true)
      return manager
    }
    assertTrace(run, .never("adjustDeferredDeeplinkReceived"), .count("ADJConfig.enableFirstSessionDelay", 1))
  }

  func testAManagerClassOfVersion4GetsTheDeferredLink() throws {
    let run = try run("4.38.4") {
      let manager = AdjustVersion4Manager()
      manager.onLink = Self.show
      manager.start()
      return manager
    }
    assertTrace(run, .sequence("Adjust.appDidLaunch", "adjustDeeplinkResponse", "route summer-clothes"))
  }
}
