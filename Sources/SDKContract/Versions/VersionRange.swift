/// A range of versions of an SDK, such as those that have a member, or in which a setting has an effect.
package struct VersionRange: Hashable, Sendable {
  /// The first version; nil if it is not known, or if there is none.
  package let since: VersionNumber?
  /// The first version after the range; nil if it is not known, or if the range has no end.
  package let before: VersionNumber?
  /// The last version; nil if it is not known, or if the range has no end.
  package let until: VersionNumber?

  /// Creates a range; nil if it has no bounds.
  ///
  /// - Parameters:
  ///   - since: The first version.
  ///   - before: The first version after the range.
  ///   - until: The last version.
  package init?(since: VersionNumber? = nil, before: VersionNumber? = nil, until: VersionNumber? = nil) {
    guard since != nil || before != nil || until != nil else { return nil }
    self.since = since
    self.before = before
    self.until = until
  }

  /// The range in words, such as `since 6.1.0 and before 7.0.0`.
  package var phrase: String { [start, end].compactMap { $0 }.joined(separator: " and ") }

  private var start: String? { since.map { "since \($0.text)" } }
  private var end: String? { before.map { "before \($0.text)" } ?? until.map { "until \($0.text)" } }

  /// Returns whether a version is in the range.
  package func contains(_ version: VersionNumber) -> Bool { !isTooOld(version) && !isTooNew(version) }

  /// Returns why a version is not in the range, as a clause; nil if it is.
  package func absence(in version: VersionNumber) -> String? {
    let bound = isTooOld(version) ? start : isTooNew(version) ? end : nil
    return bound.map { "not in \(version.text), \($0)" }
  }

  private func isTooOld(_ version: VersionNumber) -> Bool { since.map { version < $0 } ?? false }

  private func isTooNew(_ version: VersionNumber) -> Bool {
    (before.map { version >= $0 } ?? false) || (until.map { version > $0 } ?? false)
  }

  /// Returns the version in the range that is nearest to one outside of it; nil if there is none.
  ///
  /// - Parameters:
  ///   - version: The version outside of the range.
  ///   - all: The versions to choose from, oldest first.
  package func nearest<Version: SDKVersion>(to version: Version, among all: [Version]) -> Version? {
    let inside = all.filter { VersionNumber($0.version).map(contains) ?? false }
    return inside.first { $0 > version } ?? inside.last
  }
}
