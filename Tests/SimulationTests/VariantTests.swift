import DeepLinkSimulator
import XCTest

/// Variants of a scenario, as changes of its description.
final class VariantTests: XCTestCase {
  private let app = """
    "app": {
      "scheme": "shop", "domains": ["shop.example", "shop.onelink.me", "shop.go.link"], "routes": { "a b": "AB" },
      "appsflyer": { "version": "6.15" }, "adjust": { "version": "5.5.2" }
    },
    """

  private func scenario(_ steps: String, more: String = "") throws -> Scenario {
    let text = "{ \"version\": 1, \"name\": \"n\", \(app) \(more) \"steps\": [\(steps)] }"
    return try ScenarioFile(name: "test.json", bytes: Array(text.utf8)).result.get()
  }

  private func steps(_ scenario: Scenario, _ variant: String) throws -> [String] {
    let changed = try VariantCompiler(scenario, apps: AppRegistry()).scenario(
      ScenarioVariant(parsing: variant, sdks: .standard))
    return changed.steps.map { step in
      let verb = step.kind.verb.rawValue
      return step.kind.argument.map { "\(verb) \($0)" } ?? verb
    }
  }

  func testTheAppIsBroughtIntoTheStateRightBeforeTheLink() throws {
    let link = #"{ "tap": "shop://a" }, { "wait": "1s" }"#
    let tests: [(String, String, [String])] = [
      ("", "not-running", []), ("", "background", ["launch", "wait 10s", "background", "wait 10s"]),
      ("", "foreground", ["launch", "wait 10s"]),
      (#"{ "launch": {} },"#, "not-running", ["kill force-quit", "wait 10s"]),
      (#"{ "launch": {} },"#, "background", ["background", "wait 10s"]), (#"{ "launch": {} },"#, "foreground", []),
      (#"{ "launch": {} }, { "background": {} },"#, "not-running", ["kill force-quit", "wait 10s"]),
      (#"{ "launch": {} }, { "background": {} },"#, "background", []),
      (#"{ "launch": {} }, { "background": {} },"#, "foreground", ["foreground", "wait 10s"]),
      (#"{ "launch": {} }, { "alert": {} },"#, "foreground", ["dismissAlert", "wait 10s"]),
      (#"{ "launch": {} }, { "alert": {} },"#, "background", ["dismissAlert", "wait 10s", "background", "wait 10s"]),
    ]
    for (before, state, inserted) in tests {
      let original = try scenario(#"{ "install": {} }, \#(before) \#(link)"#)
      let all = try steps(original, "state=\(state)")
      let own = original.steps.count - 3
      XCTAssertEqual(Array(all[(1 + own)..<(all.count - 2)]), inserted, "\(before) \(state)")
      XCTAssertEqual(all.suffix(2), ["tap shop://a", "wait 1s"])
      XCTAssertNoThrow(
        try VariantCompiler(original, apps: AppRegistry()).compile(
          ScenarioVariant(parsing: "state=\(state)", sdks: .standard)))
    }
  }

  /// Opens a page once the attribution is there.
  @MainActor
  private final class Opener: AdjustDelegate {
    private let environment: AppEnvironment
    init(_ environment: AppEnvironment) { self.environment = environment }

    func adjustAttributionChanged(_ attribution: ADJAttribution?) {
      if let help = URL(string: "https://help.example/") { environment.open(help) }
    }
  }

  /// What code opens before the link is tapped is not among the steps.
  func testAnAppThatHasOpenedTheBrowserIsInTheBackground() throws {
    var apps = AppRegistry()
    apps.register("opener") { _ in DelegateApp { Opener($0) } }
    for (steps, state, inserted) in [
      ("", "background", [String]()), ("", "foreground", ["foreground", "wait 10s"]),
      ("", "not-running", ["kill force-quit", "wait 10s"]),
      (#", { "foreground": {} }"#, "foreground", []),
      (#", { "foreground": {} }"#, "background", ["background", "wait 10s"]),
    ] {
      let text = """
        {
          "version": 1, "name": "n", "app": { "uses": "opener", "scheme": "shop", "adjust": {} },
          "steps": [{ "install": {} }, { "launch": {} }, { "wait": "20s" } \(steps), { "tap": "shop://a" }]
        }
        """
      let original = try ScenarioFile(name: "test.json", bytes: Array(text.utf8)).result.get()
      let changed = try VariantCompiler(original, apps: apps).scenario(
        ScenarioVariant(parsing: "state=\(state)", sdks: .standard))
      let all = changed.steps.map { step in
        step.kind.argument.map { "\(step.kind.verb.rawValue) \($0)" } ?? step.kind.verb.rawValue
      }
      XCTAssertEqual(Array(all.dropFirst(original.steps.count - 1).dropLast()), inserted, "\(steps) \(state)")
    }
  }

  func testALinkKeepsItsDestinationAndParametersInEachForm() throws {
    let oneLink = "https://shop.onelink.me/abcd?pid=Email&deep_link_value=a%20b&x=1"
    for (link, form, expected) in [
      (oneLink, "long", oneLink), (oneLink, "short", "https://shop.onelink.me/abcd/matrix"),
      (oneLink, "universal", "https://shop.example/a b?x=1"),
      (oneLink, "scheme", "shop://a b?pid=Email&deep_link_value=a%20b&x=1"),
      ("https://shop.example/a?x=%26", "long", "https://shop.onelink.me/H5hv?x=%26&deep_link_value=a"),
      ("https://shop.example/a?x=%26", "scheme", "shop://a?x=%26"),
      ("shop://a/c", "universal", "https://shop.example/a/c"),
      ("shop://a/c", "long", "https://shop.onelink.me/H5hv?deep_link_value=a%2Fc"),
    ] {
      let original = try scenario(#"{ "install": {} }, { "tap": "\#(link)" }"#)
      XCTAssertEqual(try steps(original, "link=\(form)").last, "tap \(expected)")
    }
  }

  /// A link of Adjust has its destination in its path, on go.link, adj.st or a domain of the brand.
  func testABrandedLinkKeepsItsPathAndParametersInEachForm() throws {
    let branded = "https://shop.go.link/a/b?x=1&adj_t=abc123"
    let backend = #""backend": { "adjust": { "brandedLinks": { "https://shop.go.link/4xyz": "\#(branded)" } } },"#
    for (link, form, expected) in [
      (branded, "long", branded), (branded, "short", "https://shop.go.link/matrix"),
      (branded, "universal", "https://shop.example/a/b?x=1"), (branded, "scheme", "shop://a/b?x=1&adj_t=abc123"),
      ("https://shop.go.link/4xyz", "long", branded),
      ("https://shop.go.link/4xyz", "short", "https://shop.go.link/4xyz"),
      ("https://shop.go.link/4xyz", "universal", "https://shop.example/a/b?x=1"),
      ("https://abcd.adj.st/a?adj_t=1", "universal", "https://shop.example/a"),
    ] {
      let original = try scenario(#"{ "install": {} }, { "tap": "\#(link)" }"#, more: backend)
      XCTAssertEqual(try steps(original, "link=\(form)").last, "tap \(expected)", link)
    }
    let changed = try VariantCompiler(
      scenario(#"{ "install": {} }, { "tap": "\#(branded)" }"#), apps: AppRegistry()
    ).scenario(ScenarioVariant(parsing: "link=short", sdks: .standard))
    XCTAssertEqual(
      changed.backend[sdk: "adjust"].settings,
      [SettingEntry("brandedLinks", .object([.init("https://shop.go.link/matrix", .string(branded))]))])
  }

  func testADomainOfTheBrandIsOneOfTheLinkService() throws {
    for (domains, form) in [(#"["shop.example"]"#, LinkForm.long), ("[]", .universal)] {
      let text = """
        {
          "version": 1, "name": "n",
          "app": {
            "domains": ["shop.example"], "adjust": { "switches": { "brandedDomains": \(domains) } }
          },
          "steps": [{ "install": {} }, { "tap": "https://shop.example/a" }]
        }
        """
      let original = try ScenarioFile(name: "test.json", bytes: Array(text.utf8)).result.get()
      XCTAssertEqual(VariantCompiler(original, apps: AppRegistry()).linkForm, form)
    }
  }

  func testTheServersKnowTheParametersOfAShortLink() throws {
    let original = try scenario(
      #"{ "install": {} }, { "tap": "https://shop.onelink.me/abcd?pid=Email&deep_link_value=a" }"#)
    let changed = try VariantCompiler(original, apps: AppRegistry()).scenario(
      ScenarioVariant(parsing: "link=short", sdks: .standard))
    XCTAssertEqual(
      changed.backend[sdk: "appsflyer"].settings,
      [
        SettingEntry(
          "shortLinks",
          .object([
            .init(
              "https://shop.onelink.me/abcd/matrix",
              .object([.init("pid", .string("Email")), .init("deep_link_value", .string("a"))]))
          ]))
      ])
    let known = try scenario(
      #"{ "install": {} }, { "tap": "https://shop.onelink.me/abcd/xyz" }"#,
      more:
        #""backend": { "appsflyer": { "shortLinks": { "https://shop.onelink.me/abcd/xyz": { "deep_link_value": "a" } } } },"#
    )
    XCTAssertEqual(try steps(known, "link=long").last, "tap https://shop.onelink.me/abcd?deep_link_value=a")
    XCTAssertEqual(VariantCompiler(known, apps: AppRegistry()).linkForm, .short)
  }

  func testVersionsAndStyleAreThoseOfTheVariant() throws {
    let original = try scenario(#"{ "install": {} }, { "tap": "shop://a" }"#)
    let text = "style=swiftui-app-delegate,appsflyer=6.4,adjust=5.0,ios=ios18.4"
    let variant = try ScenarioVariant(parsing: text, sdks: .standard)
    XCTAssertEqual(variant.description, text)
    let changed = try VariantCompiler(original, apps: AppRegistry()).scenario(variant)
    XCTAssertEqual(changed.platform.style, .swiftUIAppDelegate)
    XCTAssertEqual(changed.platform.profile, "ios18.4")
    XCTAssertEqual(changed.app[sdk: "appsflyer"]?.version, "6.4")
    XCTAssertEqual(changed.app[sdk: "adjust"]?.version, "5.0")
    XCTAssertEqual(try VariantCompiler(original, apps: AppRegistry()).scenario(ScenarioVariant()), original)
  }
}
