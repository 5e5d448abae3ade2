import AdjustModel
import SDKContract
import XCTest

/// What happens to a link that the app passes to the SDK.
final class AdjustDeeplinkTests: XCTestCase {
  func testLinksThatNothingIsDoneWith() {
    let links: [String?] = [
      nil, "", "fb12345://authorize#access_token=x", "VK123456abc://Authorize?x&ACCESS_TOKEN=",
      "fb123456789xyz://authorize/a?access_token=x",
    ]
    for link in links {
      var run = AdjustRun.settled()
      run.process(link)
      XCTAssertEqual(run.lines(), [], link ?? "nil")
    }
  }

  func testLinksThatLookExcludedButAreSent() {
    for link in [
      "fb1234://authorize#access_token=x", "gb12345://authorize#access_token=x", "fb12345://authorise#access_token=x",
      "fb12345://authorize#accesstoken=x", "xfb12345://authorize#access_token=x", "fb12345", "f", "v",
      "https://example.com/authorize?access_token=x",
    ] {
      var run = AdjustRun.settled()
      run.process(link)
      XCTAssertEqual(run.lines(), ["send click \(link) ADJ-CLICK-1"])
    }
  }

  func testParametersOfTheClick() {
    let table: [(link: String, parameters: [String], attribution: [String], isResolved: Bool)] = [
      ("a://b?adjust_no_sdkclick=1", ["no_sdkclick=1"], [], false),
      ("a://b?adjust_foo=bar&other=bar&adjust_key=value", ["foo=bar", "key=value"], [], false),
      (
        "a://b?adjust_tracker=t&adjust_campaign=c&adjust_adgroup=a&adjust_creative=r", [],
        ["adgroup=a", "campaign=c", "creative=r", "tracker=t"], false
      ),
      ("a://b?adjust_foo=&adjust_=x&adjust_two=a=b&adjust_bare", [], [], false),
      ("a://b?adjust_%66oo=b%20c+d", ["foo=b c+d"], [], false),
      ("a://b?adjust_foo=1&adjust_foo=2", ["foo=2"], [], false),
      ("a://b?Adjust_foo=1&xadjust_foo=1", [], [], false),
      ("a://b?adj_t=1", [], [], true), ("a://b?adj_t=", [], [], true), ("a://b?adjust_t=1", ["t=1"], [], true),
      ("a://b?x=1&adj_t=1#f", [], [], true), ("a://b?ADJ_T=1", [], [], false), ("a://b?adj%5Ft=1", [], [], false),
      ("a://b?adj_t", [], [], false), ("a://b?adj_t=1=2", [], [], false), ("a://b#?adj_t=1", [], [], false),
      ("a://b?x=1#adj_t=1&adjust_foo=1", [], [], false), ("a://b?", [], [], false), ("a://b", [], [], false),
    ]
    for row in table {
      let click = AdjustClick(row.link, at: .zero)
      XCTAssertEqual(click.parameters.map(text), row.parameters, row.link)
      XCTAssertEqual(click.attribution.map(text), row.attribution, row.link)
      XCTAssertEqual(click.isResolved, row.isResolved, row.link)
    }
  }

  private func text(_ entry: PayloadEntry) -> String {
    if case .string(let value) = entry.value { "\(entry.key)=\(value)" } else { entry.key }
  }

  func testTheClickHasTheTimeOfTheCallAndTheReferrerSince5_2() {
    for profile in AdjustProfile.all {
      var run = AdjustRun.settled(profile)
      run.wait(.seconds(3))
      run.perform { $0.processDeeplink("a://b", referrer: "a://r", at: $1) }
      guard case .sdkClick(let click)? = run.requests.last?.kind else { return XCTFail("no click") }
      XCTAssertEqual(click.time, run.now)
      XCTAssertEqual(click.referrer, profile >= .v5_2 ? "a://r" : nil, profile.version)
      XCTAssertEqual(run.requests.last?.endpoint, .click)
    }
  }

  func testClicksAreSentWithoutWaitingForAnswers() {
    var run = AdjustRun.settled()
    run.process("a://1")
    run.process("a://2")
    XCTAssertEqual(run.lines(), ["send click a://1 ADJ-CLICK-1", "send click a://2 ADJ-CLICK-1"])
  }

  func testAFailedClickGoesToTheEndAndFreshOnesWaitToo() {
    var run = AdjustRun.settled()
    run.process("a://1")
    run.forget()
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(run.lines(), ["timer click(1) 0.15 seconds ADJ-CLICK-6"])
    run.process("a://2")
    XCTAssertEqual(run.lines(), ["timer click(2) 0.15 seconds ADJ-CLICK-6"])
    run.resign()
    run.forget()
    run.fire(.click(1))
    XCTAssertEqual(run.lines(), ["send click a://1 ADJ-CLICK-7"])
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(run.notes().last, "Click handler is paused")
    run.activate()
    XCTAssertEqual(run.lines(), ["timer click(3) 0.3 seconds ADJ-CLICK-6"])
    run.fire(.click(2))
    run.fire(.click(3))
    XCTAssertEqual(run.lines(), ["send click a://2 ADJ-CLICK-7", "send click a://1 ADJ-CLICK-7"])
    run.answer(AdjustAnswers.click(nil), toLastBut: 1)
    run.process("a://3")
    XCTAssertEqual(run.lines(), ["send click a://3 ADJ-CLICK-1"])
  }

  func testRetryInOfAClickHoldsForTheNextOnes() {
    var run = AdjustRun.settled()
    run.process("a://1")
    run.forget()
    run.answer(AdjustAnswers.json([PayloadEntry("retry_in", .integer(3000))]))
    XCTAssertEqual(run.lines(), ["timer click(1) 3.0 seconds ADJ-RETRY-3"])
    run.fire(.click(1))
    run.answer(AdjustAnswers.click(nil))
    run.forget()
    run.process("a://2")
    XCTAssertEqual(run.lines(), ["send click a://2 ADJ-CLICK-1"])
  }

  func testTheAnswerToAClickCanChangeTheAttribution() {
    var run = AdjustRun.settled()
    run.process("a://1")
    run.forget()
    run.answer(AdjustAnswers.attribution(tracker: "new"))
    XCTAssertEqual(run.lines(), ["call adjustAttributionChanged performSelector ADJ-ATT-1"])
  }

  func testTheAnswerToAClickClearsTheWishToBeAskedButNotTheTimer() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session(askIn: 5000))
    run.process("a://1")
    run.answer(AdjustAnswers.click(nil))
    run.forget()
    run.fire(.attribution)
    XCTAssertEqual(run.lines(), ["send attribution backend ADJ-ATT-6"])
  }

  func testLastDeeplinkIsWrittenBeforeAnyCheck() {
    var run = AdjustRun()
    let calls: [(String?, String?)] = [
      (nil, nil), ("a://1", "a://1"), ("", "a://1"),
      ("fb12345://authorize#access_token=x", "fb12345://authorize#access_token=x"), ("a://2", "a://2"),
    ]
    for (index, (link, last)) in calls.enumerated() {
      if index == 2 { run.perform { $0.initSdk(isActive: true, at: $1) } }
      if index == 4 { run.setEnabled(false) }
      run.process(link)
      run.perform { $0.lastDeeplink(CompletionID(index), at: $1) }
      XCTAssertEqual(run.callbacks.last?.url, last)
      XCTAssertEqual(run.callbacks.last?.completion, CompletionID(index))
    }
    run.relaunch()
    run.answer(AdjustAnswers.attribution(tracker: "x", link: AdjustAnswers.link))
    run.perform { $0.lastDeeplink(CompletionID(9), at: $1) }
    XCTAssertEqual(run.callbacks.last?.url, "a://2", "a deferred link does not set it")
  }

  func testGettersAreAnsweredBeforeTheDelegate() {
    var run = AdjustRun()
    run.perform { $0.attribution(CompletionID(1), at: $1) }
    run.perform { $0.adid(CompletionID(2), at: $1) }
    run.perform { $0.initSdk(isActive: true, at: $1) }
    run.forget()
    run.answer(AdjustAnswers.session(tracker: "abc"))
    XCTAssertEqual(
      run.lines(),
      [
        "call adid#2 dispatchAsync ADJ-GET-2", "call attribution#1 dispatchAsync ADJ-GET-2",
        "call adjustSessionTrackingSucceeded performSelector ADJ-SES-9",
        "call adjustAttributionChanged performSelector ADJ-ATT-1",
      ])
    run.perform { $0.attribution(CompletionID(3), at: $1) }
    run.perform { $0.adid(CompletionID(4), at: $1) }
    XCTAssertEqual(
      run.lines(), ["call attribution#3 dispatchAsync ADJ-GET-2", "call adid#4 dispatchAsync ADJ-GET-2"])
  }

  func testAGetterFromBeforeInitIsAnsweredAtInitIfTheAttributionIsKnown() {
    var run = AdjustRun.settled(.v5_4_4)
    run.machine.endProcess()
    run.machine.startProcess()
    run.perform { $0.attribution(CompletionID(1), at: $1) }
    XCTAssertEqual(run.lines(), [])
    run.perform { $0.initSdk(isActive: false, at: $1) }
    XCTAssertEqual(run.lines(), ["call attribution#1 dispatchAsync ADJ-GET-2"])
  }
}
