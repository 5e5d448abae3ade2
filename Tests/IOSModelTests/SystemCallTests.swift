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
      (SystemCall(.didFinishLaunching), "didFinishLaunching", "application(_:didFinishLaunchingWithOptions:)"),
      (SystemCall(.sceneWillConnect, scheme), "willConnectTo", "scene(_:willConnectTo:options:)"),
      (SystemCall(.sceneOpenURLContexts, scheme), "openURLContexts", "scene(_:openURLContexts:)"),
      (SystemCall(.sceneContinue, universal), "scene(continue:)", "scene(_:continue:)"),
      (SystemCall(.applicationOpen, scheme), "application(open:)", "application(_:open:options:)"),
      (
        SystemCall(.applicationContinue, universal), "application(continue:)",
        "application(_:continue:restorationHandler:)"
      ),
      (SystemCall(.onOpenURL, universal), "onOpenURL", ".onOpenURL"),
      (SystemCall(.onContinueUserActivity, universal), "onContinueUserActivity", ".onContinueUserActivity"),
      (SystemCall(.sceneDidBecomeActive), "sceneDidBecomeActive", "sceneDidBecomeActive(_:)"),
      (
        SystemCall(.didBecomeActiveNotification), "didBecomeActiveNotification",
        "UIApplication.didBecomeActiveNotification"
      ),
    ]
    for (call, label, name) in table {
      XCTAssertEqual(call.label, label)
      XCTAssertEqual(call.kind.name, name)
      XCTAssertTrue(SystemCall.allLabels.contains(label))
    }
  }

  func testWhatCarriesALinkDependsOnItsFormAndThenOnTheCall() {
    let universal = PlatformRun.universal
    let table: [(SystemCall, Link.Carrier?)] = [
      (SystemCall(.sceneWillConnect), nil), (SystemCall(.sceneDidBecomeActive), nil),
      (SystemCall(.sceneWillConnect, universal), .userActivity),
      (SystemCall(.sceneWillConnect, universal, as: .scannedUniversalLink), .userActivity),
      (SystemCall(.sceneWillConnect, universal, as: .url), .url),
      (SystemCall(.sceneWillConnect, PlatformRun.scheme), .url),
      (SystemCall(.didFinishLaunching, universal, as: .url), .url),
      (SystemCall(.sceneContinue, universal), .userActivity),
      (SystemCall(.applicationContinue, universal), .userActivity),
      (SystemCall(.onContinueUserActivity, universal), .userActivity),
      (SystemCall(.sceneOpenURLContexts, universal), .url), (SystemCall(.applicationOpen, universal), .url),
      (SystemCall(.onOpenURL, universal), .url),
    ]
    for (call, carrier) in table { XCTAssertEqual(call.carrier, carrier, call.label) }
  }

  func testOnlyTheModifierForActivitiesIsOutsideTheGuides() {
    XCTAssertEqual(SystemCall.labelsOutsideGuides, ["onContinueUserActivity"])
    XCTAssertTrue(SystemCall.linkLabels.contains("onContinueUserActivity"))
  }

  func testLinksAreThoseThatWereGiven() {
    let link = PlatformRun.universal
    let carriers: [SystemCall] = [
      SystemCall(.willFinishLaunching, link), SystemCall(.didFinishLaunching, link),
      SystemCall(.sceneWillConnect, link), SystemCall(.applicationContinue, link),
      SystemCall(.applicationOpen, link), SystemCall(.sceneContinue, link), SystemCall(.sceneOpenURLContexts, link),
      SystemCall(.onOpenURL, link), SystemCall(.onContinueUserActivity, link),
    ]
    for call in carriers { XCTAssertEqual(call.link, link, call.label) }
    XCTAssertNil(SystemCall(.didFinishLaunching).link)
    XCTAssertNil(SystemCall(.sceneDidBecomeActive).link)
  }

  func testReturnValuesCountWhereTheyAreDocumented() {
    let link = PlatformRun.scheme
    XCTAssertEqual(
      SystemCall(.didFinishLaunching, link).ruleForFalse(in: .uikitAppDelegate), .cold(.launchReturnedFalse))
    XCTAssertEqual(SystemCall(.willFinishLaunching).ruleForFalse(in: .uikitScenes), .cold(.launchResultInScenes))
    XCTAssertEqual(
      SystemCall(.applicationContinue, link).ruleForFalse(in: .uikitAppDelegate), .warm(.continueReturnedFalse))
    XCTAssertEqual(SystemCall(.applicationOpen, link).ruleForFalse(in: .uikitAppDelegate), .warm(.openReturnedFalse))
    XCTAssertNil(SystemCall(.onOpenURL, link).ruleForFalse(in: .swiftUIAppDelegate))
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
