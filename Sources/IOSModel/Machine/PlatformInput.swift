import SDKContract

/// A cause for the system to change the state of the app's process or scene.
package enum PlatformInput: Hashable, Sendable {
  /// The user taps the app's icon.
  case openFromHomeScreen
  /// A link is delivered to the app.
  case openLink(Link)
  /// A link reaches the app in front after it has become active, as by AirDrop.
  ///
  /// An app that is not in front gets it as any other link.
  case openLinkAfterActivation(Link)
  /// The app, or an SDK in it, opens a link of the app's own scheme.
  case openOwnScheme(Link)
  /// The user taps a push notification.
  case openNotification
  /// A silent push or background task.
  case backgroundLaunch
  /// The system starts the process before the user does.
  case prewarm
  /// The user leaves the app.
  case leave
  /// A system alert, a call, or the app switcher covers the app.
  case resignActive
  /// What covered the app is gone.
  case becomeActive
  /// The time that an app has in the background is over.
  case suspend
  /// The system disconnects the scene and keeps the process.
  case reclaimScene
  /// The user swipes the app away in the app switcher.
  case forceQuit
  /// The system ends the process.
  case systemKill
}
