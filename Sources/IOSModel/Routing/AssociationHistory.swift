import SDKContract

/// A device's knowledge of the association file of a domain, which the site may change at any time.
///
/// Devices request the file from Apple's content delivery network, which requests it from the site: during the
/// installation, during an update of the app, and then about once a week.
struct AssociationHistory: Hashable, Sendable {
  private var changes: [Change] = []
  private var installed = VirtualInstant.zero
  private var updates: [VirtualInstant] = []

  private struct Change: Hashable, Sendable {
    var time: VirtualInstant
    var file: AssociationFile
  }

  /// Whether the time at which a link is opened matters.
  func dependsOnTime(_ switches: RoutingSwitches) -> Bool { switches.associationDelay > .zero || !changes.isEmpty }

  /// Records the installation of the app, at which the system starts to fetch the file.
  ///
  /// It is recorded even if no time matters yet: the site may change its file later, and the weekly request counts from
  /// the installation.
  mutating func install(at now: VirtualInstant) {
    installed = now
    updates = []
  }

  /// Records an update of the app, at which the system fetches the file again.
  mutating func update(at now: VirtualInstant) {
    updates.append(now)
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
    guard var asked = answered(at: now, after: switches.associationDelay) else { return nil }
    let pause = max(switches.associationRecheck, .seconds(3600))
    while asked.elapsed(to: now) >= pause { asked = asked.advanced(by: pause) }
    let current = file(at: asked, after: .zero) ?? first
    let file = isDirect ? current : file(at: asked, after: switches.associationCDNLag) ?? first
    return (file, file != current)
  }

  /// Returns when the fetch that an installation or an update started was answered, of the last one that was; nil if
  /// none was. Until a fetch is answered, the device keeps the copy that it has.
  private func answered(at now: VirtualInstant, after delay: Duration) -> VirtualInstant? {
    let update = updates.last { $0.elapsed(to: now) >= delay }
    guard update != nil || installed.elapsed(to: now) >= delay else { return nil }
    return (update ?? installed).advanced(by: delay)
  }

  private func file(at instant: VirtualInstant, after lag: Duration) -> AssociationFile? {
    changes.last { $0.time.elapsed(to: instant) >= lag }?.file
  }
}
