import SDKContract
import XCTest

@testable import IOSModel

final class IllegalStepTests: XCTestCase {
  func testIllegalStepsAreRefusedWithAnExplanation() throws {
    for each in IllegalStepCase.all {
      var run = PlatformRun(each.style, each.profile)
      for input in each.after { _ = try run.perform(input) }
      for step in each.legal { try run.machine.perform(step) }
      let before = run.machine
      assertIllegal(try run.machine.perform(each.step), each.explanation, each.rule)
      XCTAssertTrue(run.machine == before, "a refused step changes nothing: \(each.explanation)")
      XCTAssertFalse(each.explanation.hasSuffix("."))
    }
  }

  func testImpossibleInputsAreRefusedWithAnExplanation() throws {
    let scheme = PlatformRun.scheme
    let universal = PlatformRun.universal
    let table: [(AppStyle, PlatformProfile, [PlatformInput], PlatformInput, String, PlatformRule)] = [
      (
        .uikitScenes, .iOS17, [.openFromHomeScreen], .openFromHomeScreen,
        "The user cannot open the app from the home screen while it is in front", .lifeCycle(.inputNeedsState)
      ),
      (
        .uikitScenes, .iOS17, [.openFromHomeScreen], .openOwnScheme(universal),
        "An app cannot open its own universal link in itself: the browser opens it", .routing(.ownUniversalLink)
      ),
      (
        .uikitScenes, .iOS17, [], .openOwnScheme(scheme), "An app that is not running cannot open a link",
        .lifeCycle(.callsNeedRunningCode)
      ),
      (
        .uikitScenes, .iOS14_5, [], .prewarm, "ios14.5 does not prewarm processes, which began with iOS 15",
        .styles(.prewarmingSince15)
      ),
      (
        .uikitScenes, .iOS17, [.prewarm], .prewarm,
        "A process that is prewarmed cannot be prewarmed: there is one already", .lifeCycle(.inputNeedsState)
      ),
      (
        .uikitScenes, .iOS17, [], .leave, "The user cannot leave an app that is not running",
        .lifeCycle(.inputNeedsState)
      ),
      (
        .uikitScenes, .iOS17, [], .resignActive,
        "Nothing can cover an app that is not running: only an active app resigns", .lifeCycle(.inputNeedsState)
      ),
      (
        .uikitScenes, .iOS17, [.openFromHomeScreen], .becomeActive,
        "Nothing covers an app that is active; a link that opens the app ends an alert, too",
        .lifeCycle(.inputNeedsState)
      ),
      (
        .uikitScenes, .iOS17, [.openFromHomeScreen], .suspend,
        "An app that is active cannot be suspended: only an app in the background is", .lifeCycle(.inputNeedsState)
      ),
      (
        .uikitAppDelegate, .iOS17, [.openFromHomeScreen, .leave], .reclaimScene,
        "An app without scenes has no scene that could be taken away", .styles(.sceneCallsNeedScenes)
      ),
      (
        .uikitScenes, .iOS17, [.openFromHomeScreen], .reclaimScene,
        "The system takes only a connected scene that is out of sight, and this one is in front",
        .lifeCycle(.inputNeedsState)
      ),
      (
        .uikitScenes, .iOS17, [], .reclaimScene,
        "The system takes only a connected scene that is out of sight, and this one is not connected",
        .lifeCycle(.inputNeedsState)
      ),
      (
        .uikitScenes, .iOS17, [], .forceQuit, "The user cannot swipe away an app that is not running",
        .lifeCycle(.inputNeedsState)
      ),
      (
        .uikitScenes, .iOS17, [], .systemKill, "There is no process that the system could end",
        .lifeCycle(.inputNeedsState)
      ),
      (
        .uikitScenes, .iOS17, [], .update, "There is no process that the system could end",
        .lifeCycle(.inputNeedsState)
      ),
      (
        .uikitAppDelegate, .iOS27, [], .openFromHomeScreen,
        "An app without scenes fails to launch with ios27: the iOS 27 SDK requires the scene life cycle",
        .styles(.scenesRequired)
      ),
      (
        .uikitScenes, .iOS12, [], .openFromHomeScreen, "ios12 has no scenes: they came with iOS 13",
        .styles(.scenesSince13)
      ),
      (
        .swiftUIAppDelegate, .iOS12, [], .openFromHomeScreen,
        "ios12 cannot run an app on the SwiftUI life cycle, which came with iOS 14", .styles(.swiftUISince14)
      ),
    ]
    for (style, profile, before, input, explanation, rule) in table {
      var run = PlatformRun(style, profile)
      for each in before { _ = try run.perform(each) }
      assertIllegal(try run.machine.steps(for: input), explanation, rule)
    }
  }
}
