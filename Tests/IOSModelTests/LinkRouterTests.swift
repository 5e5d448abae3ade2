import SDKContract
import XCTest

@testable import IOSModel

final class LinkRouterTests: XCTestCase {
  private typealias RoutingDecision = LinkRouter.RoutingDecision

  private func router(_ change: (inout LinkRouter) -> Void = { _ in }) -> LinkRouter {
    RouterTable.router(change)
  }

  func testEveryRowOfTheTable() {
    for row in RouterTable.rows {
      var router = RouterTable.router(row.change)
      let decision = router.route(Link(row.url), from: row.origin, universalLinksOnly: row.universalLinksOnly)
      XCTAssertEqual(decision, RoutingDecision(row.destination, rule: row.rule), "\(row.url) from \(row.origin)")
    }
  }

  func testALongPressIsRememberedForItsDomainOnly() {
    var router = router { $0.switches.developerMode = true }
    let here = "https://example.com/a"
    let there = "https://go.example.org/a"
    _ = router.route(Link(here), from: .openInBrowser)
    XCTAssertEqual(router.approval(for: "example.com"), .browser)
    XCTAssertEqual(
      router.route(Link(here), from: .otherApp), RoutingDecision(.browser, rule: .routing(.userChoseBrowser)))
    XCTAssertEqual(
      router.route(Link(there), from: .otherApp),
      RoutingDecision(.app(.universalLink), rule: .routing(.universalLinkOpensApp))
    )
    _ = router.route(Link(here), from: .openInApp)
    XCTAssertEqual(router.approval(for: "example.com"), .app)
    XCTAssertEqual(
      router.route(Link(here), from: .otherApp),
      RoutingDecision(.app(.universalLink), rule: .routing(.universalLinkOpensApp)))
    router.switches.userChoseBrowser = true
    XCTAssertEqual(router.route(Link(here), from: .otherApp).destination, .app(.universalLink))
    XCTAssertEqual(router.route(Link(there), from: .otherApp).destination, .browser)
  }

  func testALongPressOnAnotherLinkIsNotRemembered() {
    var router = router()
    _ = router.route("https://elsewhere.com/", from: .openInBrowser)
    XCTAssertEqual(router.approval(for: "elsewhere.com"), .unspecified)
    router.isInstalled = false
    _ = router.route("https://example.com/", from: .openInBrowser)
    XCTAssertEqual(router.approval(for: "example.com"), .unspecified)
  }

  func testTheSwitchesOfAConfigurationReachTheRouter() {
    func decision(
      _ origin: TapOrigin, _ url: String, _ change: (inout RoutingSwitches) -> Void
    ) -> RoutingDecision {
      var switches = RoutingSwitches()
      change(&switches)
      var router = LinkRouter(switches)
      router.isInstalled = true
      router.scheme = "example"
      router.domains = ["example.com"]
      router.firstFile.details.paths = ["/a"]
      return router.route(Link(url), from: origin)
    }
    let universal = "https://example.com/a"
    let scheme = "example://a"
    XCTAssertEqual(decision(.otherApp, universal) { $0.associationDenied = true }.rule, .routing(.associationDenied))
    XCTAssertEqual(
      decision(.otherApp, "https://example.com/b") { $0.staleAssociation = true }.rule, .faults(.staleAssociation))
    XCTAssertEqual(decision(.otherApp, universal) { $0.userChoseBrowser = true }.rule, .routing(.userChoseBrowser))
    XCTAssertEqual(decision(.safari, universal) { $0.sameDomainSafari = true }.rule, .routing(.sameDomainSafari))
    XCTAssertEqual(decision(.otherApp, scheme) { $0.sharedScheme = .opensOtherApp }.destination, .otherApp)
    XCTAssertEqual(decision(.safari, scheme) { $0.schemeDialogCancelled = true }.destination, .nothing)
    XCTAssertEqual(
      decision(.thirdPartyBrowser, universal) { $0.thirdPartyBrowserOpensApp = true }.destination,
      .app(.universalLink))
    XCTAssertEqual(
      decision(.otherApp, "http://example.com/a") { $0.httpLinksAreUniversal = false }.destination, .browser)
    XCTAssertEqual(decision(.otherApp, universal) { _ in }.destination, .app(.universalLink))
  }

  func testStrangeTextsOpenNothingFromAnywhere() {
    let texts = [
      "", " ", ":", "://", "https", "https:", "https:/", "https://", "https:///path", "https://?q", "https://:443/",
      "https://example.com:8a/", "https://exam ple.com/", "https://example.com/a b",
      "https://[::1/", "https://[::1]x/", "https://ex<ample.com/", "1scheme://a", "-a://b", "é://b", "a b://c",
      "\u{0}", "https://example.com/\n", "https://@/", "https://example.com:+443/", "\u{1F600}",
    ]
    for text in texts {
      for origin in TapOrigin.allCases {
        var router = router()
        XCTAssertEqual(
          router.route(Link(text), from: origin), RoutingDecision(.nothing, rule: .routing(.unparsableLink)),
          "\(text) \(origin)")
      }
    }
  }

  /// What opens at each time, where the site and the device may have different association files.
  func testTheFileOfTheDeviceDecides() {
    typealias Step = (hours: Int, what: What)
    enum What {
      case install
      case update
      case site(AssociationFile)
      case open(String, LinkRouter.Destination, PlatformRule)
    }
    func file(_ paths: [String], excluding excluded: [String] = []) -> AssociationFile {
      var file = AssociationFile()
      (file.details.paths, file.details.excludedPaths) = (paths, excluded)
      return file
    }
    func play(_ steps: [Step], domain: String = "example.com", _ change: (inout LinkRouter) -> Void = { _ in }) {
      var router = LinkRouter()
      router.domains = [domain]
      router.firstFile.details.paths = ["/a"]
      change(&router)
      for step in steps {
        let now = VirtualInstant.zero.advanced(by: .seconds(step.hours * 3600))
        switch step.what {
        case .install: _ = router.install(at: now)
        case .update: _ = router.update(at: now)
        case .site(let file): router.siteChanges(to: file, now: now)
        case .open(let path, let destination, let rule):
          XCTAssertEqual(
            router.route(Link("https://example.com" + path), from: .otherApp, at: now),
            RoutingDecision(destination, rule: rule), "\(path) after \(step.hours) hours")
        }
      }
    }
    let app = LinkRouter.Destination.app(.universalLink)
    let opens = PlatformRule.routing(.universalLinkOpensApp)
    play([
      (0, .install), (1, .site(file(["/b"]))), (100, .open("/a", app, .faults(.staleAssociation))),
      (100, .open("/b", .browser, .association(.copyDecides))), (100, .open("/c", .browser, .routing(.pathNotMatched))),
      (168, .open("/a", .browser, .routing(.pathNotMatched))), (168, .open("/b", app, opens)),
    ])
    // The second change comes a day before the device asks, and is seen a week later.
    play([
      (0, .install), (1, .site(file(["/b"]))), (160, .site(file(["/c"]))),
      (170, .open("/b", app, .association(.networkLags))), (170, .open("/c", .browser, .association(.networkLags))),
      (336, .open("/c", app, opens)),
    ])
    play([
      (0, .site(file(["/b"]))), (23, .install), (23, .open("/b", .browser, .association(.networkLags))),
      (24, .install), (24, .open("/b", app, opens)),
    ])
    play(
      [(0, .site(file(["/b"]))), (1, .install), (1, .open("/b", app, opens))], domain: "example.com?mode=developer"
    ) { $0.switches.developerMode = true }
    play([
      (0, .install), (0, .open("/a", .browser, .association(.notFetchedYet))),
      (1, .open("/a", .browser, .association(.notFetchedYet))),
      (2, .open("/a", app, opens)),
    ]) { $0.switches.associationDelay = .seconds(7200) }
    // The week counts from the installation, even if nothing depended on time then.
    play([
      (72, .install), (73, .site(file(["/b"]))), (192, .open("/a", app, .faults(.staleAssociation))),
      (239, .open("/b", .browser, .association(.copyDecides))), (240, .open("/b", app, opens)),
    ])
    // An update asks again, and the week counts from it.
    play([
      (0, .install), (1, .site(file(["/b"]))), (100, .open("/b", .browser, .association(.copyDecides))), (101, .update),
      (101, .open("/b", app, opens)), (102, .site(file(["/c"]))), (168, .open("/b", app, .faults(.staleAssociation))),
      (269, .open("/c", app, opens)), (270, .install), (270, .open("/c", app, opens)),
    ])
    // Until the answer to an update has come, the device keeps its copy.
    play([
      (0, .install), (2, .open("/a", app, opens)), (3, .site(file(["/b"]))), (99, .update),
      (100, .open("/a", app, .faults(.staleAssociation))), (101, .open("/b", app, opens)),
    ]) { $0.switches.associationDelay = .seconds(7200) }
    var missing = AssociationFile()
    missing.approval = .unspecified
    play([
      (0, .install), (1, .site(missing)), (2, .open("/a", app, .faults(.staleAssociation))),
      (168, .open("/a", .browser, .routing(.associationMissing))),
    ])
  }

  func testAnInstallationShowsWhatIsFetched() {
    func fetches(_ change: (inout LinkRouter) -> Void) -> [String] {
      var router = LinkRouter()
      router.domains = ["*.example.com", "applinks:example.org?mode=developer"]
      change(&router)
      return router.install(at: .zero).map(\.text)
    }
    let network = "fetches apple-app-site-association of example.org through Apple's CDN"
    XCTAssertEqual(fetches { _ in }, [])
    XCTAssertEqual(
      fetches { $0.firstFile.approval = .denied },
      ["fetches apple-app-site-association of example.com through Apple's CDN", network])
    XCTAssertEqual(
      fetches {
        $0.switches.staleAssociation = true
        $0.switches.developerMode = true
      }.last, "fetches apple-app-site-association of example.org from the site itself")
  }

  // MARK: A file for each domain

  private func file(_ paths: [String]) -> AssociationFile {
    var file = AssociationFile()
    file.details.paths = paths
    return file
  }

  /// Returns what opens, after the files of the domains have been set.
  private func decision(
    _ domains: [String], _ link: String, _ change: (inout LinkRouter) -> Void
  ) -> RoutingDecision {
    var router = LinkRouter()
    router.isInstalled = true
    router.domains = domains
    change(&router)
    return router.route(Link(link), from: .otherApp)
  }

  func testTheFileOfALinksOwnDomainDecides() {
    let domains = ["shop.example", "brand.example"]
    func decision(_ link: String) -> RoutingDecision {
      self.decision(domains, link) {
        $0.firstFile.details.paths = ["/product/*"]
        $0.serve(["brand.example": AssociationFile()])
      }
    }
    let app = LinkRouter.Destination.app(.universalLink)
    XCTAssertEqual(
      decision("https://brand.example/x"), RoutingDecision(app, rule: .association(.fileOfTheDomain)))
    // Where the files agree, nothing but the usual rule is to be said.
    XCTAssertEqual(
      decision("https://brand.example/product/1"), RoutingDecision(app, rule: .routing(.universalLinkOpensApp)))
    XCTAssertEqual(
      decision("https://shop.example/x"), RoutingDecision(.browser, rule: .routing(.pathNotMatched)))
    var missing = AssociationFile()
    missing.approval = .unspecified
    let withoutFile = self.decision(domains, "https://brand.example/x") { $0.serve(["brand.example": missing]) }
    XCTAssertEqual(withoutFile, RoutingDecision(.browser, rule: .routing(.associationMissing)))
    let other = self.decision(domains, "https://shop.example/x") { $0.serve(["brand.example": missing]) }
    XCTAssertEqual(other, RoutingDecision(app, rule: .association(.fileOfTheDomain)))
  }

  func testTheNarrowestEntryDecides() {
    let app = LinkRouter.Destination.app(.universalLink)
    let narrow = RoutingDecision(app, rule: .association(.narrowestEntry))
    let refused = RoutingDecision(.browser, rule: .association(.narrowestEntry))
    // Whatever the order of the entitlement, and whichever file would take the link.
    for domains in [["*.example.com", "shop.example.com"], ["shop.example.com", "*.example.com"]] {
      let link = "https://shop.example.com/b"
      XCTAssertEqual(decision(domains, link) { $0.serve(["example.com": file(["/a"])]) }, narrow)
      XCTAssertEqual(decision(domains, link) { $0.serve(["shop.example.com": file(["/a"])]) }, refused)
    }
    for domains in [["*.example.com", "*.a.example.com"], ["*.a.example.com", "*.example.com"]] {
      let link = "https://b.a.example.com/b"
      XCTAssertEqual(decision(domains, link) { $0.serve(["example.com": file(["/a"])]) }, narrow)
      XCTAssertEqual(decision(domains, link) { $0.serve(["a.example.com": file(["/a"])]) }, refused)
    }
    // A wildcard has the file of its root, which an entry for the root shares.
    XCTAssertEqual(
      decision(["*.example.com", "example.com"], "https://shop.example.com/b") {
        $0.serve(["example.com": file(["/a"])])
      }, RoutingDecision(.browser, rule: .routing(.pathNotMatched)))
  }

  func testASiteChangesItsOwnFileOnly() {
    var router = LinkRouter()
    router.domains = ["shop.example", "*.brand.example", "other.example"]
    router.serve(["other.example": AssociationFile()])
    _ = router.install(at: .zero)
    func route(_ link: String, days: Int) -> LinkRouter.Destination {
      router.route(Link(link), from: .otherApp, at: VirtualInstant.zero.advanced(by: .seconds(days * 86_400)))
        .destination
    }
    router.siteChanges(to: file(["/a"]), at: "brand.example", now: .zero)
    XCTAssertEqual(route("https://shop.example/b", days: 7), .app(.universalLink))
    XCTAssertEqual(route("https://x.brand.example/b", days: 7), .browser)
    router.siteChanges(to: file(["/c"]), now: .zero)
    XCTAssertEqual(route("https://shop.example/b", days: 7), .browser)
    XCTAssertEqual(route("https://x.brand.example/c", days: 7), .app(.universalLink))
    XCTAssertEqual(route("https://other.example/b", days: 7), .app(.universalLink))
  }

  func testAnInstallationShowsTheFetchesOfTheDomainsThatMatter() {
    var router = LinkRouter()
    router.domains = ["shop.example", "brand.example"]
    var missing = AssociationFile()
    missing.approval = .unspecified
    router.serve(["brand.example": missing])
    XCTAssertEqual(
      router.install(at: .zero).map(\.text),
      ["fetches apple-app-site-association of brand.example through Apple's CDN"])
    router.siteChanges(to: file(["/a"]), at: "shop.example", now: .zero)
    XCTAssertEqual(router.update(at: .zero).count, 2)
  }

  /// Apple: Supporting associated domains.
  func testBeforeIOS14AnInstallationGetsThePresentFile() {
    for hasNetwork in [false, true] {
      var router = LinkRouter()
      router.hasAssociationNetwork = hasNetwork
      router.domains = ["shop.example"]
      router.siteChanges(to: file(["/a"]), now: .zero)
      let hour = VirtualInstant.zero.advanced(by: .seconds(3600))
      let way = hasNetwork ? "through Apple's CDN" : "from the site itself"
      XCTAssertEqual(
        router.install(at: hour).map(\.text), ["fetches apple-app-site-association of shop.example \(way)"])
      let expected =
        hasNetwork
        ? RoutingDecision(.app(.universalLink), rule: .association(.networkLags))
        : RoutingDecision(.browser, rule: .association(.siteIsAsked))
      XCTAssertEqual(router.route(Link("https://shop.example/b"), from: .otherApp, at: hour), expected)
    }
  }

  func testStarsAndQuestionMarksOfAPathPatternMatch() {
    let table: [(String, String, Bool)] = [
      ("*", "/", true), ("/*", "/a/b", true), ("/a/*", "/a/", true), ("/a/*", "/a", false), ("/a", "/a", true),
      ("/a", "/A", false), ("/?", "/a", true), ("/?", "/ab", false), ("/?", "/", false), ("*/end", "/x/end/end", true),
      ("/a*b*c", "/aXbYbZc", true), ("/a*b*c", "/aXbYbZ", false), ("", "/", false), ("/**", "/", true),
      ("/é?", "/éü", true),
    ]
    for (pattern, path, isMatch) in table {
      XCTAssertEqual(PathPattern.matches(pattern, path), isMatch, "\(pattern) \(path)")
    }
  }
}
