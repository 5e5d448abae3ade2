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

/// A device's knowledge of the association file, which the site may change at any time.
///
/// Devices request the file from Apple's content delivery network, which requests it from the site: during the
/// installation, and then about once a week.
struct AssociationHistory: Hashable, Sendable {
  private var changes: [Change] = []
  private var installed = VirtualInstant.zero

  private struct Change: Hashable, Sendable {
    var time: VirtualInstant
    var file: AssociationFile
  }

  /// Whether the time at which a link is opened matters.
  func dependsOnTime(_ switches: RoutingSwitches) -> Bool { switches.associationDelay > .zero || !changes.isEmpty }

  /// Records the installation of the app, at which the system starts to fetch the file.
  mutating func install(at now: VirtualInstant) {
    installed = now
  }

  /// Records that the site serves another file from now on.
  mutating func change(to file: AssociationFile, at now: VirtualInstant) {
    changes.append(Change(time: now, file: file))
  }

  /// Returns the file that the site serves.
  ///
  /// - Parameter first: The file that it served at the start of the run.
  func served(first: AssociationFile) -> AssociationFile { changes.last?.file ?? first }

  /// Returns the file that the device has.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - isDirect: Whether the device requests the file from the site itself, as in developer mode.
  ///   - first: The file that the site served at the start of the run.
  ///   - switches: How long fetches take and copies last; a device never asks again within an hour.
  /// - Returns: The file, and whether the site already served another one when the device requested it; nil until the
  ///   first fetch has finished.
  func copy(
    at now: VirtualInstant, isDirect: Bool, first: AssociationFile, _ switches: RoutingSwitches
  ) -> (file: AssociationFile, isLate: Bool)? {
    guard installed.elapsed(to: now) >= switches.associationDelay else { return nil }
    var asked = installed.advanced(by: switches.associationDelay)
    let pause = max(switches.associationRecheck, .seconds(3600))
    while asked.elapsed(to: now) >= pause { asked = asked.advanced(by: pause) }
    let current = file(at: asked, after: .zero) ?? first
    let file = isDirect ? current : file(at: asked, after: switches.associationCDNLag) ?? first
    return (file, file != current)
  }

  private func file(at instant: VirtualInstant, after lag: Duration) -> AssociationFile? {
    changes.last { $0.time.elapsed(to: instant) >= lag }?.file
  }
}
