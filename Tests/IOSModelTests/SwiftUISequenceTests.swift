import SDKContract
import XCTest

@testable import IOSModel

/// The order of calls in apps on the SwiftUI life cycle.
final class SwiftUISequenceTests: XCTestCase {
  private let universal = PlatformRun.universal
  private let scheme = PlatformRun.scheme

  private let launch = [
    "willFinishLaunching inactive", "didFinishLaunching inactive", "configurationForConnecting inactive",
  ]

  func testWithAnAdaptorBothKindsComeThroughOnOpenURL() throws {
    for link in [universal, scheme] {
      var run = PlatformRun(.swiftUIAppDelegate)
      XCTAssertEqual(
        try run.calls(.openLink(link)),
        launch + [
          "willEnterForegroundNotification inactive", "onAppear inactive", "onOpenURL inactive link",
          "didBecomeActiveNotification active", "scenePhase(active) active",
        ])
      XCTAssertEqual(try run.calls(.openLink(link)), ["onOpenURL active link"])
      XCTAssertEqual(
        try run.calls(.leave),
        [
          "willResignActiveNotification active", "scenePhase(inactive) inactive",
          "didEnterBackgroundNotification background", "scenePhase(background) background",
        ])
      XCTAssertEqual(
        try run.calls(.openLink(link)),
        [
          "willEnterForegroundNotification background", "scenePhase(inactive) inactive", "onOpenURL inactive link",
          "didBecomeActiveNotification active", "scenePhase(active) active",
        ])
    }
  }

  func testOnOpenURLMayComeBeforeOnAppear() throws {
    var run = PlatformRun(.swiftUIAppDelegate) { $0.openURLBeforeAppear = true }
    let calls = try run.calls(.openLink(universal))
    XCTAssertEqual(calls.filter { $0.hasPrefix("on") }, ["onOpenURL inactive link", "onAppear inactive"])
  }

  func testAColdUniversalLinkIsLostByTheQuirkAlone() throws {
    func coldLinkArrives(
      _ link: Link, _ profile: PlatformProfile, _ change: (inout PlatformConfiguration) -> Void = { _ in }
    ) throws -> Bool {
      var run = PlatformRun(.swiftUIAppDelegate, profile, change)
      return try run.calls(.openLink(link)).contains("onOpenURL inactive link")
    }
    XCTAssertFalse(try coldLinkArrives(universal, .iOS18_4))
    XCTAssertTrue(try coldLinkArrives(scheme, .iOS18_4))
    XCTAssertTrue(try coldLinkArrives(universal, .iOS18_4) { $0.coldLinkDropped = false })
    XCTAssertTrue(try coldLinkArrives(universal, .iOS26))
    XCTAssertFalse(try coldLinkArrives(universal, .iOS26) { $0.coldLinkDropped = true })
    var reconnected = PlatformRun(.swiftUIAppDelegate, .iOS18_4)
    try reconnected.after(.openFromHomeScreen, .leave, .reclaimScene)
    XCTAssertTrue(try reconnected.calls(.openLink(universal)).contains("onOpenURL inactive link"), "nothing started")
  }

  func testASceneDelegateGetsTheColdLinkAndViewsTheWarmOne() throws {
    for link in [universal, scheme] {
      var run = PlatformRun(.swiftUISceneDelegate)
      XCTAssertEqual(
        try run.calls(.openLink(link)),
        launch + [
          "willConnectTo inactive link", "sceneWillEnterForeground inactive",
          "willEnterForegroundNotification inactive", "onAppear inactive", "sceneDidBecomeActive active",
          "didBecomeActiveNotification active", "scenePhase(active) active",
        ])
      XCTAssertEqual(try run.calls(.openLink(link)), ["onOpenURL active link"])
      try run.after(.leave)
      XCTAssertEqual(
        try run.calls(.openLink(link)),
        [
          "sceneWillEnterForeground background", "willEnterForegroundNotification background",
          "scenePhase(inactive) inactive", "onOpenURL inactive link", "sceneDidBecomeActive active",
          "didBecomeActiveNotification active", "scenePhase(active) active",
        ])
    }
  }

  func testDuplicateDeliveryAlsoHandsTheColdLinkToTheView() throws {
    var run = PlatformRun(.swiftUISceneDelegate) { $0.duplicateDelivery = true }
    XCTAssertEqual(
      try run.calls(.openLink(universal)).filter { $0.hasSuffix("link") },
      ["willConnectTo inactive link", "onOpenURL inactive link"])
  }

  func testAScannedLinkComesThroughOnContinueUserActivity() throws {
    let scan = PlatformInput.openLink(universal, as: .scannedUniversalLink)
    for style in [AppStyle.swiftUIAppDelegate, .swiftUISceneDelegate] {
      var run = PlatformRun(style)
      let cold = style == .swiftUIAppDelegate ? "onContinueUserActivity inactive link" : "willConnectTo inactive link"
      XCTAssertEqual(try run.calls(scan).filter { $0.hasSuffix("link") }, [cold], "cold")
      XCTAssertEqual(try run.calls(scan), ["onContinueUserActivity active link"], "in front")
      try run.after(.leave)
      let calls = try run.calls(scan)
      XCTAssertEqual(calls.filter { $0.hasSuffix("link") }, ["onContinueUserActivity inactive link"], "back")
      XCTAssertTrue(run.rules.contains(.swiftUI(.scannedLink)))
      XCTAssertEqual(run.rules.contains(.swiftUI(.coldScannedLink)), style == .swiftUIAppDelegate)
    }
  }

  func testAScannedLinkThatConnectsTheSceneComesAsAURLIfSwitchedOn() throws {
    let scan = PlatformInput.openLink(universal, as: .scannedUniversalLink)
    var run = PlatformRun(.swiftUIAppDelegate) { $0.coldScanOpensURL = true }
    XCTAssertTrue(try run.calls(scan).contains("onOpenURL inactive link"))
    XCTAssertEqual(try run.calls(scan), ["onContinueUserActivity active link"])
    try run.after(.leave, .reclaimScene)
    XCTAssertTrue(try run.calls(scan).contains("onOpenURL inactive link"), "connected again")
    var twice = PlatformRun(.swiftUISceneDelegate) { $0.duplicateDelivery = true }
    XCTAssertEqual(
      try twice.calls(scan).filter { $0.hasSuffix("link") },
      ["willConnectTo inactive link", "onContinueUserActivity inactive link"])
  }

  func testIOS18LosesOnlyTappedLinksThatStartTheApp() throws {
    var scanned = PlatformRun(.swiftUIAppDelegate, .iOS18_4)
    XCTAssertTrue(
      try scanned.calls(.openLink(universal, as: .scannedUniversalLink))
        .contains("onContinueUserActivity inactive link"))
    var widget = PlatformRun(.swiftUIAppDelegate, .iOS18_4)
    XCTAssertTrue(try widget.calls(.openLink(universal, as: .url)).contains("onOpenURL inactive link"))
  }

  func testAWebLinkThatComesAsAURLReachesTheSceneDelegateAsOneOfTheScheme() throws {
    var run = PlatformRun(.swiftUISceneDelegate) { $0.urlContextsReachSceneDelegate = true }
    try run.after(.openFromHomeScreen)
    XCTAssertEqual(
      try run.calls(.openLink(universal, as: .url)), ["openURLContexts active link", "onOpenURL active link"])
  }

  func testURLContextsReachTheSceneDelegateOnlyIfSwitchedOn() throws {
    var run = PlatformRun(.swiftUISceneDelegate) { $0.urlContextsReachSceneDelegate = true }
    try run.after(.openFromHomeScreen)
    XCTAssertEqual(try run.calls(.openLink(scheme)), ["openURLContexts active link", "onOpenURL active link"])
    XCTAssertEqual(try run.calls(.openLink(universal)), ["onOpenURL active link"])
  }

  func testAReclaimedSceneIsBuiltAgainWithoutALaunch() throws {
    var run = PlatformRun(.swiftUIAppDelegate)
    try run.after(.openFromHomeScreen, .leave, .suspend)
    XCTAssertEqual(try run.calls(.reclaimScene), [])
    XCTAssertEqual(run.machine.scene, .unattached)
    XCTAssertEqual(
      try run.calls(.openLink(scheme)),
      [
        "willEnterForegroundNotification inactive", "onAppear inactive", "onOpenURL inactive link",
        "didBecomeActiveNotification active", "scenePhase(active) active",
      ])
  }

  func testAWithheldLaunchKeepsTheLinkFromTheViewIfSwitchedOn() throws {
    let machine = PlatformRun(.swiftUIAppDelegate) { $0.launchResultStopsScenes = true }.machine
    let rest = machine.remaining(try machine.steps(for: .openLink(scheme))[2...], afterLaunchReturned: false)
    XCTAssertFalse(rest.contains { $0.call?.link != nil })
    XCTAssertTrue(rest.contains { $0.call == nil && $0.rule == .cold(.launchResultInScenes) })
  }

  func testAPushTapReachesAnAppWithoutASceneDelegate() throws {
    var run = PlatformRun(.swiftUIAppDelegate)
    XCTAssertTrue(try run.calls(.openNotification()).contains("userNotificationCenter(didReceive:) inactive"))
    var undelegated = PlatformRun(.swiftUIAppDelegate) { $0.notificationDelegateSet = false }
    XCTAssertTrue(try undelegated.calls(.openNotification()).contains("didReceiveRemoteNotification inactive"))
  }
}
