import SDKContract

/// The association file of an app's domains, as a site serves it and a device stores it.
package struct AssociationFile: Hashable, Sendable {
  /// The result of the system's check of the file.
  package var approval = LinkRouter.SiteApproval.approved
  /// Which links the file gives to the app.
  package var details: AssociationDetails

  /// Creates a file that names the app and, without details, accepts every path.
  package init(_ details: AssociationDetails = AssociationDetails()) {
    self.details = details
  }

  /// Returns whether the system opens the app for a link, as far as the file decides.
  func gives(_ link: Link) -> Bool { approval == .approved && accepts(link, slashes: .lenient) }

  /// Returns why a link is not for the app, or nil.
  func reasonAgainst(_ link: Link) -> PlatformRule? {
    if accepts(link, slashes: .lenient) { return nil }
    return ruleOfReading(link)
      ?? (details.components.isEmpty ? .routing(.pathNotMatched) : .association(.componentDecides))
  }

  /// Returns the rule without which the file would decide otherwise about a link, or nil.
  func ruleOfReading(_ link: Link) -> PlatformRule? {
    let accepts = accepts(link, slashes: .lenient)
    if accepts != self.accepts(link, slashes: .exact) { return .association(.slashesAtTheEnds) }
    return accepts != plain.accepts(link, slashes: .lenient) ? .association(.defaultsAndVariables) : nil
  }

  /// The file without what it says for several components.
  private var plain: AssociationFile {
    var plain = self
    plain.details.componentDefaults = nil
    // Without variables, nothing fits a component that names one.
    plain.details.components = details.components.map { component in
      guard component.patterns.contains(where: { $0.contains("$(") }) else { return component }
      var unmatched = component
      unmatched.path = "$()"
      return unmatched
    }
    return plain
  }

  private func accepts(_ link: Link, slashes: SlashReading) -> Bool {
    guard details.components.isEmpty else {
      let first = details.components.lazy.map { $0.filled(from: details.componentDefaults) }.first {
        $0.matches(link, slashes: slashes, variables: details.substitutionVariables)
      }
      return first.map { $0.exclude != true } ?? false
    }
    let path = link.path.isEmpty ? "/" : link.path
    let reader = PatternReader()
    let isListed = details.paths.isEmpty || details.paths.contains { slashes.matches($0, path, reader) }
    return isListed && !details.excludedPaths.contains { slashes.matches($0, path, reader) }
  }
}

/// How path patterns are compared with the path of a link.
enum SlashReading {
  /// As the system does, which ignores slashes at the ends.
  case lenient
  /// Character by character.
  case exact

  /// Returns whether a path fits a pattern.
  func matches(_ pattern: String, _ path: some StringProtocol, _ reader: PatternReader) -> Bool {
    switch self {
    case .lenient: PathPattern.fits(pattern, path, reader)
    case .exact: PathPattern.matches(pattern, path, reader)
    }
  }
}
