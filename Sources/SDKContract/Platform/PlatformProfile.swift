/// A version of iOS, as data.
public struct PlatformProfile: Hashable, Sendable {
  /// The name, as written in scenarios.
  public let name: String

  /// The version that a scenario gets that names none.
  public static let iOS17 = PlatformProfile(name: "ios17")

  /// All versions that can be named, oldest first.
  public static let all: [PlatformProfile] = [iOS17]
}
