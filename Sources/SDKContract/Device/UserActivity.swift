import Foundation

/// A universal link as the system hands it over, in the place of `NSUserActivity`.
public struct UserActivity: Hashable, Sendable {
  /// The activity type of a universal link.
  public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// What kind of activity it is.
  public let activityType: String
  /// The link.
  public let webpageURL: URL?

  /// Creates an activity.
  public init(activityType: String = UserActivity.browsingWeb, webpageURL: URL?) {
    self.activityType = activityType
    self.webpageURL = webpageURL
  }
}

#if canImport(Darwin) || DISTINCT_USER_ACTIVITY
  // Where Foundation has the type itself, code for a device means that one. Delegates get it as they declare it, and
  // the stand-ins of the SDKs take it.
  extension UserActivity {
    /// Takes what is known of an activity of Foundation's.
    public init(_ activity: NSUserActivity) {
      self.init(activityType: activity.activityType, webpageURL: activity.webpageURL)
    }

    /// The activity as Foundation has it.
    public var inFoundation: NSUserActivity {
      let activity = NSUserActivity(activityType: activityType)
      // Foundation raises an exception for any other scheme.
      if let scheme = webpageURL?.scheme?.lowercased(), scheme == "http" || scheme == "https" {
        activity.webpageURL = webpageURL
      }
      return activity
    }
  }
#endif

#if DISTINCT_USER_ACTIVITY && !canImport(Darwin)
  /// What Foundation has on Apple's systems, so that what is compiled for them alone can be compiled and tested here:
  /// `swift build --build-tests -Xswiftc -DDISTINCT_USER_ACTIVITY` (docs/platforms.md).
  public final class NSUserActivity {
    /// What kind of activity it is.
    public let activityType: String
    /// The link.
    public var webpageURL: URL?

    /// Creates an activity.
    public init(activityType: String) {
      self.activityType = activityType
    }
  }
#endif
