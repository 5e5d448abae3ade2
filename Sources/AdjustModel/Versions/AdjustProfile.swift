import SDKContract

/// A version of the Adjust SDK, described by its differences from the others (`AdjustVersionChange`).
///
/// Any version can be named. A version whose source was not read behaves like the nearest older one that was, and one
/// older than all of those like the oldest, except for changes that are known.
public struct AdjustProfile: Hashable, Sendable {
  /// The version, as written in scenarios.
  public var version: String { named.text }
  /// The release whose source determines the behaviour of this version.
  package let behaviour: VersionNumber
  private let named: VersionNumber
  /// The changes in the version, as a bit set.
  private let changes: UInt64

  private init(_ named: VersionNumber) {
    self.named = named
    let behaviour = Self.releases.last { $0 <= named } ?? Self.oldest
    self.behaviour = behaviour
    let reached = min(named, behaviour)
    changes = AdjustVersionChange.allCases.reduce(0) { changes, change in
      reached >= change.change.since ? changes | Self.bit(change) : changes
    }
  }

  private static func bit(_ change: AdjustVersionChange) -> UInt64 { 1 << UInt64(change.rawValue) }

  /// Whether the version includes a change.
  package func has(_ change: AdjustVersionChange) -> Bool { changes & Self.bit(change) != 0 }

  /// The version in the format of the SDK's `ClientSdk`.
  package var clientSDK: String { isKnown ? behaviour.text : named.text }

  /// The note in a trace about a version whose source was not read; nil for the others.
  package var note: String? {
    guard !isKnown else { return nil }
    let like = "Adjust \(named.text) behaves as \(behaviour.text)"
    return named < behaviour
      ? "\(like), apart from what is known to have changed since" : "\(like), the nearest version that is known"
  }

  private var isKnown: Bool { named.names(behaviour, among: Self.releases) }

  private static let oldest = VersionNumber(4, 38, 4)

  /// The releases whose source was read, oldest first.
  private static let releases = [
    oldest, VersionNumber(5, 0, 0), VersionNumber(5, 0, 1), VersionNumber(5, 0, 2), VersionNumber(5, 2, 0),
    VersionNumber(5, 3, 0),
    VersionNumber(5, 4, 1), VersionNumber(5, 4, 4), VersionNumber(5, 4, 6), VersionNumber(5, 5, 0),
    VersionNumber(5, 5, 1),
    VersionNumber(5, 5, 2), VersionNumber(5, 6, 0), VersionNumber(5, 6, 2),
  ]
}

extension AdjustProfile {
  /// Whether the API is that of version 4: `appDidLaunch`, `adjustDeeplinkResponse`, `delayStart`.
  package var isVersion4: Bool { !has(.version5Names) }
  /// The longest `attConsentWaitingInterval`; zero where there is none.
  package var longestATTWait: Duration {
    has(.longerATTWait) ? .seconds(360) : has(.attWait) ? .seconds(120) : .zero
  }
}

extension AdjustProfile {
  /// The latest version.
  public static let v5_6 = AdjustProfile(VersionNumber(5, 6, 2))
  /// The default version of a scenario.
  public static let v5_5_2 = AdjustProfile(VersionNumber(5, 5, 2))
  /// The last version with seven terminal hosts and the old way of following redirects.
  public static let v5_5_0 = AdjustProfile(VersionNumber(5, 5, 0))
  /// The first version that also reads a link from the answer to a session.
  public static let v5_4_4 = AdjustProfile(VersionNumber(5, 4, 4))
  /// The first version that completes resolved links at once.
  package static let v5_4_1 = AdjustProfile(VersionNumber(5, 4, 1))
  /// The first version with referrers.
  package static let v5_2 = AdjustProfile(VersionNumber(5, 2, 0))
  /// The first version with the renamed API.
  public static let v5_0 = AdjustProfile(VersionNumber(5, 0, 0))
  /// The last release of version 4.
  public static let v4_38 = AdjustProfile(oldest)

  /// The versions whose source was read, oldest first; others can be named as well.
  public static let all: [AdjustProfile] = releases.map(AdjustProfile.init)

  /// Returns the version with a name; nil if the text is not a version, or one older than deferred links.
  ///
  /// - Parameter version: The version, as scenarios write it, such as `5.4.0`.
  public static func named(_ version: String) -> AdjustProfile? {
    guard let version = VersionNumber(version), version >= VersionNumber(4, 0, 0) else { return nil }
    return AdjustProfile(version)
  }
}

extension AdjustProfile: Comparable {
  /// Orders versions by their numbers.
  public static func < (left: AdjustProfile, right: AdjustProfile) -> Bool { left.named < right.named }
}
