import Foundation
import SDKContract

extension Application {
  /// A key of the options with which a URL is opened.
  public typealias OpenURLOptionsKey = SDKContract.OpenURLOptionsKey

  /// A key of the options with which an app is launched.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The link with the app's scheme that launched the app.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A dictionary with the universal link that launched the app.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The payload of the push notification that the user opened.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// The app that is simulated on this thread.
  @MainActor public static var shared: Application {
    guard let simulation = AppEnvironment.current.link.here else { return Application(applicationState: .background) }
    let process = simulation.process
    simulation.noteRead(process == .active ? 1 : process == .inactive ? 2 : 3)
    switch process {
    case .active: return Application(applicationState: .active)
    case .inactive: return Application(applicationState: .inactive)
    default: return Application(applicationState: .background)
    }
  }

  /// Asks the system to open a URL.
  @MainActor public func open(_ url: URL) { AppEnvironment.current.open(url) }
}

extension Scene {
  /// Why a scene was connected.
  public typealias ConnectionOptions = SDKContract.ConnectionOptions
}

extension LaunchOptions {
  /// The options as UIKit hands them over.
  package var dictionary: [Application.LaunchOptionsKey: Any] {
    var options: [Application.LaunchOptionsKey: Any] = [:]
    if let url { options[.url] = url }
    if let userActivity {
      options[.userActivityDictionary] = ["UIApplicationLaunchOptionsUserActivityKey": userActivity]
    }
    if let remoteNotification { options[.remoteNotification] = remoteNotification.dictionary }
    return options
  }
}
