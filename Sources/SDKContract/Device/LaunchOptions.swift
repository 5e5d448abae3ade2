import Foundation

/// The reasons why an app was launched, in place of UIKit's dictionary.
///
/// Delegates of apps with scenes get nil instead.
public struct LaunchOptions: Sendable {
  /// The URL that launched the app.
  public let url: URL?
  /// The universal link that launched the app.
  public let userActivity: UserActivity?
  /// The payload of the push notification that the user opened, or of a silent push.
  public let remoteNotification: Payload?

  /// Creates launch options.
  public init(url: URL? = nil, userActivity: UserActivity? = nil, remoteNotification: Payload? = nil) {
    self.url = url
    self.userActivity = userActivity
    self.remoteNotification = remoteNotification
  }
}
