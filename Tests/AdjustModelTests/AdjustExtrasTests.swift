import AdjustModel
import SDKContract
import XCTest

/// What comes along: SKAdNetwork, remote triggers, LinkMe, and clocks that are set.
final class AdjustExtrasTests: XCTestCase {
  func testSKANIsRegisteredOncePerInstallBeforeAnythingElse() {
    var run = AdjustRun(.v5_5_2) { $0.reportsSKAN = true }
    run.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertEqual(
      run.lines(), ["call adjustSkanUpdated dispatchAsync ADJ-SKAN-1", "send session 1 ADJ-SES-4"])
    guard case .adjustSkanUpdated(let update)? = run.callbacks.last else { return XCTFail("no update") }
    XCTAssertEqual(update.data, ["conversion_value": "0", "coarse_value": "low", "lock_window": "0"])
    run.relaunch()
    XCTAssertEqual(run.callbacks.count, 1)
  }

  func testTheOrderOfOneAnswer() {
    let extra: [PayloadEntry] = [
      PayloadEntry("skadn_conv_value", .integer(3)),
      PayloadEntry(
        "remote_triggers",
        .array([
          .object([
            PayloadEntry("label", .string("one")), PayloadEntry("payload", .object([PayloadEntry("a", .integer(1))])),
          ]),
          .object([PayloadEntry("label", .string("two")), PayloadEntry("payload", .object([]))]), .object([]), .null,
          .object([PayloadEntry("label", .string("three"))]),
        ])),
    ]
    var run = AdjustRun(.v5_6) { $0.reportsSKAN = true }
    run.perform { $0.initSdk(isActive: true, at: $1) }
    run.perform { $0.adid(CompletionID(1), at: $1) }
    run.perform { $0.attribution(CompletionID(2), at: $1) }
    run.forget()
    run.answer(AdjustAnswers.session(tracker: "abc", link: AdjustAnswers.link, extra: extra))
    XCTAssertEqual(
      run.lines(),
      [
        "call adjustSkanUpdated dispatchAsync ADJ-SKAN-2",
        "call adjustRemoteTriggerReceived performSelector ADJ-TRIG-1",
        "call adjustRemoteTriggerReceived performSelector ADJ-TRIG-1",
        "call adid#1 dispatchAsync ADJ-GET-2", "call attribution#2 dispatchAsync ADJ-GET-2",
        "call adjustSessionTrackingSucceeded performSelector ADJ-SES-9",
        "call adjustAttributionChanged performSelector ADJ-ATT-1",
        "call adjustDeferredDeeplinkReceived dispatchAsync ADJ-DEF-2",
      ])
    let triggers = run.callbacks.compactMap {
      if case .adjustRemoteTriggerReceived(let trigger) = $0 { trigger } else { nil }
    }
    XCTAssertEqual(triggers.map(\.label), ["one", "two"])
    XCTAssertEqual(triggers.first?.content["a"], .integer(1))

    run.answer(AdjustAnswers.attribution(tracker: "new", link: AdjustAnswers.link, extra: extra))
    XCTAssertEqual(
      run.lines().map { $0.split(separator: " ")[1] }.prefix(2), ["adjustSkanUpdated", "adjustRemoteTriggerReceived"])

    var older = AdjustRun.launched(.v5_5_2)
    older.answer(AdjustAnswers.session(tracker: "abc", extra: extra))
    XCTAssertEqual(older.callbacks.count, 2, "no triggers before 5.6.0, and nobody listens to SKAdNetwork")
  }

  func testLinkMeSendsThePasteboardOnTheFirstLaunchOnly() {
    var run = AdjustRun(.v5_5_2) { $0.readsPasteboard = true }
    run.machine.setPasteboard("https://brand.go.link/a?adjust_x=y")
    run.perform { $0.initSdk(isActive: false, at: $1) }
    run.activate()
    XCTAssertEqual(
      run.lines(), ["send click https://brand.go.link/a?adjust_x=y ADJ-PAUSE-8", "send session 1 ADJ-SES-4"])
    guard case .sdkClick(let click)? = run.requests.first?.kind else { return XCTFail("no click") }
    XCTAssertEqual(click.source.rawValue, "linkme")
    XCTAssertEqual(click.parameters, [])
    run.relaunch()
    XCTAssertTrue(run.notes().contains("LinkMe already checked"))
  }

  func testLinkMeWithoutAURLOrOnALaterLaunchSendsNothing() {
    var run = AdjustRun(.v5_5_2) { $0.readsPasteboard = true }
    run.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertTrue(run.notes().contains("LinkMe general board not found"))
    run.machine.setPasteboard("a://b")
    run.relaunch()
    XCTAssertTrue(run.notes().contains("LinkMe only valid for install"))
    var off = AdjustRun.launched()
    off.machine.setPasteboard("a://b")
    XCTAssertEqual(off.requests.count, 1)
  }

  /// The checks of the system's version in checkLinkMeI, checkForAdServicesAttributionI and canGetAttStatus.
  func testOldSystemsLackWhatTheSDKUses() {
    func run(_ version: VersionNumber, _ rules: RuleSwitches = RuleSwitches()) -> AdjustRun {
      var run = AdjustRun(.v5_5_2) {
        $0.systemVersion = version
        $0.rules = rules
        $0.readsPasteboard = true
        $0.appleAds = .always
        $0.attConsentWaitingInterval = .seconds(3)
      }
      run.machine.setPasteboard("https://brand.go.link/a")
      run.perform { $0.initSdk(isActive: true, at: $1) }
      for _ in 1...4 { run.fire(.attStatus(1)) }
      return run
    }
    func clicks(_ run: AdjustRun) -> [String] {
      run.requests.compactMap { if case .sdkClick(let click) = $0.kind { click.source.rawValue } else { nil } }
    }
    for (version, sources, waits) in [
      (VersionNumber(12, 0, 0), [], false), (VersionNumber(14, 0, 0), [], true),
      (VersionNumber(14, 5, 0), ["apple_ads"], true), (VersionNumber(15, 0, 0), ["linkme", "apple_ads"], true),
    ] {
      let run = run(version)
      XCTAssertEqual(clicks(run), sources, "\(version)")
      XCTAssertEqual(run.rules.contains(.delays(.attWaitTimesOut)), waits, "\(version)")
      var asked = run
      asked.perform { $0.idfa(CompletionID(1), at: $1) }
      guard case .idfa(_, let idfa)? = asked.callbacks.last else { return XCTFail("no identifier") }
      XCTAssertEqual(idfa.hasPrefix("A"), version < VersionNumber(14, 5, 0), "\(version)")
      // A user who has denied tracking keeps the identifier, also where the app need not ask.
      asked.perform { $0.setATTStatus(.denied, at: $1) }
      asked.perform { $0.idfa(CompletionID(2), at: $1) }
      guard case .idfa(_, let denied)? = asked.callbacks.last else { return XCTFail("no identifier") }
      XCTAssertTrue(denied.hasPrefix("0"), "\(version)")
      XCTAssertEqual(run.rules.contains(.delays(.systemIsTooOld)), !sources.contains("linkme"), "\(version)")
    }
    let tooOld = RuleID.adjust(.delays(.systemIsTooOld))
    XCTAssertEqual(clicks(run(VersionNumber(12, 0, 0), RuleSwitches(disabled: [tooOld]))), ["linkme", "apple_ads"])
  }

  func testAClockThatGoesBackBeginsNoSession() {
    var run = AdjustRun.settled()
    run.resign()
    run.wait(.seconds(1900))
    run.machine.moveClock(by: .seconds(-3600))
    run.forget()
    run.activate()
    XCTAssertEqual(run.notes(), ["Subsession start", "Time travel!"])
    run.resign()
    run.wait(.seconds(1801))
    run.activate()
    XCTAssertEqual(run.lines(), ["send session 2 ADJ-SES-5"], "the next one counts from there")
  }

  func testAClockThatGoesForwardBeginsASession() {
    var run = AdjustRun.settled()
    run.resign()
    run.machine.moveClock(by: .seconds(3600))
    run.forget()
    run.activate()
    XCTAssertEqual(run.lines(), ["send session 2 ADJ-SES-5"])
  }

  func testAClockThatGoesBackWhileActiveIsNoticedAtTheEnd() {
    var run = AdjustRun.settled()
    run.machine.moveClock(by: .seconds(-10))
    run.forget()
    run.resign()
    XCTAssertEqual(run.notes(), ["Subsession end", "Time travel!"])
  }

  func testAClickHasTheTimeOfTheDevice() {
    var run = AdjustRun.settled()
    run.machine.moveClock(by: .seconds(-10))
    run.process("a://b")
    guard case .sdkClick(let click)? = run.requests.last?.kind else { return XCTFail("no click") }
    XCTAssertEqual(click.time.microseconds, -10_000_000)
  }
}
