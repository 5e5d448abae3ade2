import AdjustModel
import SDKContract
import XCTest

/// Waiting for the tracking alert, the first session delay, and the delayed start of version 4.
final class AdjustDelayTests: XCTestCase {
  // MARK: - Tracking alert

  private func waiting(
    _ seconds: Int, _ profile: AdjustProfile = .v5_5_2, _ change: (inout AdjustConfiguration) -> Void = { _ in }
  ) -> AdjustRun {
    var run = AdjustRun(profile) {
      $0.attConsentWaitingInterval = .seconds(seconds)
      change(&$0)
    }
    run.perform { $0.initSdk(isActive: false, at: $1) }
    return run
  }

  private func poll(_ run: inout AdjustRun, chain: Int = 1) {
    run.wait(.seconds(1))
    run.fire(.attStatus(chain))
  }

  func testTheSessionGoesOutASecondAfterTheAlertIsGone() {
    var run = waiting(60)
    run.activate()
    XCTAssertEqual(run.lines(), ["timer attStatus(1) 1.0 seconds ADJ-WAIT-1"])
    run.resign()
    XCTAssertEqual(run.lines(), [], "the look that is due comes, and finds the app inactive")
    poll(&run)
    XCTAssertEqual(run.lines(), [])
    run.perform { $0.setATTStatus(.denied, at: $1) }
    run.activate()
    XCTAssertEqual(
      run.lines(), ["timer attStatus(2) 1.0 seconds ADJ-WAIT-1", "timer foreground 60.0 seconds ADJ-PKG-5"])
    poll(&run, chain: 2)
    XCTAssertTrue(run.actions.map(AdjustRun.line).contains("note ATT consent status updated to: 2 ADJ-WAIT-2"))
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-PAUSE-8"])
  }

  func testEverythingWaitsMeanwhile() {
    var run = waiting(60)
    run.activate()
    run.process("a://b")
    run.track("e")
    run.setEnabled(false)
    run.process("a://ignored")
    run.setEnabled(true)
    run.forget()
    run.perform { $0.setATTStatus(.authorized, at: $1) }
    XCTAssertEqual(run.lines(), ["timer foreground 60.0 seconds ADJ-PKG-5"])
    run.forget()
    poll(&run)
    XCTAssertEqual(run.lines(), ["send click a://b ADJ-PAUSE-8", "send session 1 ADJ-PAUSE-8"])
  }

  func testItTimesOutWhenNoSecondIsLeft() {
    var run = waiting(2)
    run.activate()
    run.forget()
    poll(&run)
    poll(&run)
    XCTAssertEqual(
      run.lines(), ["timer attStatus(1) 1.0 seconds ADJ-WAIT-1", "timer attStatus(1) 1.0 seconds ADJ-WAIT-1"])
    poll(&run)
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-PAUSE-8"])
    XCTAssertTrue(run.rules.contains(.delays(.attWaitTimesOut)))
  }

  func testAPauseShorterThanASecondLeavesTwoRowsOfLooks() {
    var run = waiting(3)
    run.activate()
    run.resign()
    run.activate()
    run.forget()
    poll(&run)
    poll(&run, chain: 2)
    XCTAssertEqual(
      run.lines(), ["timer attStatus(1) 1.0 seconds ADJ-WAIT-1", "timer attStatus(2) 1.0 seconds ADJ-WAIT-1"])
    poll(&run)
    poll(&run, chain: 2)
    XCTAssertEqual(run.lines().last, "send session 1 ADJ-PAUSE-8", "both rows count down the same seconds")
  }

  func testTheLogHasTheIntervalOfTheAppEvenIfItIsTooLong() {
    for profile in AdjustProfile.all {
      var run = waiting(1000, profile)
      XCTAssertTrue(run.notes().contains("ATT consent waiting interval has been configured to 1000"), profile.version)
    }
  }

  /// adjust/ios_sdk#740, a log of 5.0; ADJActivityHandler.m, initWithConfig.
  func testTheLogHasTheIntervalBeforeWhatTheSDKSetsUp() {
    for profile in AdjustProfile.all {
      var run = waiting(15, profile) { $0.sendsInBackground = true }
      XCTAssertEqual(
        run.notes().filter { $0.contains("configured") },
        ["ATT consent waiting interval has been configured to 15", "Send in background configured"], profile.version)
    }
  }

  func testARelaunchBeforeTheEndWaitsForTheWholeIntervalAgain() {
    var run = waiting(3)
    run.activate()
    poll(&run)
    poll(&run)
    run.relaunch()
    run.forget()
    for _ in 1...3 { poll(&run) }
    XCTAssertEqual(run.lines().count, 3)
  }

  func testAfterTheEndItIsNeverWaitedAgain() {
    var run = waiting(1)
    run.activate()
    poll(&run)
    poll(&run)
    run.relaunch()
    XCTAssertTrue(run.rules.contains(.delays(.attWaitIsOver)))
    run.forget()
    run.fire(.attStatus(1))
    XCTAssertEqual(run.lines(), [])
  }

  func testARestoredBackupIsNotWaitedForAgain() {
    for isRestored in [true, false] {
      var run = waiting(1)
      run.activate()
      poll(&run)
      poll(&run)
      run.machine.endProcess(at: run.now)
      run.machine.install(fromBackup: isRestored)
      run.machine.startProcess()
      run.forget()
      run.perform { $0.initSdk(isActive: false, at: $1) }
      run.activate()
      XCTAssertEqual(run.lines().contains("send session 1 ADJ-SES-4"), isRestored)
      XCTAssertEqual(run.rules.contains(.delays(.attWaitIsOver)), isRestored)
    }
  }

  func testADeterminedStatusOrNoIntervalMeansNoWaiting() {
    for status in ATTStatus.allCases where status != .notDetermined {
      var run = AdjustRun(.v5_5_2) { $0.attConsentWaitingInterval = .seconds(30) }
      run.perform { $0.setATTStatus(status, at: $1) }
      run.perform { $0.initSdk(isActive: true, at: $1) }
      XCTAssertEqual(run.lines(), ["send session 1 ADJ-SES-4"])
    }
    var run = waiting(0)
    run.activate()
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-SES-4"])
  }

  // MARK: - First session delay

  private func delayed(_ profile: AdjustProfile = .v5_5_2) -> AdjustRun {
    var run = AdjustRun(profile) { $0.delaysFirstSession = true }
    run.perform { $0.initSdk(isActive: false, at: $1) }
    return run
  }

  func testCallsAreHeldBackUntilTheDelayEnds() {
    var run = delayed()
    run.activate()
    run.process("a://b")
    run.resolve("a://c?adj_t=1", 1)
    run.track("e")
    run.setEnabled(false)
    run.setEnabled(true)
    run.setOffline(true)
    run.setOffline(false)
    run.forgetMe()
    let names = [
      "application became active", "process deeplink", "process and resolve deeplink", "track event", "disable SDK",
      "enable SDK", "put SDK to offline mode", "put SDK back to online mode", "GDPR forget device",
    ]
    XCTAssertEqual(
      run.notes().dropFirst(),
      names.map { "Enqueuing \"\($0)\" action to be executed after first session delay ends" }[...])
    run.perform { $0.endFirstSessionDelay(at: $1) }
    let lines = run.lines()
    XCTAssertEqual(lines.first, "send forgetDevice ADJ-GDPR-3", "gdprForgetMe is kept, and the first session yields")
  }

  func testTheDelayEndsWhileActiveSoTheQueuedActivationIsIgnored() {
    var run = delayed()
    run.activate()
    run.resolve("a://c?adj_t=1", 1)
    run.forget()
    run.perform { $0.endFirstSessionDelay(at: $1) }
    XCTAssertTrue(run.rules.contains(.sessions(.ignoresRepeatedActivation)))
    XCTAssertEqual(
      run.lines(),
      [
        "send session 1 ADJ-SES-4", "send click a://c?adj_t=1 ADJ-CLICK-1",
        "call resolvedDeeplink#1(a://c?adj_t=1) dispatchAsync ADJ-RES-1",
      ])
  }

  func testTheDelayEndsWhileInactiveAndTheSDKSendsAllTheSame() {
    var run = delayed()
    run.activate()
    run.resign()
    run.forget()
    run.perform { $0.endFirstSessionDelay(at: $1) }
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-SES-4"])
    run.answer(AdjustAnswers.session())
    XCTAssertTrue(run.notes().contains("Attribution handler is paused"))
  }

  func testAClickKeepsTheTimeOfTheCall() {
    var run = delayed()
    run.wait(.seconds(3))
    run.process("a://b")
    run.wait(.seconds(60))
    run.activate()
    run.perform { $0.endFirstSessionDelay(at: $1) }
    guard case .sdkClick(let click)? = run.requests.last?.kind else { return XCTFail("no click") }
    XCTAssertEqual(click.time, VirtualInstant(microseconds: 3_000_000))
  }

  func testOnlyAFirstLaunchOfAVersionThatHasItIsDelayed() {
    for profile in AdjustProfile.all {
      var run = delayed(profile)
      run.activate()
      XCTAssertEqual(run.lines().isEmpty, profile >= AdjustProfile.named("5.3.0") ?? .v5_6, profile.version)
    }
    var run = AdjustRun.settled()
    run.machine.endProcess()
    run.machine.startProcess()
    run.wait(.seconds(1801))
    run.machine.configure { $0.delaysFirstSession = true }
    run.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertEqual(run.lines(), ["send session 2 ADJ-SES-5"])
    run.perform { $0.endFirstSessionDelay(at: $1) }
    XCTAssertEqual(run.lines(), [])
  }

  func testTheDelayTakesTheTrackingAlertOut() {
    var run = AdjustRun(.v5_5_2) {
      $0.attConsentWaitingInterval = .seconds(30)
      $0.delaysFirstSession = true
    }
    run.perform { $0.initSdk(isActive: true, at: $1) }
    run.perform { $0.endFirstSessionDelay(at: $1) }
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-SES-4"])
  }

  // MARK: - Version 4

  func testDelayStartHoldsPackagesBackButNotClicks() {
    var run = AdjustRun(.v4_38) { $0.delayStart = .seconds(30) }
    run.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertEqual(run.lines(), ["timer delayStart 10.0 seconds ADJ-DELAY-4"])
    run.process("a://b")
    XCTAssertEqual(run.lines(), ["send click a://b ADJ-CLICK-1"])
    run.resign()
    run.activate()
    XCTAssertEqual(run.lines(), [], "the timer goes on")
    run.fire(.delayStart)
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-PAUSE-8"])
  }

  /// ADJActivityHandler.m, initI (4.10, 4.18): only where there is no activity state.
  func testDelayStartIsForTheFirstLaunchAlone() {
    var run = AdjustRun(.v4_38) { $0.delayStart = .seconds(5) }
    run.perform { $0.initSdk(isActive: true, at: $1) }
    run.fire(.delayStart)
    run.answer(AdjustAnswers.session(tracker: "abc"))
    run.resign()
    run.wait(.seconds(3600))
    run.forget()
    run.relaunch()
    XCTAssertEqual(run.lines(), ["send session 2 ADJ-SES-5"])
  }

  func testSendFirstPackagesEndsTheDelay() {
    var run = AdjustRun(.v4_38) { $0.delayStart = .seconds(5) }
    run.perform { $0.initSdk(isActive: true, at: $1) }
    run.forget()
    run.perform { $0.sendFirstPackages(at: $1) }
    XCTAssertEqual(run.lines(), ["cancel delayStart", "send session 1 ADJ-PAUSE-8"])
    run.perform { $0.sendFirstPackages(at: $1) }
    XCTAssertEqual(run.notes(), ["Start delay expired or never configured"])
  }

  func testVersion5HasNoDelayStart() {
    var run = AdjustRun.launched { $0.delayStart = .seconds(5) }
    run.perform { $0.sendFirstPackages(at: $1) }
    run.fire(.delayStart)
    XCTAssertTrue(run.actions.isEmpty)
    XCTAssertEqual(run.requests.count, 1)
  }
}
