import DeepLinkSimulatorXCTest
import XCTest

/// Mistakes in setting the SDKs up show in a simulation.
final class FaultyIntegrationTests: XCTestCase {
  private final class AppDelegate: ApplicationDelegate {
    private let appsFlyer: FaultyAppsFlyerManager?
    private let adjust: FaultyAdjustManager?

    init(appsFlyer: FaultyAppsFlyerManager? = nil, adjust: FaultyAdjustManager? = nil) {
      (self.appsFlyer, self.adjust) = (appsFlyer, adjust)
    }

    func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
      appsFlyer?.configure()
      adjust?.start()
      return true
    }

    func applicationDidBecomeActive(_ application: Application) { appsFlyer?.start() }
    func applicationDidEnterBackground(_ application: Application) { appsFlyer?.finishSetUp() }
  }

  private func scenario(_ sdk: SDKDescription) -> Scenario {
    Scenario(
      name: "A link brings a user to the app", platform: PlatformDescription(style: .uikitAppDelegate),
      app: AppDescription(scheme: "example", domains: ["example.onelink.me", "brandname.go.link"], sdks: [sdk]),
      steps: [
        .tap("https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples"), .install, .launch, .wait(.seconds(5)),
        .background,
      ])
  }

  private func run(_ mistake: FaultyAppsFlyerManager.Mistake) throws -> ScenarioRun {
    let app = TestedApp.integrated(appDelegate: { AppDelegate(appsFlyer: FaultyAppsFlyerManager(mistake)) })
    return try ScenarioTest(scenario(.appsFlyer()), app: app).run()
  }

  private func run(_ mistake: FaultyAdjustManager.Mistake) throws -> ScenarioRun {
    let app = TestedApp.integrated(appDelegate: { AppDelegate(adjust: FaultyAdjustManager(mistake)) })
    return try ScenarioTest(scenario(.adjust()), app: app).run()
  }

  func testWithoutADevKeyNothingIsSent() throws {
    assertTrace(try run(.noDevKey), .never("send"), .count("note [START] no dev key or app id", 1))
  }

  func testWithoutAStartNothingIsSent() throws {
    assertTrace(try run(.noStart), .never("send"), .never("AppsFlyerLib.start"))
  }

  func testWithoutADelegateConversionDataIsLost() throws {
    assertTrace(try run(.noDelegate), .sequence("answer conversionData", "note [GCD-E01] Delegate is `nil`"))
  }

  func testADelegateThatComesTooLateGetsNothing() throws {
    let run = try run(.lateDelegate)
    assertTrace(
      run, .sequence("note [GCD-E01] Delegate is `nil`", "applicationDidEnterBackground"),
      .never("onConversionDataSuccess"))
  }

  func testAnUnknownEnvironmentStartsNothing() throws {
    let run = try run(.unknownEnvironment)
    assertTrace(run, .never("send"))
    let call = run.trace.events.first { $0.occurrence.name == "Adjust.initSdk" }
    XCTAssertEqual(call?.occurrence.argument, "not started: staging is no environment of Adjust")
  }

  func testASettingAfterTheStartHasNoEffect() throws {
    let run = try run(.settingsAfterStart)
    assertTrace(run, .sequence("Adjust.initSdk", "ADJConfig.enableFirstSessionDelay", "send session"))
    let call = run.trace.events.first { $0.occurrence.name == "ADJConfig.enableFirstSessionDelay" }
    XCTAssertEqual(call?.occurrence.argument, "no effect after initSdk")
  }

  func testAMisspeltCallbackIsNeverCalled() throws {
    let run = try run(.misspeltCallback)
    assertTrace(run, .count("answer attribution", 1), .never("adjustAttributionChanged"))
  }

  func testAnObjectThatNoSDKCanCallIsRefused() throws {
    let test = try ScenarioTest(scenario(.appsFlyer()), app: .delegate { _ in PlainManager() })
    let failures = test.run().failures(of: .never("route")).map { "\($0)" }.joined(separator: "\n")
    XCTAssertTrue(failures.contains("PlainManager conforms to a protocol of the simulation"), failures)
  }
}
