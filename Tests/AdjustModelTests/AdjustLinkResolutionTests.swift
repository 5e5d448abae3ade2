import SDKContract
import AdjustModel
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
      name: "relative", url: "https://example.com/a/b", answers: [.redirect(to: "../c?d=e"), .final("")],
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
      name: "no redirect", url: "https://example.com/a", answers: [.final("https://example.com/a")],
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
    var steps = [resolution.start(row.url, suffixes: row.suffixes)]
    for answer in row.answers { steps.append(resolution.answered(answer)) }
    return steps
  }

  func testRedirectsAreFollowedByHand() {
    for row in Self.table {
      let actions = Self.run(row, .v5_5_2).flatMap { $0 }
      let requests = actions.compactMap { if case .request(let url, false, _) = $0 { url } else { nil } }
      XCTAssertEqual(requests, row.requests, row.name)
      XCTAssertEqual(actions.last, .complete(row.result, via: .dispatchAsync, rule: row.rule), row.name)
      XCTAssertEqual(actions.count, row.requests.count + 1, row.name)
    }
  }

  func testEveryAdjustHostEndsTheChain() {
    for host in ["adjust.com", "adj.st", "go.link", "adjust.cn", "adjust.net.in", "adjust.world", "adjust.io"] {
      var resolution = AdjustLinkResolution(profile: .v5_5_2)
      _ = resolution.start("https://example.com", suffixes: ["example.com"])
      XCTAssertEqual(
        resolution.answered(.redirect(to: "https://a.\(host)/x")),
        [.complete("https://a.\(host)/x", via: .dispatchAsync, rule: .resolution(.adjustHostEndsResolution))])
    }
  }

  func testOlderVersionsLetTheSystemFollowAndRequestAgain() {
    var resolution = AdjustLinkResolution(profile: .v5_4_4)
    XCTAssertEqual(
      resolution.start("https://example.com/a", suffixes: ["example.com"]),
      [.request("https://example.com/a", followsRedirects: true, rule: .resolution(.requestsListedHost))])
    XCTAssertEqual(
      resolution.answered(.final("https://example.com/a")),
      [.request("https://example.com/a", followsRedirects: true, rule: .resolution(.followsRedirect))])
    XCTAssertEqual(
      resolution.answered(.final("https://a.adjust.io/x")),
      [.request("https://a.adjust.io/x", followsRedirects: true, rule: .resolution(.followsRedirect))])
    XCTAssertEqual(
      resolution.answered(.final("https://a.go.link/x")),
      [.complete("https://a.go.link/x", via: nil, rule: .resolution(.adjustHostEndsResolution))])
    XCTAssertEqual(resolution.answered(.failure), [])
  }

  func testWithoutALinkThereIsNoCallback() {
    var resolution = AdjustLinkResolution(profile: .v5_5_2)
    XCTAssertEqual(resolution.start(nil, suffixes: ["example.com"]), [])
    XCTAssertEqual(resolution.answered(.failure), [])
  }
}

extension AdjustLinkResolution.Action {
  fileprivate var rule: AdjustRule {
    switch self {
    case .request(_, _, let rule), .complete(_, _, let rule): rule
    }
  }
}

extension [AdjustLinkResolution.Action] {
  fileprivate var rules: [AdjustRule] { map(\.rule) }
}
