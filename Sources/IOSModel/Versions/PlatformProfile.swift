/// A version of iOS, described by its differences: that of the device, or that of the SDK an app is built with.
public struct PlatformProfile: Hashable, Sendable {
  /// The name, as written in scenarios.
  public let name: String
  /// The major version.
  package let major: Int
  /// The minor version.
  package let minor: Int
  /// Whether UIKit has scenes.
  package let hasScenes: Bool
  /// Whether devices get association files from Apple's content delivery network, and not from the site.
  package let hasAssociationNetwork: Bool
  /// Whether SwiftUI can run a whole app.
  package let hasSwiftUILifeCycle: Bool
  /// Whether there is a tracking prompt, though an app may not need it.
  package let hasTrackingPrompt: Bool
  /// Whether the tracking prompt is shown only if the app is active when it asks.
  package let promptsActiveAppsOnly: Bool
  /// Whether the app is told that the user has denied tracking as soon as the tracking prompt appears.
  package let answersTrackingPromptAtOnce: Bool
  /// Whether the system may prewarm a process before the user opens the app.
  package let prewarms: Bool
  /// Whether SwiftUI loses a universal link that starts the app.
  package let dropsColdSwiftUILinks: Bool
  /// Whether the system logs a warning about apps without scenes.
  package let warnsWithoutScenes: Bool
  /// Whether the life cycle of the app delegate is deprecated.
  package let deprecatesAppDelegateLifeCycle: Bool
  /// Whether an app without scenes launches.
  package let allowsAppDelegateOnly: Bool

  /// The last version without scenes.
  public static let iOS12 = PlatformProfile("ios12", 12, 0)
  /// The version that introduced scenes, before SwiftUI could run a whole app.
  package static let iOS13 = PlatformProfile("ios13", 13, 0)
  /// The version that introduced the tracking prompt, which no app needed yet, and SwiftUI's life cycle.
  package static let iOS14 = PlatformProfile("ios14", 14, 0)
  /// The version that introduced the permission to track.
  public static let iOS14_5 = PlatformProfile("ios14.5", 14, 5)
  /// The version that introduced prewarming.
  package static let iOS15 = PlatformProfile("ios15", 15, 0)
  /// A version that behaves as the one before, in all that the simulator knows.
  package static let iOS16 = PlatformProfile("ios16", 16, 0)
  /// The default version of a scenario.
  public static let iOS17 = PlatformProfile("ios17", 17, 0)
  /// The version whose tracking prompt is answered before the user answers it.
  package static let iOS17_4 = PlatformProfile("ios17.4", 17, 4)
  /// A version that behaves as iOS 17, in all that the simulator knows.
  package static let iOS18 = PlatformProfile("ios18", 18, 0)
  /// The version that was reported to lose universal links that start a SwiftUI app.
  public static let iOS18_4 = PlatformProfile("ios18.4", 18, 4, dropsColdSwiftUILinks: true)
  /// The version that deprecates the life cycle of the app delegate.
  public static let iOS26 = PlatformProfile("ios26", 26, 0)
  /// The version whose SDK makes scenes mandatory.
  public static let iOS27 = PlatformProfile("ios27", 27, 0)

  /// All versions that can be named, oldest first.
  package static let all: [PlatformProfile] = [
    iOS12, iOS13, iOS14, iOS14_5, iOS15, iOS16, iOS17, iOS17_4, iOS18, iOS18_4, iOS26, iOS27,
  ]

  /// Returns the version with a name such as `ios17`; nil if there is none.
  package static func named(_ name: String) -> PlatformProfile? { all.first { $0.name == name } }

  private init(_ name: String, _ major: Int, _ minor: Int, dropsColdSwiftUILinks: Bool = false) {
    let version = (major, minor)
    self.name = name
    self.major = major
    self.minor = minor
    self.dropsColdSwiftUILinks = dropsColdSwiftUILinks
    hasScenes = version >= (13, 0)
    hasAssociationNetwork = version >= (14, 0)
    hasSwiftUILifeCycle = version >= (14, 0)
    hasTrackingPrompt = version >= (14, 0)
    promptsActiveAppsOnly = version >= (15, 0)
    answersTrackingPromptAtOnce = version >= (17, 4) && version < (17, 5)
    prewarms = version >= (15, 0)
    warnsWithoutScenes = version >= (18, 4)
    deprecatesAppDelegateLifeCycle = version >= (26, 0)
    allowsAppDelegateOnly = version < (27, 0)
  }
}

extension PlatformProfile: Comparable {
  /// Orders profiles by their version.
  public static func < (left: PlatformProfile, right: PlatformProfile) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
