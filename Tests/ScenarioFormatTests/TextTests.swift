import SDKContract
import XCTest

@testable import ScenarioFormat

final class TextTests: XCTestCase {
  func testDurationsAreReadInEveryUnit() {
    let durations: [(String, Duration)] = [
      ("0s", .zero), ("1us", .microseconds(1)), ("300ms", .milliseconds(300)), ("2.5s", .milliseconds(2500)),
      ("1m", .seconds(60)), ("20m", .seconds(1200)), ("1.5h", .seconds(5400)), ("2d", .seconds(172_800)),
      ("0.000001s", .microseconds(1)), ("1.100000s", .milliseconds(1100)), ("007s", .seconds(7)),
      ("36500d", .seconds(36_500 * 86_400)), ("0.5d", .seconds(43_200)),
    ]
    for (text, duration) in durations {
      XCTAssertEqual(DurationText.parse(text.utf8), duration, text)
    }
  }

  func testWhatIsNoDurationIsNotRead() {
    let texts = [
      "", "s", "5", "5 s", " 5s", "5s ", "-5s", "+5s", "5S", "5sec", "1m30s", ".5s", "5.s", "1e3s", "0x5s", "∞s",
      "0.0000001s", "0.5us", "36501d", "99999999999999999999s", "1.99999999999999999999999h",
    ]
    for text in texts {
      XCTAssertNil(DurationText.parse(text.utf8), text)
      XCTAssertNotNil(DurationText.complaint(about: Array(text.utf8)[...]), text)
    }
  }

  func testDurationsAreWrittenInTheUnitThatIsShortest() {
    let durations: [(Duration, String)] = [
      (.zero, "0s"), (.microseconds(1), "1us"), (.microseconds(1500), "1.5ms"), (.milliseconds(300), "300ms"),
      (.milliseconds(2500), "2.5s"), (.seconds(59), "59s"), (.seconds(60), "1m"), (.seconds(90), "90s"),
      (.seconds(600), "10m"), (.seconds(7200), "2h"), (.seconds(86_400), "1d"),
      (.microseconds(61_000_001), "61.000001s"),
    ]
    for (duration, text) in durations {
      XCTAssertEqual(DurationText.write(duration), text)
      XCTAssertEqual(DurationText.parse(text.utf8), duration)
    }
  }

  func testADurationOfADoubleIsTheOneThatItSays() {
    for (seconds, text) in [(70.3, "70.3s"), (0.009, "9ms"), (0.1 + 0.2, "300ms"), (-2.3, "-2.3s")] {
      XCTAssertEqual(DurationText.write(.seconds(seconds)), text)
      XCTAssertEqual(Duration.seconds(seconds).microseconds, Int64((seconds * 1_000_000).rounded()), text)
    }
    XCTAssertEqual(Duration(attoseconds: .max).microseconds, .max)
  }

  func testADurationThatIsFinerThanTheClockIsWrittenAsItIs() {
    for (nanoseconds, text) in [(300, "0.3us"), (1500, "1.5us"), (-1, "-0.001us"), (1_000_000_001, "1000000.001us")] {
      XCTAssertEqual(DurationText.write(.nanoseconds(nanoseconds)), text)
      XCTAssertNil(DurationText.parse(text.utf8))
    }
  }

  func testLinksThatPeoplePasteAreURLs() {
    let urls = [
      "https://example.com", "https://example.com/path?a=b#c", "HTTPS://EXAMPLE.COM", "example://", "example:path",
      "fb123://authorize#access_token=1", "https://brandname.go.link/a?b=%7B%7D&c={d}|e", "http://localhost:8080/",
      "https://müller.example/ß", "a+b.c-d://x", "https://example.com/%zz", "https://user@example.com",
      "https://[::1]/", "https://example.com/" + String(repeating: "a", count: 8192),
    ]
    for url in urls { XCTAssertNil(URLText.complaint(about: Array(url.utf8)[...]), url) }
  }

  func testWhatIsNoURLIsRefused() {
    let urls = [
      "", "example", "example.com/a", "//example.com", "1a://b", ":a", "é://a", "a:", "https:", "https://",
      "https:///a",
      "https:a", "https://?a", "https://#a", "https://exa mple.com", "a:\t", "a:b\u{7F}", "a:\n",
    ]
    for url in urls { XCTAssertNotNil(URLText.complaint(about: Array(url.utf8)[...]), url) }
  }

  func testDomainsAreHostNames() {
    let label = String(repeating: "a", count: 63)
    for domain in ["example.com", "*.example.com", "a-b.c1.example", "xn--mller-kva.de", "\(label).de"] {
      XCTAssertNil(DomainText.complaint(about: Array(domain.utf8)[...]), domain)
    }
    let wrong = [
      "", "example", "example.", ".example.com", "-a.com", "a-.com", "a..b", "*.com.", "*example.com", "a.*.com",
      "*.", "exämple.com", "a_b.com", "\(label)a.de", "https://example.com", "example.com/", "example.com:80",
      Array(repeating: label, count: 5).joined(separator: "."),
    ]
    for domain in wrong { XCTAssertNotNil(DomainText.complaint(about: Array(domain.utf8)[...]), domain) }
  }

  func testPathsAreNoURLs() {
    for path in ["/", "*", "/a b", "/shop/*", "*?", "/é", "//", "a", "?", "a:b", "/to/https://example.com", "NOT"] {
      XCTAssertNil(PathText.complaint(about: Array(path.utf8)[...]), path)
    }
    for path in ["", " /", "NOT /a", "https://example.com/a"] {
      XCTAssertNotNil(PathText.complaint(about: Array(path.utf8)[...]), path)
    }
  }

  func testIDsOfRulesAreCapitalsAndDigitsInParts() {
    for rule in ["IOS-COLD-1", "AF-GCD-3", "A-0", "SIM-PROC-12B-C"] {
      XCTAssertNil(RuleText.complaint(about: Array(rule.utf8)[...]), rule)
    }
    for rule in ["", "A", "A-", "-A", "A--1", "1-A", "A1-B", "a-1", "A-b", "A_1", "A-1 ", "A-1\n", "Ä-1"] {
      XCTAssertNotNil(RuleText.complaint(about: Array(rule.utf8)[...]), rule)
    }
  }

  func testALineOfAScheduleNamesTwoEventsOrAnEventAndItsTime() {
    for line in [
      "a#1 before b#2", "answer link resolution#12 before wait#1", "a before b#1 before c#2", "é#1 before 😀#9",
      "a#1 at 2.1s", "look at me#12 at 900.001ms", "a#1 at 0s",
    ] {
      XCTAssertNil(ConstraintText.complaint(about: Array(line.utf8)[...]), line)
      XCTAssertNotNil(line.range(of: ConstraintText.pattern, options: .regularExpression), line)
      let written = ConstraintText.parse(line).map { parsed in
        switch parsed {
        case .order(let first, let second): ConstraintText.write(first, before: second)
        case .time(let event, let time): ConstraintText.write(event, at: time)
        }
      }
      XCTAssertEqual(written, line)
    }
    let wrong = [
      "", "a", "a#1", "a before b", "a#1 before b", "a before b#1", "a#0 before b#1", "a#01 before b#1",
      "#1 before b#1",
      "a#1  before b#1", "a#1 before b#1 ", "a#1 before b#1000000", "a#1 after b#1", "a#1 before b#1\n",
      "a#x before b#1", "a at 2s", "a#1 at", "a#1 at ", "a#1 at 2", "a#1 at -2s", "a#1 at 2s ", "a#1 at  2s",
      "a#1 at 2s before b#1", "a#1 at b#1",
    ]
    for line in wrong { XCTAssertNotNil(ConstraintText.complaint(about: Array(line.utf8)[...]), line) }
  }

  func testDatesAreReadWithAndWithoutATime() {
    let dates = [
      ("2026-01-31", "2026-01-31T00:00:00.000Z"), ("2024-02-29", "2024-02-29T00:00:00.000Z"),
      ("2026-01-31T23:59:59Z", "2026-01-31T23:59:59.000Z"), ("2026-01-31T00:00:00.123Z", "2026-01-31T00:00:00.123Z"),
      ("0000-01-01", "0000-01-01T00:00:00.000Z"), ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"),
    ]
    for (text, date) in dates { XCTAssertEqual(DateText.read(Array(text.utf8)[...]).map(DateText.write), date) }
    let wrong = [
      "", "2026", "2026-1-1", "2026-00-01", "2026-04-31", "2025-02-29", "1900-02-29", "2026-01-01T24:00:00Z",
      "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z", "2026-01-01 00:00:00Z", "2026-01-01T00:00:00",
      "2026-01-01T00:00Z",
    ]
    for text in wrong { XCTAssertNil(DateText.read(Array(text.utf8)[...]), text) }
  }

  func testTheNearestNameIsSuggested() {
    let names = ["install", "uninstall", "launch", "tap"]
    XCTAssertEqual(Spelling.nearest(to: "instal", in: names), "install")
    XCTAssertEqual(Spelling.nearest(to: "isntall", in: names), "install")
    XCTAssertEqual(Spelling.nearest(to: "LAUNCH", in: names), "launch")
    XCTAssertEqual(Spelling.nearest(to: "tpa", in: names), "tap")
    XCTAssertNil(Spelling.nearest(to: "reboot", in: names))
    XCTAssertNil(Spelling.nearest(to: "", in: names))
    XCTAssertNil(Spelling.nearest(to: String(repeating: "install", count: 100), in: names))
  }

  func testAMemberIsFoundWithoutItsType() {
    let names = ["Adjust.enable", "AppsFlyerLib.start", "didFinishLaunching"]
    XCTAssertEqual(Spelling.sameMember(as: "Enable", in: names), "Adjust.enable")
    XCTAssertEqual(Spelling.sameMember(as: "AppDelegate.didFinishLaunching", in: names), "didFinishLaunching")
    XCTAssertNil(Spelling.sameMember(as: "Adjust.", in: ["", "Adjust.enable"]))
    XCTAssertNil(Spelling.sameMember(as: "able", in: names))
  }
}
