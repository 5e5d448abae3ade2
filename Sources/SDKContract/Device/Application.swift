import Foundation

/// The app as its delegate sees it, in place of `UIApplication`.
public struct Application: Hashable, Sendable {
  /// The state of the app, with the names of `UIApplication.State`.
  public enum State: Hashable, Sendable {
    /// The app is in the foreground and receives events.
    case active
    /// The app is in the foreground, or about to be, but receives no events.
    case inactive
    /// The app is in the background.
    case background
  }

  /// The state that the app's code sees during the call.
  public let applicationState: State

  /// Creates an app in a state.
  public init(applicationState: State) {
    self.applicationState = applicationState
  }

  /// Posted in every life cycle when the app has become active.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted in every life cycle when the app is about to become inactive.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted in every life cycle when the app is about to enter the foreground.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted in every life cycle when the app has entered the background.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted in every life cycle when the app is about to terminate.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}
