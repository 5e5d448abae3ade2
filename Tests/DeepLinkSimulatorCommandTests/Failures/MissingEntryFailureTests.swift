import XCTest

/// What a person reads of an unmet expectation after a look-up for which the scenario has no entry, word for word.
final class MissingEntryFailureTests: XCTestCase {
  private static let appsFlyer =
    #""domains": ["example.onelink.me"], "routes": { "shoes": "Shoes" }, "appsflyer": { "unifiedDeepLinking": true }"#
  private static let adjust =
    #""scheme": "shop", "domains": ["brand.go.link"], "routes": { "shoes": "Shoes" }, "adjust": {}"#
  private static let oneLink = "https://example.onelink.me/H5hv/none?pid=x"

  private static func tap(_ link: String) -> String {
    #"{ "install": {} }, { "launch": {} }, { "wait": "10s" }, { "tap": "\#(link)" }, { "wait": "5s" }"#
  }

  func testAShortOneLink() {
    assertFailures(
      ScenarioText(app: Self.appsFlyer, steps: Self.tap(Self.oneLink), expect: #"{ "event": "route Shoes" }"#),
      """
        at        <stdin>:5:16
        expected  route Shoes at least once
        actual    route Shoes never
                              ^
                  there is no such event; the servers have no entry for H5hv/none (event N, answer shortLink 404): a
                  short or wrapped link needs one in backend.appsflyer.shortLinks
      """)
  }

  func testAnEventThatDoesNotComeFromALink() {
    let patterns = [
      "alert", "suspended", "send event", "sceneDidDisconnect", "opens App Store", "AppsFlyerLib.start#3",
      "adjustSessionTrackingSucceeded#2",
    ]
    for pattern in patterns {
      for expectation in [#"{ "event": "\#(pattern)" }"#, #"{ "sequence": ["install", "\#(pattern)"] }"#] {
        let run = CapturedRun(
          ["replay"],
          scenario: ScenarioText(
            app: Self.appsFlyer + #", "adjust": {}"#, steps: Self.tap(Self.oneLink), expect: expectation))
        XCTAssertEqual(run.code, .failure, run.diagnostics)
        XCTAssertFalse(run.output.contains("no entry"), run.output)
      }
    }
  }

  func testTheContentOfTheCallbackForAShortOneLink() {
    assertFailures(
      ScenarioText(
        app: Self.appsFlyer, steps: Self.tap(Self.oneLink),
        expect: #"{ "callback": "didResolveDeepLink#2", "payload": { "status": "found" } }"#),
      """
        at        <stdin>:5:65
        expected  didResolveDeepLink.status = "found"
        actual    didResolveDeepLink.status = "failure"
                                                ^
                  event N at 10.3s; the servers have no entry for H5hv/none (event N, answer shortLink 404): a short or
                  wrapped link needs one in backend.appsflyer.shortLinks
        because   AF-UDL-3
      """)
  }

  func testTheScreenAfterAShortOneLink() {
    assertFailures(
      ScenarioText(
        app: Self.appsFlyer, steps: Self.tap(Self.oneLink), expect: #"{ "finally": { "screen": "Shoes" } }"#),
      """
        at        <stdin>:5:29
        expected  screen = "Shoes"
        actual    screen = null
                           ^
                  nothing in the run changed it; the servers have no entry for H5hv/none (event N, answer shortLink 404):
                  a short or wrapped link needs one in backend.appsflyer.shortLinks
      """)
  }

  func testASequenceAfterAShortOneLink() {
    assertFailures(
      ScenarioText(
        app: Self.appsFlyer, steps: Self.tap(Self.oneLink), expect: #"{ "sequence": ["tap", "route Shoes"] }"#),
      """
        at        <stdin>:5:16
        expected  tap                                              route Shoes
        actual    tap https://example.onelink.me/H5hv/none?pid=x   (nothing)
                                                                   ^
                  2: route Shoes did not come after that; the servers have no entry for H5hv/none (event N, answer
                  shortLink 404): a short or wrapped link needs one in backend.appsflyer.shortLinks
      """)
  }

  func testAResponseToAShortOneLink() {
    assertFailures(
      ScenarioText(
        app: Self.appsFlyer, steps: Self.tap(Self.oneLink) + #", { "background": {} }"#,
        expect: #"{ "whenever": "tap", "eventually": "route Shoes" }, "#
          + #"{ "whenever": "background", "eventually": "route Shoes" }"#),
      """
        at        <stdin>:5:16
        expected  tap                                              route Shoes
        actual    tap https://example.onelink.me/H5hv/none?pid=x   (nothing)
                                                                   ^
                  2: no such event followed event N; the servers have no entry for H5hv/none (event N, answer shortLink
                  404): a short or wrapped link needs one in backend.appsflyer.shortLinks

        at        <stdin>:5:68
        expected  background   route Shoes
        actual    background   (nothing)
                               ^ 2: no such event followed event N
      """)
  }

  func testAWrappedLink() {
    assertFailures(
      ScenarioText(
        app: #""domains": ["click.example.com"], "routes": { "shoes": "Shoes" }, "appsflyer": "#
          + #"{ "unifiedDeepLinking": true, "switches": { "resolveDeepLinkURLs": ["click.example.com"] } }"#,
        steps: Self.tap("https://click.example.com/abc"), expect: #"{ "event": "route Shoes" }"#),
      """
        at        <stdin>:5:16
        expected  route Shoes at least once
        actual    route Shoes never
                              ^
                  there is no such event; the servers have no entry for https://click.example.com/abc (event N, answer
                  redirect 200): a short or wrapped link needs one in backend.appsflyer.redirects
      """)
  }

  func testAShortOneLinkThatABrowserOpens() {
    let steps =
      #"{ "install": {} }, { "uninstall": {} }, { "tap": "https://example.onelink.me/H5hv/none" }, "#
      + #"{ "install": {} }, { "launch": {} }, { "wait": "10s" }"#
    assertFailures(
      ScenarioText(app: Self.appsFlyer, steps: steps, expect: #"{ "event": "route Shoes" }"#),
      """
        at        <stdin>:5:16
        expected  route Shoes at least once
        actual    route Shoes never
                              ^
                  there is no such event; the servers have no entry for https://example.onelink.me/H5hv/none (event N,
                  answer click appsflyer): a short or wrapped link needs one in backend.appsflyer.shortLinks
      """)
  }

  func testAShortBrandedLink() {
    assertFailures(
      ScenarioText(
        app: Self.adjust, steps: Self.tap("https://brand.go.link/7z45F"), expect: #"{ "event": "route Shoes" }"#),
      """
        at        <stdin>:5:16
        expected  route Shoes at least once
        actual    route Shoes never
                              ^
                  there is no such event; event N, no route 7z45F, set off by event N, resolvedDeeplink, came instead;
                  the servers have no entry for https://brand.go.link/7z45F (event N, answer click 200): a short or
                  wrapped link needs one in backend.adjust.brandedLinks
        because   ADJ-RES-2
      """)
  }

  func testAShortBrandedLinkThatABrowserOpens() {
    let steps =
      #"{ "install": {} }, { "uninstall": {} }, { "tap": "https://brand.go.link/7z45F" }, "#
      + #"{ "install": {} }, { "launch": {} }, { "wait": "10s" }"#
    assertFailures(
      ScenarioText(app: Self.adjust, steps: steps, expect: #"{ "event": "route Shoes" }"#),
      """
        at        <stdin>:5:16
        expected  route Shoes at least once
        actual    route Shoes never
                              ^
                  there is no such event; event N, no route 7z45F, set off by event N, adjustDeferredDeeplinkReceived,
                  came instead; the servers have no entry for https://brand.go.link/7z45F (event N, answer click adjust):
                  a short or wrapped link needs one in backend.adjust.brandedLinks
        because   ADJ-DEF-1
      """)
  }

  func testALinkToResolve() {
    let steps =
      #"{ "install": {} }, { "launch": {} }, "#
      + #"{ "call": "ADJLinkResolution.resolveLink", "with": { "url": "https://email.example.com/a", "suffixes": "#
      + #"["email.example.com"] } }, { "wait": "5s" }"#
    assertFailures(
      ScenarioText(app: Self.adjust, steps: steps, expect: #"{ "event": "route Shoes" }"#),
      """
        at        <stdin>:5:16
        expected  route Shoes at least once
        actual    route Shoes never
                              ^
                  there is no such event; the servers have no entry for https://email.example.com/a (event N, answer link
                  resolution 200): a short or wrapped link needs one in backend.adjust.redirects
      """)
  }

  func testABrandedLinkWithAWordIsNotTakenForAShortOne() {
    for path in ["summer-clothes", "winter", "7z45F/shoes", "7z45F?adj_t=abc123", "7z45F#a", "7z4"] {
      let run = CapturedRun(
        ["replay", "-v"],
        scenario: ScenarioText(
          app: Self.adjust, steps: Self.tap("https://brand.go.link/\(path)"), expect: #"{ "event": "route Shoes" }"#))
      XCTAssertTrue(run.output.contains("route Shoes never"), run.output)
      XCTAssertFalse(run.output.contains("entry"), run.output)
    }
  }

  func testNothingIsMissingIfTheScenarioSaysTheAnswer() {
    let answers = [
      #""shortLink": { "status": 404 }"#, #""shortLinks": { "https://example.onelink.me/H5hv/none": {} }"#,
      #""shortLink": { "failure": "timeout" }"#,
    ]
    for answer in answers {
      let run = CapturedRun(
        ["replay", "-v"],
        scenario: ScenarioText(
          app: Self.appsFlyer, more: #""backend": { "appsflyer": { \#(answer) } }"#, steps: Self.tap(Self.oneLink),
          expect: #"{ "event": "route Shoes" }"#))
      XCTAssertTrue(run.output.contains("route Shoes never"), run.output)
      XCTAssertFalse(run.output.contains("entry"), run.output)
    }
  }

  func testTheTraceNamesTheKey() {
    let run = CapturedRun(
      ["replay", "-v"], scenario: ScenarioText(app: Self.appsFlyer, steps: Self.tap(Self.oneLink)))
    XCTAssertTrue(
      run.output.contains("answer shortLink 404 (no entry in backend.appsflyer.shortLinks)"), run.output)
  }

  func testJSONLinesAndReportsNameTheKey() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(ScenarioText(app: Self.appsFlyer, steps: Self.tap(Self.oneLink)).text, to: "a.json")
    let kinds = ["html", "trace"]
    let run = CapturedRun(
      ["replay", "--format", "jsonl", "\(folder.path)/a.json"]
        + kinds.flatMap { ["--report", "\($0)=\(folder.path)/\($0)"] })
    XCTAssertEqual(run.code, .success, run.diagnostics)
    let member = #""missingEntry":"backend.appsflyer.shortLinks""#
    XCTAssertEqual(run.output.components(separatedBy: member).count, 2, run.output)
    for kind in kinds {
      let report = try String(contentsOfFile: "\(folder.path)/\(kind)", encoding: .utf8)
      XCTAssertEqual(report.components(separatedBy: member).count, 2, kind)
    }
  }

  func testASessionNamesTheKeyInTheListAndInTheCauses() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(ScenarioText(app: Self.appsFlyer, steps: Self.tap(Self.oneLink)).text, to: "a.json")
    let session = StepSession(["\(folder.path)/a.json"], ["run", "why didResolveDeepLink#2"], hiding: folder)
    XCTAssertTrue(session.answers[0].contains("answer shortLink 404 (no entry in backe…"), session.answers[0])
    XCTAssertTrue(
      session.last.contains("answer shortLink 404 (no entry in backend.appsflyer.shortLinks)"), session.last)
  }
}
