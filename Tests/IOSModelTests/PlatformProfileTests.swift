import SDKContract
import XCTest

@testable import IOSModel

final class PlatformProfileTests: XCTestCase {
  func testProfilesAreNamedAndOrdered() {
    XCTAssertEqual(
      PlatformProfile.all.map(\.name),
      [
        "ios12", "ios13", "ios14", "ios14.5", "ios15", "ios16", "ios17", "ios17.4", "ios18", "ios18.4", "ios26",
        "ios27",
      ])
    XCTAssertEqual(PlatformProfile.all, PlatformProfile.all.sorted())
    for profile in PlatformProfile.all { XCTAssertEqual(PlatformProfile.named(profile.name), profile) }
    XCTAssertNil(PlatformProfile.named("ios11"))
    XCTAssertEqual(PlatformConfiguration().profile, .iOS17)
  }

  func testWhatDiffersBetweenVersions() {
    func first(_ has: (PlatformProfile) -> Bool) -> String? { PlatformProfile.all.first(where: has)?.name }
    XCTAssertEqual(first(\.hasScenes), "ios13")
    XCTAssertEqual(first(\.hasSwiftUILifeCycle), "ios14")
    XCTAssertEqual(first(\.hasAssociationNetwork), "ios14")
    XCTAssertEqual(first(\.hasTrackingPrompt), "ios14")
    XCTAssertEqual(first(\.promptsActiveAppsOnly), "ios15")
    XCTAssertEqual(first(\.prewarms), "ios15")
    XCTAssertEqual(first(\.warnsWithoutScenes), "ios18.4")
    XCTAssertEqual(PlatformProfile.all.filter(\.dropsColdSwiftUILinks), [.iOS18_4])
    XCTAssertEqual(PlatformProfile.all.filter(\.answersTrackingPromptAtOnce), [.iOS17_4])
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
        "ios12 uikit-scenes", "ios12 swiftui-app-delegate", "ios12 swiftui-scene-delegate",
        "ios13 swiftui-app-delegate", "ios13 swiftui-scene-delegate", "ios27 uikit-app-delegate",
      ])
    var prewarmed = PlatformConfiguration()
    prewarmed.profile = .iOS14_5
    prewarmed.prewarmedLaunch = true
    XCTAssertEqual(
      prewarmed.problem,
      IllegalTransition(
        "ios14.5 does not prewarm processes, which began with iOS 15", rule: .styles(.prewarmingSince15)))
  }

  func testTheSDKOfTheBuildDecidesWhetherScenesAreRequired() {
    var configuration = PlatformConfiguration()
    configuration.style = .uikitAppDelegate
    configuration.profile = .iOS27
    XCTAssertEqual(configuration.problem?.rule, .styles(.scenesRequired))
    configuration.builtWith = .iOS26
    XCTAssertNil(configuration.problem)
    XCTAssertEqual(
      configuration.notices, [.styles(.missingScenesLogged), .styles(.appDelegateLifeCycleDeprecated)])
    configuration.builtWith = .iOS17
    XCTAssertEqual(configuration.notices, [.styles(.missingScenesLogged)])
    configuration.profile = .iOS17
    configuration.builtWith = .iOS27
    XCTAssertNil(configuration.problem)
    configuration.profile = .iOS27
    XCTAssertEqual(configuration.problem?.rule, .styles(.scenesRequired))
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
    let switches = PlatformConfiguration.switches
    XCTAssertEqual(Set(switches.map(\.name)).count, switches.count)
    for each in switches {
      let name = each.name
      XCTAssertEqual(switches.named(name)?.specification.explanation, each.specification.explanation)
      var configuration = PlatformConfiguration()
      XCTAssertTrue(each.set(try XCTUnwrap(each.specification.defaultValue), in: &configuration), name)
      // What a version of iOS decides is no longer its decision once it is set.
      if name != "coldLinkDropped" { XCTAssertEqual(configuration, PlatformConfiguration(), name) }
      switch each.specification.kind {
      case .word(let words):
        XCTAssertEqual(each.specification.defaultValue, words.first.map { .word($0) })
        XCTAssertFalse(each.set(.word("nonsense"), in: &configuration), name)
        XCTAssertFalse(each.set(.bool(true), in: &configuration), name)
        XCTAssertTrue(each.set(.word(try XCTUnwrap(words.last)), in: &configuration), name)
      case .duration:
        XCTAssertFalse(each.set(.bool(true), in: &configuration), name)
        XCTAssertTrue(each.set(.duration(.seconds(77)), in: &configuration), name)
      case .words:
        XCTAssertFalse(each.set(.bool(true), in: &configuration), name)
        XCTAssertTrue(each.set(.words(["show"]), in: &configuration), name)
      default:
        guard case .bool(let flag) = each.specification.defaultValue else { return XCTFail(name) }
        XCTAssertFalse(each.set(.word("true"), in: &configuration), name)
        XCTAssertTrue(each.set(.bool(!flag), in: &configuration), name)
      }
      XCTAssertNotEqual(configuration, PlatformConfiguration(), name)
    }
    XCTAssertNil(switches.named("unheard-of"))
  }

  func testDefaultsAreTheStatedOnes() {
    let on = PlatformConfiguration.switches.filter { $0.specification.defaultValue == .bool(true) }.map(\.name)
    XCTAssertEqual(
      on,
      [
        "httpLinksAreUniversal", "trackingPromptCovers", "schemeLinkComesFirst", "ownSchemeFlicker",
        "backgroundOpenRefused", "sceneAnnouncesActivity", "notificationDelegateSet",
      ])
  }
}
