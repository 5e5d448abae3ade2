import SDKContract
@testable import IOSModel

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

  static let rows: [Row] = universalRows + domainRows + schemeRows + scanRows + ownRows

  private static let universalRows: [Row] = [
    Row(universal, .otherApp, app, .routing(.universalLinkOpensApp)),
    Row(universal, .airDrop, app, .routing(.universalLinkOpensApp)),
    Row(universal, .otherApp, .browser, .routing(.notInstalled)) { $0.isInstalled = false },
    Row(universal, .addressBar, .browser, .routing(.notInstalled)) { $0.isInstalled = false },
    Row(universal, .otherApp, .browser, .routing(.associationDenied)) { $0.firstFile.approval = .denied },
    Row(universal, .openInApp, .browser, .routing(.associationDenied)) { $0.firstFile.approval = .denied },
    Row(universal, .otherApp, .browser, .routing(.associationMissing)) { $0.firstFile.approval = .unspecified },
    Row(universal, .otherApp, .browser, .routing(.pathNotMatched)) { $0.firstFile.details.paths = ["/winter*"] },
    Row(universal, .otherApp, app, .routing(.universalLinkOpensApp)) {
      $0.firstFile.details.paths = ["/winter*", "/sum?er"]
    },
    Row(universal, .otherApp, app, .association(.slashesAtTheEnds)) { $0.firstFile.details.paths = ["/summer/*"] },
    Row(universal, .otherApp, .browser, .association(.slashesAtTheEnds)) {
      $0.firstFile.details.excludedPaths = ["/summer/*"]
    },
    Row(universal, .otherApp, .browser, .routing(.pathNotMatched)) { $0.firstFile.details.excludedPaths = ["/sum*"] },
    Row(universal, .otherApp, .browser, .routing(.pathNotMatched)) {
      $0.firstFile.details.paths = ["*"]
      $0.firstFile.details.excludedPaths = ["/summer"]
    },
    Row(universal, .otherApp, app, .faults(.staleAssociation)) {
      $0.firstFile.details.paths = ["/winter"]
      $0.switches.staleAssociation = true
    },
    Row(universal, .otherApp, app, .routing(.universalLinkOpensApp)) { $0.switches.staleAssociation = true },
    Row(universal, .safariSameDomain, .browser, .routing(.sameDomainSafari)),
    Row(universal, .safari, .browser, .routing(.sameDomainSafari)) { $0.switches.sameDomainSafari = true },
    Row(universal, .safari, app, .routing(.otherPageInSafari)),
    Row(universal, .addressBar, .browser, .routing(.addressBar)),
    Row(universal, .openInBrowser, .browser, .routing(.openInBrowserRemembered)),
    Row(universal, .openInApp, app, .routing(.openInAppRemembered)),
    Row(universal, .openInApp, app, .routing(.openInAppRemembered)) { $0.switches.userChoseBrowser = true },
    Row(universal, .otherApp, .browser, .routing(.userChoseBrowser)) { $0.switches.userChoseBrowser = true },
    Row(universal, .safari, .browser, .routing(.userChoseBrowser)) { $0.switches.userChoseBrowser = true },
    Row(universal, .thirdPartyBrowser, .browser, .routing(.thirdPartyBrowser)),
    Row(universal, .thirdPartyBrowser, app, .routing(.thirdPartyBrowser)) {
      $0.switches.thirdPartyBrowserOpensApp = true
    },
    Row(universal, .redirect, app, .routing(.redirectThroughBrowser)),
    Row(universal, .redirect, .browser, .routing(.redirectStays)) { $0.switches.redirectStaysInBrowser = true },
    Row(universal, .safari, app, .routing(.otherPageInSafari)) { $0.switches.redirectStaysInBrowser = true },
    Row(universal, .ownApp, .browser, .routing(.ownUniversalLink)),
    Row(universal, .otherApp, app, .routing(.universalLinkOpensApp), universalLinksOnly: true),
    Row(universal, .ownApp, .nothing, .routing(.universalLinksOnly), universalLinksOnly: true),
    Row(universal, .otherApp, .nothing, .routing(.universalLinksOnly), universalLinksOnly: true) {
      $0.isInstalled = false
    },
    Row("example://a", .otherApp, .nothing, .routing(.universalLinksOnly), universalLinksOnly: true),
  ]

  private static let domainRows: [Row] = [
    Row("HTTPS://Example.COM", .otherApp, app, .routing(.universalLinkOpensApp)),
    Row("https://user:secret@example.com/", .otherApp, app, .routing(.universalLinkOpensApp)),
    Row("https://example.com:443/", .otherApp, app, .routing(.universalLinkOpensApp)),
    Row("https://example.com:/", .otherApp, app, .routing(.universalLinkOpensApp)),
    Row("https://example.com:8443/", .otherApp, .browser, .routing(.portNotAssociated)),
    Row("https://example.com:99999/", .otherApp, .browser, .routing(.portNotAssociated)),
    Row("https://ported.example:8443/", .otherApp, .browser, .routing(.portNotAssociated)),
    Row("https://ported.example/", .otherApp, .browser, .routing(.portNotAssociated)),
    Row("https://www.example.com/", .otherApp, .browser, .routing(.otherDomain)),
    Row("https://notexample.com/", .otherApp, .browser, .routing(.otherDomain)),
    Row("https://a.example.net/", .otherApp, app, .routing(.universalLinkOpensApp)),
    Row("https://a.b.example.net/", .otherApp, app, .routing(.universalLinkOpensApp)),
    Row("https://example.net/", .otherApp, .browser, .routing(.wildcardDomain)),
    Row("https://notexample.net/", .otherApp, .browser, .routing(.otherDomain)),
    Row("https://go.example.org/", .otherApp, .browser, .association(.developerMode)),
    Row("https://go.example.org/", .otherApp, app, .routing(.universalLinkOpensApp)) {
      $0.switches.developerMode = true
    },
    Row("https://example.com/\u{301}a", .otherApp, app, .routing(.universalLinkOpensApp)) {
      $0.firstFile.details.paths = ["/*"]
    },
    Row("https://[::1]/", .otherApp, .browser, .routing(.otherDomain)),
    Row("https://[::1]:8080/", .ownApp, .browser, .routing(.otherDomain)),
    Row("https://elsewhere.com/", .ownApp, .browser, .routing(.otherDomain)),
    Row("http://example.com/", .otherApp, .browser, .routing(.plainHTTP)) { $0.switches.httpLinksAreUniversal = false },
    Row("http://example.com/", .otherApp, app, .routing(.plainHTTP)),
    Row("http://example.com:80/", .otherApp, app, .routing(.plainHTTP)),
    Row("http://example.com:443/", .otherApp, .browser, .routing(.portNotAssociated)),
    Row("https://example.com", .otherApp, app, .routing(.universalLinkOpensApp)) { $0.firstFile.details.paths = ["/"] },
    Row("https://example.com?q=/x", .otherApp, app, .routing(.universalLinkOpensApp)) {
      $0.firstFile.details.paths = ["/"]
    },
  ]

  private static let schemeRows: [Row] = [
    Row("example://summer", .otherApp, .app(.url), .routing(.customScheme)),
    Row("EXAMPLE:summer", .safari, .app(.url), .routing(.customScheme)),
    Row("example:", .airDrop, .app(.url), .routing(.customScheme)),
    Row("example://summer", .ownApp, .app(.url), .routing(.ownScheme)),
    Row("example://summer", .otherApp, .nothing, .routing(.unknownScheme)) { $0.isInstalled = false },
    Row("example://summer", .otherApp, .nothing, .routing(.unknownScheme)) { $0.scheme = nil },
    Row("examples://summer", .otherApp, .nothing, .routing(.unknownScheme)),
    Row("app-settings:", .ownApp, .otherApp, .routing(.systemApp)),
    Row("app-settings:notifications", .ownApp, .otherApp, .routing(.systemApp)) { $0.isInstalled = false },
    Row("ITMS-APPS://apps.apple.com/app/id1", .ownApp, .appStore, .routing(.systemApp)),
    Row("mailto:a@example.com", .otherApp, .otherApp, .routing(.systemApp)),
    Row("mailto:a@example.com", .ownAppUniversalLinksOnly, .nothing, .routing(.universalLinksOnly)),
    Row("sms:123", .nfcTag, .otherApp, .routing(.systemApp)),
    Row("tel:123", .safari, .otherApp, .routing(.systemApp)) { $0.switches.schemeDialogCancelled = true },
    Row("facetime://123", .otherApp, .otherApp, .routing(.systemApp)) { $0.scheme = "facetime" },
    Row("mail:a", .otherApp, .nothing, .routing(.unknownScheme)),
    Row("example://summer", .safari, .nothing, .routing(.schemeDialogCancelled)) {
      $0.switches.schemeDialogCancelled = true
    },
    Row("example://summer", .otherApp, .app(.url), .routing(.customScheme)) {
      $0.switches.schemeDialogCancelled = true
    },
    Row("example://summer", .otherApp, .app(.url), .routing(.sharedScheme)) {
      $0.switches.sharedScheme = .opensThisApp
    },
    Row("example://summer", .otherApp, .otherApp, .routing(.sharedScheme)) {
      $0.switches.sharedScheme = .opensOtherApp
    },
    Row("example://summer", .otherApp, .app(.url), .routing(.customScheme)) { $0.switches.userChoseBrowser = true },
  ]

  private static let scanned = LinkRouter.Destination.app(.scannedUniversalLink)

  /// Links that no tap opens: the camera and NFC tags.
  private static let scanRows: [Row] = [
    Row(universal, .camera, scanned, .routing(.universalLinkOpensApp)),
    Row(universal, .nfcTag, scanned, .routing(.universalLinkOpensApp)),
    Row("http://example.com/", .camera, scanned, .routing(.plainHTTP)),
    Row(universal, .camera, .browser, .routing(.userChoseBrowser)) { $0.switches.userChoseBrowser = true },
    Row(universal, .camera, .browser, .routing(.notInstalled)) { $0.isInstalled = false },
    Row(universal, .nfcTag, .browser, .routing(.pathNotMatched)) { $0.firstFile.details.paths = ["/winter"] },
    Row(universal, .camera, scanned, .faults(.staleAssociation)) {
      $0.firstFile.details.paths = ["/winter"]
      $0.switches.staleAssociation = true
    },
    Row("example://summer", .camera, .app(.url), .routing(.customScheme)),
    Row("example://summer", .nfcTag, .nothing, .routing(.tagWithScheme)),
  ]

  /// Links that belong to the app: no association file, no scheme and no choice of the user decides.
  private static let ownRows: [Row] = [
    Row(universal, .widget, .app(.url), .routing(.widgetURL)),
    Row("https://elsewhere.com/", .widget, .app(.url), .routing(.widgetURL)) { $0.switches.userChoseBrowser = true },
    Row("unregistered://a", .widget, .app(.url), .routing(.widgetURL)) { $0.switches.associationDenied = true },
    Row("example://summer", .widget, .app(.url), .routing(.widgetURL)) { $0.switches.sharedScheme = .opensOtherApp },
    Row(universal, .widget, .nothing, .routing(.widgetURL)) { $0.isInstalled = false },
    Row(universal, .smartAppBanner, .app(.url), .routing(.appArgument)),
    Row("https://elsewhere.com/", .smartAppBanner, .app(.url), .routing(.appArgument)),
    Row("example://summer", .smartAppBanner, .app(.url), .routing(.appArgument)) {
      $0.switches.schemeDialogCancelled = true
    },
    Row(universal, .smartAppBanner, .appStore, .routing(.bannerLeadsToStore)) { $0.isInstalled = false },
  ]
}
