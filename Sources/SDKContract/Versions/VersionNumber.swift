/// The version of an SDK: two or three numbers, such as `5.4` or `5.4.1`.
///
/// A version without a patch number stands for the last patch of its minor version.
public struct VersionNumber: Hashable, Sendable {
  /// The first number.
  package let major: Int
  /// The second number.
  package let minor: Int
  /// The patch number; nil for the last patch, whichever that is.
  private let patch: Int?

  /// Parses a version; nil if the text is not one.
  ///
  /// - Parameter text: Two or three numbers with periods between them, such as `6.15.1`; without the third, the last
  ///   patch.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    // Each number has a single spelling: 6.01 is not a version.
    let numbers = parts.compactMap { part in
      part.count < 6 ? Int(Substring(part)).flatMap { String($0) == Substring(part) && $0 >= 0 ? $0 : nil } : nil
    }
    guard parts.count == numbers.count, (2...3).contains(numbers.count) else { return nil }
    major = numbers[0]
    minor = numbers[1]
    patch = numbers.count > 2 ? numbers[2] : nil
  }

  /// Creates a version from its numbers.
  ///
  /// - Parameters:
  ///   - major: The first number.
  ///   - minor: The second number.
  ///   - patch: The patch number.
  public init(_ major: Int, _ minor: Int, _ patch: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Creates the version that stands for the last patch of a minor version.
  package init(lastOf major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
    patch = nil
  }

  /// The version as text.
  public var text: String {
    let minorVersion = "\(major).\(minor)"
    return patch.map { "\(minorVersion).\($0)" } ?? minorVersion
  }

  /// Whether this is the last patch of its minor version, whichever that is.
  package var isLastPatch: Bool { patch == nil }

  /// Returns whether the version names a release, by all its numbers or as the last patch of its minor version.
  ///
  /// - Parameters:
  ///   - release: A release.
  ///   - known: All known releases, which determine the last patch.
  package func names(_ release: VersionNumber, among known: [VersionNumber]) -> Bool {
    if patch != nil { return self == release }
    return release == known.last { $0.major == major && $0.minor == minor }
  }
}

extension VersionNumber: Comparable {
  /// Returns whether a version is before another, by their numbers.
  public static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    (left.major, left.minor, left.patch ?? .max) < (right.major, right.minor, right.patch ?? .max)
  }
}
