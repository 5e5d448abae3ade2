import AdjustModel
import Foundation
import SDKContract
import XCTest

/// What the servers answer.
final class AdjustBackendTests: XCTestCase {
  private let session = AdjustRequest(id: 1, kind: .session(count: 1))
  private let attribution = AdjustRequest(id: 2, kind: .attribution(initiatedBy: .sdk))

  private func body(_ answer: AdjustAnswer?, line: UInt = #line) -> Payload {
    guard case .json(let body)? = answer else {
      XCTFail("no JSON", line: line)
      return Payload([])
    }
    return body
  }

  private func deeplink(_ body: Payload) -> PayloadValue? {
    guard case .object(let members)? = body["attribution"] else { return nil }
    return members.first { $0.key == "deeplink" }?.value
  }

  func testAClickBecomesTheLinkOfTheAttributionAnswer() {
    var backend = AdjustBackend()
    backend.appScheme = "example"
    backend.clicked(
      "https://brandname.go.link/summer-clothes?promo=beach&adj_t=abc123&adj_label=l&adj_campaign=c%20d", at: .zero)
    let body = body(backend.answer(to: attribution, at: .zero))
    XCTAssertEqual(
      body.json,
      #"{"adid":"0123456789abcdef0123456789abcdef","app_token":"abcdefghijkl","attribution":{"#
        + #""tracker_token":"abc123","tracker_name":"Network::c d","network":"Network","campaign":"c d","#
        + #""click_label":"l","deeplink":"example://summer-clothes?promo=beach&adj_t=abc123&adj_label=l"#
        + #"&adj_campaign=c%20d&adjust_no_sdkclick=1"},"message":"Attribution found","#
        + #""timestamp":"2026-01-01T00:00:00.000Z+0000"}"#)
    XCTAssertNil(self.body(backend.answer(to: session, at: .zero))["deeplink"])
  }

  func testTheLinkOfLinkMeIsTheOneThatBroughtTheInstall() {
    let bringsLink = RuleID.adjust(.delays(.linkMeBringsLink))
    for (link, isFirst, rules, deeplink) in [
      ("https://brandname.go.link/hats?adj_t=abc123", true, RuleSwitches(), "example://hats?adj_t=abc123"),
      ("https://brandname.go.link/hats?adj_t=abc123", false, RuleSwitches(), "example://hats?adj_t=abc123"),
      ("https://brandname.go.link/hats?adj_t=abc123", true, RuleSwitches(disabled: [bringsLink]), nil),
      ("https://example.com/hats?adj_t=abc123", true, RuleSwitches(), nil),
    ] {
      var backend = AdjustBackend()
      backend.appScheme = "example"
      backend.marksLinks = false
      backend.datesAttributions = true
      backend.rules = rules
      let click = AdjustRequest(id: 4, kind: .sdkClick(AdjustClick(link, source: .linkMe, at: .zero)))
      if !isFirst { _ = backend.answer(to: session, at: .zero) }
      let answer = body(backend.answer(to: click, at: .zero))
      XCTAssertEqual(answer.rules, deeplink == nil ? [] : [bringsLink], link)
      if isFirst { _ = backend.answer(to: session, at: .zero) }
      let body = body(backend.answer(to: attribution, at: .zero))
      XCTAssertEqual(self.deeplink(body), deeplink.map { .string($0) }, link)
      XCTAssertTrue(body.json.contains(#""is_reattributed":false"#), body.json)
    }
  }

  func testAnswersHaveTheMembersOfThePublishedSamples() throws {
    let file = try XCTUnwrap(
      JSONSerialization.jsonObject(with: AdjustVectors.data("response_samples.json")) as? [String: Any])
    let samples = try XCTUnwrap(file["samples"] as? [[String: Any]])
    var backend = AdjustBackend()
    backend.sessionAskIn = 2000
    backend.attributionAskIn = 200
    for (id, request) in [
      ("RP1", session), ("RP2", AdjustRequest(id: 3, kind: .session(count: 2))), ("RP6", attribution),
    ] {
      let sample = try XCTUnwrap(samples.first { $0["id"] as? String == id })
      let expected = try XCTUnwrap(sample["body"] as? [String: Any])
      let body = body(backend.answer(to: request, at: .zero))
      XCTAssertEqual(body.entries.map(\.key), expected.keys.sorted(), id)
      XCTAssertEqual(body["message"], .string(try XCTUnwrap(expected["message"] as? String)), id)
      XCTAssertEqual((body.dictionary["timestamp"] as? String)?.count, (expected["timestamp"] as? String)?.count, id)
    }
  }

  /// The message and the error of adjust/flutter_sdk#126; without its rule the event is accepted.
  func testARefusedEventGetsTheReason() throws {
    let event = AdjustRequest(id: 4, kind: .event(token: "abc123", callbackID: nil))
    for refusal in AdjustRefusal.allCases {
      var backend = AdjustBackend()
      backend.eventRefusal = refusal
      guard let rule = refusal.rule else {
        XCTAssertEqual(body(backend.answer(to: event, at: .zero))["message"], .string("Event tracked 'abc123'"))
        continue
      }
      guard case .rejected(let body)? = backend.answer(to: event, at: .zero) else {
        XCTFail("\(refusal) is no reason")
        continue
      }
      XCTAssertEqual(body.entries.map(\.key), ["error", "message", "timestamp"])
      XCTAssertEqual(body["message"], .string("Event request failed (\(refusal.rawValue))"))
      XCTAssertEqual(body["error"], body["message"])
      XCTAssertEqual(body.rules, [RuleID(rule)])
      backend.rules = RuleSwitches(disabled: [RuleID(rule)])
      XCTAssertEqual(self.body(backend.answer(to: event, at: .zero))["message"], .string("Event tracked 'abc123'"))
    }
  }

  func testALinkNamesItsCampaign() {
    let table = [
      ("https://app.adjust.com/abc123", ["abc123", "Network::Campaign", "Campaign", nil, nil, nil]),
      (
        "https://app.adjust.com/abc123?campaign=c&adgroup=a%20b&creative=d&label=l&adj_campaign=x",
        ["abc123", "Network::c::a b::d", "c", "a b", "d", "l"]
      ),
      (
        "https://brandname.go.link/?adj_t=abc123&adj_creative=d&campaign=x&label=x",
        ["abc123", "Network::Campaign::d", "Campaign", nil, "d", nil]
      ),
      (
        "https://a1b2.ulink.adjust.com/ulink/a?adjust_t=abc123&adjust_campaign=c&campaign=x",
        ["abc123", "Network::c", "c", nil, nil, nil]
      ),
      ("https://brandname.go.link/a?adj_campaign=", ["tracker", "Network::Campaign", "Campaign", nil, nil, nil]),
    ]
    let names = ["tracker_token", "tracker_name", "campaign", "adgroup", "creative", "click_label"]
    for (link, values) in table {
      var backend = AdjustBackend()
      backend.clicked(Link(link), at: .zero)
      guard case .object(let members)? = body(backend.answer(to: attribution, at: .zero))["attribution"] else {
        return XCTFail("no attribution")
      }
      let found = names.map { name in members.first { $0.key == name }?.value }
      XCTAssertEqual(found, values.map { $0.map { .string($0) } }, link)
    }
  }

  func testTheAnswerToAnEventNamesItsToken() throws {
    var backend = AdjustBackend()
    for (kind, message) in [
      (AdjustRequest.Kind.event(token: "6aj7ly"), "Event tracked '6aj7ly'"),
      (.adRevenue(source: "applovin_max_sdk"), "Ad revenue tracked"),
    ] {
      let body = body(backend.answer(to: AdjustRequest(id: 1, kind: kind), at: .zero))
      XCTAssertEqual(body["message"], .string(message))
    }
  }

  func testPlacementDecidesWhichAnswersHaveTheLink() {
    let table: [(AdjustLinkPlacement, inSession: Bool, inAttribution: Bool)] = [
      (.attributionAnswer, false, true), (.sessionAnswer, true, false), (.both, true, true),
    ]
    for row in table {
      for repeats in [true, false] {
        var backend = AdjustBackend()
        backend.deeplink = "example://a"
        backend.linkPlacement = row.0
        backend.repeatsLink = repeats
        let first = body(backend.answer(to: session, at: .zero))["deeplink"] != nil
        let second = deeplink(body(backend.answer(to: attribution, at: .zero))) != nil
        XCTAssertEqual([first, second], [row.inSession, row.inAttribution], "\(row.0)")
        let again = deeplink(body(backend.answer(to: attribution, at: .zero))) != nil
        XCTAssertEqual(again, row.inAttribution && repeats, "\(row.0)")
      }
    }
  }

  func testAReinstallGetsTheLinkAgainUnlessSwitchedOff() {
    for answersReinstalls in [true, false] {
      var backend = AdjustBackend()
      backend.appScheme = "example"
      backend.answersReinstalls = answersReinstalls
      backend.clicked("https://brand.go.link/a", at: .zero)
      var links: [Bool] = []
      for _ in 1...2 {
        _ = backend.answer(to: session, at: .zero)
        links.append(deeplink(body(backend.answer(to: attribution, at: .zero))) != nil)
      }
      XCTAssertEqual(links, [true, answersReinstalls])
      backend.clicked("https://brand.go.link/b", at: .zero)
      _ = backend.answer(to: session, at: .zero)
      XCTAssertNotNil(deeplink(body(backend.answer(to: attribution, at: .zero))))
    }
  }

  func testAnswersHaveTheMembersOfTheSamplesOfVersion5() throws {
    let click = VirtualInstant.zero
    let install = VirtualInstant.zero.advanced(by: .seconds(28 * 60 + 49))
    for (id, isOrganic) in [("RP11", false), ("RP12", true)] {
      let sample = try XCTUnwrap(try sample(id)["attribution"] as? [String: Any])
      var backend = AdjustBackend()
      backend.datesAttributions = true
      backend.appScheme = "example"
      backend.start = try time(isOrganic ? "2025-11-02T03:10:36Z" : "2026-03-17T12:10:55Z")
      if !isOrganic { backend.clicked("https://brand.go.link/a?adj_t=abc123", at: click) }
      _ = backend.answer(to: session, at: install)
      guard case .object(let members)? = body(backend.answer(to: attribution, at: install))["attribution"] else {
        return XCTFail(id)
      }
      // What only a campaign with ad groups has is left out.
      let expected = Set(sample.keys).subtracting(["adgroup", "creative"])
      XCTAssertEqual(Set(members.map(\.key)), expected, id)
      for key in ["engagement_time", "installed_at", "first_session_time"] {
        let value = members.first { $0.key == key }?.value
        XCTAssertEqual(value, .string(try XCTUnwrap(sample[key] as? String)), "\(id) \(key)")
      }
      XCTAssertEqual(members.last, PayloadEntry("is_reattributed", .bool(false)), id)
      if !isOrganic { XCTAssertEqual(members.map(\.key).suffix(5).first, "deeplink") }
    }
  }

  func testTheFirstSessionOfAnotherInstallIsRefusedForTwentyMinutes() throws {
    let sample = try sample("RP13")
    let filled = { (key: String) in
      try XCTUnwrap(sample[key] as? String).replacingOccurrences(of: "{app_token}", with: "abcdefghijkl")
        .replacingOccurrences(of: "{adid}", with: "0123456789abcdef0123456789abcdef")
    }
    var backend = AdjustBackend()
    backend.start = try time("2021-09-06T13:01:40Z")
    _ = backend.answer(to: session, at: .zero)
    // Sent once more, it is the same session, not one of another install.
    XCTAssertEqual(body(backend.answer(to: session, at: .zero))["message"], .string("Install tracked"))
    backend.lostApp()
    let again = VirtualInstant(microseconds: 1_097_877_000)
    guard case .rejected(let refusal)? = backend.answer(to: session, at: again) else { return XCTFail("not refused") }
    XCTAssertEqual(Set(refusal.entries.map(\.key)), Set(sample.keys))
    for key in sample.keys { XCTAssertEqual(refusal[key], .string(try filled(key)), key) }

    backend.lostApp()
    let later = VirtualInstant(microseconds: 1_200_000_000)
    XCTAssertEqual(body(backend.answer(to: session, at: later))["message"], .string("Session tracked"))
  }

  func testInactivityAndAnotherTrackerMakeAClickCountOnAKnownDevice() {
    let day: Int64 = 86_400_000_000
    for (tracker, days, counts) in [("def", 7, true), ("def", 6, false), ("abc", 8, false)] as [(String, Int64, Bool)] {
      var backend = AdjustBackend()
      backend.appScheme = "example"
      backend.datesAttributions = true
      backend.inactivityPeriod = .seconds(7 * 86_400)
      backend.clicked("https://brand.go.link/a?adj_t=abc", at: .zero)
      _ = backend.answer(to: session, at: .zero)
      let later = VirtualInstant(microseconds: days * day)
      backend.lostApp()
      backend.clicked(Link("https://brand.go.link/b?adj_t=\(tracker)"), at: later)
      _ = backend.answer(to: session, at: later)
      let body = body(backend.answer(to: attribution, at: later))
      let link = counts ? "b?adj_t=\(tracker)" : "a?adj_t=abc"
      XCTAssertEqual(deeplink(body), .string("example://\(link)&adjust_no_sdkclick=1"))
      guard case .object(let members)? = body["attribution"] else { return XCTFail("no attribution") }
      XCTAssertEqual(members.last, PayloadEntry("is_reattributed", .bool(counts)))
    }
  }

  private func sample(_ id: String) throws -> [String: Any] {
    let file = try JSONSerialization.jsonObject(with: AdjustVectors.data("response_samples.json"))
    let samples = try XCTUnwrap((file as? [String: Any])?["samples"] as? [[String: Any]])
    return try XCTUnwrap(samples.first { $0["id"] as? String == id }?["body"] as? [String: Any], id)
  }

  private func time(_ date: String) throws -> UTCTime {
    let seconds = try XCTUnwrap(ISO8601DateFormatter().date(from: date)).timeIntervalSince1970
    return UTCTime(microseconds: Int64(seconds) * 1_000_000)
  }

  func testWithoutAClickTheInstallIsOrganic() {
    var backend = AdjustBackend()
    let body = body(backend.answer(to: attribution, at: .zero))
    XCTAssertNil(deeplink(body))
    XCTAssertTrue(body.json.contains(#""network":"Organic""#))
  }

  func testAskInIsRepeatedAsOftenAsConfigured() {
    var backend = AdjustBackend()
    backend.attributionAskIn = 200
    backend.attributionAskInRepetitions = 2
    let asked = (1...3).map { _ in body(backend.answer(to: attribution, at: .zero))["ask_in"] != nil }
    XCTAssertEqual(asked, [true, true, false])
  }

  func testOverridesAreSetAndClearedAtRunTime() {
    var backend = AdjustBackend()
    let body = Payload([PayloadEntry("message", .string("m"))])
    let table: [(AdjustAnswerOverride, String)] = [
      (.status(200, body), "json m"), (.status(500, body), "rejected m"), (.status(500, nil), "failure"),
      (.status(429, body), "failure"), (.failure(.cannotFindHost), "failure"), (.malformed, "failure"),
      (.failure(.timedOut), "nobody answers"),
    ]
    for (override, expected) in table {
      backend.override(.session, with: override)
      let answer = backend.answer(to: session, at: .zero)
      switch answer {
      case .json(let body): XCTAssertEqual("json \(body.dictionary["message"] ?? "")", expected)
      case .rejected(let body): XCTAssertEqual("rejected \(body.dictionary["message"] ?? "")", expected)
      case .failure, .unanswered: XCTAssertEqual("failure", expected)
      case nil: XCTAssertEqual("nobody answers", expected)
      }
    }
    backend.removeOverride(.session)
    XCTAssertEqual(self.body(backend.answer(to: session, at: .zero))["message"], .string("Install tracked"))
  }

  func testTimestampsAreUTCWithoutACalendar() {
    let table: [(start: Int64, now: Int64, text: String)] = [
      (0, 0, "1970-01-01T00:00:00.000Z+0000"),
      (1_614_816_189_040, 0, "2021-03-04T00:03:09.040Z+0000"),
      (1_709_251_199_999, 1000, "2024-03-01T00:00:00.000Z+0000"),
      (1_709_251_199_999, 999, "2024-02-29T23:59:59.999Z+0000"),
      (951_782_400_000, 0, "2000-02-29T00:00:00.000Z+0000"),
      (-1, 0, "1969-12-31T23:59:59.999Z+0000"),
      (4_102_444_799_000, 1_000_000, "2100-01-01T00:00:00.000Z+0000"),
    ]
    for row in table {
      var backend = AdjustBackend()
      backend.start = UTCTime(microseconds: row.start * 1000)
      let body = body(backend.answer(to: session, at: VirtualInstant(microseconds: row.now)))
      XCTAssertEqual(body["timestamp"], .string(row.text))
    }
  }
}
