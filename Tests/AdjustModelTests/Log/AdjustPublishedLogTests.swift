import DeepLinkSimulator
import TestSupport
import XCTest

/// The logs that Adjust's pages and reports print, from runs of what they show.
final class AdjustPublishedLogTests: XCTestCase {
  /// What stands for what differs on every device.
  private static let wildcards = [
    "{app_token}", "{adid}", "{version}", "{unix_s}", "{query}", "{attribution}", "{seconds}", "{tracking}",
    "{push_token}",
  ]

  /// Beginnings of lines that a simulation does not print, and why.
  private static let notPrinted = [
    "Received iAd click response": "iAd is not simulated; the click here is one on a link"
  ]

  /// Runs a scenario, and looks for the lines of a published log in its log.
  ///
  /// - Parameters:
  ///   - log: The name of the log.
  ///   - count: How many lines it has that are looked for.
  ///   - elsewhere: The number of a line that another queue of the SDK writes at another moment, from 1; nil for none.
  ///   - members: The scenario.
  private func check(_ log: String, count: Int, elsewhere: Int? = nil, against members: String) throws {
    let rows = try PublishedLog.rows("AdjustModelTests/Vectors/logs/\(log).tsv").filter { row in
      row[0] != "..." && !Self.notPrinted.keys.contains { row[2].hasPrefix($0) }
    }
    XCTAssertEqual(rows.count, count)
    var expected = rows.map { row in
      // The device of one log has no tracking status, and an alert came up before the session of another was answered.
      let text = row[2].replacingOccurrences(of: "\\t", with: "\t")
        .replacingOccurrences(of: "att:-1", with: "att:{tracking}")
        .replacingOccurrences(of: "sl:0.7 ts:0.7", with: "sl:0.0 ts:0.0")
      return LogPattern(
        "\t[Adjust]\(row[1]): " + (text.hasSuffix("  ...") ? String(text.dropLast(5)) : text), wildcards: Self.wildcards
      )
    }
    let lines = try TestRun(members).log(.adjust)
    if let elsewhere {
      let pattern = expected.remove(at: elsewhere - 1)
      XCTAssertTrue(lines.contains(where: pattern.matches), pattern.text)
    }
    XCTAssertNil(LogPattern.missing(expected, in: lines), lines.joined(separator: "\n"))
  }

  private static func servers(_ time: String, attribution: String) -> String {
    #"""
    "backend": { "adjust": {
      "session": { "after": "0.5s", "body": {
        "app_token": "x", "adid": "y", "timestamp": "\#(time)", "message": "Install tracked", "ask_in": 2000
      } },
      "click": { "after": "0.6s", "body": { "timestamp": "\#(time)", "message": "Unattributable SDK click ignored." } },
      "attribution": { "after": "0.5s", "body": {
        "app_token": "x", "adid": "y", "timestamp": "\#(time)", "message": "Attribution found",
        "attribution": { "tracker_token": "\#(attribution)", "tracker_name": "Organic", "network": "Organic" }
      } }
    } }
    """#
  }

  func testAnInstallWithVersion4_10() throws {
    try check(
      "install_4.10.1", count: 9, elsewhere: 2,
      against: #"""
        "app": { "scheme": "example", "adjust": { "version": "4.10.1" } },
        \#(Self.servers("2016-09-14T12:18:13.900Z+0000", attribution: "y4laup")),
        "steps": [
          { "install": {} }, { "launch": {} }, { "wait": "0.9s" },
          { "call": "Adjust.appWillOpen", "with": "example://a" }, { "wait": "6s" }
        ]
        """#)
  }

  /// ADJUtil.m of 4.18: what a rejection says is an error, and an answer without a message has one of the SDK's.
  func testBefore4_22TheMessageOfAnAnswerStandsAlone() throws {
    for (version, lines) in [
      ("4.21.0", ["e: Event token unknown", "i: No message found"]),
      ("4.22.0", ["d: Got JSON response with message: Event token unknown"]),
    ] {
      let log = try TestRun(
        #"""
        "app": { "adjust": { "version": "\#(version)" } },
        "backend": { "adjust": {
          "session": { "body": { "adid": "y" } },
          "event": { "status": 400, "body": { "message": "Event token unknown" } }
        } },
        "steps": [ { "install": {} }, { "launch": {} }, { "wait": "3s" }, { "call": "Adjust.trackEvent", "with": "a" } ]
        """#
      ).log(.adjust)
      for line in lines { XCTAssertTrue(log.contains("\t[Adjust]" + line), "\(version) \(line) \(log)") }
    }
  }

  func testAnAttributionWithVersion4_23() throws {
    try check(
      "attribution_4.23", count: 5,
      against: #"""
        "app": { "scheme": "example", "adjust": { "version": "4.23.0" } },
        \#(Self.servers("2020-10-02T14:10:44.383Z+0000", attribution: "3a4wsbo")),
        "steps": [
          { "install": {} }, { "launch": {} }, { "call": "Adjust.appWillOpen", "with": "example://a" }, { "wait": "6s" }
        ]
        """#)
  }

  func testFirstInstallWithVersion4_26() throws {
    try check(
      "first_install_4.26.1", count: 18, elsewhere: 12,
      against: #"""
        "app": { "scheme": "example", "adjust": { "version": "4.26.1" } },
        "backend": { "adjust": {
          "session": { "after": "0.5s", "body": {
            "app_token": "x", "adid": "y", "timestamp": "2021-03-04T00:03:09.040Z+0000", "message": "Install tracked",
            "ask_in": 2000
          } },
          "click": { "after": "0.6s", "body": {
            "timestamp": "2021-03-04T00:03:09.043Z+0000", "message": "Unattributable SDK click ignored."
          } }
        } },
        "steps": [
          { "install": {} }, { "launch": {} }, { "call": "Adjust.appWillOpen", "with": "example://a" }, { "wait": "6s" }
        ]
        """#)
  }

  func testAnAttributionOfAUserWhoMayBeTrackedWithVersion4_38() throws {
    try check(
      "attribution_4.38.0", count: 7,
      against: #"""
        "app": { "scheme": "example", "adjust": { "version": "4.38.0" } },
        \#(Self.servers("2024-04-10T15:51:42.809Z+0000", attribution: "x")),
        "steps": [
          { "install": {} }, { "launch": {} }, { "trackingAuthorization": "authorized" }, { "wait": "6s" }
        ]
        """#)
  }

  /// The state is written for `ask_in`, for the adid, and for the click of Apple Ads, whose answer has no `ask_in`.
  func testTheStateOfAFirstSessionWithVersion4_38() throws {
    try check(
      "state_4.38.0", count: 16,
      against: #"""
        "app": { "scheme": "example", "adjust": { "version": "4.38.0", "switches": { "appleAds": "always" } } },
        "backend": { "adjust": {
          "session": { "after": "0.5s", "body": { "adid": "y", "message": "Install tracked", "ask_in": 5000 } },
          "click": { "after": "0.9s", "body": {
            "app_token": "x", "adid": "y", "timestamp": "2024-04-10T15:51:36.906Z+0000", "message": "Click tracked"
          } }
        } },
        "steps": [
          { "install": {} }, { "trackingAuthorization": "authorized" }, { "launch": {} }, { "wait": "9s" }
        ]
        """#)
  }

  /// The app passes its push token on while the session is on its way.
  func testAPushTokenWithVersion4_23() throws {
    try check(
      "push_4.23.2", count: 9,
      against: #"""
        "app": { "adjust": { "version": "4.23.2" } },
        "steps": [ { "install": {} }, { "launch": {} }, { "call": "Adjust.setPushToken", "with": "abc" } ]
        """#)
  }

  /// Four events wait behind a request that nobody answers.
  func testEventsThatWaitWithVersion4_11() throws {
    let events = (1...4).map { #"{ "call": "Adjust.trackEvent", "with": "abc12\#($0)" }"# }.joined(separator: ", ")
    try check(
      "events_4.11", count: 2,
      against: #"""
        "app": { "adjust": { "version": "4.11.5" } },
        "backend": { "adjust": { "event": { "failure": "timeout" } } },
        "steps": [ { "install": {} }, { "launch": {} }, { "wait": "9s" }, \#(events) ]
        """#)
  }

  /// The servers refuse an event that counts only once.
  func testARefusedEventWithVersion4_12() throws {
    let message =
      "Event failed (Ignoring event subsequent to an event supposed to be unique (first occurred 2018-03-07 08:58:31 +0000 "
      + "UTC)) (app_token: x, adid: y)"
    try check(
      "refused_event_4.12", count: 3,
      against: #"""
        "app": { "adjust": { "version": "4.12.3" } },
        "backend": { "adjust": { "event": { "status": 400, "body": {
          "timestamp": "2018-03-12T09:08:03.069Z+0000", "message": "\#(message)", "error": "\#(message)"
        } } } },
        "steps": [ { "install": {} }, { "launch": {} }, { "wait": "9s" }, { "call": "Adjust.trackEvent", "with": "a" } ]
        """#)
  }

  func testALaterLaunchWithVersion4_13ReadsTheAttribution() throws {
    try check(
      "relaunch_4.13", count: 1,
      against: #"""
        "app": { "adjust": { "version": "4.13.0" } },
        \#(Self.servers("2018-05-14T06:23:57.000Z+0000", attribution: "1rh1xv")),
        "steps": [ { "install": {} }, { "launch": {} }, { "wait": "9s" }, { "kill": {} }, { "launch": {} } ]
        """#)
  }

  func testAFirstStartWithVersion4_38() throws {
    try check(
      "first_start_4.38", count: 3,
      against: #"""
        "app": { "adjust": { "version": "4.38.4" } }, "steps": [ { "install": {} }, { "launch": {} } ]
        """#)
  }

  /// The names of ADJPackageHandler.m and ADJUtil.m, and the order in which one start uses them.
  func testTheQueueOfPackagesIsStoredWheneverItChangesAndReadAtTheNextStart() throws {
    let lines = try TestRun(
      #"""
      "app": { "adjust": { "switches": { "appleAds": "never" } } },
      "backend": { "adjust": { "session": { "body": { "adid": "y" } }, "event": { "failure": "timeout" } } },
      "steps": [
        { "install": {} }, { "launch": {} }, { "wait": "3s" }, { "call": "Adjust.trackEvent", "with": "a" },
        { "kill": {} }, { "launch": {} }
      ]
      """#
    ).log(.adjust).map { String($0.dropFirst("\t[Adjust]".count)) }
    XCTAssertEqual(
      lines.filter { $0.contains("Package handler") || $0.contains("Added") || $0.contains("Attribution:") },
      [
        "d: Added package 1 (session)", "d: Package handler wrote 1 packages", "d: Package handler wrote 0 packages",
        "d: Wrote Attribution: tt:organic tn:Organic net:Organic cam:(null) adg:(null) cre:(null) cl:(null) ct:(null) "
          + "ca:(null) cc:(null)",
        "d: Added package 1 (event'a')", "d: Package handler wrote 1 packages",
        "d: Read Attribution: tt:organic tn:Organic net:Organic cam:(null) adg:(null) cre:(null) cl:(null) ct:(null) "
          + "ca:(null) cc:(null)",
        "d: Package handler read 1 packages", "d: Package handler wrote 1 packages",
        "v: Package handler finished waiting to retry", "d: Package handler wrote 1 packages",
        "v: Package handler finished waiting to retry",
      ])
  }

  /// ADJTimerOnce.m: a request that is made at once comes from a timer, too.
  func testATimerOfNoTimeIsLogged() throws {
    for (askIn, expected) in [
      ("", ["Attribution timer starting. Launching in 0.0 seconds", "Attribution timer fired"]),
      (
        #", "ask_in": 500"#,
        [
          "Waiting to query attribution in 500 milliseconds", "Attribution timer starting. Launching in 0.0 seconds",
          "Attribution timer fired",
        ]
      ),
      (#", "ask_in": 0"#, ["Attribution timer starting. Launching in 0.0 seconds", "Attribution timer fired"]),
    ] {
      let lines = try TestRun(
        #"""
        "app": { "adjust": {} },
        "backend": { "adjust": { "session": { "body": { "adid": "y"\#(askIn) } } } },
        "steps": [ { "install": {} }, { "launch": {} }, { "wait": "9s" } ]
        """#
      ).log(.adjust)
      let timer = lines.filter { $0.contains("ttribution timer") || $0.contains("to query") }
      XCTAssertEqual(timer.map { String($0.dropFirst("\t[Adjust]v: ".count)) }, expected, askIn)
    }
  }

  func testADirectClickIsLoggedAsPublished() throws {
    let run = try TestRun(
      #"""
      "app": { "scheme": "example", "adjust": {} },
      "steps": [
        { "install": {} }, { "launch": {} }, { "wait": "5s" }, { "background": {} }, { "tap": "example://a" },
        { "wait": "2s" }
      ]
      """#)
    let rows = try PublishedLog.rows("AdjustModelTests/Vectors/logs/direct_click_docs.tsv").filter { $0[0] != "..." }
    XCTAssertEqual(rows.count, 5)
    // The page has its own spaces between the names of parameters and their values.
    let expected = rows.map { row in
      LogPattern("[Adjust]\(row[1]): " + Self.squeezed(row[2]), wildcards: Self.wildcards)
    }
    let lines = run.log(.adjust).map(Self.squeezed)
    XCTAssertNil(LogPattern.missing(expected, in: lines), lines.joined(separator: "\n"))
  }

  func testEveryLineOfAPackageHasThePrefixAndNamesArePadded() throws {
    let run = try TestRun(
      #"""
      "app": { "scheme": "example", "adjust": {} },
      "steps": [
        { "install": {} }, { "launch": {} }, { "wait": "5s" },
        { "call": "Adjust.processDeeplink", "with": "example://a?adjust_campaign=c&adjust_x=1" }, { "wait": "2s" }
      ]
      """#)
    let lines = run.log(.adjust)
    let start = try XCTUnwrap(lines.lastIndex(of: "\t[Adjust]d: Added sdk_click 1"))
    XCTAssertEqual(
      Array(lines[(start + 1)...(start + 20)]),
      [
        "\t[Adjust]v: Path:      /sdk_click",
        "\t[Adjust]v: ClientSdk: ios5.5.2",
        "\t[Adjust]v: Parameters:",
        "\t[Adjust]v: \t\tapp_token              abcdefghijkl",
        "\t[Adjust]v: \t\tatt_status             0",
        "\t[Adjust]v: \t\tattribution_deeplink   1",
        "\t[Adjust]v: \t\tcampaign               c",
        "\t[Adjust]v: \t\tclick_time             2026-01-01T00:00:05.000Z+0000",
        "\t[Adjust]v: \t\tcreated_at             2026-01-01T00:00:05.000Z+0000",
        "\t[Adjust]v: \t\tdeeplink               example://a?adjust_campaign=c&adjust_x=1",
        "\t[Adjust]v: \t\tenvironment            sandbox",
        "\t[Adjust]v: \t\tneeds_response_details 1",
        "\t[Adjust]v: \t\tos_name                ios",
        "\t[Adjust]v: \t\tparams                 {\"x\":\"1\"}",
        "\t[Adjust]v: \t\tsession_count          1",
        "\t[Adjust]v: \t\tsession_length         0",
        "\t[Adjust]v: \t\tsource                 deeplink",
        "\t[Adjust]v: \t\tsubsession_count       1",
        "\t[Adjust]v: \t\ttime_spent             0",
        "\t[Adjust]v: Sending request to endpoint: https://analytics.adjust.com/sdk_click",
      ])
    XCTAssertEqual(lines.filter { !$0.hasPrefix("\t[Adjust]") }, [])
  }

  /// `getSessionParameters` and `getClickParameters` of ADJPackageBuilder.m: a session's package has what was known
  /// before it, a click what is known now.
  func testPackagesSayWhichSessionTheyBelongTo() throws {
    let run = try TestRun(
      #"""
      "app": { "scheme": "example", "adjust": { "switches": { "appleAds": "never" } } },
      "steps": [
        { "install": {} }, { "launch": {} }, { "wait": "5s" }, { "background": {} }, { "wait": "1m" }, { "foreground": {} },
        { "call": "Adjust.processDeeplink", "with": "example://a" }, { "background": {} }, { "wait": "1h" },
        { "foreground": {} }, { "call": "Adjust.processDeeplink", "with": "example://b" }, { "wait": "5s" }
      ]
      """#)
    let counts = run.log(.adjust).compactMap { line -> String? in
      if line.contains("Path:") { return line.components(separatedBy: "/").last }
      return line.contains("session_count") ? Self.squeezed(String(line.dropFirst(12))) : nil
    }
    XCTAssertEqual(
      counts,
      [
        "session", "session_count 1", "attribution", "sdk_click", "session_count 1", "subsession_count 2",
        "session", "session_count 2", "subsession_count 2", "sdk_click", "session_count 2", "subsession_count 1",
      ])
  }

  private static func squeezed(_ line: String) -> String {
    line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
  }
}
