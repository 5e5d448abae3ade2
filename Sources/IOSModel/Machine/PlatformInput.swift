import SDKContract

/// A cause for the system to change the state of the app's process or scene.
package enum PlatformInput: Hashable, Sendable {
  /// The user taps the app's icon.
  case openFromHomeScreen
  /// A link is delivered to the app in a form, which depends on how the link was opened.
  case openLink(Link, as: Link.Form)
  /// A link reaches an app in the foreground after it has become active, for example through AirDrop.
  ///
  /// An app that is not in the foreground gets it like any other link.
  case openLinkAfterActivation(Link)
  /// The app, or an SDK in it, opens a link with the app's own scheme.
  case openOwnScheme(Link)
  /// The app, or an SDK in it, opens something that comes in front of it: the browser, another app or the App Store.
  case openElsewhere
  /// A push notification arrives, and the user has not acted on it.
  case receiveNotification(PushNotification)
  /// The user taps a push notification, chooses one of its buttons, or dismisses it.
  case openNotification(PushNotification = PushNotification(action: .open))
  /// A silent push arrives or a background task starts.
  case backgroundLaunch(PushNotification = PushNotification())
  /// The system starts the process before the user opens the app.
  case prewarm
  /// The user leaves the app.
  case leave
  /// A system alert, a call, or the app switcher covers the app.
  case resignActive
  /// Whatever covered the app has gone away.
  case becomeActive
  /// The app's time in the background is up.
  case suspend
  /// The system disconnects the scene while the process lives on.
  case reclaimScene
  /// The user swipes the app away in the app switcher.
  case forceQuit
  /// The system terminates the process.
  case systemKill
  /// The system terminates the process to replace the app with a new version.
  case update
}
