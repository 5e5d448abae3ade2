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
    didSet { readDomains() }
  }
  /// The association file that the app's own sites serve at the start of the run.
  package var firstFile = AssociationFile()
  /// The domains that serve association files, in the order of the entitlement.
  var sites: [AssociationSite] = []
  /// Whether the device gets association files from Apple's content delivery network, and not from the site.
  package var hasAssociationNetwork = true
  /// The switches of the device's configuration.
  var switches: RoutingSwitches

  private(set) var lowercasedScheme: String?
  /// The entries of the entitlement, read once, because each link is compared with them.
  private(set) var associatedDomains: [AssociatedDomain] = []
  private var choices: [Choice] = []

  private struct Choice: Hashable, Sendable {
    var host: String
    var approval: UserApproval
  }

  /// Creates a router for an app that is not installed.
  package init(_ switches: RoutingSwitches = RoutingSwitches()) {
    self.switches = switches
    firstFile.approval = switches.approval
  }

  private mutating func readDomains() {
    associatedDomains = []
    sites = []
    var known: [String: Int] = [:]
    for entry in domains {
      var domain = AssociatedDomain(entry)
      domain.site = known[domain.host] ?? sites.count
      if domain.site == sites.count {
        known[domain.host] = domain.site
        sites.append(AssociationSite())
      }
      if domain.isForDevelopers { sites[domain.site].isForDevelopers = true }
      associatedDomains.append(domain)
    }
  }

  /// Returns the user's choice for the domain of a link.
  func approval(for host: String) -> UserApproval {
    choices.first { $0.host == host }?.approval ?? (switches.userChoseBrowser ? .browser : .unspecified)
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
