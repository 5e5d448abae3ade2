/// What an SDK can notice of the device and of the app that it is part of.
public enum DeviceNotice: Hashable, Sendable {
  /// The app has been installed: what the SDK kept on the device is empty, unless it outlives the app.
  case installed
  /// The app has been removed.
  case uninstalled
  /// A process of the app begins: what the SDK kept in memory is gone.
  case processStarted
  /// The process of the app is gone.
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
  /// The user has copied a text.
  case pasteboard(String)
  /// The clock of the device has been moved; back, if the duration is negative.
  case clockMoved(Duration)
}
