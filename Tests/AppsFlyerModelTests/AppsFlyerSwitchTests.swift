import AppsFlyerModel
import SDKContract
import XCTest

final class AppsFlyerSwitchTests: XCTestCase {
  private let settings = AppsFlyerSetup.declaration.keys + AppsFlyerSetup.declaration.allSwitches

  func testNamesAreUnique() {
    let switches = AppsFlyerSetup.declaration.allSwitches.map(\.name)
    XCTAssertEqual(Set(switches).count, switches.count)
    let keys = AppsFlyerSetup.declaration.keys.map(\.name)
    XCTAssertEqual(Set(keys).count, keys.count)
  }

  func testSettingEverythingToItsDefaultChangesNothing() {
    for setting in settings {
      guard let value = setting.specification.defaultValue else { continue }
      var setup = AppsFlyerSetup()
      XCTAssertTrue(setting.set(value, in: &setup), setting.name)
      XCTAssertEqual(setup, AppsFlyerSetup(), setting.name)
    }
  }

  func testEverySettingChangesSomethingAndRefusesOtherKinds() {
    for setting in settings {
      var setup = AppsFlyerSetup()
      let defaultValue = setting.specification.defaultValue
      let (value, other): (SettingValue, SettingValue) =
        switch setting.specification.kind {
        case .bool: (.bool(defaultValue != .bool(true)), .word("true"))
        case .duration: (.duration(.seconds(77)), .duration(.seconds(-1)))
        case .word(let choices): (.word(choices.last { defaultValue != .word($0) } ?? ""), .word("no such word"))
        case .text: (.word("4242"), .word("id 4242"))
        default: (.words(["example.com?pid=site"]), .word("example.com"))
        }
      XCTAssertFalse(setting.set(other, in: &setup), setting.name)
      XCTAssertEqual(setup, AppsFlyerSetup(), setting.name)
      XCTAssertTrue(setting.set(value, in: &setup), setting.name)
      XCTAssertNotEqual(setup, AppsFlyerSetup(), setting.name)
    }
  }

  func testSwitchesAreFoundByName() {
    let switches = AppsFlyerSetup.declaration.allSwitches
    XCTAssertEqual(switches.named("queuedStarts")?.specification.kind, .word(["all", "gated"]))
    XCTAssertEqual(switches.named("minTimeBetweenSessions")?.specification.defaultValue, .duration(.seconds(5)))
    XCTAssertNil(switches.named("QueuedStarts"))
  }

  func testASettingThatIsAKeyAndWasASwitchIsOneSetting() {
    let old = AppsFlyerSetup.declaration.vocabulary.switches.filter { $0.newPlace != nil }
    XCTAssertEqual(old.map(\.name), ["payloadTypes", "customDomains", "minTimeBetweenSessions"])
    XCTAssertEqual(old.map(\.newPlace?.text), old.map { "app.appsflyer.\($0.name)" })
  }

  func testVersionsAreFoundByNameAndCompared() {
    XCTAssertEqual(AppsFlyerConfiguration().profile.version, "6.15")
    XCTAssertEqual(AppsFlyerProfile.all, AppsFlyerProfile.all.sorted())
    for known in AppsFlyerProfile.all {
      XCTAssertEqual(AppsFlyerProfile.named(known.version), known)
    }
    for unknown in ["", "6", "6.15.x", "6.15.-1", "3.9", "5.5", "06.15", "6.15.01", " 6.15"] {
      XCTAssertNil(AppsFlyerProfile.named(unknown), unknown)
    }
    XCTAssertEqual(AppsFlyerProfile.named("6.12.2")?.version, "6.12.2")
    XCTAssertEqual(AppsFlyerProfile.v7_0, AppsFlyerProfile.all.last)
    XCTAssertEqual(AppsFlyerProfile.v6_18, AppsFlyerProfile.all.last { $0.version.hasPrefix("6.") })
    let rows = [
      ("5.2.0", "5.4.1"), ("4.10", "5.4.1"), ("5.4.1", nil), ("5.4", nil), ("6.0.0", nil), ("6.18.0", nil),
      ("6.18", nil),
      ("6.18.1", "6.18.0"), ("7.0.0", nil), ("7.0.2", nil), ("7.0.3", "7.0.2"), ("7.0", nil),
      ("6.19", "6.18.0"), ("6.99.1", "6.18.0"), ("7.1.0", "7.0.2"), ("8.0", "7.0.2"),
    ]
    for (version, nearest) in rows { XCTAssertEqual(AppsFlyerProfile.named(version)?.nearest, nearest, version) }
  }

  func testEachChangeHoldsFromItsVersionOn() throws {
    for change in AppsFlyerVersionChange.allCases {
      let since = change.change.since
      XCTAssertFalse(change.change.source.isEmpty, "\(change)")
      let first = try XCTUnwrap(AppsFlyerProfile.named(since.text))
      XCTAssertTrue(first.has(change), "\(change)")
      for profile in AppsFlyerProfile.all {
        XCTAssertEqual(profile.has(change), profile >= first, "\(change) \(profile.version)")
      }
      let lacking = AppsFlyerProfile.all + [try XCTUnwrap(AppsFlyerProfile.named("5.2.0"))]
      XCTAssertTrue(lacking.contains { !$0.has(change) }, "no known version lacks \(change)")
      XCTAssertTrue(AppsFlyerProfile.all.contains { $0.has(change) }, "no known version has \(change)")
    }
  }
}
