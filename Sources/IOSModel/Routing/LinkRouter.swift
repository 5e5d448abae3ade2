import SDKContract

/// Decides which app the system opens for a link: the first of the three stages of routing.
package struct LinkRouter: Hashable, Sendable {
  /// The user's last choice for the app's domains, made with a long press.
  package enum UserApproval: Hashable, Sendable {
    /// The user has not chosen.
    case unspecified
    /// The user chose the app.
    case app
    /// The user chose the browser.
    case browser
  }

  /// The system's result for the association of the app with its domains.
  package enum SiteApproval: String, CaseIterable, Sendable {
    /// The association file was fetched and names the app.
    case approved
    /// No association file could be fetched: it is missing, refused or behind a redirect.
    case unspecified
    /// The association file does not name the app.
    case denied
  }

  /// Whether the app is installed.
  package var isInstalled = false
  /// The app's own URL scheme, without a colon.
  package var scheme: String? {
    didSet { lowercasedScheme = scheme?.lowercased() }
  }
  /// The domains in the app's entitlement, such as `example.com` or `*.example.com`.
  package var domains: [String] = [] {
    didSet { associatedDomains = domains.map(AssociatedDomain.init) }
  }
  /// The association file that the site serves at the start of the run.
  package var firstFile = AssociationFile()
  /// The changes of the association file since then, on the site and on the device.
  var association = AssociationHistory()
  /// Whether the device is in developer mode, for domains with that mode.
  var isInDeveloperMode = false
  /// Whether the device still has an association file that accepts every path.
  package var associationIsStale = false
  /// Whether a link in Safari counts as being on a page of the same domain, even if the scenario does not say so.
  package var safariShowsSameDomain = false
  /// Whether a redirect to a universal link stays in the browser.
  package var redirectStaysInBrowser = false
  /// Whether third-party browsers and web views in other apps pass universal links to the app.
  package var thirdPartyBrowserOpensApp = false
  /// Whether `http` links of an associated domain are universal links too.
  package var httpLinksAreUniversal = true
  /// Whether another app registered the app's scheme, and which of the two opens.
  package var sharedScheme = SharedScheme.unshared
  /// Whether the user cancels the prompt that a custom scheme in a web page may cause.
  package var schemeDialogCancelled = false

  private(set) var lowercasedScheme: String?
  private(set) var associatedDomains: [AssociatedDomain] = []
  private var approvalOfAllDomains = UserApproval.unspecified
  private var choices: [Choice] = []

  private struct Choice: Hashable, Sendable {
    var host: String
    var approval: UserApproval
  }

  /// Creates a router for an app that is not installed.
  package init() {}

  /// Creates a router for an app that is not installed, with the switches of a configuration.
  package init(_ configuration: PlatformConfiguration) {
    firstFile.approval =
      configuration.associationDenied ? .denied : configuration.associationMissing ? .unspecified : .approved
    association.fetchDelay = configuration.associationDelay
    association.networkLag = configuration.associationCDNLag
    association.recheck = configuration.associationRecheck
    isInDeveloperMode = configuration.developerMode
    associationIsStale = configuration.staleAssociation
    approvalOfAllDomains = configuration.userChoseBrowser ? .browser : .unspecified
    safariShowsSameDomain = configuration.sameDomainSafari
    redirectStaysInBrowser = configuration.redirectStaysInBrowser
    thirdPartyBrowserOpensApp = configuration.thirdPartyBrowserOpensApp
    httpLinksAreUniversal = configuration.httpLinksAreUniversal
    sharedScheme = configuration.sharedScheme
    schemeDialogCancelled = configuration.schemeDialogCancelled
  }

  /// The paths that the association file accepts, with `*` and `?`; all if empty.
  package var paths: [String] {
    get { firstFile.paths }
    set { firstFile.paths = newValue }
  }

  /// The paths that the association file excludes, with `*` and `?`.
  package var excludedPaths: [String] {
    get { firstFile.excludedPaths }
    set { firstFile.excludedPaths = newValue }
  }

  /// The components of the association file, in its order; empty if it has paths.
  package var components: [AssociationComponent] {
    get { firstFile.components }
    set { firstFile.components = newValue }
  }

  /// The system's result for the association.
  package var siteApproval: SiteApproval {
    get { firstFile.approval }
    set { firstFile.approval = newValue }
  }

  /// Whether the domain association was fetched and approved.
  package var associationApproved: Bool {
    get { siteApproval == .approved }
    set { siteApproval = newValue ? .approved : .denied }
  }

  /// The user's last choice; setting it applies to all domains.
  package var userApproval: UserApproval {
    get { choices.last?.approval ?? approvalOfAllDomains }
    set {
      choices = []
      approvalOfAllDomains = newValue
    }
  }

  /// Returns the user's choice for the domain of a link.
  func approval(for host: String) -> UserApproval {
    choices.first { $0.host == host }?.approval ?? approvalOfAllDomains
  }

  /// Records a choice for the domain of a link, until the next one for the same domain.
  mutating func remember(_ approval: UserApproval, for host: String) {
    choices.removeAll { $0.host == host }
    choices.append(Choice(host: host, approval: approval))
  }
}

extension LinkRouter {
  /// Where the link goes.
  package enum Destination: Hashable, Sendable {
    /// The app under test opens.
    case app(Link.Form)
    /// Another app that registered the same scheme opens.
    case otherApp
    /// The default browser opens the link.
    case browser
    /// The app's page in the App Store opens.
    case appStore
    /// Nothing opens.
    case nothing

    /// Whether the app under test opens.
    var isApp: Bool {
      if case .app = self { true } else { false }
    }
  }

  /// The system's decision about a link, and the rule behind it.
  package struct RoutingDecision: Hashable, Sendable {
    /// Where the link goes.
    package var destination: Destination
    /// The rule behind the decision.
    package var rule: PlatformRule

    /// Creates a decision.
    package init(_ destination: Destination, rule: PlatformRule) {
      self.destination = destination
      self.rule = rule
    }
  }
}
