/// The device, the build of the app, and the switches for what the sources leave open.
public struct PlatformConfiguration: Hashable, Sendable {
  /// The version of iOS.
  public var profile: PlatformProfile = .iOS17
  /// The life cycle the app is built on.
  public var style: AppStyle = .uikitScenes
  /// Whether `didFinishLaunching` or `willFinishLaunching` returns false.
  public var launchReturnsFalse = false
  /// Whether opening the app's own scheme from the app makes it resign and regain the active state.
  public var ownSchemeFlickers = true

  /// Creates the configuration of a current device and a scene-based app.
  public init() {}
}
