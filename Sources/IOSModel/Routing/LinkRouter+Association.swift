import SDKContract

extension LinkRouter {
  /// Records the installation of the app, at which the system fetches the association file of its domains.
  ///
  /// - Returns: What is fetched, for a trace; empty if the file names the app and is available immediately
  ///   (`IOS-ASSOC-1`).
  package mutating func install(at now: VirtualInstant) -> [String] {
    isInstalled = true
    if association.dependsOnTime(switches) { association.install(at: now) }
    let file = association.served(first: firstFile)
    guard association.dependsOnTime(switches) || file.approval != .approved || switches.staleAssociation else {
      return []
    }
    return associatedDomains.map { domain in
      let source = domain.isForDevelopers && switches.developerMode ? "from the site itself" : "through Apple's CDN"
      return "fetches apple-app-site-association of \(domain.host) \(source)"
    }
  }

  /// Records that the site serves another association file from now on; the device keeps its copy for a while.
  package mutating func siteChanges(to file: AssociationFile, at now: VirtualInstant) {
    association.change(to: file, at: now)
  }
}
