import AppsFlyerModel
import SDKContract
import XCTest

/// The completion handler, the wait for the tracking prompt, and `isStopped`.
final class AppsFlyerStartTests: XCTestCase {
  private func flags(_ rig: AppsFlyerRig) -> [PayloadValue?] {
    rig.callbacks.filter { $0.name == "onConversionDataSuccess" }.map { $0.payload?["is_first_launch"] }
  }

  func testTheCompletionHandlerIsCalledWhenTheLaunchIsAnswered() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.start(completion: true)
    rig.wait(.seconds(10))
    XCTAssertEqual(rig.names, ["startWithCompletionHandler", "onConversionDataSuccess"])
    XCTAssertNil(rig.callbacks.first?.error)
  }

  func testConversionDataCanOvertakeTheCompletionHandler() {
    var configuration = AppsFlyerConfiguration()
    configuration.startCompletionDelay = .seconds(1)
    var rig = AppsFlyerRig(configuration)
    rig.startProcess()
    rig.start(completion: true)
    rig.wait(.seconds(10))
    XCTAssertEqual(rig.names, ["onConversionDataSuccess", "startWithCompletionHandler"])
  }

  /// AppsFlyerTracker.h (5.x).
  func testBefore6_0NothingWaitsForTheTrackingPrompt() throws {
    for (version, isWaiting) in [("4.8.0", false), ("5.4.3", false), ("6.0.0", true)] {
      var configuration = AppsFlyerConfiguration()
      configuration.profile = try XCTUnwrap(AppsFlyerProfile.named(version))
      var rig = AppsFlyerRig(configuration)
      rig.startProcess()
      rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
      rig.start()
      XCTAssertEqual(rig.requests, isWaiting ? [] : [.launch(counter: 1)], version)
      XCTAssertEqual(rig.notes.contains(.tracking(.noTrackingWait)), !isWaiting, version)
    }
  }

  func testStartsWaitForTheTrackingPromptAndAreAllSent() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
    rig.start()
    rig.wait(.seconds(3))
    rig.start()
    rig.start()
    rig.wait(.seconds(3))
    XCTAssertEqual(rig.requests, [])
    rig.perform(rig.machine.trackingAuthorizationAnswered(at: rig.now))
    XCTAssertEqual(rig.requests, [.launch(counter: 1), .launch(counter: 2), .launch(counter: 3)])
    rig.wait(.seconds(100))
    XCTAssertEqual(flags(rig), [.bool(true), .bool(false), .bool(false)])
  }

  func testSwitchesOfQueuedStarts() {
    for (queued, repeats, expected) in [
      (QueuedStarts.gated, false, [PayloadValue.bool(true)]), (.all, true, [.bool(true), .bool(true)]),
    ] {
      var configuration = AppsFlyerConfiguration()
      configuration.queuedStarts = queued
      configuration.queuedStartsAreFirstLaunch = repeats
      var rig = AppsFlyerRig(configuration)
      rig.startProcess()
      rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
      rig.start()
      rig.start()
      rig.perform(rig.machine.trackingAuthorizationAnswered(at: rig.now))
      rig.wait(.seconds(10))
      XCTAssertEqual(flags(rig), expected)
    }
  }

  func testTheWaitRunsFromTheCallAndEnds() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
    rig.wait(.seconds(50))
    rig.start()
    rig.wait(.milliseconds(9_999))
    XCTAssertEqual(rig.requests, [])
    rig.wait(.milliseconds(1))
    XCTAssertEqual(rig.requests, [.launch(counter: 1)])
    rig.perform(rig.machine.trackingAuthorizationAnswered(at: rig.now))
    XCTAssertEqual(rig.requests, [.launch(counter: 1)])
  }

  func testAnAnswerGivenInAnEarlierProcessNeedsNoWait() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.perform(rig.machine.trackingAuthorizationAnswered(at: rig.now))
    rig.startProcess()
    rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
    rig.start()
    XCTAssertEqual(rig.requests, [.launch(counter: 1)])
    rig.machine.uninstall()
    rig.startProcess()
    rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
    rig.start()
    XCTAssertEqual(rig.requests, [.launch(counter: 1)])
  }

  func testQueuedStartsDieWithTheProcess() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
    rig.start()
    rig.startProcess()
    rig.perform(rig.machine.trackingAuthorizationAnswered(at: rig.now))
    XCTAssertEqual(rig.requests, [])
  }

  func testNothingIsSentWhileStopped() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.perform(rig.machine.setStopped(true, at: rig.now))
    rig.start()
    rig.setDeepLinkDelegate()
    rig.open("https://a.onelink.me/b/c")
    rig.wait(.seconds(10))
    XCTAssertEqual(rig.requests, [])
    XCTAssertEqual(
      rig.notes, [.sessions(.startWhileStopped), .deferredLookup(.deferredLookupStopped), .links(.linkWhileStopped)])
    rig.perform(rig.machine.setStopped(false, at: rig.now))
    XCTAssertEqual(rig.requests, [.launch(counter: 1)])
    rig.setDeepLinkDelegate()
    XCTAssertEqual(rig.requests, [.launch(counter: 1), .deferredDeepLink])
  }

  func testAStartThatHasWaitedForThePromptFailsWhileStopped() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
    rig.perform(rig.machine.start(completion: true, at: rig.now))
    rig.perform(rig.machine.setStopped(true, at: rig.now))
    rig.perform(rig.machine.trackingAuthorizationAnswered(at: rig.now))
    rig.wait(.seconds(10))
    XCTAssertEqual(rig.requests, [])
    XCTAssertEqual(rig.callbacks.map { $0.error?.code }, [11])
    rig.perform(rig.machine.setStopped(false, at: rig.now))
    XCTAssertEqual(rig.requests, [.launch(counter: 1)])
  }

  func testClearingStoppedStartsNothingThatWasNotAskedFor() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.perform(rig.machine.setStopped(true, at: rig.now))
    rig.perform(rig.machine.setStopped(false, at: rig.now))
    XCTAssertEqual(rig.requests, [])
  }

  func testALaunchThatIsAnsweredWhileStoppedAsksForNothing() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.start()
    rig.perform(rig.machine.setStopped(true, at: rig.now))
    rig.wait(.seconds(60))
    XCTAssertEqual(rig.requests, [.launch(counter: 1)])
    XCTAssertEqual(rig.notes, [.sessions(.nothingAskedWhileStopped)])
    // What is there already needs no request.
    rig.perform(rig.machine.setStopped(false, at: rig.now))
    rig.start()
    rig.wait(.seconds(60))
    rig.start()
    rig.perform(rig.machine.setStopped(true, at: rig.now))
    rig.wait(.seconds(60))
    XCTAssertEqual(rig.names, ["onConversionDataSuccess", "onConversionDataSuccess"])
    XCTAssertEqual(
      rig.requests, [.launch(counter: 1), .launch(counter: 2), .conversionData, .launch(counter: 3)])
  }

  func testLinksWhileStoppedAreASwitch() {
    for (choice, names) in [(LinksWhileStopped.resolvedOnDevice, ["onAppOpenAttribution"]), (.ignored, [])] {
      var configuration = AppsFlyerConfiguration()
      configuration.linksWhileStopped = choice
      var rig = AppsFlyerRig(configuration)
      rig.startProcess()
      rig.perform(rig.machine.setStopped(true, at: rig.now))
      rig.open("https://a.onelink.me/b?pid=x")
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.names, names)
    }
  }
}
