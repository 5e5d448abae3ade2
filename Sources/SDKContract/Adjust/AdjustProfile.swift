/// A version of the Adjust SDK, as data.
public struct AdjustProfile: Hashable, Sendable {
  /// The version, as written in scenarios.
  public let version: String

  /// The version that a scenario gets that names none.
  public static let v5_5_2 = AdjustProfile(version: "5.5.2")

  /// All versions that can be named, oldest first.
  public static let all: [AdjustProfile] = [v5_5_2]
}
