import SDKContract

// Where the real ones do not exist, these names let integration code for a device compile as it is.

#if !canImport(UIKit)
  /// The app as the system shows it to its delegate.
  public typealias UIApplication = Application
  /// The app's scene as the system shows it to its delegate.
  public typealias UIScene = Scene
  /// The session of the app's scene.
  public typealias UISceneSession = SceneSession
  /// A URL that the system asks a scene to open.
  public typealias UIOpenURLContext = OpenURLContext
  /// The calls of the system to an app's scene.
  public typealias UIWindowSceneDelegate = SceneDelegate
  /// What restores an activity; simulations never ask for it.
  public typealias UIUserActivityRestoring = Any

  /// The base class of app delegates.
  @MainActor
  open class UIResponder {
    /// Creates an object.
    public init() {}
  }
#endif

#if !canImport(Darwin)
  #if !DISTINCT_USER_ACTIVITY
    /// A universal link as the system hands it over.
    public typealias NSUserActivity = UserActivity
  #endif

  /// The activity type of a universal link.
  public let NSUserActivityTypeBrowsingWeb = UserActivity.browsingWeb
#endif
