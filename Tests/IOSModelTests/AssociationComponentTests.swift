import SDKContract
import XCTest

@testable import IOSModel

/// Components of association files that were published, with the links that a device opened the app for, or did not.
final class AssociationComponentTests: XCTestCase {
  private func component(_ change: (inout AssociationComponent) -> Void) -> AssociationComponent {
    var component = AssociationComponent()
    change(&component)
    return component
  }

  private func opensApp(_ link: String, _ components: [AssociationComponent]) -> Bool {
    var router = RouterTable.router { $0.firstFile.details.components = components }
    let decision = router.route(Link(link), from: .otherApp)
    let rule: PlatformRule =
      decision.destination == .browser ? .association(.componentDecides) : .routing(.universalLinkOpensApp)
    XCTAssertTrue([rule, .association(.slashesAtTheEnds)].contains(decision.rule), link)
    return decision.destination == .app(.universalLink)
  }

  private func assertOpensApp(
    _ rows: [(link: String, opensApp: Bool)], _ components: [AssociationComponent], line: UInt = #line
  ) {
    for row in rows {
      XCTAssertEqual(opensApp("https://example.com" + row.link, components), row.opensApp, row.link, line: line)
    }
  }

  /// The file of gist.github.com/albertodebortoli/37bd9e91fa4336ca4c38d346d13daf8a, and what it says of each link.
  func testPathQueryAndFragmentAllFit() {
    let items: [[AssociationComponent.Item]] = [
      [.init("key", "value")], [.init("key1", "?*"), .init("key2", "?*")], [.init("key1", "?*")],
    ]
    let components = zip(["/", "/path/?*", "/path/?*"], items).map { path, items in
      component {
        $0.path = path
        $0.query = .items(items)
        $0.fragment = "anchor"
      }
    }
    assertOpensApp(
      [
        ("/?key=value#anchor", true), ("/path/something/?key1=value#anchor", true),
        ("/path/somethingElse/?key1=value1&key2=value2#anchor", true), ("/#different", false),
        ("/path/something/?key2=value#different", false), ("/path/?key1=value#anchor", false),
        ("/path/something/?key1=#anchor", false),
      ], components)
  }

  /// The example of Apple's page on `applinks.Details.Components`.
  func testTheFirstComponentThatFitsDecides() {
    let components = [
      component {
        $0.fragment = "no_universal_links"
        $0.exclude = true
      },
      component { $0.path = "/buy/*" },
      component {
        $0.path = "/help/website/*"
        $0.exclude = true
      },
      component {
        $0.path = "/help/*"
        $0.query = .items([.init("articleNumber", "????")])
      },
    ]
    assertOpensApp(
      [
        ("/buy/shoes", true), ("/buy/shoes#no_universal_links", false), ("/help/website/a?articleNumber=1234", false),
        ("/help/a?articleNumber=1234", true), ("/help/a?articleNumber=12", false), ("/help/a", false),
        ("/other", false),
        ("/help/a?articleNumber=1234&x=y", true), ("/help/a?articleNumber=1234&articleNumber=1", false),
      ], components)
  }

  /// developer.apple.com/forums/thread/678345: an exclusion behind what takes all links excludes nothing.
  func testAnExclusionBehindWhatTakesAllExcludesNothing() {
    let all = component { $0.path = "/*" }
    let exclusion = component {
      $0.path = "/e/*"
      $0.exclude = true
    }
    assertOpensApp([("/e/1", true)], [all, exclusion])
    assertOpensApp([("/e/1", false), ("/f", true)], [exclusion, all])
  }

  /// developer.apple.com/forums/thread/712348: a fragment is no part of the path.
  func testAFragmentIsMatchedUnderItsOwnKey() {
    assertOpensApp([("/#/market", false)], [component { $0.path = "/#/market" }])
    assertOpensApp([("/#/market", true), ("/#/shop", false), ("/", false)], [component { $0.fragment = "*market*" }])
  }

  /// element-hq/element-call, pull request 1693: a star also stands for an item that is not there.
  func testAStarFitsAnItemThatIsNotThere() {
    assertOpensApp([("/", true), ("/?a", true)], [component { $0.query = .items([.init("a", "*")]) }])
    assertOpensApp(
      [("/", false), ("/?a", false), ("/?a=", false), ("/?a=b", true), ("/?b=a", false)],
      [component { $0.query = .items([.init("a", "?*")]) }])
    assertOpensApp([("/", false), ("/?a=b", true), ("/?a", true)], [component { $0.query = .whole("a*") }])
    assertOpensApp([("/", true), ("/?a=b", true)], [component { $0.query = .whole("*") }])
  }

  func testCapitalsAndEscapes() {
    let loose = component {
      $0.path = "/Straße/*"
      $0.query = .items([.init("Größe", "GROß")])
      $0.caseSensitive = false
      $0.percentEncoded = false
    }
    assertOpensApp([("/STRA%C3%9FE/1?gr%C3%B6%C3%9fe=gro%C3%9F", true), ("/strasse/1", false)], [loose])
    assertOpensApp([("/A", true), ("/a", false), ("/%41", false)], [component { $0.path = "/A" }])
  }

  /// What Apple's `swcutil match` of macOS 27.0 says of single components, as recorded in
  /// sergii-ziborov/blazingly-aasa, conformance/oracle.
  func testComponentsFitWhatSwcutilSaysTheyFit() {
    let paths: [(pattern: String, fits: [String], fitsNot: [String])] = [
      ("/buy/*", ["/buy", "/buy/", "/buy/42", "/buy//", "/buy/42/x"], ["/buyer", "/bu"]), ("/a/b/*", ["/a/b"], []),
      ("/buy*", ["/buy"], []), ("/a/*/c", [], ["/a/c"]), ("/buy", ["/buy", "/buy/"], []),
      ("/buy/", ["/buy", "/buy//"], []), ("/a/b/", ["/a/b"], []), ("/", ["/", ""], []),
      ("abc", ["/abc"], ["/abcd", "/xabc"]), ("buy/*", ["/buy/42"], []), ("abc/*", ["/abc"], []),
      ("*abc", ["/xabc"], []), ("//abc", ["/abc"], []), ("a/b", ["/a/b"], []), ("/id/????", ["/id/4815"], ["/id/481"]),
      ("/a/?*", ["/a/b"], ["/a/"]), ("/a%20b", ["/a%20b"], []), ("/a b", [], ["/a%20b"]), ("/a/b", [], ["/a%2Fb"]),
      ("/caf%C3%A9", [], ["/caf%c3%a9"]), ("/café", [], ["/caf%C3%A9"]), ("*", ["/", "", "/a/b"], []),
    ]
    for row in paths {
      let each = component { $0.path = row.pattern }
      assertOpensApp(row.fits.map { ($0, true) } + row.fitsNot.map { ($0, false) }, [each])
    }
    let decoded = { (path: String) in
      self.component {
        $0.path = path
        $0.percentEncoded = false
      }
    }
    assertOpensApp([("/a%20b", true)], [decoded("/a b")])
    assertOpensApp([("/a%20b", false)], [decoded("/a%20b")])
    assertOpensApp([("/a%2Fb", true)], [decoded("/a/b")])
    assertOpensApp([("/caf%C3%A9", true)], [decoded("/café")])
    let item = { (name: String, value: String) in self.component { $0.query = .items([.init(name, value)]) } }
    assertOpensApp([("/x?a=1", true), ("/x", true)], [item("b", "*")])
    assertOpensApp([("/x?a=1", true), ("/x?b=1&b=2", false)], [item("b", "")])
    assertOpensApp([("/x?a=1", false)], [item("b", "1")])
    assertOpensApp([("/x?id=7&id=42", false), ("/x?id=42&id=7", false)], [item("id", "42")])
    assertOpensApp([("/x?id=7&id=42", true)], [item("id", "?*")])
    assertOpensApp([("/x?id=7&id=7", true)], [item("id", "7")])
    assertOpensApp([("/x?a=1", true), ("/x?a=1&b=2", false), ("/x", false)], [component { $0.query = .whole("a=1") }])
    assertOpensApp([("/x", false)], [component { $0.query = .whole("?*") }])
    assertOpensApp([("/x", true)], [component { $0.query = .whole("") }])
    assertOpensApp([("/x", true)], [component { $0.fragment = "*" }, component { $0.fragment = "" }])
    assertOpensApp([("/x", false)], [component { $0.fragment = "?*" }])
    assertOpensApp([("/x", true)], [component { $0.fragment = "" }])
    assertOpensApp([("/anything", true)], [component { _ in }])
    let apples = component {
      $0.path = "abc"
      $0.query = .whole("def")
      $0.fragment = "*"
    }
    assertOpensApp([("/abc?def", true), ("/abc", false), ("?def", false)], [apples])
  }

  func testADecisionThatHangsOnASlashSaysSo() {
    let buy = component { $0.path = "/buy/*" }
    let exclusion = component {
      $0.path = "/buy/*"
      $0.exclude = true
    }
    let rows: [(String, [AssociationComponent], PlatformRule)] = [
      ("/buy", [buy], .association(.slashesAtTheEnds)), ("/buy/", [buy], .routing(.universalLinkOpensApp)),
      ("/buy", [exclusion, component { _ in }], .association(.slashesAtTheEnds)),
      ("/buy/1", [exclusion, component { _ in }], .association(.componentDecides)),
    ]
    for (path, components, rule) in rows {
      var router = RouterTable.router { $0.firstFile.details.components = components }
      XCTAssertEqual(router.route(Link("https://example.com" + path), from: .otherApp).rule, rule, path)
    }
  }

  /// The examples of Apple's page on `applinks.SubstitutionVariables`, and what `swcutil` of macOS 27.0 says of such
  /// files, as recorded in sergii-ziborov/blazingly-aasa, conformance/oracle and docs/parity.md.
  func testVariablesStandForOneOfTheirTexts() {
    let food = SubstitutionVariable("food", ["burrito", "pizza", "sushi", "samos?"])
    let dishes = component { $0.path = "/$(lang)_$(region)/$(food)/" }
    let rows: [(link: String, file: AssociationComponent, opensApp: Bool)] = [
      ("/en_US/pizza/", dishes, true), ("/ar_CA/samosa/", dishes, true), ("/zh_GB/sushi/", dishes, true),
      ("/en_US/tacos/", dishes, false), ("/qq_ZZ/pizza/", dishes, false), ("/en-US/pizza/", dishes, false),
      ("/en_UK/pizza/", dishes, false), ("/EN_us/PIZZA/", dishes, false),
      ("/EN_us/PIZZA/", folded(dishes), true), ("/x", component { $0.path = "/$(upper)" }, false),
      ("/x", folded(component { $0.path = "/$(upper)" }), true),
      ("/7f", component { $0.path = "/$(digit)$(xdigit)" }, true),
      ("/77", component { $0.path = "/$(digit)" }, false),
      ("/a?l=fil", component { $0.query = .items([.init("l", "$(lang)")]) }, true),
      ("/a?l=xx", component { $0.query = .items([.init("l", "$(lang)")]) }, false),
      ("/a#v7", component { $0.fragment = "v$(alnum)" }, true), ("/pizza", component { $0.path = "/$(Food)" }, false),
    ]
    for row in rows {
      let router = RouterTable.router {
        $0.firstFile.details.components = [row.file]
        $0.firstFile.details.substitutionVariables = [food]
      }
      assertRoute(
        row.link, router, opensApp: row.opensApp, because: row.opensApp ? .association(.defaultsAndVariables) : nil)
    }
  }

  /// What `swcutil` of macOS 27.0 says of files with defaults, as recorded in sergii-ziborov/blazingly-aasa,
  /// conformance/oracle/swcutil-gap-probes.tsv.
  func testDefaultsFillWhatAComponentLeavesOut() {
    let anything = component { $0.fragment = "*" }
    let foo = component { $0.path = "/foo" }
    let rows:
      [(link: String, file: AssociationComponent, defaults: AssociationComponent, opensApp: Bool, isCited: Bool)] = [
        ("/bar", anything, component { $0.path = "/foo/*" }, false, true),
        ("/foo/1", anything, component { $0.path = "/foo/*" }, true, false),
        ("/bar", anything, component { $0.exclude = true }, false, true),
        ("/bar?id=7", anything, component { $0.query = .items([.init("id", "??")]) }, false, true),
        ("/FOO", foo, component { $0.caseSensitive = true }, false, false),
        ("/FOO", foo, component { $0.caseSensitive = false }, true, true),
        ("/foo", foo, component { $0.path = "/bar" }, true, false),
      ]
    for row in rows {
      let router = RouterTable.router {
        $0.firstFile.details.components = [row.file]
        $0.firstFile.details.componentDefaults = row.defaults
      }
      assertRoute(
        row.link, router, opensApp: row.opensApp, because: row.isCited ? .association(.defaultsAndVariables) : nil)
    }
  }

  private func folded(_ component: AssociationComponent) -> AssociationComponent {
    var folded = component
    folded.caseSensitive = false
    return folded
  }

  private func assertRoute(_ link: String, _ router: LinkRouter, opensApp: Bool, because rule: PlatformRule?) {
    var router = router
    let decision = router.route(Link("https://example.com" + link), from: .otherApp)
    XCTAssertEqual(decision.destination, opensApp ? .app(.universalLink) : .browser, link)
    if let rule { XCTAssertEqual(decision.rule, rule, link) }
  }

  func testADeviceWithAnOldFileTakesAllLinks() {
    var router = RouterTable.router {
      $0.firstFile.details.components = [component { $0.path = "/a" }]
      $0.switches.staleAssociation = true
    }
    XCTAssertEqual(router.route("https://example.com/b", from: .otherApp).rule, .faults(.staleAssociation))
  }
}
