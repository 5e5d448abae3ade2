import SDKContract

/// A version of the Adjust SDK, as data: what it does differently from the others.
public struct AdjustProfile: Hashable, Sendable {
  /// The version, as written in scenarios.
  public private(set) var version: String
  /// Whether the API is that of version 4: `appDidLaunch`, `adjustDeeplinkResponse`, `delayStart`.
  public private(set) var isVersion4 = false
  /// Whether `didBecomeActive` counts only after a `willResignActive`; since 5.2.0.
  public private(set) var ignoresRepeatedActivation = true
  /// Whether a link with `adj_t` or `adjust_t` completes without waiting for the backend; since 5.4.1.
  public private(set) var completesResolvedLinksAtOnce = true
  /// Whether a `deeplink` at the root of a session's answer is delivered; since 5.4.4.
  public private(set) var readsLinkOfSessionAnswer = true
  /// Whether `retry_in` in an answer sets the time of the next attempt; since 5.5.1.
  public private(set) var obeysRetryIn = true
  /// Whether a deep link can have a referrer; since 5.2.0.
  public private(set) var hasReferrer = true
  /// Whether `enableFirstSessionDelay` exists; since 5.3.0.
  public private(set) var hasFirstSessionDelay = true
  /// The longest `attConsentWaitingInterval`.
  public private(set) var longestATTWait: Duration = .seconds(360)
  /// Whether the backend can send triggers to the app; since 5.6.0.
  public private(set) var hasRemoteTriggers = true
  /// Whether `ADJLinkResolution` follows redirects by itself, one request after the other; since 5.5.2.
  public private(set) var followsRedirectsByHand = true

  private init(_ version: String) {
    self.version = version
  }

  private func predecessor(_ version: String, _ change: (inout AdjustProfile) -> Void) -> AdjustProfile {
    var older = self
    older.version = version
    change(&older)
    return older
  }
}

extension AdjustProfile {
  /// The latest version, with remote triggers.
  public static let v5_6 = AdjustProfile("5.6")
  /// The version that a scenario gets that names none.
  public static let v5_5_2 = v5_6.predecessor("5.5.2") {
    $0.hasRemoteTriggers = false
  }
  /// The first version that also reads a link from the answer to a session.
  public static let v5_4_4 = v5_5_2.predecessor("5.4.4") {
    $0.obeysRetryIn = false
    $0.followsRedirectsByHand = false
  }
  /// The first version that completes resolved links at once.
  public static let v5_4_1 = v5_4_4.predecessor("5.4.1") {
    $0.readsLinkOfSessionAnswer = false
  }
  /// The first version with referrers, and the first that ignores repeated activations.
  public static let v5_2 = v5_4_1.predecessor("5.2") {
    $0.completesResolvedLinksAtOnce = false
    $0.hasFirstSessionDelay = false
  }
  /// The first version with the renamed API.
  public static let v5_0 = v5_2.predecessor("5.0") {
    $0.ignoresRepeatedActivation = false
    $0.hasReferrer = false
  }
  /// The last releases of version 4.
  public static let v4_38 = v5_0.predecessor("4.38") {
    $0.isVersion4 = true
    $0.longestATTWait = .seconds(120)
  }

  /// All versions that can be named, oldest first.
  public static let all: [AdjustProfile] = [v4_38, v5_0, v5_2, v5_4_1, v5_4_4, v5_5_2, v5_6]

  /// Returns the version with a name, or nil if it is none of `all`.
  public static func named(_ version: String) -> AdjustProfile? {
    all.first { $0.version == version }
  }
}

extension AdjustProfile: Comparable {
  /// Orders versions by their numbers, component by component.
  public static func < (left: AdjustProfile, right: AdjustProfile) -> Bool {
    left.components.lexicographicallyPrecedes(right.components)
  }

  private var components: [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }
}
