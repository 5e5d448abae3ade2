import DeepLinkSimulator
import TestSupport
import XCTest

/// What Adjust's log says of the activity state (ADJActivityState.m, description).
final class AdjustStateLogTests: XCTestCase {
  /// The states that a run writes and reads, without what is the same in all of them.
  private func states(
    _ steps: String, version: String = "5.5.2", adjust: String = "", backend: String = ""
  ) throws -> [String] {
    let log = try TestRun(
      #"""
      "app": { "scheme": "example", "adjust": { "version": "\#(version)"\#(adjust) } },
      "backend": { "adjust": { \#(backend) } },
      "steps": [ { "install": {} }, { "launch": {} }\#(steps) ]
      """#
    ).log(.adjust)
    return log.compactMap { line in
      line.firstRange(of: " Activity state: ").map { range in
        String(line[..<range.lowerBound].suffix(5).trimmingPrefix(" ")) + " " + String(line[range.upperBound...])
      }
    }
  }

  func testTheStateOfAFirstSession() throws {
    let written = "Wrote ec:0 sc:1 ssc:1 ask:0 sl:0.0 ts:0.0 la:1767225600.0 pt:(null) gdprf:0 dtpsc:0 att:0"
    // The second line comes from the tracking status of the package, the others from the answers and their adids.
    XCTAssertEqual(
      Array(try states(#", { "wait": "9s" }"#).prefix(2)), [written, written])
    XCTAssertEqual(
      try states(#", { "wait": "9s" }"#, backend: #""session": { "body": { "adid": "y", "ask_in": 2000 } }"#)
        .map { $0.split(separator: " ")[4] }, ["ask:0", "ask:0", "ask:1", "ask:1", "ask:0", "ask:0"])
  }

  /// ADJActivityState.m of each version.
  func testWhatTheStateHasDependsOnTheVersion() throws {
    for (version, end) in [
      ("4.12.0", "la:1767225600.0 dt:(null)"), ("4.13.0", "la:1767225600.0 dt:(null) gdprf:0"),
      ("4.22.1", "la:1767225600.0 dt:(null) gdprf:0"), ("4.23.0", "dt:(null) gdprf:0 dtps:0 att:0"),
      ("4.29.7", "dt:(null) gdprf:0 dtps:0 att:0"),
      ("4.38.4", "dt:(null) gdprf:0 dtps:0 dtpsc:0 att:0"), ("5.0.0", "pt:(null) gdprf:0 dtpsc:0 att:0"),
    ] {
      let state = try XCTUnwrap(states("", version: version).first, version)
      XCTAssertTrue(state.hasSuffix(end), "\(version) \(state)")
    }
  }

  /// ADJActivityHandler.m, processSessionI, endI and eventI: a pause counts for the length of a session, and not for
  /// the time spent in the app.
  func testSessionsHaveALengthAndTimeSpent() throws {
    let steps = #"""
      , { "wait": "10s" }, { "background": {} }, { "wait": "5s" }, { "foreground": {} }, { "wait": "2s" },
      { "call": "Adjust.trackEvent", "with": "a" }, { "wait": "3s" }, { "background": {} }, { "wait": "1h" },
      { "foreground": {} }
      """#
    let states = try states(steps, adjust: #", "switches": { "appleAds": "never" }"#)
    func parts(_ state: String) -> String { state.split(separator: " ")[1...7].joined(separator: " ") }
    var seen: [String] = []
    for state in states.map(parts) where seen.last != state { seen.append(state) }
    XCTAssertEqual(
      seen.filter { !$0.contains("ask:1") },
      [
        "ec:0 sc:1 ssc:1 ask:0 sl:0.0 ts:0.0 la:1767225600.0", "ec:0 sc:1 ssc:1 ask:0 sl:10.0 ts:10.0 la:1767225610.0",
        "ec:0 sc:1 ssc:2 ask:0 sl:15.0 ts:10.0 la:1767225615.0",
        "ec:1 sc:1 ssc:2 ask:0 sl:17.0 ts:12.0 la:1767225617.0",
        "ec:1 sc:1 ssc:2 ask:0 sl:20.0 ts:15.0 la:1767225620.0", "ec:1 sc:2 ssc:1 ask:0 sl:0.0 ts:0.0 la:1767229220.0",
      ])
  }

  /// ADJActivityHandler.m, foregroundTimerFiredI: the last activity of an app in front is at most a minute ago.
  func testAnHourInFrontCounts() throws {
    let states = try states(#", { "wait": "1h" }, { "background": {} }"#)
    XCTAssertTrue(try XCTUnwrap(states.last).contains("sl:3600.0 ts:3600.0"), states.joined(separator: "\n"))
  }

  func testALaterLaunchReadsTheState() throws {
    let states = try states(#", { "wait": "9s" }, { "kill": {} }, { "launch": {} }"#)
    let read = try XCTUnwrap(states.firstIndex { $0.hasPrefix("Read ec:0 sc:1 ssc:1 ask:0") })
    XCTAssertEqual(states[..<read].filter { $0.hasPrefix("Read") }, [])
    XCTAssertGreaterThan(states.count, read + 1)
  }

  func testWhatTheAppSetsIsWritten() throws {
    for (steps, part) in [
      (#"{ "call": "Adjust.setPushToken", "with": "abc" }"#, "pt:abc gdprf:0"),
      (#"{ "call": "Adjust.gdprForgetMe" }"#, "pt:(null) gdprf:1"),
      (#"{ "trackingAuthorization": "denied" }, { "wait": "2m" }"#, "att:2"),
    ] {
      let states = try states(#", { "wait": "9s" }, \#(steps)"#)
      XCTAssertTrue(try XCTUnwrap(states.last).contains(part), "\(part) \(states)")
    }
    XCTAssertTrue(
      try states("", adjust: #", "switches": { "coppaCompliance": true }"#).contains { $0.contains("dtpsc:1") })
    XCTAssertTrue(
      try states(
        #", { "wait": "9s" }, { "call": "Adjust.trackEvent", "with": "a" }, { "wait": "2s" }"#,
        backend: #""event": { "body": { "tracking_state": "opted_out" } }"#
      ).contains { $0.contains("gdprf:1") })
  }

  /// ADJActivityHandler.m, setEnabledI: the state is written before anything else happens.
  func testAChangeOfTheSettingIsWritten() throws {
    let enabled = #", { "wait": "9s" }, { "call": "Adjust.enable" }"#
    let changed = #", { "wait": "9s" }, { "call": "Adjust.disable" }, { "call": "Adjust.enable" }"#
    XCTAssertEqual(try states(changed).count, try states(enabled).count + 2)
  }

  /// ADJPackageBuilder.m; adjust/ios_sdk#445 prints the package of a click by 4.23.2 with these parameters.
  func testPackagesHaveTheStateOfTheSession() throws {
    let lines = try TestRun(
      #"""
      "app": { "scheme": "example", "adjust": { "switches": { "appleAds": "never" } } },
      "steps": [
        { "install": {} }, { "launch": {} }, { "wait": "10.6s" }, { "call": "Adjust.setPushToken", "with": "abc" },
        { "call": "Adjust.trackEvent", "with": "a" }
      ]
      """#
    ).log(.adjust)
    let start = try XCTUnwrap(lines.lastIndex { $0.hasSuffix("/event") && $0.contains("Path") })
    for line in [
      "att_status             0", "event_count            1", "push_token             abc", "session_length         11",
      "time_spent             11",
    ] {
      XCTAssertTrue(lines[start...].contains("\t[Adjust]v: \t\t" + line), line)
    }
  }

  /// ADJActivityHandler.m, initI and invokeClientSkanUpdateCallbackWithResult.
  func testTheDefaultTrackerAndTheDelegateOfSKAdNetworkAreNamed() throws {
    final class TrackedApp: AppUnderTest {
      let integration = AppIntegration.own
      func startProcess(_ environment: AppEnvironment) {
        let config = ADJConfig(appToken: "token", environment: "sandbox")
        config?.defaultTracker = "abc123"
        environment.adjust.initSdk(config)
      }
      func endProcess() {}
      func releaseDelegate(of sdk: SDKName) {}
    }
    let log = try TestRun(
      #""app": { "adjust": {} }, "steps": [ { "install": {} }, { "launch": {} } ]"#, makeApp: { _ in TrackedApp() }
    ).log(.adjust)
    XCTAssertTrue(log.contains("\t[Adjust]i: Default tracker: 'abc123'"), log.joined(separator: "\n"))
    XCTAssertTrue(log.contains("\t[Adjust]v: \t\tdefault_tracker        abc123"))
    let line = "\t[Adjust]d: Launching delegate's method adjustSkanUpdatedWithConversionData:"
    for (backend, count) in [("", 1), (#""session": { "body": { "adid": "y", "skadn_conv_value": 3 } }"#, 2)] {
      let log = try TestRun(
        #"""
        "app": { "adjust": { "switches": { "reportsSKAN": true } } }, "backend": { "adjust": { \#(backend) } },
        "steps": [ { "install": {} }, { "launch": {} }, { "wait": "5s" } ]
        """#
      ).log(.adjust)
      XCTAssertEqual(log.filter { $0 == line }.count, count)
    }
  }
}
