import AdjustSdk
import AppsFlyerLib
import DeepLinkSimulatorXCTest
import XCTest

// Members that an app adds to the SDKs' classes, and protocols behind which it puts them. The classes belong to no
// actor, so neither do these.

extension AppsFlyerLib {
  fileprivate static let account = "1512793879"

  fileprivate var hasCredentials: Bool { !appleAppID.isEmpty && !appsFlyerDevKey.isEmpty }

  fileprivate func configure(_ key: String) {
    appsFlyerDevKey = key
    appleAppID = Self.account
  }
}

extension Adjust {
  fileprivate static func begin(_ token: String) {
    initSdk(ADJConfig(appToken: token, environment: ADJEnvironmentSandbox))
  }

  fileprivate static func network() async -> String? {
    await withCheckedContinuation { continuation in
      attribution(withTimeout: 3000) { continuation.resume(returning: $0?.network) }
    }
  }
}

private protocol EventTracker: Sendable {
  var customerUserID: String? { get nonmutating set }
  func logEvent(_ eventName: String, withValues: [AnyHashable: Any]?)
  func configure(_ key: String)
}

private protocol AttributionSource {
  static func begin(_ token: String)
  static func network() async -> String?
}

extension AppsFlyerLib: EventTracker {}
extension Adjust: AttributionSource {}

/// A class of no actor that gets the SDKs from elsewhere.
private final class Service: Sendable {
  let tracker: any EventTracker
  init(_ tracker: any EventTracker) { self.tracker = tracker }

  func configure() {
    tracker.customerUserID = "42"
    tracker.configure("dev-key")
    Adjust.begin("abc123def456")
  }

  func begin() {
    guard AppsFlyerLib.shared().hasCredentials else { return }
    AppsFlyerLib.shared().start()
    tracker.logEvent("opened", withValues: nil)
  }

  func network(of source: any AttributionSource.Type) async -> String? { await source.network() }
}

/// Apps that extend the SDKs' classes.
final class ExtensionTests: XCTestCase {
  private final class AppDelegate: ApplicationDelegate {
    private let service = Service(AppsFlyerLib.shared())

    func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
      service.configure()
      return true
    }

    func applicationDidBecomeActive(_ application: Application) {
      service.begin()
      Task { AppEnvironment.current.record("network", await service.network(of: Adjust.self)) }
    }
  }

  func testWhatAnAppAddsToAnSDKBelongsToNoActor() throws {
    let scenario = Scenario(
      name: "An app extends the SDKs", platform: PlatformDescription(style: .uikitAppDelegate),
      app: AppDescription(sdks: [.appsFlyer(), .adjust()]), steps: [.install, .launch, .wait(.seconds(20))])
    let app = TestedApp.integrated(appDelegate: { AppDelegate() }).recording("network")
    let run = try ScenarioTest(scenario, app: app).run()
    assertTrace(
      run,
      .sequence("AppsFlyerLib.customerUserID", "Adjust.initSdk", "AppsFlyerLib.start", "AppsFlyerLib.logEvent"),
      .count("network Organic", 1))
  }
}
