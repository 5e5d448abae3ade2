import AdjustModel
import SDKContract
import XCTest

/// `processAndResolve` and its one completion.
final class AdjustResolutionTests: XCTestCase {
  private let short = "https://brand.go.link/fryYl"
  private let long = "https://brand.go.link/a?adj_t=1"

  private func completed(_ id: Int, _ url: String, _ rule: String = "ADJ-RES-2") -> String {
    "call resolvedDeeplink#\(id)(\(url)) dispatchAsync \(rule)"
  }

  private func calls(_ run: inout AdjustRun) -> [String] {
    run.lines().filter { $0.hasPrefix("call resolved") }
  }

  func testAResolvedLinkCompletesAtOnceFrom5_4_1OnAndIsSentAllTheSame() {
    for profile in AdjustProfile.all {
      var run = AdjustRun.settled(profile)
      run.resolve(long, 1)
      let sent = "send click \(long) ADJ-CLICK-1"
      XCTAssertEqual(
        run.lines(), profile >= .v5_4_1 ? [sent, completed(1, long, "ADJ-RES-1")] : [sent], profile.version)
      run.answer(AdjustAnswers.click(long))
      XCTAssertEqual(calls(&run), profile >= .v5_4_1 ? [] : [completed(1, long)], profile.version)
    }
  }

  func testTheServerResolves() {
    var run = AdjustRun.settled()
    run.resolve(short, 1)
    XCTAssertEqual(calls(&run), [])
    run.answer(AdjustAnswers.click(long))
    XCTAssertEqual(calls(&run), [completed(1, long)])
    run.answer(AdjustAnswers.click(long))
    XCTAssertEqual(calls(&run), [])
  }

  func testAnAnswerWithoutTheFieldNeverCompletesAndKeepsTheSlot() {
    var run = AdjustRun.settled()
    run.resolve(short, 1)
    run.answer(AdjustAnswers.click(nil))
    XCTAssertEqual(calls(&run), [])
    run.process("a://other")
    run.answer(AdjustAnswers.click("a://other"))
    XCTAssertEqual(calls(&run), [completed(1, "a://other")])
  }

  func testWithoutAnAnswerItCompletesAfterTheRetry() {
    var run = AdjustRun.settled()
    run.resolve(short, 1)
    for retry in 1...5 {
      run.answer(AdjustAnswers.offline)
      XCTAssertEqual(calls(&run), [])
      run.fire(.click(retry))
    }
    run.answer(AdjustAnswers.click(long))
    XCTAssertEqual(calls(&run), [completed(1, long)])
  }

  func testIgnoredLinksNeverCompleteAndKeepTheSlot() {
    let ignored: [(String, String?, (inout AdjustRun) -> Void)] = [
      ("disabled", short, { $0.setEnabled(false) }), ("nil", nil, { _ in }), ("empty", "", { _ in }),
      ("excluded", "fb12345://authorize#access_token=x", { _ in }),
    ]
    for (name, link, prepare) in ignored {
      var run = AdjustRun.settled()
      prepare(&run)
      run.resolve(link, 1)
      XCTAssertEqual(run.lines(), [], name)
      run.setEnabled(true)
      run.process("a://b")
      run.answer(AdjustAnswers.click("a://b"))
      XCTAssertEqual(calls(&run), [completed(1, "a://b")], name)
    }
  }

  func testOptedOutNeverCompletes() {
    var run = AdjustRun.settled()
    run.resolve(short, 1)
    run.answer(AdjustAnswers.json([PayloadEntry("tracking_state", .string("opted_out"))]))
    run.resolve(long, 2)
    XCTAssertEqual(calls(&run), [])
  }

  func testAnSDKThatCannotStartNeverCompletes() {
    var run = AdjustRun(.v5_5_2) { $0.hasSignatureLibrary = false }
    run.perform { $0.initSdk(isActive: true, at: $1) }
    run.resolve(long, 1)
    run.activate()
    XCTAssertEqual(run.lines(), [])
  }

  func testPausedItCompletesWhenThePauseEnds() {
    let pauses: [(String, (inout AdjustRun) -> Void, (inout AdjustRun) -> Void)] = [
      ("background", { $0.resign() }, { $0.activate() }),
      ("offline", { $0.setOffline(true) }, { $0.setOffline(false) }),
    ]
    for (name, pause, resume) in pauses {
      var run = AdjustRun.settled()
      pause(&run)
      run.resolve(short, 1)
      XCTAssertEqual(run.lines(), [], name)
      resume(&run)
      XCTAssertEqual(run.lines(), ["send click \(short) ADJ-PAUSE-8"], name)
      run.answer(AdjustAnswers.click(long))
      XCTAssertEqual(calls(&run), [completed(1, long)], name)
    }
  }

  func testAKillLosesTheCompletionAndTheClick() {
    var run = AdjustRun.settled()
    run.resign()
    run.resolve(short, 1)
    run.relaunch()
    XCTAssertEqual(run.lines(), [])
    run.process("a://b")
    run.answer(AdjustAnswers.click("a://b"))
    XCTAssertEqual(calls(&run), [])
  }

  // MARK: - The single slot

  func testTwoCallsInARowGiveTheFirstLinkToTheSecondCompletion() {
    var run = AdjustRun.settled()
    run.resolve("a://A", 1)
    run.resolve("a://B", 2)
    run.forget()
    run.answer(AdjustAnswers.click("a://A"), toLastBut: 1)
    XCTAssertEqual(calls(&run), [completed(2, "a://A")])
    run.answer(AdjustAnswers.click("a://B"))
    XCTAssertEqual(calls(&run), [])
  }

  func testTheSecondAnswerFirstGivesTheRightLinkButLosesTheFirstCompletion() {
    var run = AdjustRun.settled()
    run.resolve("a://A", 1)
    run.resolve("a://B", 2)
    run.forget()
    run.answer(AdjustAnswers.click("a://B"))
    XCTAssertEqual(calls(&run), [completed(2, "a://B")])
    run.answer(AdjustAnswers.click("a://A"), toLastBut: 1)
    XCTAssertEqual(calls(&run), [])
  }

  func testAResolvedLinkWithoutCompletionTakesTheWaitingOne() {
    var run = AdjustRun.settled()
    run.resolve(short, 1)
    run.process(long)
    XCTAssertEqual(calls(&run), [completed(1, long, "ADJ-RES-1")])
  }

  func testTheEchoOfAResolvedLinkTakesTheNextCompletion() {
    var run = AdjustRun.settled()
    run.resolve(long, 1)
    run.resolve(short, 2)
    XCTAssertEqual(calls(&run), [completed(1, long, "ADJ-RES-1")])
    run.answer(AdjustAnswers.click(long), toLastBut: 1)
    XCTAssertEqual(calls(&run), [completed(2, long)])
  }

  func testACompletionGivenWhileDisabledGetsALaterLink() {
    var run = AdjustRun.settled()
    run.setEnabled(false)
    run.resolve("a://A", 1)
    run.setEnabled(true)
    run.process("a://B")
    run.answer(AdjustAnswers.click("a://B"))
    XCTAssertEqual(calls(&run), [completed(1, "a://B")])
  }

  // MARK: - Before init, and between init and active

  func testALinkFromBeforeInitIsHandledAfterTheSession() {
    var run = AdjustRun()
    run.resolve(long, 1)
    XCTAssertEqual(
      run.notes(), ["Adjust not initialized, but process and resolve deep link saved for launch"])
    run.perform { $0.initSdk(isActive: false, at: $1) }
    XCTAssertEqual(run.lines(), [])
    run.activate()
    XCTAssertEqual(
      run.lines(),
      ["send session 1 ADJ-SES-4", "send click \(long) ADJ-CLICK-1", completed(1, long, "ADJ-RES-1")])
    run.wait(.seconds(2))
    run.relaunch()
    XCTAssertFalse(run.lines().contains { $0.hasPrefix("send click") }, "it is handled once")
  }

  func testOfSeveralLinksBeforeInitTheLastOneCountsAndTheCompletionStays() {
    var run = AdjustRun()
    run.resolve("a://A", 1)
    run.process("a://B")
    XCTAssertEqual(run.notes().last, "Adjust not initialized, but process deep link saved for launch")
    run.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-SES-4", "send click a://B ADJ-CLICK-1"])
    run.answer(AdjustAnswers.click("a://B"))
    XCTAssertEqual(calls(&run), [completed(1, "a://B")])
  }

  func testALinkFromBeforeInitSurvivesAKillAndItsCompletionDoesNot() {
    var run = AdjustRun()
    run.resolve("a://A", 1)
    run.wait(.seconds(60))
    run.machine.endProcess()
    run.machine.startProcess()
    run.forget()
    run.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-SES-4", "send click a://A ADJ-CLICK-1"])
    guard case .sdkClick(let click)? = run.requests.last?.kind else { return XCTFail("no click") }
    XCTAssertEqual(click.time, .zero)
    run.answer(AdjustAnswers.click("a://A"))
    XCTAssertEqual(calls(&run), [])
  }

  func testBetweenInitAndActiveTheClickWaitsAndGoesBeforeTheSession() {
    var run = AdjustRun()
    run.process("a://before")
    run.perform { $0.initSdk(isActive: false, at: $1) }
    run.resolve(short, 1)
    XCTAssertEqual(run.notes().last, "Click handler is paused")
    run.activate()
    XCTAssertEqual(
      run.lines(),
      ["send click \(short) ADJ-PAUSE-8", "send session 1 ADJ-SES-4", "send click a://before ADJ-CLICK-1"])
  }

  func testBetweenInitAndActiveAResolvedLinkCompletes() {
    var run = AdjustRun()
    run.perform { $0.initSdk(isActive: false, at: $1) }
    run.resolve(long, 1)
    XCTAssertEqual(run.lines(), [completed(1, long, "ADJ-RES-1")])
  }

  func testAfterInitAKillBeforeActiveLosesTheClick() {
    var run = AdjustRun()
    run.perform { $0.initSdk(isActive: false, at: $1) }
    run.process("a://A")
    run.relaunch()
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-SES-4"])
  }

  func testFirstLaunchAndDisabledTheLinkIsRemovedWithoutAClick() {
    var run = AdjustRun()
    run.process("a://A")
    run.setEnabled(false)
    run.perform { $0.initSdk(isActive: true, at: $1) }
    run.setEnabled(true)
    run.resign()
    run.activate()
    XCTAssertFalse(run.lines().contains { $0.hasPrefix("send click") })
  }

  func testLaterLaunchAndDisabledTheLinkIsKeptUntilEnabledAndActive() {
    var run = AdjustRun.settled()
    run.setEnabled(false)
    run.machine.endProcess()
    run.machine.startProcess()
    run.process("a://A")
    run.perform { $0.initSdk(isActive: true, at: $1) }
    run.setEnabled(true)
    XCTAssertEqual(run.lines(), [])
    run.resign()
    run.activate()
    XCTAssertEqual(run.lines(), ["send click a://A ADJ-CLICK-1"])
  }

  // MARK: - The servers

  func testTheServersResolveShortLinksAndEchoOthers() {
    var backend = AdjustBackend()
    backend.shorten(Link(long), to: Link(short))
    func resolved(_ link: String) -> PayloadValue? {
      let request = AdjustRequest(id: 1, kind: .sdkClick(AdjustClick(link, at: .zero)))
      guard case .json(let body) = backend.answer(to: request, at: .zero) else { return nil }
      return body["resolved_click_url"]
    }
    XCTAssertEqual(resolved(short), .string(long))
    XCTAssertEqual(resolved("a://b"), .string("a://b"))
    // The servers know a short link by its host and its path.
    for variant in [
      short + "?x=1", short + "/", short + "#top", short.replacingOccurrences(of: "https:", with: "http:"),
      short.replacingOccurrences(of: "go.link", with: "GO.link"),
    ] {
      XCTAssertEqual(resolved(variant), .string(long), variant)
    }
    XCTAssertNotEqual(resolved(short.uppercased()), .string(long))
    backend.shorten(Link(short), to: "https://other.go.link/a")
    XCTAssertEqual(resolved("https://other.go.link/a"), .string(long))
    backend.shorten("https://other.go.link/c", to: "https://other.go.link/b")
    backend.shorten("https://other.go.link/b", to: "https://other.go.link/c")
    XCTAssertNotNil(resolved("https://other.go.link/b"))
    backend.echoesResolvedLinks = false
    XCTAssertEqual(resolved(short), .string(long))
    XCTAssertNil(resolved("a://b"))
  }
}
