import SDKContract
import XCTest

@testable import IOSModel

/// The order of calls in apps without scenes, as published device logs have it.
final class AppDelegateSequenceTests: XCTestCase {
  private let universal = PlatformRun.universal
  private let scheme = PlatformRun.scheme

  func testAWebLinkThatComesAsAURLTakesTheWayOfTheScheme() throws {
    let states: [[PlatformInput]] = [
      [], [.openFromHomeScreen], [.openFromHomeScreen, .leave], [.openFromHomeScreen, .leave, .suspend],
      [.openFromHomeScreen, .resignActive],
    ]
    for inputs in states {
      var (url, scan) = (PlatformRun(.uikitAppDelegate), PlatformRun(.uikitAppDelegate))
      for input in inputs {
        try url.after(input)
        try scan.after(input)
      }
      var (schemeRun, tap) = (url, scan)
      XCTAssertEqual(try url.calls(.openLink(universal, as: .url)), try schemeRun.calls(.openLink(scheme)), "\(inputs)")
      XCTAssertEqual(
        try scan.calls(.openLink(universal, as: .scannedUniversalLink)), try tap.calls(.openLink(universal)),
        "\(inputs)")
    }
  }

  private func background(_ change: (inout PlatformConfiguration) -> Void = { _ in }) throws -> PlatformRun {
    var run = PlatformRun(.uikitAppDelegate, .iOS12, change)
    return try run.after(.openFromHomeScreen, .leave)
  }

  private let entersForeground = [
    "applicationWillEnterForeground background", "willEnterForegroundNotification background",
  ]
  private let becomesActive = ["applicationDidBecomeActive active", "didBecomeActiveNotification active"]
  private let resigns = ["applicationWillResignActive active", "willResignActiveNotification active"]

  func testColdStartsLaunchInactiveAndDoNotEnterTheForeground() throws {
    let table: [(PlatformInput, [String])] = [
      (.openFromHomeScreen, ["willFinishLaunching inactive", "didFinishLaunching inactive"]),
      (
        .openLink(universal),
        [
          "willFinishLaunching inactive link", "didFinishLaunching inactive link",
          "application(willContinueUserActivityWithType:) inactive", "application(continue:) inactive link",
        ]
      ),
      (
        .openLink(scheme),
        [
          "willFinishLaunching inactive link", "didFinishLaunching inactive link", "application(open:) inactive link",
        ]
      ),
      (
        .openNotification(),
        [
          "willFinishLaunching inactive notification", "didFinishLaunching inactive notification",
          "userNotificationCenter(didReceive:) inactive",
        ]
      ),
    ]
    for (input, calls) in table {
      var run = PlatformRun(.uikitAppDelegate, .iOS12)
      XCTAssertEqual(try run.calls(input), calls + becomesActive, "\(input)")
      XCTAssertEqual(run.machine.process, .active)
      XCTAssertNil(run.machine.scene)
    }
  }

  func testReturnsEnterTheForegroundWhileTheStateReadsBackground() throws {
    let table: [(PlatformInput, [String])] = [
      (.openFromHomeScreen, []),
      (
        .openLink(universal),
        ["application(willContinueUserActivityWithType:) inactive", "application(continue:) inactive link"]
      ),
      (.openLink(scheme), ["application(open:) inactive link"]),
      (.openLinkAfterActivation(scheme), ["application(open:) inactive link"]),
      (.openNotification(), ["userNotificationCenter(didReceive:) inactive"]),
    ]
    for (input, calls) in table {
      var run = try background()
      XCTAssertEqual(try run.calls(input), entersForeground + calls + becomesActive, "\(input)")
      var suspended = try background()
      try suspended.after(.suspend)
      XCTAssertEqual(try suspended.calls(input), entersForeground + calls + becomesActive, "\(input) suspended")
    }
  }

  func testASuspendedProcessRunsBeforeItHearsOfAnything() throws {
    var run = try background()
    try run.after(.suspend)
    let steps = try run.machine.steps(for: .openLink(universal))
    XCTAssertEqual(
      steps.first,
      PlatformStep(nil, seen: .background, process: .background, scene: nil, rule: .warm(.resumesInBackground)))
  }

  func testLinksInFrontArriveWhileActive() throws {
    var run = PlatformRun(.uikitAppDelegate)
    try run.after(.openFromHomeScreen)
    XCTAssertEqual(try run.calls(.openLink(universal)), ["application(continue:) active link"])
    XCTAssertEqual(try run.calls(.openLink(scheme)), ["application(open:) active link"])
    XCTAssertEqual(try run.calls(.openNotification()), ["userNotificationCenter(didReceive:) active"])
  }

  func testAirDropDeliversAfterTheAppIsActiveAgain() throws {
    var run = PlatformRun(.uikitAppDelegate)
    try run.after(.openFromHomeScreen)
    let expected = resigns + becomesActive + ["application(continue:) active link"]
    XCTAssertEqual(try run.calls(.openLinkAfterActivation(universal)), expected)
    try run.after(.resignActive)
    XCTAssertEqual(
      try run.calls(.openLinkAfterActivation(universal)), becomesActive + ["application(continue:) active link"])
  }

  func testLinkAfterActiveMovesTheLinkBehindTheActivation() throws {
    var run = try background { $0.linkAfterActive = true }
    XCTAssertEqual(
      try run.calls(.openLink(scheme)), entersForeground + becomesActive + ["application(open:) active link"])
    XCTAssertEqual(try run.calls(.openLink(scheme)), resigns + becomesActive + ["application(open:) active link"])
  }

  func testOwnSchemeFlickersUnlessSwitchedOff() throws {
    var run = PlatformRun(.uikitAppDelegate)
    try run.after(.openFromHomeScreen)
    XCTAssertEqual(
      try run.calls(.openOwnScheme(scheme)), resigns + ["application(open:) inactive link"] + becomesActive)
    var steady = PlatformRun(.uikitAppDelegate) { $0.ownSchemeFlickers = false }
    try steady.after(.openFromHomeScreen)
    XCTAssertEqual(try steady.calls(.openOwnScheme(scheme)), ["application(open:) active link"])
  }

  func testOwnSchemeUnderAnAlertLeavesTheAlert() throws {
    var run = PlatformRun(.uikitAppDelegate)
    try run.after(.openFromHomeScreen, .resignActive)
    XCTAssertEqual(try run.calls(.openOwnScheme(scheme)), ["application(open:) inactive link"])
    XCTAssertEqual(run.machine.process, .inactive)
  }

  func testOpenFromTheBackgroundDoesNothingUnlessAllowed() throws {
    var run = try background()
    XCTAssertEqual(try run.calls(.openOwnScheme(scheme)), [])
    XCTAssertEqual(run.rules.last, .warm(.backgroundOpenRefused))
    var allowed = try background { $0.backgroundOpenRefused = false }
    XCTAssertEqual(
      try allowed.calls(.openOwnScheme(scheme)), entersForeground + ["application(open:) inactive link"] + becomesActive
    )
  }

  func testAnAlertActivatesTwiceWithoutTheBackground() throws {
    var run = PlatformRun(.uikitAppDelegate)
    try run.after(.openFromHomeScreen)
    XCTAssertEqual(try run.calls(.resignActive), resigns)
    XCTAssertEqual(try run.calls(.becomeActive), becomesActive)
    var launched = PlatformRun(.uikitAppDelegate) { $0.permissionAlert = true }
    XCTAssertEqual(
      try launched.calls(.openFromHomeScreen),
      ["willFinishLaunching inactive", "didFinishLaunching inactive"] + becomesActive + resigns + becomesActive)
  }

  func testLeavingResignsAndThenEntersTheBackground() throws {
    var run = PlatformRun(.uikitAppDelegate)
    try run.after(.openFromHomeScreen)
    let enters = ["applicationDidEnterBackground background", "didEnterBackgroundNotification background"]
    XCTAssertEqual(try run.calls(.leave), resigns + enters)
    try run.after(.openFromHomeScreen, .resignActive)
    XCTAssertEqual(try run.calls(.leave), enters)
  }

  func testALaunchThatReturnsFalseWithholdsTheLinkButNotTheNotification() throws {
    let launch = ["willFinishLaunching inactive link", "didFinishLaunching inactive link"]
    for link in [universal, scheme] {
      var run = PlatformRun(.uikitAppDelegate) { $0.launchReturnsFalse = true }
      XCTAssertEqual(try run.calls(.openLink(link)), launch + becomesActive)
      XCTAssertEqual(run.rules.filter { $0 == .cold(.launchReturnedFalse) }.count, 1)
      try run.after(.leave)
      XCTAssertTrue(try run.calls(.openLink(scheme)).contains("application(open:) inactive link"), "warm")
    }
    var run = PlatformRun(.uikitAppDelegate) { $0.launchReturnsFalse = true }
    XCTAssertTrue(try run.calls(.openNotification()).contains("userNotificationCenter(didReceive:) inactive"))
  }

  func testWhatRemainsAfterTheAppAnsweredItsLaunch() throws {
    for link in [universal, scheme] {
      var machine = PlatformRun(.uikitAppDelegate).machine
      let steps = try machine.steps(for: .openLink(link))
      for step in steps.prefix(2) { try machine.perform(step) }
      XCTAssertEqual(machine.remaining(steps[2...], afterLaunchReturned: true), Array(steps[2...]))
      let rest = machine.remaining(steps[2...], afterLaunchReturned: false)
      XCTAssertEqual(rest.compactMap { $0.call?.label }, ["applicationDidBecomeActive", "didBecomeActiveNotification"])
      XCTAssertEqual(rest.first?.rule, .cold(.launchReturnedFalse))
      for step in rest { try machine.perform(step) }
      XCTAssertEqual(machine.process, .active)
    }
  }

  func testASilentPushStartsTheAppInTheBackgroundUntilItIsForceQuit() throws {
    var run = PlatformRun(.uikitAppDelegate)
    let launch = ["willFinishLaunching background", "didFinishLaunching background"]
    let push = "didReceiveRemoteNotification background"
    XCTAssertEqual(try run.calls(.backgroundLaunch()), launch + [push])
    XCTAssertEqual(try run.calls(.openFromHomeScreen), entersForeground + becomesActive)
    XCTAssertEqual(try run.calls(.backgroundLaunch()), ["didReceiveRemoteNotification active"])
    try run.after(.leave, .suspend)
    XCTAssertEqual(try run.calls(.backgroundLaunch()), [push])
    try run.after(.forceQuit)
    XCTAssertTrue(run.machine.wasForceQuit)
    XCTAssertEqual(try run.calls(.backgroundLaunch()), [])
    XCTAssertEqual(run.rules.last, .push(.noSilentPushAfterForceQuit))
    try run.after(.openFromHomeScreen, .leave, .systemKill)
    XCTAssertFalse(run.machine.wasForceQuit)
    XCTAssertEqual(try run.calls(.backgroundLaunch()), launch + [push])
  }

  func testAnAppThatWasForceQuitBeforeGetsNoSilentPush() throws {
    var run = PlatformRun(.uikitAppDelegate) { $0.forceQuit = true }
    XCTAssertEqual(try run.calls(.backgroundLaunch()), [])
    try run.after(.openFromHomeScreen, .leave, .systemKill)
    XCTAssertNotEqual(try run.calls(.backgroundLaunch()), [])
  }

  func testWithoutANotificationDelegateTheAppDelegateReceivesTheTap() throws {
    var run = try background { $0.notificationDelegateSet = false }
    XCTAssertEqual(
      try run.calls(.openNotification()),
      entersForeground + ["didReceiveRemoteNotification inactive"] + becomesActive)
  }

  func testTheEndOfAProcess() throws {
    var silent = try background()
    XCTAssertEqual(try silent.calls(.systemKill), [])
    var told = try background { $0.willTerminateCalled = true }
    XCTAssertEqual(
      try told.calls(.systemKill), ["applicationWillTerminate background", "willTerminateNotification background"])
    var suspended = try background { $0.willTerminateCalled = true }
    try suspended.after(.suspend)
    XCTAssertEqual(try suspended.calls(.systemKill), [])
    for run in [silent, told, suspended] { XCTAssertEqual(run.machine.process, .notRunning) }
  }

  func testAnUpdateEndsTheProcess() throws {
    var inFront = PlatformRun(.uikitAppDelegate)
    try inFront.after(.openFromHomeScreen)
    XCTAssertEqual(try inFront.calls(.update), [])
    var told = try background { $0.willTerminateCalled = true }
    XCTAssertEqual(
      try told.calls(.update), ["applicationWillTerminate background", "willTerminateNotification background"])
    for run in [inFront, told] {
      XCTAssertEqual(run.machine.process, .notRunning)
      XCTAssertEqual(run.rules.last, .lifeCycle(.updateEndsProcess))
    }
  }

  func testPrewarmingRunsNoCodeAndTheLaunchIsWhole() throws {
    var run = PlatformRun(.uikitAppDelegate)
    XCTAssertEqual(try run.calls(.prewarm), [])
    XCTAssertEqual(run.machine.process, .prewarmed)
    let launch = ["willFinishLaunching inactive", "didFinishLaunching inactive"]
    XCTAssertEqual(try run.calls(.openFromHomeScreen), launch + becomesActive)
    var switched = PlatformRun(.uikitAppDelegate) { $0.prewarmedLaunch = true }
    let steps = try switched.perform(.openFromHomeScreen)
    XCTAssertEqual(steps.first?.process, .prewarmed)
    XCTAssertEqual(steps.dropFirst().first?.rule, .cold(.launchesPrewarmed))
  }
}
