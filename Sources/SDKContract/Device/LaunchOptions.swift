import Foundation

/// Why an app was launched, in the place of the dictionary that UIKit hands over; nil in an app with scenes.
public struct LaunchOptions: Sendable {
  /// The URL that launched the app.
  public let url: URL?
  /// The universal link that launched the app.
  public let userActivity: UserActivity?
  /// The payload of the push notification that the user opened.
  public let remoteNotification: Payload?

  /// Creates launch options.
  public init(url: URL? = nil, userActivity: UserActivity? = nil, remoteNotification: Payload? = nil) {
    self.url = url
    self.userActivity = userActivity
    self.remoteNotification = remoteNotification
  }
}
