import SDKContract
import XCTest

final class AppsFlyerSwitchTests: XCTestCase {
  func testNamesAreUnique() {
    XCTAssertEqual(Set(AppsFlyerSwitch.all.map(\.name)).count, AppsFlyerSwitch.all.count)
  }

  func testSettingEverySwitchToItsDefaultChangesNothing() {
    for entry in AppsFlyerSwitch.all {
      var configuration = AppsFlyerConfiguration()
      var backend = AppsFlyerBackend()
      let value: AppsFlyerSwitch.Value =
        switch entry.kind {
        case .bool(let value): .bool(value)
        case .duration(let value): .duration(value ?? .seconds(1))
        case .word(let value, _): .word(value)
        case .words: .words([])
        }
      XCTAssertTrue(entry.apply(value, to: &configuration, and: &backend), entry.name)
      if case .duration(default: nil) = entry.kind { continue }
      XCTAssertEqual(configuration, AppsFlyerConfiguration(), entry.name)
      XCTAssertEqual(backend.privacy, .full, entry.name)
    }
  }

  func testEverySwitchChangesSomethingAndRefusesOtherKinds() {
    for entry in AppsFlyerSwitch.all {
      var configuration = AppsFlyerConfiguration()
      var backend = AppsFlyerBackend()
      let (value, other): (AppsFlyerSwitch.Value, AppsFlyerSwitch.Value) =
        switch entry.kind {
        case .bool(let value): (.bool(!value), .word("true"))
        case .duration: (.duration(.seconds(77)), .bool(true))
        case .word(let value, let choices): (.word(choices.last { $0 != value } ?? ""), .word("no such word"))
        case .words: (.words(["example.com"]), .word("example.com"))
        }
      XCTAssertFalse(entry.apply(other, to: &configuration, and: &backend), entry.name)
      XCTAssertTrue(entry.apply(value, to: &configuration, and: &backend), entry.name)
      XCTAssertTrue(configuration != AppsFlyerConfiguration() || backend.privacy != .full, entry.name)
    }
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
