import AdjustModel
import SDKContract
import XCTest

/// `ADJLinkResolution`.
final class AdjustLinkResolutionTests: XCTestCase {
  private struct Row {
    var name: String
    var url: String
    var suffixes: [String]? = ["example.com"]
    var answers: [AdjustLinkResolution.Answer] = []
    var requests: [String] = []
    var result: String
    var rule: AdjustRule
  }

  private static let table: [Row] = [
    Row(name: "no host", url: "mailto:a", result: "mailto:a", rule: .resolution(.hostIsNotListed)),
    Row(
      name: "no list", url: "https://a.example.com/x", suffixes: nil, result: "https://a.example.com/x",
      rule: .resolution(.hostIsNotListed)),
    Row(
      name: "other host", url: "https://example.org/x", result: "https://example.org/x",
      rule: .resolution(.hostIsNotListed)),
    Row(
      name: "case counts", url: "https://EXAMPLE.com/x", result: "https://EXAMPLE.com/x",
      rule: .resolution(.hostIsNotListed)),
    Row(
      name: "no dot needed, http becomes https", url: "http://myexample.com/x",
      answers: [.redirect(to: "http://brand.go.link/abcde")], requests: ["https://myexample.com/x"],
      result: "https://brand.go.link/abcde", rule: .resolution(.adjustHostEndsResolution)),
    Row(
      name: "relative", url: "https://example.com/a/b", answers: [.redirect(to: "../c?d=e"), .final],
      requests: ["https://example.com/a/b", "https://example.com/c?d=e"], result: "https://example.com/c?d=e",
      rule: .resolution(.resolutionEndsWithLastURL)),
    Row(
      name: "same URL", url: "https://example.com/a", answers: [.redirect(to: "/a")],
      requests: ["https://example.com/a"], result: "https://example.com/a",
      rule: .resolution(.resolutionEndsWithLastURL)),
    Row(
      name: "error", url: "https://example.com/a", answers: [.redirect(to: "https://b.com/"), .failure],
      requests: ["https://example.com/a", "https://b.com/"], result: "https://b.com/",
      rule: .resolution(.resolutionEndsWithLastURL)),
    Row(
      name: "no redirect", url: "https://example.com/a", answers: [.final],
      requests: ["https://example.com/a"], result: "https://example.com/a",
      rule: .resolution(.resolutionEndsWithLastURL)),
    Row(
      name: "eleven requests", url: "https://example.com/0",
      answers: (1...11).map { .redirect(to: "https://b.com/\($0)") },
      requests: ["https://example.com/0"] + (1...10).map { "https://b.com/\($0)" }, result: "https://b.com/11",
      rule: .resolution(.chainIsLimited)),
  ]

  /// What the table and its requests cite.
  static var citedRules: Set<AdjustRule> {
    Set(table.flatMap { run($0, .v5_5_2).flatMap(\.rules) })
  }

  private static func run(_ row: Row, _ profile: AdjustProfile) -> [[AdjustLinkResolution.Action]] {
    var resolution = AdjustLinkResolution(profile: profile)
    var steps = [resolution.start(row.url, suffixes: row.suffixes, at: .zero)]
    for answer in row.answers { steps.append(resolution.answered(answer, at: .zero)) }
    return steps
  }

  func testRedirectsAreFollowedByHand() {
    for row in Self.table {
      let actions = Self.run(row, .v5_5_2).flatMap { $0 }
      let deadline = VirtualInstant.zero.advanced(by: .seconds(3))
      let requests = actions.compactMap { if case .request(let url, deadline, _) = $0 { url } else { nil } }
      XCTAssertEqual(requests, row.requests, row.name)
      XCTAssertEqual(actions.last, .complete(row.result, via: .dispatchAsync, rule: row.rule), row.name)
      XCTAssertEqual(actions.count, row.requests.count + 1, row.name)
    }
  }

  func testEveryAdjustHostEndsTheChain() {
    for host in ["adjust.com", "adj.st", "go.link", "adjust.cn", "adjust.net.in", "adjust.world", "adjust.io"] {
      var resolution = AdjustLinkResolution(profile: .v5_5_2)
      _ = resolution.start("https://example.com", suffixes: ["example.com"], at: .zero)
      XCTAssertEqual(
        resolution.answered(.redirect(to: "https://a.\(host)/x"), at: .zero),
        [.complete("https://a.\(host)/x", via: .dispatchAsync, rule: .resolution(.adjustHostEndsResolution))])
    }
  }

  func testOlderVersionsLetTheSystemFollowAndRequestAgain() {
    for profile in AdjustProfile.all where profile <= .v5_5_0 {
      var resolution = AdjustLinkResolution(profile: profile)
      func request(_ url: String, _ rule: AdjustRule) -> [AdjustLinkResolution.Action] {
        [.request(url, deadline: VirtualInstant.zero.advanced(by: .seconds(60)), rule: rule)]
      }
      XCTAssertEqual(
        resolution.start("http://example.com/a", suffixes: ["example.com"], at: .zero),
        request("https://example.com/a", .resolution(.requestsListedHost)))
      XCTAssertEqual(
        resolution.answered(.redirect(to: "/b"), at: .zero),
        request("https://example.com/b", .resolution(.followsRedirect)))
      XCTAssertEqual(
        resolution.answered(.final, at: .zero), request("https://example.com/b", .resolution(.followsRedirect)),
        "the result is asked for again")
      XCTAssertEqual(
        resolution.answered(.redirect(to: "https://a.adjust.io/x"), at: .zero),
        request("https://a.adjust.io/x", .resolution(.followsRedirect)))
      let isKnown = profile >= AdjustProfile.named("5.4.6") ?? .v5_6
      XCTAssertEqual(
        resolution.answered(.final, at: .zero),
        isKnown
          ? [.complete("https://a.adjust.io/x", via: nil, rule: .resolution(.adjustHostEndsResolution))]
          : request("https://a.adjust.io/x", .resolution(.followsRedirect)), profile.version)
    }
  }

  func testWithoutAnAnswerOlderVersionsKnowOnlyWhereTheyBegan() {
    for profile in AdjustProfile.all where profile < .v5_5_2 {
      var resolution = AdjustLinkResolution(profile: profile)
      _ = resolution.start("https://example.com/a", suffixes: ["example.com"], at: .zero)
      _ = resolution.answered(.redirect(to: "/b"), at: .zero)
      let isNew = profile > .v5_5_0
      XCTAssertEqual(
        resolution.answered(.failure, at: .zero),
        [
          .complete(
            isNew ? "https://example.com/b" : "https://example.com/a", via: isNew ? .dispatchAsync : nil,
            rule: .resolution(.resolutionEndsWithLastURL))
        ], profile.version)
    }
  }

  func testWhatTheSystemFollowsHasEightSecondsInAll() {
    guard let profile = AdjustProfile.named("5.5.1") else { return XCTFail("no 5.5.1") }
    var resolution = AdjustLinkResolution(profile: profile)
    _ = resolution.start("https://example.com/0", suffixes: ["example.com"], at: .zero)
    var waits: [Duration] = []
    for hop in 1...3 {
      let now = VirtualInstant.zero.advanced(by: .milliseconds(hop * 2500))
      for case .request(_, let deadline, _) in resolution.answered(.redirect(to: "/\(hop)"), at: now) {
        waits.append(now.duration(to: deadline))
      }
    }
    XCTAssertEqual(waits, [.seconds(3), .seconds(3), .milliseconds(500)])
  }

  func testTheLinkComesBackAsItIsWhereThereIsNothingToAsk() {
    for profile in AdjustProfile.all {
      let isNew = profile > .v5_5_0
      for link in [nil, "https://other.example/x"] as [String?] {
        var resolution = AdjustLinkResolution(profile: profile)
        XCTAssertEqual(
          resolution.start(link, suffixes: ["example.com"], at: .zero),
          [.complete(link, via: isNew ? .dispatchAsync : nil, rule: .resolution(.hostIsNotListed))], profile.version)
        XCTAssertEqual(resolution.answered(.failure, at: .zero), [])
      }
    }
  }

  func testWithoutAListFewVersionsResolveEveryLink() {
    var requesting: [String] = []
    for profile in AdjustProfile.all {
      var resolution = AdjustLinkResolution(profile: profile)
      if case .request? = resolution.start("https://example.com", suffixes: nil, at: .zero).first {
        requesting.append(profile.version)
      }
    }
    XCTAssertEqual(requesting, ["5.4.6", "5.5.0"])
  }

  func testOnlyHTTPInLowerCaseIsMadeSecure() {
    for (link, requested) in [
      ("http://example.com/a", "https://example.com/a"), ("HTTP://example.com/a", "HTTP://example.com/a"),
    ] {
      var resolution = AdjustLinkResolution(profile: .v5_5_2)
      guard case .request(let url, _, _)? = resolution.start(link, suffixes: ["example.com"], at: .zero).first else {
        return XCTFail(link)
      }
      XCTAssertEqual(url, requested)
    }
  }
}

extension [AdjustLinkResolution.Action] {
  fileprivate var rules: [AdjustRule] {
    map { action in
      switch action {
      case .request(_, _, let rule), .complete(_, _, let rule): rule
      }
    }
  }
}
