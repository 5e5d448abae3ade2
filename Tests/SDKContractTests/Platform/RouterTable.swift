@testable import SDKContract

/// The rows of the routing table, each with one condition changed.
struct RouterTable {
  struct Row {
    var url: String
    var origin: TapOrigin
    var destination: LinkRouter.Destination
    var rule: PlatformRule
    var universalLinksOnly: Bool
    var change: @Sendable (inout LinkRouter) -> Void

    init(
      _ url: String, _ origin: TapOrigin, _ destination: LinkRouter.Destination, _ rule: PlatformRule,
      universalLinksOnly: Bool = false, _ change: @escaping @Sendable (inout LinkRouter) -> Void = { _ in }
    ) {
      self.url = url
      self.origin = origin
      self.destination = destination
      self.rule = rule
      self.universalLinksOnly = universalLinksOnly
      self.change = change
    }
  }

  static func router(_ change: (inout LinkRouter) -> Void) -> LinkRouter {
    var router = LinkRouter()
    router.isInstalled = true
    router.scheme = "Example"
    router.domains = [
      "example.com", "*.example.net", "applinks:go.example.org?mode=developer", "ported.example:8443",
    ]
    change(&router)
    return router
  }

  private static let universal = "https://example.com/summer?promo=beach#top"
  private static let app = LinkRouter.Destination.app(.universalLink)

  static let rows: [Row] = universalRows + domainRows + schemeRows

  private static let universalRows: [Row] = [
    Row(universal, .otherApp, app, .universalLinkOpensApp),
    Row(universal, .airDrop, app, .universalLinkOpensApp),
    Row(universal, .otherApp, .browser, .notInstalled) { $0.isInstalled = false },
    Row(universal, .addressBar, .browser, .notInstalled) { $0.isInstalled = false },
    Row(universal, .otherApp, .browser, .associationDenied) { $0.associationApproved = false },
    Row(universal, .openInApp, .browser, .associationDenied) { $0.siteApproval = .denied },
    Row(universal, .otherApp, .browser, .associationMissing) { $0.siteApproval = .unspecified },
    Row(universal, .otherApp, .browser, .pathNotMatched) { $0.paths = ["/winter*"] },
    Row(universal, .otherApp, app, .universalLinkOpensApp) { $0.paths = ["/winter*", "/sum?er"] },
    Row(universal, .otherApp, .browser, .pathNotMatched) { $0.excludedPaths = ["/sum*"] },
    Row(universal, .otherApp, .browser, .pathNotMatched) {
      $0.paths = ["*"]
      $0.excludedPaths = ["/summer"]
    },
    Row(universal, .otherApp, app, .staleAssociation) {
      $0.paths = ["/winter"]
      $0.associationIsStale = true
    },
    Row(universal, .otherApp, app, .universalLinkOpensApp) { $0.associationIsStale = true },
    Row(universal, .safariSameDomain, .browser, .sameDomainSafari),
    Row(universal, .safari, .browser, .sameDomainSafari) { $0.safariShowsSameDomain = true },
    Row(universal, .safari, app, .otherPageInSafari),
    Row(universal, .addressBar, .browser, .addressBar),
    Row(universal, .openInBrowser, .browser, .openInBrowserRemembered),
    Row(universal, .openInApp, app, .openInAppRemembered),
    Row(universal, .openInApp, app, .openInAppRemembered) { $0.userApproval = .browser },
    Row(universal, .otherApp, .browser, .userChoseBrowser) { $0.userApproval = .browser },
    Row(universal, .safari, .browser, .userChoseBrowser) { $0.userApproval = .browser },
    Row(universal, .otherApp, app, .universalLinkOpensApp) { $0.userApproval = .app },
    Row(universal, .thirdPartyBrowser, .browser, .thirdPartyBrowser),
    Row(universal, .thirdPartyBrowser, app, .thirdPartyBrowser) { $0.thirdPartyBrowserOpensApp = true },
    Row(universal, .redirect, app, .redirectThroughBrowser),
    Row(universal, .ownApp, .browser, .ownUniversalLink),
    Row(universal, .otherApp, app, .universalLinkOpensApp, universalLinksOnly: true),
    Row(universal, .ownApp, .nothing, .universalLinksOnly, universalLinksOnly: true),
    Row(universal, .otherApp, .nothing, .universalLinksOnly, universalLinksOnly: true) { $0.isInstalled = false },
    Row("example://a", .otherApp, .nothing, .universalLinksOnly, universalLinksOnly: true),
  ]

  private static let domainRows: [Row] = [
    Row("HTTPS://Example.COM", .otherApp, app, .universalLinkOpensApp),
    Row("https://user:secret@example.com/", .otherApp, app, .universalLinkOpensApp),
    Row("https://example.com:443/", .otherApp, app, .universalLinkOpensApp),
    Row("https://example.com:/", .otherApp, app, .universalLinkOpensApp),
    Row("https://example.com:8443/", .otherApp, .browser, .portNotAssociated),
    Row("https://ported.example:8443/", .otherApp, .browser, .portNotAssociated),
    Row("https://ported.example/", .otherApp, .browser, .portNotAssociated),
    Row("https://www.example.com/", .otherApp, .browser, .otherDomain),
    Row("https://notexample.com/", .otherApp, .browser, .otherDomain),
    Row("https://a.example.net/", .otherApp, app, .universalLinkOpensApp),
    Row("https://a.b.example.net/", .otherApp, app, .universalLinkOpensApp),
    Row("https://example.net/", .otherApp, .browser, .wildcardDomain),
    Row("https://notexample.net/", .otherApp, .browser, .otherDomain),
    Row("https://go.example.org/", .otherApp, app, .universalLinkOpensApp),
    Row("https://example.com/\u{301}a", .otherApp, app, .universalLinkOpensApp) { $0.paths = ["/*"] },
    Row("https://[::1]/", .otherApp, .browser, .otherDomain),
    Row("https://[::1]:8080/", .ownApp, .browser, .otherDomain),
    Row("https://elsewhere.com/", .ownApp, .browser, .otherDomain),
    Row("http://example.com/", .otherApp, .browser, .plainHTTP),
    Row("http://example.com:80/", .otherApp, app, .universalLinkOpensApp) { $0.httpLinksAreUniversal = true },
    Row("https://example.com", .otherApp, app, .universalLinkOpensApp) { $0.paths = ["/"] },
    Row("https://example.com?q=/x", .otherApp, app, .universalLinkOpensApp) { $0.paths = ["/"] },
  ]

  private static let schemeRows: [Row] = [
    Row("example://summer", .otherApp, .app(.customScheme), .customScheme),
    Row("EXAMPLE:summer", .safari, .app(.customScheme), .customScheme),
    Row("example:", .airDrop, .app(.customScheme), .customScheme),
    Row("example://summer", .ownApp, .app(.customScheme), .ownScheme),
    Row("example://summer", .otherApp, .nothing, .unknownScheme) { $0.isInstalled = false },
    Row("example://summer", .otherApp, .nothing, .unknownScheme) { $0.scheme = nil },
    Row("examples://summer", .otherApp, .nothing, .unknownScheme),
    Row("example://summer", .safari, .nothing, .schemeDialogCancelled) { $0.schemeDialogCancelled = true },
    Row("example://summer", .otherApp, .app(.customScheme), .customScheme) { $0.schemeDialogCancelled = true },
    Row("example://summer", .otherApp, .app(.customScheme), .sharedScheme) { $0.sharedScheme = .opensThisApp },
    Row("example://summer", .otherApp, .otherApp, .sharedScheme) { $0.sharedScheme = .opensOtherApp },
    Row("example://summer", .otherApp, .app(.customScheme), .customScheme) { $0.userApproval = .browser },
  ]
}
