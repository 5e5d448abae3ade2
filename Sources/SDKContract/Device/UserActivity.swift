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
