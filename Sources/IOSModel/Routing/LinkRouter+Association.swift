import SDKContract

extension LinkRouter {
  /// The app comes onto the device, and the system fetches the association file of its domains.
  ///
  /// - Returns: What is fetched, for a trace; nothing if the file names the app and is there at once (`IOS-ASSOC-1`).
  package mutating func install(at now: VirtualInstant) -> [String] {
    isInstalled = true
    if association.dependsOnTime { association.install(at: now) }
    let file = association.served(first: firstFile)
    guard association.dependsOnTime || file.approval != .approved || associationIsStale else { return [] }
    return associatedDomains.map { domain in
      let source = domain.isForDevelopers && isInDeveloperMode ? "from the site itself" : "through Apple's CDN"
      return "fetches apple-app-site-association of \(domain.host) \(source)"
    }
  }

  /// The site serves another association file from now on; the device keeps the one that it has for a time.
  package mutating func siteChanges(to file: AssociationFile, at now: VirtualInstant) {
    association.change(to: file, at: now)
  }
}
