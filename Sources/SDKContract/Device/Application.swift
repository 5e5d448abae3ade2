import Foundation

/// The app as the system shows it to its delegate, in the place of `UIApplication`.
public struct Application: Hashable, Sendable {
  /// Whether the app is in front, with the names of `UIApplication.State`.
  public enum State: Hashable, Sendable {
    /// The app takes input.
    case active
    /// The app is seen, or about to be, and takes no input.
    case inactive
    /// The app is not seen.
    case background
  }

  /// What the app's code sees during the call.
  public let applicationState: State

  /// Creates the app as it is in one state.
  public init(applicationState: State) {
    self.applicationState = applicationState
  }

  /// Posted whatever life cycle the app is built on.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted whatever life cycle the app is built on.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted whatever life cycle the app is built on.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted whatever life cycle the app is built on.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted whatever life cycle the app is built on.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}
