/// The version of an SDK: two or three numbers, such as `5.4` or `5.4.1`.
///
/// A version without a patch number stands for the last patch of its minor version.
public struct VersionNumber: Hashable, Sendable {
  /// The version, as it was written.
  public let text: String
  private let major: Int
  private let minor: Int
  /// Nil for the last patch, whichever that is.
  private let patch: Int?

  /// Reads a version; nil if the text is none.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.count < 6 && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard parts.count == numbers.count, (2...3).contains(numbers.count) else { return nil }
    self.text = text
    major = numbers[0]
    minor = numbers[1]
    patch = numbers.count > 2 ? numbers[2] : nil
  }

  /// A version that is known to exist.
  public init(_ major: Int, _ minor: Int, _ patch: Int) {
    text = "\(major).\(minor).\(patch)"
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Whether the version names this release, by all its numbers or as the last patch of its minor version.
  ///
  /// - Parameters:
  ///   - release: A release.
  ///   - known: All releases that are known, which decides what the last patch is.
  public func names(_ release: VersionNumber, among known: [VersionNumber]) -> Bool {
    if patch != nil { return self == release }
    return release == known.last { $0.major == major && $0.minor == minor }
  }
}

extension VersionNumber: Comparable {
  /// Orders versions by their numbers.
  public static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    (left.major, left.minor, left.patch ?? .max) < (right.major, right.minor, right.patch ?? .max)
  }
}
