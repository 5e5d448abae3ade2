import SDKContract

/// A version of the AppsFlyer SDK, described by its differences from the others (`AppsFlyerVersionChange`).
///
/// A version without a patch number, such as `6.12`, stands for the last patch of that minor version.
public struct AppsFlyerProfile: Hashable, Sendable {
  private let release: VersionNumber
  /// The changes in the version, as a bit set.
  private let changes: UInt64

  private init(_ release: VersionNumber) {
    self.release = release
    changes = AppsFlyerVersionChange.allCases.reduce(0) { changes, change in
      release >= change.change.since ? changes | Self.bit(change) : changes
    }
  }

  private static func bit(_ change: AppsFlyerVersionChange) -> UInt64 { 1 << UInt64(change.rawValue) }

  /// The version, as written in scenarios.
  public var version: String { release.text }

  /// Whether the version includes a change.
  package func has(_ change: AppsFlyerVersionChange) -> Bool { changes & Self.bit(change) != 0 }

  /// The latest version, in which the app tells the SDK when a session is ready.
  public static let v7_0 = AppsFlyerProfile(VersionNumber(lastOf: 7, 0))
  /// The last release of version 6.
  public static let v6_18 = AppsFlyerProfile(VersionNumber(lastOf: 6, 18))
  /// The default version of a scenario.
  public static let v6_15 = AppsFlyerProfile(VersionNumber(lastOf: 6, 15))

  /// All versions without a patch number, oldest first; versions with a patch number can be named as well.
  public static let all: [AppsFlyerProfile] =
    [AppsFlyerProfile(oldest)]
    + newest.values.sorted().flatMap { last in
      (0...last.minor).map { AppsFlyerProfile(VersionNumber(lastOf: last.major, $0)) }
    }

  /// The oldest release about which anything is known; `newest` has the newest one of each major version.
  private static let oldest = VersionNumber(5, 4, 1)
  private static let newest = [6: VersionNumber(6, 18, 0), 7: VersionNumber(7, 0, 2)]

  /// The last known minor version of each major version; the first is 0.
  private static let published = newest.mapValues(\.minor).merging([4: 11, 5: 4]) { known, _ in known }

  /// The nearest known version; nil if this version is known.
  package var nearest: String? {
    if release < Self.oldest { return Self.oldest.text }
    guard let newest = Self.newest[release.major] ?? Self.newest.values.max(), release > newest else { return nil }
    if release.isLastPatch, Self.published[release.major].map({ release.minor <= $0 }) ?? false { return nil }
    return newest.text
  }

  /// Returns the profile of a version.
  ///
  /// - Parameter version: A version, such as `6.12.2`; `6.12` stands for its last patch.
  /// - Returns: The profile, or nil if there is no such version.
  public static func named(_ version: String) -> AppsFlyerProfile? {
    if let known = all.first(where: { $0.version == version }) { return known }
    guard let number = VersionNumber(version), let first = Self.published.keys.min(), number.major >= first else {
      return nil
    }
    // All versions of an old major version are known; newer ones may be published at any time.
    let isOld = Self.newest.keys.allSatisfy { number.major < $0 }
    if isOld, Self.published[number.major].map({ number.minor > $0 }) ?? true { return nil }
    return AppsFlyerProfile(number)
  }
}

extension AppsFlyerProfile: Comparable {
  /// Returns whether a version is older than another one.
  public static func < (left: AppsFlyerProfile, right: AppsFlyerProfile) -> Bool { left.release < right.release }
}

extension AppsFlyerProfile {
  /// Whether this is version 7, with an explicit `initialize`, a session-ready listener and no wait for the tracking
  /// prompt.
  package var isVersion7: Bool { has(.hasSessionReadyListener) }

  /// Whether `handleUniversalLink` exists, which SwiftUI apps call with a universal link.
  package var hasHandleUniversalLink: Bool { has(.hasHandleUniversalLink) }

  /// Whether `onAppOpenAttribution` exists.
  package var hasOpenAttribution: Bool { !has(.removesOpenAttribution) }

  /// Whether unified deep linking exists.
  package var hasUnifiedDeepLinking: Bool { has(.hasUnifiedDeepLinking) }

  /// Which of AppsFlyer's own parameters the click event of a direct link shows.
  var shownAttribution: ShownAttribution {
    if !has(.hidesAttribution) || has(.showsAllAttribution) { return .all }
    return has(.showsOpenedAttribution) ? .opened : .none
  }

  /// Whether `onAppOpenAttribution` for a short link lacks AppsFlyer's own parameters, except for named members.
  var hidesResolvedAttribution: Bool { has(.hidesAttribution) && !has(.showsOpenedAttribution) }

  /// The error code for an HTTP status.
  package var statusFailureCode: Int { has(.reportsStatusAs40) ? 40 : 50 }
}
