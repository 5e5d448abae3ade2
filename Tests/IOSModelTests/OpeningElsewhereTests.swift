import SDKContract
import XCTest

@testable import IOSModel

/// An app that opens the browser, another app or the App Store.
final class OpeningElsewhereTests: XCTestCase {
  func testAnAppInFrontTakesTheWayOfAnAppThatTheUserLeaves() throws {
    for style in AppStyle.allCases {
      for reclaims in [false, true] {
        var (opening, left) = (
          PlatformRun(style) { $0.sceneReclaimed = reclaims }, PlatformRun(style) { $0.sceneReclaimed = reclaims }
        )
        try opening.after(.openFromHomeScreen)
        try left.after(.openFromHomeScreen)
        XCTAssertEqual(try opening.calls(.openElsewhere), try left.calls(.leave), "\(style)")
        XCTAssertEqual(opening.machine.process, .background, "\(style)")
        XCTAssertEqual(opening.machine.scene, left.machine.scene, "\(style)")
        XCTAssertEqual(try opening.calls(.openFromHomeScreen), try left.calls(.openFromHomeScreen), "\(style)")
      }
    }
  }

  func testItResignsOnlyOnce() throws {
    var run = PlatformRun(.uikitAppDelegate)
    try run.after(.openFromHomeScreen, .resignActive)
    XCTAssertEqual(
      try run.calls(.openElsewhere),
      ["applicationDidEnterBackground background", "didEnterBackgroundNotification background"])
  }

  func testAnAppThatIsNotInFrontStaysAsItIs() throws {
    let states: [[PlatformInput]] = [
      [], [.prewarm], [.backgroundLaunch()], [.openFromHomeScreen, .leave], [.openFromHomeScreen, .leave, .suspend],
    ]
    for inputs in states {
      var run = PlatformRun(.uikitScenes)
      for input in inputs { try run.after(input) }
      let before = run.machine
      XCTAssertEqual(try run.perform(.openElsewhere), [], "\(inputs)")
      XCTAssertEqual(run.machine, before, "\(inputs)")
    }
  }

  func testLeavingWhatItOpenedChangesNothing() throws {
    var run = PlatformRun(.uikitAppDelegate)
    try run.after(.openFromHomeScreen, .openElsewhere)
    XCTAssertTrue(run.machine.hasLeftForOther)
    XCTAssertEqual(try run.perform(.leave), [])
    try run.after(.suspend)
    XCTAssertEqual(try run.perform(.leave), [])
    XCTAssertEqual(run.machine.process, .suspended)
  }

  func testAnAppThatTheUserHasLeftCannotBeLeftAgain() throws {
    let ends: [[PlatformInput]] = [
      [.openElsewhere, .openFromHomeScreen, .leave], [.openElsewhere, .openLink(PlatformRun.scheme), .leave], [.leave],
    ]
    for inputs in ends {
      var run = PlatformRun(.uikitAppDelegate)
      try run.after(.openFromHomeScreen)
      for input in inputs { try run.after(input) }
      XCTAssertFalse(run.machine.hasLeftForOther, "\(inputs)")
      assertIllegal(
        try run.perform(.leave), "The user cannot leave an app that is in the background",
        .lifeCycle(.inputNeedsState))
    }
    var ended = PlatformRun(.uikitAppDelegate)
    try ended.after(.openFromHomeScreen, .openElsewhere, .systemKill)
    assertIllegal(
      try ended.perform(.leave), "The user cannot leave an app that is not running", .lifeCycle(.inputNeedsState))
  }
}
