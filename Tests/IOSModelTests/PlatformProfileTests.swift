import SDKContract
import XCTest

@testable import IOSModel

final class PlatformProfileTests: XCTestCase {
  func testProfilesAreNamedAndOrdered() {
    XCTAssertEqual(
      PlatformProfile.all.map(\.name), ["ios12", "ios14.5", "ios17", "ios18.4", "ios26", "ios27"])
    XCTAssertEqual(PlatformProfile.all, PlatformProfile.all.sorted())
    for profile in PlatformProfile.all { XCTAssertEqual(PlatformProfile.named(profile.name), profile) }
    XCTAssertNil(PlatformProfile.named("ios13"))
    XCTAssertEqual(PlatformConfiguration().profile, .iOS17)
  }

  func testWhatDiffersBetweenVersions() {
    func first(_ has: (PlatformProfile) -> Bool) -> String? { PlatformProfile.all.first(where: has)?.name }
    XCTAssertEqual(first(\.hasScenes), "ios14.5")
    XCTAssertEqual(first(\.hasSwiftUILifeCycle), "ios14.5")
    XCTAssertEqual(first(\.requiresTrackingPermission), "ios14.5")
    XCTAssertEqual(first(\.prewarms), "ios17")
    XCTAssertEqual(first(\.warnsWithoutScenes), "ios18.4")
    XCTAssertEqual(PlatformProfile.all.filter(\.dropsColdSwiftUILinks), [.iOS18_4])
    XCTAssertEqual(first(\.deprecatesAppDelegateLifeCycle), "ios26")
    XCTAssertEqual(PlatformProfile.all.filter { !$0.allowsAppDelegateOnly }, [.iOS27])
  }

  func testBuildsThatCannotRun() {
    var impossible: [String] = []
    for profile in PlatformProfile.all {
      for style in AppStyle.allCases {
        var configuration = PlatformConfiguration()
        configuration.profile = profile
        configuration.style = style
        if configuration.problem != nil { impossible.append("\(profile.name) \(style.rawValue)") }
      }
    }
    XCTAssertEqual(
      impossible,
      [
        "ios12 uikit-scenes", "ios12 swiftui-app-delegate", "ios12 swiftui-scene-delegate", "ios27 uikit-app-delegate",
      ])
    var prewarmed = PlatformConfiguration()
    prewarmed.profile = .iOS14_5
    prewarmed.prewarmedLaunch = true
    XCTAssertEqual(
      prewarmed.problem,
      IllegalTransition(
        "ios14.5 does not prewarm processes, which began with iOS 15", rule: .styles(.prewarmingSince15)))
  }

  func testNoticesGrowWithTheVersions() {
    func notices(_ profile: PlatformProfile, _ style: AppStyle) -> [PlatformRule] {
      var configuration = PlatformConfiguration()
      configuration.profile = profile
      configuration.style = style
      return configuration.notices
    }
    XCTAssertEqual(notices(.iOS17, .uikitAppDelegate), [])
    XCTAssertEqual(notices(.iOS18_4, .uikitAppDelegate), [.styles(.missingScenesLogged)])
    XCTAssertEqual(
      notices(.iOS26, .uikitAppDelegate), [.styles(.missingScenesLogged), .styles(.appDelegateLifeCycleDeprecated)])
    XCTAssertEqual(notices(.iOS26, .uikitScenes), [])
  }

  func testSwitchesAreSetByName() throws {
    XCTAssertEqual(Set(PlatformSwitch.all.map(\.name)).count, PlatformSwitch.all.count)
    for each in PlatformSwitch.all {
      XCTAssertEqual(PlatformSwitch.named(each.name)?.explanation, each.explanation)
      var configuration = PlatformConfiguration()
      XCTAssertEqual(each.value(in: configuration), each.defaultValue)
      switch each.kind {
      case .bool:
        guard case .bool(let flag) = each.defaultValue else { return XCTFail(each.name) }
        XCTAssertFalse(each.set(.word("true"), on: &configuration))
        XCTAssertTrue(each.set(.bool(!flag), on: &configuration))
        XCTAssertEqual(each.value(in: configuration), .bool(!flag), each.name)
      case .words(let words):
        XCTAssertEqual(each.defaultValue, words.first.map { .word($0) })
        XCTAssertFalse(each.set(.bool(true), on: &configuration))
        XCTAssertFalse(each.set(.word("unheard-of"), on: &configuration))
        XCTAssertEqual(configuration, PlatformConfiguration())
        let last = try XCTUnwrap(words.last)
        XCTAssertTrue(each.set(.word(last), on: &configuration))
        XCTAssertEqual(each.value(in: configuration), .word(last), each.name)
      }
      XCTAssertNotEqual(configuration, PlatformConfiguration(), each.name)
    }
    XCTAssertNil(PlatformSwitch.named("unheard-of"))
  }

  func testDefaultsAreTheStatedOnes() {
    let on = PlatformSwitch.all.filter { $0.defaultValue == .bool(true) }.map(\.name)
    XCTAssertEqual(
      on,
      [
        "trackingPromptCovers", "ownSchemeFlicker", "backgroundOpenRefused", "sceneAnnouncesActivity",
        "notificationDelegateSet",
      ])
  }
}
