import SDKContract

#if !canImport(UIKit)
  /// The window of the app, which has its first screen.
  @MainActor
  open class UIWindow: UIResponder {
    /// The first screen.
    open var rootViewController: UIViewController?

    /// Shows the window.
    open func makeKeyAndVisible() {}
  }

  extension UIApplication {
    /// The window of the app that is simulated on this thread.
    @MainActor public var windows: [UIWindow] {
      let window = AppEnvironment.current.object {
        let window = UIWindow()
        window.rootViewController = UIViewController()
        return window
      }
      return [window]
    }
  }
#endif
