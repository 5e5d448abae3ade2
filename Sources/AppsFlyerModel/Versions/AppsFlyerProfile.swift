import SDKContract

/// A version of the AppsFlyer SDK, as data.
///
/// A version without a patch number, such as `6.12`, stands for the last patch of that minor version.
public struct AppsFlyerProfile: Hashable, Sendable {
  /// The version, as written in scenarios.
  public let version: String

  private let number: Number

  /// The parts of a version, in the order in which versions are compared.
  private struct Number: Hashable, Comparable, Sendable {
    var major: Int
    var minor: Int
    var patch: Int

    static func < (left: Number, right: Number) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }

  private init(version: String, number: Number) {
    self.version = version
    self.number = number
  }

  /// The version that a scenario gets that names none.
  public static let v6_15 = minor(6, 15)

  /// All versions that can be named, oldest first; versions with a patch number can be named as well.
  public static let all: [AppsFlyerProfile] =
    [AppsFlyerProfile(version: "5.4.1", number: Number(major: 5, minor: 4, patch: 1))]
    + (0...18).map { minor(6, $0) } + [minor(7, 0)]

  /// The last minor version that was published of each major one; the first is 0.
  private static let published = [4: 11, 5: 4, 6: 18, 7: 0]

  /// The releases between which nothing is known to differ from the nearest of them, oldest first.
  private static let oldest = Number(major: 5, minor: 4, patch: 1)
  private static let newest = [6: Number(major: 6, minor: 18, patch: 0), 7: Number(major: 7, minor: 0, patch: 2)]

  /// The nearest version of which something is known; nil if that is this version.
  public var nearest: String? {
    let isOpen = number.patch == .max
    if number < Self.oldest { return "5.4.1" }
    guard !isOpen, let newest = Self.newest[number.major], number > newest else { return nil }
    return "\(newest.major).\(newest.minor).\(newest.patch)"
  }

  /// Returns the profile of a version.
  ///
  /// - Parameter version: A version, such as `6.12.2`; `6.12` stands for its last patch.
  /// - Returns: The profile, or nil if there is no such version.
  public static func named(_ version: String) -> AppsFlyerProfile? {
    if let known = all.first(where: { $0.version == version }) { return known }
    let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }
    guard (2...3).contains(parts.count), parts.count == numbers.count, numbers.allSatisfy({ $0 >= 0 }),
      version == numbers.map(String.init).joined(separator: "."), let last = published[numbers[0]], numbers[1] <= last
    else { return nil }
    let patch = numbers.count > 2 ? numbers[2] : Int.max
    return AppsFlyerProfile(version: version, number: Number(major: numbers[0], minor: numbers[1], patch: patch))
  }

  private static func minor(_ major: Int, _ minor: Int) -> AppsFlyerProfile {
    AppsFlyerProfile(
      version: "\(major).\(minor)", number: Number(major: major, minor: minor, patch: .max))
  }

  private func isAtLeast(_ major: Int, _ minor: Int, _ patch: Int = 0) -> Bool {
    number >= Number(major: major, minor: minor, patch: patch)
  }
}

extension AppsFlyerProfile: Comparable {
  /// Tells whether a version is older than another one.
  public static func < (left: AppsFlyerProfile, right: AppsFlyerProfile) -> Bool { left.number < right.number }
}

extension AppsFlyerProfile {
  /// Whether this is version 7: explicit `initialize`, a session-ready listener, and no wait for the tracking prompt.
  public var isVersion7: Bool { isAtLeast(7, 0) }

  /// Whether `handleUniversalLink` exists, which SwiftUI apps call with a website link: since 7.0.1.
  public var hasHandleUniversalLink: Bool { isAtLeast(7, 0, 1) }

  /// Whether `onAppOpenAttribution` exists; 7.0 removed it.
  public var hasOpenAttribution: Bool { !isVersion7 }

  /// Whether unified deep linking exists, as since 6.1.
  public var hasUnifiedDeepLinking: Bool { isAtLeast(6, 1) }

  /// Whether the deferred look-up waits for dev key and app id, as since 7.0.1.
  public var deferredLookupWaitsForKeys: Bool { isAtLeast(7, 0, 1) }

  /// Whether every link with a scheme is taken apart, as since 6.0.
  public var parsesEverySchemeLink: Bool { isAtLeast(6, 0) }

  /// Which of AppsFlyer's own parameters the click event of a direct link shows.
  var shownAttribution: ShownAttribution {
    if isAtLeast(6, 12, 3) { return .all }
    return isAtLeast(6, 6) ? .opened : .none
  }

  /// Whether the click event of a direct link contains the link, as since 6.10.1.
  public var clickEventHasLink: Bool { isAtLeast(6, 10, 1) }

  /// Whether the click event of a direct link contains its host, path and wrapped original, as since 6.12.3.
  public var clickEventHasHostAndPath: Bool { isAtLeast(6, 12, 3) }

  /// Whether later sessions are served from cached conversion data without another request, as since 6.14.6.
  public var reusesConversionData: Bool { isAtLeast(6, 14, 6) }

  /// Whether an unreadable answer is reported in the words of 5.4.1, before the system's error was passed on.
  public var reportsDeserialization: Bool { !isAtLeast(5, 4, 4) }

  /// Whether an empty answer has an error text of its own, as measured with 6.7.0.
  public var reportsEmptyBody: Bool { isAtLeast(6, 7) }

  /// The code of the error for an HTTP status: 50 in 6.x, 40 in 7.
  public var statusFailureCode: Int { isVersion7 ? 40 : 50 }
}
