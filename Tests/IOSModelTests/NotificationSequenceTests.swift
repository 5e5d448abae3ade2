import SDKContract
import XCTest

@testable import IOSModel

/// The calls about notifications that nobody opens, that users dismiss, and that are silent.
final class NotificationSequenceTests: XCTestCase {
  private static let alert = notification([.init("alert", .string("Shoes!"))])
  private static let both = notification([
    .init("alert", .string("Shoes!")), .init("content-available", .integer(1)),
  ])
  private static let silent = notification([.init("content-available", .integer(1))])
  private static let dismissal = PushNotification(action: .dismiss)
  private static let later = PushNotification(action: .button("later"))
  private static let launch = ["willFinishLaunching background", "didFinishLaunching background"]
  private static let responds = "userNotificationCenter(didReceive:) background"

  private static func notification(_ aps: [PayloadEntry]) -> PushNotification {
    PushNotification(Payload([.init("aps", .object(aps))]))
  }

  private func run(
    _ style: AppStyle, after inputs: [PlatformInput] = [], _ change: (inout PlatformConfiguration) -> Void = { _ in }
  ) throws -> PlatformRun {
    var run = PlatformRun(style, .iOS17, change)
    for input in inputs { try run.after(input) }
    return run
  }

  func testANotificationThatArrivesInFrontGoesToTheDelegateOfTheCenter() throws {
    for style in AppStyle.allCases {
      var run = try run(style, after: [.openFromHomeScreen])
      let presents = "userNotificationCenter(willPresent:)"
      XCTAssertEqual(try run.calls(.receiveNotification(Self.alert)), ["\(presents) active"])
      XCTAssertEqual(run.rules.last, .push(.presentsInFront))
      try run.after(.resignActive)
      XCTAssertEqual(try run.calls(.receiveNotification(Self.alert)), ["\(presents) inactive"])
    }
  }

  func testWithoutADelegateOfTheCenterTheAppDelegateReceivesWhatArrivesInFront() throws {
    var run = try run(.uikitScenes, after: [.openFromHomeScreen]) { $0.notificationDelegateSet = false }
    let receives = ["didReceiveRemoteNotification active"]
    XCTAssertEqual(try run.calls(.receiveNotification(Self.alert)), receives)
    XCTAssertEqual(run.rules.last, .push(.receivesUnopened))
    // Not twice, although it is a silent push as well.
    XCTAssertEqual(try run.calls(.receiveNotification(Self.both)), receives)
  }

  func testTheSystemShowsANotificationWhileTheAppIsNotInFront() throws {
    for state: [PlatformInput] in [[], [.openFromHomeScreen, .leave], [.openFromHomeScreen, .leave, .suspend]] {
      var run = try run(.uikitScenes, after: state)
      let machine = run.machine
      XCTAssertEqual(try run.calls(.receiveNotification(Self.alert)), [])
      XCTAssertEqual(run.machine, machine)
      XCTAssertEqual(run.rules.last, .push(.systemShows))
    }
  }

  func testContentAvailableMakesANotificationASilentPushAsWell() throws {
    var run = try run(.uikitAppDelegate)
    let silently = "didReceiveRemoteNotification background"
    XCTAssertEqual(
      try run.calls(.receiveNotification(Self.both)), Self.launch.map { "\($0) notification" } + [silently])
    XCTAssertEqual(run.rules.last, .push(.contentAvailable))
    try run.after(.openFromHomeScreen)
    XCTAssertEqual(
      try run.calls(.receiveNotification(Self.both)),
      ["userNotificationCenter(willPresent:) active", "didReceiveRemoteNotification active"])
    XCTAssertEqual(
      try run.calls(.receiveNotification(Self.silent)), ["didReceiveRemoteNotification active"])
    try run.after(.leave, .suspend)
    XCTAssertEqual(try run.calls(.receiveNotification(Self.silent)), [silently])
    XCTAssertEqual(run.rules.last, .push(.silentPush))
    try run.after(.forceQuit)
    XCTAssertEqual(try run.calls(.receiveNotification(Self.both)), [])
    XCTAssertEqual(run.rules.suffix(2), [.push(.systemShows), .push(.noSilentPushAfterForceQuit)])
  }

  func testTheSilentPushThatStartsAnAppWithoutScenesIsInItsLaunchOptions() throws {
    let push = "didReceiveRemoteNotification background"
    var flat = try run(.uikitAppDelegate)
    XCTAssertEqual(
      try flat.calls(.backgroundLaunch(Self.silent)), Self.launch.map { "\($0) notification" } + [push])
    XCTAssertEqual(flat.rules.prefix(2), [.push(.launchOptionsCarrySilentPush), .push(.launchOptionsCarrySilentPush)])
    var scenes = try run(.uikitScenes)
    XCTAssertEqual(try scenes.calls(.backgroundLaunch(Self.silent)), Self.launch + [push])
  }

  func testTheCallsAboutANotificationPassIt() throws {
    for style in AppStyle.allCases {
      var run = try run(style)
      for input: PlatformInput in [
        .openNotification(Self.alert), .receiveNotification(Self.alert), .backgroundLaunch(Self.alert),
      ] {
        let last = try run.perform(input).filter { $0.notification != nil }.last
        XCTAssertEqual(last?.notification?.payload, Self.alert.payload)
        XCTAssertNotNil(last?.call)
      }
    }
  }

  func testADismissalAndAButtonReachTheDelegateInTheBackground() throws {
    for style in AppStyle.allCases {
      for response in [Self.dismissal, Self.later] {
        var run = try run(style)
        XCTAssertEqual(try run.calls(.openNotification(response)), Self.launch + [Self.responds])
        XCTAssertEqual(run.rules.last, .push(.actionInBackground))
        try run.after(.openFromHomeScreen, .leave, .suspend)
        XCTAssertEqual(try run.calls(.openNotification(response)), [Self.responds])
        XCTAssertEqual(run.machine.process, .background)
        try run.after(.openFromHomeScreen)
        let inFront = ["userNotificationCenter(didReceive:) active"]
        XCTAssertEqual(try run.calls(.openNotification(response)), inFront)
      }
    }
  }

  func testAButtonWithTheOptionForegroundOpensTheApp() throws {
    for style in AppStyle.allCases {
      var run = try run(style) { $0.foregroundActions = ["later"] }
      try run.after(.openNotification(Self.later))
      XCTAssertEqual(run.machine.process, .active)
      XCTAssertTrue(run.rules.contains(.push(.foregroundAction)))
      try run.after(.leave)
      XCTAssertEqual(try run.calls(.openNotification(PushNotification(action: .button("no")))), [Self.responds])
      try run.after(.openNotification(Self.later))
      XCTAssertEqual(run.machine.process, .active)
    }
  }

  func testWithoutADelegateOfTheCenterNobodyLearnsOfADismissalOrAButton() throws {
    for style in AppStyle.allCases {
      var run = try run(style) {
        $0.notificationDelegateSet = false
        $0.foregroundActions = ["later"]
      }
      XCTAssertEqual(try run.calls(.openNotification(Self.dismissal)), [])
      XCTAssertEqual(run.machine.process, .notRunning)
      XCTAssertEqual(run.rules.last, .push(.actionNeedsDelegate))
      XCTAssertFalse(
        try run.calls(.openNotification(Self.later)).contains { $0.hasPrefix("didReceiveRemoteNotification") })
      XCTAssertEqual(run.machine.process, .active)
    }
  }
}
