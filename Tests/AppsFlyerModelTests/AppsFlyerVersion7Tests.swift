import AppsFlyerModel
import SDKContract
import XCTest

final class AppsFlyerVersion7Tests: XCTestCase {
  private let link = "https://a.onelink.me/b?pid=x&deep_link_value=apples"

  private func rig(_ change: (inout AppsFlyerConfiguration) -> Void = { _ in }) throws -> AppsFlyerRig {
    var configuration = AppsFlyerConfiguration()
    configuration.profile = try XCTUnwrap(AppsFlyerProfile.named("7.0"))
    change(&configuration)
    return AppsFlyerRig(configuration)
  }

  func testTheListenerWaitsForAColdLink() throws {
    var rig = try rig()
    rig.startProcess(deepLinkDelegate: true)
    rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
    rig.perform(rig.machine.didBecomeActive(at: rig.now))
    rig.open(link)
    rig.wait(.milliseconds(10))
    XCTAssertEqual(rig.names, ["didResolveDeepLink", "sessionReadyListener"])
    XCTAssertTrue(rig.machine.isSessionReady)
    rig.wait(.seconds(10))
    XCTAssertEqual(rig.names.filter { $0 == "sessionReadyListener" }.count, 1)
  }

  func testALinkThatIsResolvedBeforeActivationNeedsNoWait() throws {
    var rig = try rig()
    rig.startProcess(deepLinkDelegate: true)
    rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
    rig.open(link)
    rig.wait(.milliseconds(10))
    rig.perform(rig.machine.didBecomeActive(at: rig.now))
    rig.wait(.zero)
    XCTAssertEqual(rig.names, ["didResolveDeepLink", "sessionReadyListener"])
  }

  func testTheListenerIsCalledBehindALinkThatIsStillBeingResolved() throws {
    for (resolution, names) in [
      (Duration.milliseconds(1), ["didResolveDeepLink", "sessionReadyListener"]),
      (.seconds(2), ["didResolveDeepLink", "sessionReadyListener"]),
      (.seconds(7), ["sessionReadyListener", "didResolveDeepLink"]),
    ] {
      var rig = try rig { $0.localResolution = resolution }
      rig.startProcess(deepLinkDelegate: true)
      rig.wait(.milliseconds(500))
      rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
      rig.open(link)
      rig.perform(rig.machine.didBecomeActive(at: rig.now))
      rig.wait(.seconds(10))
      XCTAssertEqual(Array(rig.names.dropFirst()), names)
    }
  }

  func testWithoutLaunchOptionsTheListenerDoesNotWait() throws {
    for isLate in [false, true] {
      var rig = try rig()
      rig.startProcess(deepLinkDelegate: true, launchOptions: false)
      rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
      if isLate { rig.perform(rig.machine.handleLaunchOptions(link: nil, at: rig.now)) }
      rig.open("https://a.onelink.me/b/c")
      rig.perform(rig.machine.didBecomeActive(at: rig.now))
      rig.wait(.zero)
      XCTAssertEqual(rig.names, ["sessionReadyListener"])
    }
  }

  func testLaunchOptionsAreTakenUpByTheAppsOwnCall() throws {
    var rig = try rig { $0.launchLinkResolution = .resolveAndSkip }
    let incoming = Link(link)
    rig.startProcess(deepLinkDelegate: true, launchOptions: false)
    rig.perform(rig.machine.didFinishLaunching(link: incoming, at: rig.now))
    rig.wait(.milliseconds(10))
    XCTAssertEqual(rig.names, [])
    rig.perform(rig.machine.handleLaunchOptions(link: incoming, at: rig.now))
    rig.wait(.milliseconds(10))
    XCTAssertEqual(rig.names, ["didResolveDeepLink"])
  }

  func testAnOrganicLaunchWaitsForTheTimeout() throws {
    var rig = try rig()
    rig.startProcess()
    rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
    rig.perform(rig.machine.didBecomeActive(at: rig.now))
    rig.wait(.milliseconds(999))
    XCTAssertEqual(rig.names, [])
    XCTAssertFalse(rig.machine.isSessionReady)
    rig.wait(.milliseconds(1))
    XCTAssertEqual(rig.names, ["sessionReadyListener"])
    XCTAssertEqual(rig.notes, [.sessionReady(.sessionReadyTimeout)])
  }

  func testALinkThatIsAskedForIsWaitedForFiveSeconds() throws {
    for (comesLate, wait) in [(false, 5000), (true, 5300)] {
      var rig = try rig()
      rig.startProcess(deepLinkDelegate: true)
      rig.backend.setAnswer(.urlError(.timedOut), for: .shortLink)
      rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
      if !comesLate { rig.open("https://a.onelink.me/b/c") }
      rig.perform(rig.machine.didBecomeActive(at: rig.now))
      rig.wait(.milliseconds(300))
      if comesLate { rig.open("https://a.onelink.me/b/c") }
      rig.wait(.milliseconds(wait - 301))
      XCTAssertEqual(rig.names.filter { $0 == "sessionReadyListener" }, [])
      rig.wait(.milliseconds(1))
      XCTAssertEqual(rig.names.filter { $0 == "sessionReadyListener" }, ["sessionReadyListener"])
    }
  }

  func testALaunchByALinkThatTheAppDoesNotHandInWaitsForFiveSeconds() throws {
    var rig = try rig()
    rig.startProcess(launchOptions: false)
    rig.perform(rig.machine.handleLaunchOptions(link: Link(link), at: rig.now))
    rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
    rig.perform(rig.machine.didBecomeActive(at: rig.now))
    rig.wait(.milliseconds(4999))
    XCTAssertEqual(rig.names, [])
    rig.wait(.milliseconds(1))
    XCTAssertEqual(rig.names, ["sessionReadyListener"])
  }

  func testTheListenerIsCalledAtEveryActivationOrOncePerForeground() throws {
    for (calls, count) in [(SessionReadyCalls.everyActivation, 3), (.oncePerForeground, 2)] {
      var rig = try rig { $0.sessionReadyCalls = calls }
      rig.startProcess()
      rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
      rig.perform(rig.machine.didBecomeActive(at: rig.now))
      rig.wait(.seconds(5))
      rig.perform(rig.machine.didBecomeActive(at: rig.now))
      rig.wait(.seconds(5))
      rig.perform(rig.machine.didEnterBackground(at: rig.now))
      XCTAssertFalse(rig.machine.isSessionReady)
      rig.perform(rig.machine.didBecomeActive(at: rig.now))
      rig.wait(.zero)
      XCTAssertEqual(rig.names.count, count)
    }
  }

  func testALateListenerIsASwitch() throws {
    for (choice, names) in [(LateSessionReadyListener.nextActivation, []), (.immediately, ["sessionReadyListener"])] {
      var rig = try rig { $0.lateSessionReadyListener = choice }
      rig.startProcess()
      rig.perform(rig.machine.didBecomeActive(at: rig.now))
      rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
      rig.wait(.seconds(5))
      XCTAssertEqual(rig.names, names)
      rig.perform(rig.machine.didEnterBackground(at: rig.now))
      rig.perform(rig.machine.didBecomeActive(at: rig.now))
      rig.wait(.seconds(5))
      XCTAssertEqual(rig.names.count, names.count + 1)
    }
  }

  func testRegisteringBeforeTheKeysRaises() throws {
    var rig = try rig()
    rig.startProcess(keys: false)
    rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
    XCTAssertEqual(rig.exceptions.count, 1)
    XCTAssertTrue(rig.exceptions[0].hasPrefix("NSInternalInconsistencyException"))
  }

  func testAListenerThatIsRemovedIsNotCalled() throws {
    var rig = try rig()
    rig.startProcess()
    rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
    rig.perform(rig.machine.didBecomeActive(at: rig.now))
    rig.perform(rig.machine.unregisterSessionReadyListener(at: rig.now))
    rig.wait(.seconds(5))
    rig.perform(rig.machine.didBecomeActive(at: rig.now))
    rig.wait(.seconds(5))
    XCTAssertEqual(rig.names, [])
  }

  func testVersion6HasNoListener() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.perform(rig.machine.registerSessionReadyListener(at: rig.now))
    rig.perform(rig.machine.didBecomeActive(at: rig.now))
    rig.wait(.seconds(5))
    XCTAssertEqual(rig.names, [])
  }

  func testADeepLinkDelegateSetAfterStartBringsNoDeferredLink() throws {
    var rig = try rig()
    rig.launch()
    rig.setDeepLinkDelegate()
    rig.wait(.seconds(5))
    XCTAssertEqual(rig.names, ["onConversionDataSuccess"])
    XCTAssertEqual(rig.notes, [.deferredLookup(.deferredLookupAfterStart)])
    rig.open(link)
    rig.wait(.seconds(5))
    XCTAssertEqual(rig.names.last, "didResolveDeepLink")
  }

  func testTheTrackingPromptIsNotWaitedFor() throws {
    var rig = try rig()
    rig.startProcess()
    rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
    rig.start()
    XCTAssertEqual(rig.requests, [.launch(counter: 1)])
    XCTAssertEqual(rig.notes, [.tracking(.trackingWaitRemoved)])
  }
}
