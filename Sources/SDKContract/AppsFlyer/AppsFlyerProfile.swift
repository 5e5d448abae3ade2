/// A version of the AppsFlyer SDK, as data.
public struct AppsFlyerProfile: Hashable, Sendable {
  /// The version, as written in scenarios.
  public let version: String

  /// The version that a scenario gets that names none.
  public static let v6_15 = AppsFlyerProfile(version: "6.15")

  /// All versions that can be named, oldest first.
  public static let all: [AppsFlyerProfile] = [v6_15]
}
