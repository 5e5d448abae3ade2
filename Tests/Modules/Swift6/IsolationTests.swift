import AdjustSdk
import AppsFlyerLib
import DeepLinkSimulatorXCTest
import XCTest

/// A class of the main actor, with a conformance in an extension.
@MainActor
private final class MainActorManager: NSObject {
  private(set) var values: [String] = []

  func configure() {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
  }
}

extension MainActorManager: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    if let value = result.deepLink?.deeplinkValue { values.append(value) }
  }
}

/// A class that guards itself, and is used from everywhere.
private final class SharedManager: NSObject, AppsFlyerLibDelegate, AdjustDelegate, @unchecked Sendable {
  static let shared = SharedManager()

  func configure() { AppsFlyerLib.shared().delegate = self }
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {}
  func onConversionDataFail(_ error: any Error) {}
}

/// A class of the main actor whose callbacks belong to none.
@MainActor
private final class CautiousManager: NSObject, DeepLinkDelegate {
  private var count = 0

  nonisolated func didResolveDeepLink(_ result: DeepLinkResult) { Task { @MainActor in count += 1 } }
}

/// An SDK inside an actor.
private actor Attribution {
  private let lib = AppsFlyerLib.shared()

  func begin() {
    lib.customerUserID = "42"
    lib.start()
    let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentProduction)
    config?.enableLinkMe()
    Adjust.initSdk(config)
  }

  func network() async -> String? { await Adjust.attribution(withTimeout: 3000)?.network }

  func report() async -> Int? { try? await lib.start()["statusCode"] as? Int }
}

/// A dependency of closures, as TCA has it.
private struct AttributionClient: Sendable {
  var setUser: @Sendable (String) -> Void
  var open: @Sendable (URL) async -> Void

  static let live = AttributionClient(
    setUser: { AppsFlyerLib.shared().customerUserID = $0 },
    open: { AppsFlyerLib.shared().handleOpen($0) })
}

/// Code in the Swift 6 language mode, with the SDKs in every isolation.
final class IsolationTests: XCTestCase {
  private final class AppDelegate: ApplicationDelegate {
    private var manager: MainActorManager?
    private let cautious = CautiousManager()
    private let attribution = Attribution()

    func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
      manager = MainActorManager()
      manager?.configure()
      SharedManager.shared.configure()
      AttributionClient.live.setUser("41")
      return true
    }

    func applicationDidBecomeActive(_ application: Application) {
      Task {
        await attribution.begin()
        let status = await attribution.report()
        AppEnvironment.current.record("status", status.map(String.init))
        let network = await attribution.network()
        AppEnvironment.current.record("network", network)
        if let value = manager?.values.first { AppEnvironment.current.show(value) }
      }
    }
  }

  func testSDKsActInEveryIsolation() throws {
    let scenario = Scenario(
      name: "A link brings a user to the app",
      platform: PlatformDescription(style: .uikitAppDelegate),
      app: AppDescription(
        scheme: "example", domains: ["example.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true), .adjust()]),
      steps: [
        .tap("https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples"), .install, .launch,
        .wait(.seconds(20)),
      ])
    let app = TestedApp.integrated(appDelegate: { AppDelegate() }).recording("status", "network")
    let run = try ScenarioTest(scenario, app: app).run()
    assertTrace(
      run, .sequence("AppsFlyerLib.customerUserID", "AppsFlyerLib.start", "ADJConfig.enableLinkMe", "Adjust.initSdk"),
      .count("status", 1), .count("network", 1), .finally(["screen": "apples"]))
  }
}
