import Foundation

/// Why an app was launched, in the place of the dictionary that UIKit hands over; nil in an app with scenes.
public struct LaunchOptions: Hashable, Sendable {
  /// The URL that launched the app.
  public let url: URL?
  /// The universal link that launched the app.
  public let userActivity: UserActivity?

  /// Creates launch options.
  public init(url: URL? = nil, userActivity: UserActivity? = nil) {
    self.url = url
    self.userActivity = userActivity
  }
}
