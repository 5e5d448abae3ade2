import SDKContract

#if !canImport(UIKit)
  /// The calls of the system to an app, with the signatures of UIKit, where UIKit does not exist.
  ///
  /// They are those of `ApplicationDelegate`, but for the launch options, which UIKit hands over as a dictionary.
  @MainActor
  public protocol UIApplicationDelegate: ApplicationDelegate {
    /// The process has been launched, and its scene or window is not there yet.
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The process has been launched.
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
  }

  extension UIApplicationDelegate {
    /// Stands in for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Stands in for an app that does not implement the method.
    public func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Makes a dictionary of the launch options.
    public func application(
      _ application: Application, willFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool {
      self.application(application, willFinishLaunchingWithOptions: launchOptions?.dictionary)
    }

    /// Makes a dictionary of the launch options.
    public func application(
      _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool {
      self.application(application, didFinishLaunchingWithOptions: launchOptions?.dictionary)
    }
  }
#endif
