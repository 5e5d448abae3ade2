/// Something that an SDK can notice about the device and its host app.
public enum DeviceNotice: Hashable, Sendable {
  /// The app has been installed; what the SDK stored on the device before is gone, except for what outlives the app,
  /// and for what it had in a backup that is restored with the app.
  case installed(fromBackup: Bool)
  /// The app has been removed; whether a later install restores what a backup has of it.
  case uninstalled(hasBackup: Bool)
  /// A process of the app begins; the SDK's memory is empty.
  case processStarted
  /// The app's process has ended.
  case processEnded
  /// The app has finished launching; the link in its launch options, which apps with scenes do not get.
  case didFinishLaunching(link: Link?)
  /// `UIApplication.didBecomeActiveNotification`.
  case didBecomeActive
  /// `UIApplication.willResignActiveNotification`.
  case willResignActive
  /// `UIApplication.didEnterBackgroundNotification`.
  case didEnterBackground
  /// `UIApplication.willEnterForegroundNotification`.
  case willEnterForeground
  /// `UIApplication.willTerminateNotification`.
  case willTerminate
  /// The user has answered the tracking prompt.
  case trackingAnswered(ATTStatus)
  /// The pasteboard has this link or text, which the user, a web page or the app has copied.
  case pasteboard(String)
  /// The device's clock has been changed; a negative duration sets it back.
  case clockMoved(Duration)
}
