import Foundation

/// A universal link as the system delivers it, in place of `NSUserActivity`.
public struct UserActivity: Hashable, Sendable {
  /// The activity type of a universal link.
  public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// The activity type.
  public let activityType: String
  /// The link.
  public let webpageURL: URL?

  /// Creates an activity.
  public init(activityType: String = UserActivity.browsingWeb, webpageURL: URL?) {
    self.activityType = activityType
    self.webpageURL = webpageURL
  }
}
