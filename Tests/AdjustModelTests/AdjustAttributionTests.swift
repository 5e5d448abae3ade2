import AdjustModel
import SDKContract
import XCTest

/// Asking for the attribution, comparing it, and the link in its answer.
final class AdjustAttributionTests: XCTestCase {
  private let changed = "call adjustAttributionChanged performSelector ADJ-ATT-1"
  private let deferred = "call adjustDeferredDeeplinkReceived dispatchAsync ADJ-DEF-1"

  func testEachOfTheTenFieldsCounts() {
    let fields: [(String, PayloadValue)] = [
      ("tracker_token", .string("x")), ("tracker_name", .string("x")), ("network", .string("x")),
      ("campaign", .string("x")), ("adgroup", .string("x")), ("creative", .string("x")),
      ("click_label", .string("x")), ("cost_type", .string("x")), ("cost_amount", .double(1.5)),
      ("cost_currency", .string("x")),
    ]
    for (key, value) in fields {
      XCTAssertEqual(callbacks(first: [], second: [PayloadEntry(key, value)]), 2, key)
    }
    for key in ["adid", "deeplink_path", "engagement_time"] {
      XCTAssertEqual(callbacks(first: [], second: [PayloadEntry(key, .string("x"))]), 1, key)
    }
  }

  private func callbacks(first: [PayloadEntry], second: [PayloadEntry]) -> Int {
    var run = AdjustRun.launched()
    for members in [first, second] {
      run.perform {
        $0.answered(
          AdjustRequest(id: 99, kind: .attribution(initiatedBy: .sdk)),
          AdjustAnswers.json([PayloadEntry("attribution", .object(members))]), at: $1)
      }
    }
    return run.callbacks.count
  }

  func testAnEmptyAttributionDiffersFromNone() {
    XCTAssertEqual(callbacks(first: [], second: []), 1)
  }

  func testAnEqualAttributionIsSilentInLaterLaunchesToo() {
    var run = AdjustRun.settled()
    run.wait(.seconds(2))
    run.relaunch()
    run.forget()
    run.perform {
      $0.answered(
        AdjustRequest(id: 99, kind: .attribution(initiatedBy: .sdk)), AdjustAnswers.attribution(tracker: "t0"), at: $1)
    }
    XCTAssertEqual(run.lines(), [])
  }

  func testTheAttributionKeepsTheWholeAnswerObject() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.attribution(tracker: "abc", link: AdjustAnswers.link))
    run.perform {
      $0.answered(
        AdjustRequest(id: 99, kind: .attribution(initiatedBy: .sdk)),
        AdjustAnswers.attribution(tracker: "abc", link: AdjustAnswers.link), at: $1)
    }
    guard
      case .adjustAttributionChanged(let attribution)? = run.callbacks.first(where: {
        $0.payload != nil && $0.url == nil && $0.name == "adjustAttributionChanged"
      })
    else { return XCTFail("no attribution") }
    XCTAssertEqual(attribution.trackerToken, "abc")
    XCTAssertEqual(attribution.jsonResponse?["deeplink"] as? String, AdjustAnswers.link)
  }

  func testTheLinkIsDeliveredEachTime() {
    var run = AdjustRun.settled()
    for _ in 1...3 {
      run.perform {
        $0.answered(
          AdjustRequest(id: 99, kind: .attribution(initiatedBy: .sdk)),
          AdjustAnswers.attribution(tracker: "t0", link: AdjustAnswers.link), at: $1)
      }
    }
    XCTAssertEqual(run.lines(), [deferred, deferred, deferred])
  }

  func testAskInIsCutToWholeSeconds() {
    let table: [(Int, String)] = [
      (-1, "send attribution backend ADJ-ATT-4"), (0, "send attribution backend ADJ-ATT-4"),
      (200, "send attribution backend ADJ-ATT-4"), (999, "send attribution backend ADJ-ATT-4"),
      (1000, "timer attribution 1.0 seconds ADJ-ATT-4"), (1999, "timer attribution 1.0 seconds ADJ-ATT-4"),
      (5000, "timer attribution 5.0 seconds ADJ-ATT-4"),
    ]
    for (askIn, line) in table {
      var run = AdjustRun.launched()
      run.answer(AdjustAnswers.session(askIn: askIn))
      XCTAssertEqual(run.lines().first, line, "\(askIn)")
    }
  }

  func testAPendingTimerIsNotShortenedButProlonged() {
    var run = AdjustRun.settled()
    let request = AdjustRequest(id: 99, kind: .attribution(initiatedBy: .sdk))
    run.perform { $0.answered(request, AdjustAnswers.attribution(tracker: "t0", askIn: 5000), at: $1) }
    XCTAssertEqual(run.lines(), ["timer attribution 5.0 seconds ADJ-ATT-4"])
    run.wait(.seconds(1))
    run.perform { $0.answered(request, AdjustAnswers.attribution(tracker: "t0", askIn: 3000), at: $1) }
    XCTAssertEqual(run.lines(), [])
    run.perform { $0.answered(request, AdjustAnswers.attribution(tracker: "t0", askIn: 4000), at: $1) }
    XCTAssertEqual(run.lines(), ["timer attribution 4.0 seconds ADJ-ATT-4"])
  }

  func testAskingDuringAPendingTimerOnlyChangesWhoAsked() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session(askIn: 5000))
    run.wait(.seconds(2))
    run.forget()
    run.resign()
    run.activate()
    XCTAssertEqual(run.lines(), [])
    run.wait(.seconds(3))
    run.fire(.attribution)
    XCTAssertEqual(run.lines(), ["send attribution sdk ADJ-ATT-6"])
  }

  func testFailedAttributionRequestIsNotRepeated() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session())
    run.forget()
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(run.lines(), [])
    run.resign()
    run.activate()
    XCTAssertEqual(run.lines(), ["send attribution sdk ADJ-ATT-3"])
  }

  func testSessionAnswerDeliversItsLinkFrom5_4_4On() {
    for profile in AdjustProfile.all {
      var run = AdjustRun.launched(profile)
      run.answer(AdjustAnswers.session(tracker: "abc", link: AdjustAnswers.link))
      XCTAssertEqual(run.callbacks.last?.url, profile < .v5_4_4 ? nil : AdjustAnswers.link, profile.version)
      XCTAssertEqual(run.lines().last?.hasSuffix("ADJ-DEF-2"), profile >= .v5_4_4, profile.version)
    }
  }

  func testBothAnswersDeliverTheLinkSoItComesTwice() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session(link: AdjustAnswers.link))
    run.answer(AdjustAnswers.attribution(tracker: "abc", link: AdjustAnswers.link))
    XCTAssertEqual(run.callbacks.filter { $0.url == AdjustAnswers.link }.count, 2)
  }

  func testTheLogShowsTheLinkBeforeTheCallAndAlsoIfTheAppKeepsIt() {
    var run = AdjustRun.settled()
    run.perform {
      $0.answered(
        AdjustRequest(id: 99, kind: .attribution(initiatedBy: .sdk)),
        AdjustAnswers.attribution(tracker: "t0", link: AdjustAnswers.link), at: $1)
    }
    let lines = run.actions.map(AdjustRun.line)
    XCTAssertEqual(lines.suffix(2), ["note Open deep link (\(AdjustAnswers.link)) ADJ-DEF-1", deferred])
  }

  func testANullWhereATextOrNumberIsExpectedEndsTheProcess() {
    let null = PayloadValue.null
    let attribution = AdjustRequest.Kind.attribution(initiatedBy: .sdk)
    let session = AdjustRequest.Kind.session(count: 1)
    let table: [(AdjustRequest.Kind, PayloadEntry, String?)] = [
      (attribution, PayloadEntry("attribution", null), "objectForKey:"),
      (attribution, PayloadEntry("attribution", .object([PayloadEntry("deeplink", null)])), "length"),
      (attribution, PayloadEntry("ask_in", null), "intValue"), (attribution, PayloadEntry("deeplink", null), nil),
      (session, PayloadEntry("deeplink", null), "length"), (session, PayloadEntry("adid", null), "isEqualToString:"),
      (session, PayloadEntry("retry_in", null), "intValue"), (session, PayloadEntry("continue_in", null), "intValue"),
      (session, PayloadEntry("message", null), nil),
      (.event(token: "e"), PayloadEntry("adid", null), "isEqualToString:"),
      (.event(token: "e"), PayloadEntry("ask_in", null), nil),
      (.forgetDevice, PayloadEntry("tracking_state", null), "isEqualToString:"),
    ]
    for (kind, entry, selector) in table {
      var run = AdjustRun.settled()
      run.perform { $0.answered(AdjustRequest(id: 99, kind: kind), AdjustAnswers.json([entry]), at: $1) }
      let reasons = run.actions.compactMap { if case .raise(let note, _) = $0 { note.text } else { nil } }
      let expected = selector.map { ["-[NSNull \($0)]: unrecognized selector sent to instance"] } ?? []
      XCTAssertEqual(reasons, expected, "\(kind) \(entry.key)")
    }
    for isAwaited in [true, false] {
      var run = AdjustRun.settled()
      if isAwaited { run.resolve("https://brand.go.link/abc", 1) } else { run.process("https://brand.go.link/abc") }
      run.forget()
      run.answer(AdjustAnswers.json([PayloadEntry("resolved_click_url", .null)]))
      XCTAssertEqual(
        run.rules.contains(.deferredLinks(.nullIsNotGuarded)), isAwaited, "a completion gets the null for a text")
    }
    var old = AdjustRun.settled(.v5_4_1)
    let answer = AdjustAnswers.json([PayloadEntry("deeplink", .null)])
    old.perform { $0.answered(AdjustRequest(id: 99, kind: session), answer, at: $1) }
    XCTAssertFalse(old.rules.contains(.deferredLinks(.nullIsNotGuarded)), "older versions do not look at it")
  }

  /// Apple: NSURL URLWithString:. In a part of the link that has an invalid character, escapes are escaped, too.
  func testInvalidLinksAreEscapedAsBySystemsSinceIOS17() {
    let table = [
      ("example://summer-clothes/size 40", "example://summer-clothes/size%2040"), ("a://b#c#d", "a://b#c%23d"),
      ("a://b?x[]=1", "a://b?x%5B%5D=1"), ("a://b/c%20d?x=|", "a://b/c%20d?x=%7C"),
      ("a://b?x=%20&y=|", "a://b?x=%2520&y=%7C"),
      ("a://b?x=%zz", "a://b?x=%25zz"), ("a://b/\u{e9}", "a://b/%C3%A9"),
    ]
    for (link, url) in table {
      var run = AdjustRun.launched()
      run.answer(AdjustAnswers.session(tracker: "abc", link: link))
      XCTAssertEqual(run.callbacks.last?.url, url, link)
      XCTAssertTrue(run.rules.contains(.deferredLinks(.invalidLinkIsEscaped)))
      var old = AdjustRun.launched { $0.invalidLinks = .dropped }
      old.answer(AdjustAnswers.session(tracker: "abc", link: link))
      XCTAssertNil(old.callbacks.last?.url, link)
    }
    for link in ["1x://a", "example://summer clothes"] {
      var run = AdjustRun.launched()
      run.answer(AdjustAnswers.session(tracker: "abc", link: link))
      XCTAssertNil(run.callbacks.last?.url, link)
    }
  }

  func testOpeningAnUnknownSchemeIsOnlyLogged() {
    var run = AdjustRun.launched()
    run.perform { $0.opened(AdjustAnswers.link, successfully: false, at: $1) }
    XCTAssertEqual(run.notes(), ["Unable to open deep link (\(AdjustAnswers.link))"])
    run.perform { $0.opened(AdjustAnswers.link, successfully: true, at: $1) }
    XCTAssertTrue(run.actions.isEmpty)
  }

  /// `ADJ-MAIN-1`.
  func testLinksAndTheRestReachTheMainThreadByDifferentMechanisms() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session(tracker: "abc", link: AdjustAnswers.link))
    for case .call(let callback, let queue, _, _) in run.actions {
      let mechanism: MainThreadMechanism = callback.url == nil ? .performSelector : .dispatchAsync
      XCTAssertEqual(queue, mechanism.queue, callback.name)
    }
    XCTAssertEqual(run.callbacks.count, 3)
  }
}
