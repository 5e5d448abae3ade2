import DeepLinkSimulator
import TestSupport
import XCTest

/// Which association file each domain of an app has, and what the file of one domain means for the links of another.
final class AssociatedDomainTests: XCTestCase {
  /// Returns what each link opens, in the order of the taps.
  private func opened(
    _ links: [String], app: String, steps: String = "", platform: String = "{}"
  ) throws -> [LinkOutcome] {
    let taps = links.map { #"{ "tap": "\#($0)" }"# }
    let run = try TestRun(
      """
      "platform": \(platform),
      "app": { \(app) },
      "steps": [{ "install": {} }\(steps), \(taps.joined(separator: ", "))]
      """)
    return run.result.trace.events.compactMap { event in
      if case .routing(let outcome, _) = event.occurrence, [.opensApp, .opensBrowser].contains(outcome) {
        outcome
      } else {
        nil
      }
    }
  }

  private let vendors = #""appsflyer": { "customDomains": ["Click.shop.example"] }, "adjust": {}"#

  func testTheKeysOfTheAppDescribeTheFileOfItsOwnSites() throws {
    let domains = ["shop.example", "*.onelink.me", "click.shop.example", "a.go.link", "a.adj.st"]
    let list = domains.map { "\"\($0)\"" }.joined(separator: ", ")
    let links = ["https://shop.example/x", "https://b.onelink.me/x", "https://click.shop.example/x"]
    XCTAssertEqual(
      try opened(
        links + ["https://a.go.link/x", "https://a.adj.st/x"],
        app: #""domains": [\#(list)], "paths": ["/a"], \#(vendors)"#),
      [.opensBrowser, .opensApp, .opensApp, .opensApp, .opensApp])
    // Without its SDK, a vendor's domain is one like any other.
    XCTAssertEqual(
      try opened(links, app: #""domains": [\#(list)], "paths": ["/a"]"#),
      [.opensBrowser, .opensBrowser, .opensBrowser])
  }

  func testTheKeysOfTheAppDescribeTheFileOfAVendorWhereThereIsNoOther() throws {
    let links = ["https://b.onelink.me/x", "https://b.onelink.me/a"]
    XCTAssertEqual(
      try opened(links, app: #""domains": ["b.onelink.me"], "paths": ["/a"], "appsflyer": {}"#),
      [.opensBrowser, .opensApp])
    let entry = #""associations": { "shop.example": {} }"#
    XCTAssertEqual(
      try opened(
        links + ["https://shop.example/x"],
        app: #""domains": ["b.onelink.me", "shop.example"], "paths": ["/a"], \#(entry), "appsflyer": {}"#),
      [.opensBrowser, .opensApp, .opensApp])
  }

  func testAnEntryDescribesTheFileOfItsDomain() throws {
    let app = #"""
      "domains": ["shop.example", "other.example", "b.onelink.me"], "paths": ["/a"], "appsflyer": {},
      "associations": { "*.Other.example": { "state": "without-app" }, "b.onelink.me": { "paths": ["/b"] } }
      """#
    let links = [
      "https://shop.example/a", "https://other.example/a", "https://b.onelink.me/a", "https://b.onelink.me/b",
    ]
    XCTAssertEqual(try opened(links, app: app), [.opensApp, .opensBrowser, .opensBrowser, .opensApp])
    // A switch of the device is about all domains.
    XCTAssertEqual(
      try opened(links, app: app, platform: #"{ "switches": { "associationMissing": true } }"#),
      [.opensBrowser, .opensBrowser, .opensBrowser, .opensBrowser])
  }

  func testASiteChangesItsFile() throws {
    let app = #""domains": ["shop.example", "*.other.example", "b.onelink.me"], "appsflyer": {}"#
    let links = ["https://shop.example/x", "https://a.other.example/x", "https://b.onelink.me/x"]
    func opened(_ file: String) throws -> [LinkOutcome] {
      try self.opened(links, app: app, steps: #", { "associationFile": \#(file) }, { "wait": "8d" }"#)
    }
    XCTAssertEqual(try opened(#"{ "paths": ["/a"] }"#), [.opensBrowser, .opensBrowser, .opensApp])
    XCTAssertEqual(
      try opened(#"{ "domain": "other.example", "paths": ["/a"] }"#), [.opensApp, .opensBrowser, .opensApp])
    XCTAssertEqual(
      try opened(#"{ "domain": "b.onelink.me", "state": "missing" }"#), [.opensApp, .opensApp, .opensBrowser])
  }

  func testAnUpdateMayComeAtAnyTime() async throws {
    let scenario = """
      {
        "version": 1, "name": "Update",
        "app": { "scheme": "shop", "gates": ["login"], "routes": { "a": "A" } },
        "steps": [{ "install": {} }, { "tap": "shop://a" }, { "openGate": "login" }],
        "anytime": [{ "update": {} }],
        "expect": [{ "whenever": "store", "eventually": "route A" }],
      }
      """
    let test = try ScenarioTest(text: scenario, app: .described)
    let failures = await test.failuresInOrders(of: [.expectationsOfScenario])
    // An update between the link and the login ends the process, and nothing launches the app again.
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.description.contains("anytime update") == true, "\(failures)")
  }
}
