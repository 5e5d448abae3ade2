import SDKContract
import XCTest

@testable import IOSModel

/// The order of calls in UIKit apps with scenes.
final class SceneSequenceTests: XCTestCase {
  private let universal = PlatformRun.universal
  private let scheme = PlatformRun.scheme

  private let launch = ["willFinishLaunching inactive", "didFinishLaunching inactive"]
  private let coldForeground = ["sceneWillEnterForeground inactive", "willEnterForegroundNotification inactive"]
  private let entersForeground = ["sceneWillEnterForeground background", "willEnterForegroundNotification background"]
  private let becomesActive = ["sceneDidBecomeActive active", "didBecomeActiveNotification active"]
  private let resigns = ["sceneWillResignActive active", "willResignActiveNotification active"]
  private let leaves = ["sceneDidEnterBackground background", "didEnterBackgroundNotification background"]

  func testAWebLinkThatComesAsAURLTakesTheWayOfTheScheme() throws {
    let states: [[PlatformInput]] = [
      [], [.openFromHomeScreen], [.openFromHomeScreen, .leave], [.openFromHomeScreen, .leave, .suspend],
      [.openFromHomeScreen, .resignActive],
    ]
    for inputs in states {
      var (url, scan) = (PlatformRun(.uikitScenes), PlatformRun(.uikitScenes))
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
    var run = PlatformRun(.uikitScenes, .iOS17, change)
    return try run.after(.openFromHomeScreen, .leave)
  }

  func testColdLinksComeOnlyWithTheConnection() throws {
    for link in [universal, scheme] {
      var run = PlatformRun(.uikitScenes)
      XCTAssertEqual(
        try run.calls(.openLink(link)),
        launch + ["configurationForConnecting inactive", "willConnectTo inactive link"] + coldForeground
          + becomesActive)
      XCTAssertEqual(run.machine.scene, .foregroundActive)
    }
  }

  func testASessionIsConfiguredOnceUntilTheUserSwipesItAway() throws {
    var run = PlatformRun(.uikitScenes)
    let configures = "configurationForConnecting inactive"
    XCTAssertTrue(try run.calls(.openFromHomeScreen).contains(configures))
    try run.after(.leave, .systemKill)
    XCTAssertFalse(try run.calls(.openFromHomeScreen).contains(configures))
    try run.after(.forceQuit)
    XCTAssertTrue(try run.calls(.openFromHomeScreen).contains(configures))
  }

  func testWarmLinksComeThroughTheirOwnMethods() throws {
    var run = try background()
    XCTAssertEqual(
      try run.calls(.openLink(universal)),
      entersForeground + ["scene(willContinueUserActivityWithType:) inactive", "scene(continue:) inactive link"]
        + becomesActive)
    try run.after(.leave, .suspend)
    XCTAssertEqual(
      try run.calls(.openLink(scheme)), ["openURLContexts background link"] + entersForeground + becomesActive)
    var inFront = try background { $0.schemeLinkComesFirst = false }
    XCTAssertEqual(
      try inFront.calls(.openLink(scheme)), entersForeground + ["openURLContexts inactive link"] + becomesActive)
    var unannounced = try background { $0.sceneAnnouncesActivity = false }
    XCTAssertEqual(
      try unannounced.calls(.openLink(universal)),
      entersForeground + ["scene(continue:) inactive link"] + becomesActive)
    var late = try background { $0.linkAfterActive = true }
    XCTAssertEqual(
      try late.calls(.openLink(scheme)), entersForeground + becomesActive + ["openURLContexts active link"])
    XCTAssertTrue(late.rules.contains(.warm(.linkPlaceOnReturn)))
  }

  func testLinksInFrontBringNoFurtherActivationUnlessSwitchedOn() throws {
    var run = PlatformRun(.uikitScenes)
    try run.after(.openFromHomeScreen)
    XCTAssertEqual(try run.calls(.openLink(universal)), ["scene(continue:) active link"])
    XCTAssertEqual(try run.calls(.openLink(scheme)), ["openURLContexts active link"])
    var flickering = PlatformRun(.uikitScenes) { $0.frontLinkFlickers = true }
    try flickering.after(.openFromHomeScreen)
    XCTAssertEqual(
      try flickering.calls(.openLink(scheme)), resigns + ["openURLContexts inactive link"] + becomesActive)
  }

  func testAUserWhoOpensALinkUncoversTheApp() throws {
    var run = PlatformRun(.uikitScenes)
    try run.after(.openFromHomeScreen, .resignActive)
    XCTAssertEqual(try run.calls(.openLink(universal)), ["scene(continue:) inactive link"] + becomesActive)
    try run.after(.resignActive)
    XCTAssertEqual(
      try run.calls(.openNotification()), ["userNotificationCenter(didReceive:) inactive"] + becomesActive)
  }

  func testAReclaimedSceneMakesTheNextLinkColdWithoutALaunch() throws {
    for isSuspended in [false, true] {
      var run = try background()
      if isSuspended { try run.after(.suspend) }
      XCTAssertEqual(try run.calls(.reclaimScene), ["sceneDidDisconnect background"])
      XCTAssertEqual(run.machine.scene, .unattached)
      XCTAssertEqual(run.machine.process, isSuspended ? .suspended : .background)
      XCTAssertEqual(
        try run.calls(.openLink(universal)), ["willConnectTo inactive link"] + coldForeground + becomesActive)
    }
    var switched = PlatformRun(.uikitScenes) { $0.sceneReclaimed = true }
    try switched.after(.openFromHomeScreen)
    XCTAssertEqual(try switched.calls(.leave), resigns + leaves + ["sceneDidDisconnect background"])
    XCTAssertEqual(try switched.calls(.openLink(scheme)).first, "willConnectTo inactive link")
    try switched.after(.leave)
    XCTAssertEqual(try switched.calls(.openFromHomeScreen).first, "willConnectTo inactive")
  }

  func testTheOwnSchemeFlickersThroughTheSceneDelegate() throws {
    var run = PlatformRun(.uikitScenes)
    try run.after(.openFromHomeScreen)
    XCTAssertEqual(
      try run.calls(.openOwnScheme(scheme)), resigns + ["openURLContexts inactive link"] + becomesActive)
  }

  func testATappedNotificationArrivesAsTheAppComesToTheFront() throws {
    let receives = "userNotificationCenter(didReceive:) inactive"
    var cold = PlatformRun(.uikitScenes)
    XCTAssertEqual(
      try cold.calls(.openNotification()),
      launch + ["configurationForConnecting inactive", "willConnectTo inactive notification"] + coldForeground
        + [receives] + becomesActive)
    var warm = try background()
    XCTAssertEqual(try warm.calls(.openNotification()), entersForeground + [receives] + becomesActive)
    try warm.after(.leave, .reclaimScene)
    XCTAssertEqual(
      try warm.calls(.openNotification()),
      ["willConnectTo inactive notification"] + coldForeground + [receives] + becomesActive)
    var undelegated = PlatformRun(.uikitScenes) { $0.notificationDelegateSet = false }
    XCTAssertEqual(
      try undelegated.calls(.openNotification()),
      launch + ["configurationForConnecting inactive", "willConnectTo inactive notification"] + coldForeground
        + becomesActive)
  }

  func testABackgroundLaunchConnectsTheSceneOnlyIfSwitchedOn() throws {
    let launch = ["willFinishLaunching background", "didFinishLaunching background"]
    let push = ["didReceiveRemoteNotification background"]
    var run = PlatformRun(.uikitScenes)
    XCTAssertEqual(try run.calls(.backgroundLaunch()), launch + push)
    XCTAssertEqual(run.machine.scene, .unattached)
    XCTAssertEqual(
      try run.calls(.openLink(scheme)),
      ["configurationForConnecting background", "willConnectTo inactive link"] + coldForeground + becomesActive)
    var connecting = PlatformRun(.uikitScenes) { $0.backgroundLaunchConnectsScene = true }
    XCTAssertEqual(
      try connecting.calls(.backgroundLaunch()),
      launch + ["configurationForConnecting background", "willConnectTo background"] + push)
    XCTAssertEqual(connecting.machine.scene, .background)
    XCTAssertEqual(
      try connecting.calls(.openLink(scheme)), ["openURLContexts background link"] + entersForeground + becomesActive)
  }

  func testTheSetMayHoldMoreThanTheLink() throws {
    for order in [SetItems.linkFirst, .linkLast] {
      var run = PlatformRun(.uikitScenes) { $0.setItems = order }
      let cold = try run.perform(.openLink(universal)).filter { $0.setItems == order }
      XCTAssertEqual(cold.map { $0.call?.label }, ["willConnectTo"])
      XCTAssertEqual(cold.map(\.rule), [.sequences(.setItems)])
      let warm = try run.perform(.openLink(scheme)).filter { $0.setItems == order }
      XCTAssertEqual(warm.map { $0.call?.label }, ["openURLContexts"])
    }
  }

  func testTheStateInsideTheConnectionIsASwitch() throws {
    var run = PlatformRun(.uikitScenes) { $0.willConnectSeesBackground = true }
    XCTAssertTrue(try run.calls(.openLink(universal)).contains("willConnectTo background link"))
    XCTAssertTrue(run.rules.contains(.cold(.connectionSeesBackground)))
  }

  func testALaunchThatReturnsFalseStopsScenesOnlyIfSwitchedOn() throws {
    var run = PlatformRun(.uikitScenes) { $0.launchReturnsFalse = true }
    XCTAssertTrue(try run.calls(.openLink(universal)).contains("willConnectTo inactive link"))
    var stopped = PlatformRun(.uikitScenes) {
      $0.launchReturnsFalse = true
      $0.launchResultStopsScenes = true
    }
    XCTAssertTrue(try stopped.calls(.openLink(universal)).contains("willConnectTo inactive"))
    XCTAssertTrue(stopped.rules.contains(.cold(.launchResultInScenes)))
  }

  func testAnEndThatIsToldDisconnectsTheScene() throws {
    var run = try background { $0.willTerminateCalled = true }
    XCTAssertEqual(
      try run.calls(.forceQuit),
      [
        "sceneDidDisconnect background", "applicationWillTerminate background", "willTerminateNotification background",
      ])
    XCTAssertEqual(run.machine.process, .notRunning)
    XCTAssertEqual(run.machine.scene, .unattached)
    var front = PlatformRun(.uikitScenes)
    try front.after(.openFromHomeScreen)
    XCTAssertEqual(try front.calls(.forceQuit), resigns + leaves)
    XCTAssertEqual(front.machine.scene, .unattached)
  }
}
