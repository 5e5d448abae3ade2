import SDKContract

/// The association file of an app's domains, as a site serves it and a device keeps it.
package struct AssociationFile: Hashable, Sendable {
  /// What the system makes of it.
  package var approval = LinkRouter.SiteApproval.approved
  /// The paths that it accepts, with `*` and `?`; all if there are none.
  package var paths: [String] = []
  /// The paths that it excludes, with `*` and `?`.
  package var excludedPaths: [String] = []
  /// What the file has instead of paths since iOS 13, in its order; none if it has paths.
  package var components: [AssociationComponent] = []

  /// Creates a file that names the app and accepts every path.
  package init() {}

  /// Returns why a link is not for the app, or nil.
  func reasonAgainst(_ link: Link) -> PlatformRule? {
    guard components.isEmpty else {
      let decisive = components.first { $0.matches(link) }
      return decisive?.exclude == false ? nil : .association(.componentDecides)
    }
    let path = link.path.isEmpty ? "/" : link.path
    let isExcluded = excludedPaths.contains { PathPattern.matches($0, path) }
    let isListed = paths.isEmpty || paths.contains { PathPattern.matches($0, path) }
    return isListed && !isExcluded ? nil : .routing(.pathNotMatched)
  }
}

/// What a device knows of the association file, which the site may change at any time.
///
/// Devices ask Apple's content delivery network, which asks the site: at the installation, and then about once a week.
struct AssociationHistory: Hashable, Sendable {
  /// How long the fetch at the installation takes.
  var fetchDelay = Duration.zero
  /// How long the content delivery network may keep what it has.
  var networkLag = Duration.seconds(86_400)
  /// After how long the device asks again; an hour at least.
  var recheck = Duration.seconds(7 * 86_400)

  private var changes: [Change] = []
  private var installed = VirtualInstant.zero

  private struct Change: Hashable, Sendable {
    var time: VirtualInstant
    var file: AssociationFile
  }

  /// Whether it matters when a link is opened.
  var dependsOnTime: Bool { fetchDelay > .zero || !changes.isEmpty }

  /// The app is installed, and the system begins to fetch the file.
  mutating func install(at now: VirtualInstant) {
    installed = now
  }

  /// The site serves another file from now on.
  mutating func change(to file: AssociationFile, at now: VirtualInstant) {
    changes.append(Change(time: now, file: file))
  }

  /// The file that the site serves.
  ///
  /// - Parameter first: What it served when the run began.
  func served(first: AssociationFile) -> AssociationFile { changes.last?.file ?? first }

  /// The file that the device has.
  ///
  /// - Parameters:
  ///   - now: The present.
  ///   - isDirect: Whether the device asks the site itself, as in developer mode.
  ///   - first: What the site served when the run began.
  /// - Returns: The file, and whether the site served another one already when the device asked; nil as long as the first
  ///   fetch is not over.
  func copy(
    at now: VirtualInstant, isDirect: Bool, first: AssociationFile
  ) -> (file: AssociationFile, isLate: Bool)? {
    guard installed.elapsed(to: now) >= fetchDelay else { return nil }
    var asked = installed.advanced(by: fetchDelay)
    let pause = max(recheck, .seconds(3600))
    while asked.elapsed(to: now) >= pause { asked = asked.advanced(by: pause) }
    let current = file(at: asked, after: .zero) ?? first
    let file = isDirect ? current : file(at: asked, after: networkLag) ?? first
    return (file, file != current)
  }

  private func file(at instant: VirtualInstant, after lag: Duration) -> AssociationFile? {
    changes.last { $0.time.elapsed(to: instant) >= lag }?.file
  }
}
