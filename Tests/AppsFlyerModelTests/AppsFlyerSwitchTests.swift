import SDKContract
import AppsFlyerModel
import XCTest

final class AppsFlyerSwitchTests: XCTestCase {
  func testNamesAreUnique() {
    XCTAssertEqual(Set(AppsFlyerSwitch.all.map(\.name)).count, AppsFlyerSwitch.all.count)
  }

  func testSettingEverySwitchToItsDefaultChangesNothing() {
    for entry in AppsFlyerSwitch.all {
      guard let value = entry.defaultValue else { continue }
      var configuration = AppsFlyerConfiguration()
      var backend = AppsFlyerBackend()
      XCTAssertTrue(entry.apply(value, to: &configuration, and: &backend), entry.name)
      XCTAssertEqual(configuration, AppsFlyerConfiguration(), entry.name)
      XCTAssertEqual(settings(backend), settings(AppsFlyerBackend()), entry.name)
    }
  }

  func testEverySwitchChangesSomethingAndRefusesOtherKinds() {
    for entry in AppsFlyerSwitch.all {
      var configuration = AppsFlyerConfiguration()
      var backend = AppsFlyerBackend()
      let (value, other): (AppsFlyerSwitch.Value, AppsFlyerSwitch.Value) =
        switch entry.kind {
        case .bool: (.bool(entry.defaultValue != .bool(true)), .word("true"))
        case .duration: (.duration(.seconds(77)), .duration(.seconds(-1)))
        case .word(_, let choices):
          (.word(choices.last { entry.defaultValue != .word($0) } ?? ""), .word("no such word"))
        case .words: (.words(["example.com?pid=site"]), .word("example.com"))
        }
      XCTAssertFalse(entry.apply(other, to: &configuration, and: &backend), entry.name)
      XCTAssertEqual(configuration, AppsFlyerConfiguration(), entry.name)
      XCTAssertTrue(entry.apply(value, to: &configuration, and: &backend), entry.name)
      XCTAssertTrue(
        configuration != AppsFlyerConfiguration() || settings(backend) != settings(AppsFlyerBackend()), entry.name)
    }
  }

  func testSwitchesAreFoundByName() {
    XCTAssertEqual(AppsFlyerSwitch.named("queuedStarts")?.kind, .word(default: "all", choices: ["all", "gated"]))
    XCTAssertEqual(AppsFlyerSwitch.named("minTimeBetweenSessions")?.defaultValue, .duration(.seconds(5)))
    XCTAssertNil(AppsFlyerSwitch.named("QueuedStarts"))
  }

  private func settings(_ backend: AppsFlyerBackend) -> [String] {
    [
      backend.privacy.rawValue, backend.hidesDevice.description, backend.selfReportingLookup.rawValue,
      backend.deferredParameters.rawValue, backend.reengagementData.rawValue,
    ]
  }

  func testVersionsAreFoundByNameAndCompared() {
    XCTAssertEqual(AppsFlyerConfiguration().profile.version, "6.15")
    XCTAssertEqual(AppsFlyerProfile.all, AppsFlyerProfile.all.sorted())
    for known in AppsFlyerProfile.all {
      XCTAssertEqual(AppsFlyerProfile.named(known.version), known)
    }
    for unknown in ["", "6", "6.99", "8.0", "6.15.x", "6.15.-1", "5.4.2", "06.15", "6.15.01", " 6.15"] {
      XCTAssertNil(AppsFlyerProfile.named(unknown), unknown)
    }
    XCTAssertEqual(AppsFlyerProfile.named("6.12.2")?.version, "6.12.2")
  }
}
