import SDKContract

extension LinkRouter {
  /// Returns the domain that serves the association file for an entry of an entitlement: the entry without a wildcard,
  /// a mode or a service.
  package static func host(of entry: String) -> String { AssociatedDomain(entry).host }

  /// The domains that serve association files, each once, in the order of the entitlement.
  package var hosts: [String] {
    var hosts: [String] = []
    for domain in associatedDomains where domain.site == hosts.count { hosts.append(domain.host) }
    return hosts
  }

  /// Whether the app has domains, and none of them has the file of the app's own sites.
  package var servesOnlyOtherFiles: Bool { !sites.isEmpty && sites.allSatisfy { $0.ownFile != nil } }

  /// Gives domains other files than that of the app's own sites, from the start of the run.
  ///
  /// - Parameter files: The files, by domain. The check of a file that names the app has the result that the
  ///   configuration of the device sets.
  package mutating func serve(_ files: [String: AssociationFile]) {
    for domain in associatedDomains {
      guard var file = files[domain.host] else { continue }
      if file.approval == .approved { file.approval = switches.approval }
      sites[domain.site].ownFile = file
    }
  }

  /// Records the installation of the app, at which the system fetches the association file of each domain.
  ///
  /// - Returns: What is fetched, for a trace; without the files that name the app and are available immediately
  ///   (`IOS-ASSOC-1`).
  package mutating func install(at now: VirtualInstant) -> [Fetch] {
    isInstalled = true
    for index in sites.indices { sites[index].history.install(at: now) }
    return fetches
  }

  /// Records an update of the app, at which the system fetches the association files again.
  ///
  /// - Returns: What is fetched, as for an installation.
  package mutating func update(at now: VirtualInstant) -> [Fetch] {
    for index in sites.indices { sites[index].history.update(at: now) }
    return fetches
  }

  /// Records that a site serves another association file from now on; the device keeps its copy for a while.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - domain: The domain of the site; nil for the app's own sites.
  ///   - now: The current time.
  package mutating func siteChanges(to file: AssociationFile, at domain: String? = nil, now: VirtualInstant) {
    if let domain {
      guard let site = site(of: Self.host(of: domain)) else { return }
      sites[site].history.change(to: file, at: now)
    } else {
      for index in sites.indices where sites[index].ownFile == nil { sites[index].history.change(to: file, at: now) }
    }
  }

  private func site(of host: String) -> Int? { associatedDomains.first { $0.host == host }?.site }

  /// The request of the system for the association file of a domain.
  package struct Fetch: Hashable, Sendable {
    /// The domain.
    let host: String
    /// Whether the site itself is asked, and not Apple's content delivery network.
    let isDirect: Bool

    /// The fetch in a trace.
    package var text: String {
      "fetches apple-app-site-association of \(host) \(isDirect ? "from the site itself" : "through Apple's CDN")"
    }
  }

  private var fetches: [Fetch] {
    associatedDomains.compactMap { domain in
      let site = sites[domain.site]
      let file = site.history.served(first: site.ownFile ?? firstFile)
      guard site.history.dependsOnTime(switches) || file.approval != .approved || switches.staleAssociation else {
        return nil
      }
      let isDirect = !hasAssociationNetwork || domain.isForDevelopers && switches.developerMode
      return Fetch(host: domain.host, isDirect: isDirect)
    }
  }
}

// What the device knows when a link is opened.
extension LinkRouter {
  /// The site whose file decides about a link.
  struct DecidingSite {
    /// The position of the site.
    var index: Int
    /// The sites of wider entries that cover the link, too.
    var others: [Int] = []
  }

  /// Returns the file of a site as the device has it; nil if it has none yet.
  ///
  /// - Parameters:
  ///   - site: The position of the site.
  ///   - now: The current time.
  ///   - throughNetwork: Whether the device asks Apple's content delivery network; nil as the system does.
  func copy(
    of site: Int, at now: VirtualInstant, throughNetwork: Bool? = nil
  ) -> (file: AssociationFile, isLate: Bool)? {
    let first = sites[site].ownFile ?? firstFile
    guard sites[site].history.dependsOnTime(switches) else { return (first, false) }
    let isDirect =
      !(throughNetwork ?? hasAssociationNetwork) || switches.developerMode && sites[site].isForDevelopers
    return sites[site].history.copy(at: now, isDirect: isDirect, first: first, switches)
  }

  /// Returns the rule by which the file of a link's own domain decides, if the file of another domain would decide
  /// otherwise; nil if that makes no difference.
  ///
  /// - Parameters:
  ///   - decision: The decision about the link by the file.
  ///   - link: The link.
  ///   - site: The site that serves the file.
  ///   - now: The current time.
  func ruleOfDomain(
    _ decision: RoutingDecision, _ link: Link, _ site: DecidingSite, at now: VirtualInstant
  ) -> PlatformRule? {
    guard sites.count > 1, !switches.staleAssociation else { return nil }
    let isGiven: Bool
    switch decision.rule {
    case .routing(.universalLinkOpensApp): isGiven = true
    case .routing(.pathNotMatched), .routing(.associationMissing), .routing(.associationDenied),
      .association(.componentDecides):
      isGiven = false
    default: return nil
    }
    func differs(_ other: Int) -> Bool { (copy(of: other, at: now)?.file.gives(link) ?? false) != isGiven }
    if site.others.contains(where: differs) { return .association(.narrowestEntry) }
    // That a link is not for the app is explained by its file; that it is, by the file being its own.
    guard isGiven else { return nil }
    return sites.indices.contains { $0 != site.index && differs($0) } ? .association(.fileOfTheDomain) : nil
  }
}
