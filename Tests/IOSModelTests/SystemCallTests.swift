import SDKContract
import XCTest

@testable import IOSModel

final class SystemCallTests: XCTestCase {
  func testLabelsAndNamesAreUnique() {
    XCTAssertEqual(Set(SystemCall.allLabels).count, SystemCall.allLabels.count)
    XCTAssertEqual(Set(SystemCall.Kind.allCases.map(\.name)).count, SystemCall.Kind.allCases.count)
  }

  func testLabelsAndNamesOfTheEntryPoints() {
    let universal = PlatformRun.universal
    let scheme = PlatformRun.scheme
    let table: [(SystemCall, String, String)] = [
      (.didFinishLaunching(nil), "didFinishLaunching", "application(_:didFinishLaunchingWithOptions:)"),
      (.sceneWillConnect(scheme), "willConnectTo", "scene(_:willConnectTo:options:)"),
      (.sceneOpenURLContexts(scheme), "openURLContexts", "scene(_:openURLContexts:)"),
      (.sceneContinue(universal), "scene(continue:)", "scene(_:continue:)"),
      (.applicationOpen(scheme), "application(open:)", "application(_:open:options:)"),
      (
        .applicationContinue(universal), "application(continue:)", "application(_:continue:restorationHandler:)"
      ),
      (.onOpenURL(universal), "onOpenURL", ".onOpenURL"),
      (.sceneDidBecomeActive, "sceneDidBecomeActive", "sceneDidBecomeActive(_:)"),
      (
        .didBecomeActiveNotification, "didBecomeActiveNotification", "UIApplication.didBecomeActiveNotification"
      ),
    ]
    for (call, label, name) in table {
      XCTAssertEqual(call.label, label)
      XCTAssertEqual(call.name, name)
      XCTAssertTrue(SystemCall.allLabels.contains(label))
    }
  }

  func testLinksAreThoseThatWereGiven() {
    let link = PlatformRun.universal
    let carriers: [SystemCall] = [
      .willFinishLaunching(link), .didFinishLaunching(link), .sceneWillConnect(link), .applicationContinue(link),
      .applicationOpen(link), .sceneContinue(link), .sceneOpenURLContexts(link), .onOpenURL(link),
    ]
    for call in carriers { XCTAssertEqual(call.link, link, call.label) }
    XCTAssertNil(SystemCall.didFinishLaunching(nil).link)
    XCTAssertNil(SystemCall.sceneDidBecomeActive.link)
  }

  func testReturnValuesCountWhereTheyAreDocumented() {
    let link = PlatformRun.scheme
    XCTAssertEqual(SystemCall.didFinishLaunching(link).ruleForFalse(in: .uikitAppDelegate), .cold(.launchReturnedFalse))
    XCTAssertEqual(SystemCall.willFinishLaunching(nil).ruleForFalse(in: .uikitScenes), .cold(.launchResultInScenes))
    XCTAssertEqual(
      SystemCall.applicationContinue(link).ruleForFalse(in: .uikitAppDelegate), .warm(.continueReturnedFalse))
    XCTAssertEqual(SystemCall.applicationOpen(link).ruleForFalse(in: .uikitAppDelegate), .warm(.openReturnedFalse))
    XCTAssertNil(SystemCall.onOpenURL(link).ruleForFalse(in: .swiftUIAppDelegate))
  }

  func testStylesCannotGetEachOthersCalls() {
    XCTAssertFalse(SystemCall.labels(for: .uikitScenes).contains("application(open:)"))
    XCTAssertFalse(SystemCall.labels(for: .uikitScenes).contains("onOpenURL"))
    XCTAssertFalse(SystemCall.labels(for: .uikitAppDelegate).contains("willConnectTo"))
    XCTAssertFalse(SystemCall.labels(for: .swiftUISceneDelegate).contains("scene(continue:)"))
    XCTAssertFalse(SystemCall.labels(for: .swiftUIAppDelegate).contains("applicationDidBecomeActive"))
    XCTAssertTrue(SystemCall.labels(for: .swiftUIAppDelegate).contains("didBecomeActiveNotification"))
  }
}
