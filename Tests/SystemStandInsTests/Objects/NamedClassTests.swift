import AdjustSdk
import AppsFlyerLib
import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

@testable import UIKitStandIns

/// Classes of SDKs that code finds by their names, and messages to them.
final class NamedClassTests: XCTestCase {
  /// Runs code when it is launched.
  private final class Probe: UIResponder, UIApplicationDelegate {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      body()
      return true
    }
  }

  private final class Answers: @unchecked Sendable {
    var values: [String] = []
  }

  /// Returns what code finds in an app with both SDKs.
  private func answers(
    appsFlyer: AppsFlyerProfile? = nil, adjust: AdjustProfile? = nil, _ body: @escaping @MainActor () -> [String]
  ) throws -> [String] {
    let answers = Answers()
    let scenario = Scenario(
      name: "An app with both SDKs", platform: PlatformDescription(style: .uikitAppDelegate),
      app: AppDescription(sdks: [.appsFlyer(version: appsFlyer), .adjust(version: adjust)]),
      steps: [.install, .launch])
    let app = TestedApp.integrated(appDelegate: { Probe { answers.values += body() } })
    _ = try ScenarioTest(scenario, app: app).run()
    return answers.values
  }

  private func failure(_ body: () throws -> Any?) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  func testTheClassesAreThoseOfTheVersions() throws {
    let names = ["AppsFlyerLib", "AppsFlyerTracker", "Adjust", "NSObject", "Branch"]
    let found: @MainActor () -> [String] = {
      names.filter { NSClassFromString($0) != nil }
        + ["adid", "initSdk:"].filter { selector in
          (NSClassFromString("Adjust") as? NSObject.Type)?.responds(to: NSSelectorFromString(selector)) ?? false
        }
    }
    XCTAssertEqual(try answers(found), ["AppsFlyerLib", "Adjust", "NSObject", "initSdk:"])
    XCTAssertEqual(
      try answers(appsFlyer: AppsFlyerProfile.named("5.4.4"), adjust: AdjustProfile.named("4.38.4"), found),
      ["AppsFlyerTracker", "Adjust", "NSObject", "adid"])
  }

  func testThereIsNoSDKOutsideAnApp() {
    XCTAssertNil(NSClassFromString("AppsFlyerLib"))
    XCTAssertNotNil(NSClassFromString("NSObject"))
  }

  func testAnAppReadsTheIdOfTheDeviceByTheNamesOfTheMethods() throws {
    let ids = try answers {
      guard let type = NSClassFromString("AppsFlyerLib") as? NSObject.Type,
        let byMessage = type.perform(NSSelectorFromString("shared"))?.takeUnretainedValue() as? NSObject,
        let byKey = type.value(forKeyPath: "shared") as? NSObject,
        let id = byMessage.perform(NSSelectorFromString("getAppsFlyerUID"))?.takeUnretainedValue() as? String
      else { return [] }
      byKey.perform(NSSelectorFromString("setCustomerUserID:"), with: "user")
      let user = byMessage.perform(NSSelectorFromString("customerUserID"))?.takeUnretainedValue() as? String
      return [id == AppsFlyerLib.shared().getAppsFlyerUID() ? "same" : id, user ?? "nil"]
    }
    XCTAssertEqual(ids, ["same", "user"])
  }

  func testWhatAnObjectUnderstands() {
    let sdk: NSObject = AppsFlyerLib.shared()
    for selector in ["start", "isDebug", "setIsDebug:", "setDelegate:"] {
      XCTAssertTrue(sdk.responds(to: NSSelectorFromString(selector)), selector)
    }
    for selector in ["startTracking", "setHost:", "set:", "delegate:"] {
      XCTAssertFalse(sdk.responds(to: NSSelectorFromString(selector)), selector)
    }
    XCTAssertTrue(Adjust.responds(to: NSSelectorFromString("trackEvent:")))
    XCTAssertFalse(Adjust.responds(to: nil))
  }

  func testAMessageThatAClassDoesNotUnderstand() {
    XCTAssertEqual(
      failure { try Selector("start:").call(onClass: Adjust.self, []) },
      "+[Adjust start:]: unrecognized selector sent to class")
    XCTAssertEqual(
      failure { try Selector("trackEvent:").call(onClass: Adjust.self, ["abc123"]) },
      "+[Adjust trackEvent:]: its argument 1 cannot be of type String")
    XCTAssertEqual(
      failure { try Selector("handleOpenUrl:options:").call(on: AppsFlyerLib.shared(), [nil, 3]) },
      "-[AppsFlyerLib handleOpenUrl:options:]: its argument 2 cannot be of type Int")
  }
}
