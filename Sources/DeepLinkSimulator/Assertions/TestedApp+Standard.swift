extension TestedApp {
  /// The app that the scenario describes.
  public static var described: TestedApp { named(in: AppRegistry()) }

  /// An app that consists of the test's own delegate object; the standard integration makes its SDK calls.
  ///
  /// Its code calls the system's own functions: it keeps links in `AppEnvironment.defaults` or `SimulatedDefaults` and
  /// not in `UserDefaults`, whose values stay from one run to the next, and blocks wait in a `SimulatedQueue`.
  ///
  /// - Parameter makeDelegate: Makes the object of a new process.
  public static func delegate(_ makeDelegate: @escaping @MainActor @Sendable (AppEnvironment) -> AnyObject) -> TestedApp
  {
    app { _ in DelegateApp(makeDelegate: makeDelegate) }
  }

  /// An app that consists of the test's own delegate object, which makes its SDK calls itself.
  ///
  /// - Parameter makeDelegate: Makes the object of a new process.
  public static func integrated(
    _ makeDelegate: @escaping @MainActor @Sendable (AppEnvironment) -> AnyObject
  ) -> TestedApp {
    app { _ in DelegateApp(integration: .own, makeDelegate: makeDelegate) }
  }

  /// A real app: its app delegate and, if it has one, its scene delegate, which call the SDKs through their classes.
  ///
  /// - Parameters:
  ///   - appDelegate: Makes the app delegate of a new process.
  ///   - sceneDelegate: Makes the scene delegate of a new process.
  public static func integrated<Delegate: ApplicationDelegate>(
    appDelegate: @escaping @MainActor @Sendable () -> Delegate,
    sceneDelegate: (@MainActor @Sendable () -> any SceneDelegate)? = nil
  ) -> TestedApp {
    TestedApp(
      registry: AppRegistry(), hasSceneDelegate: sceneDelegate != nil || Delegate.self is any SceneDelegate.Type
    ) { _ in IntegratedApp(appDelegate: appDelegate, sceneDelegate: sceneDelegate) }
  }

  /// An app that the test implements itself, run against scenarios about the SDKs of this package.
  ///
  /// - Parameter makeApp: Makes the app under test, once for each run.
  public static func app(_ makeApp: @escaping AppFactory) -> TestedApp { app(besides: AppRegistry(), makeApp) }
}
