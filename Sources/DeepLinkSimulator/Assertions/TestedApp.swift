/// The app that a test runs a scenario against.
public struct TestedApp: Sendable {
  /// The apps that the scenario can name.
  let registry: AppRegistry
  /// Makes the app; nil for the one that the scenario names or describes.
  let makeApp: AppFactory?

  /// Whether it is the app that the scenario describes.
  var isDescribed: Bool { makeApp == nil && registry.names.isEmpty }

  /// The app that the scenario describes.
  public static var described: TestedApp { named(in: AppRegistry()) }

  /// The app that the scenario names with `app.uses`, or describes.
  ///
  /// - Parameter registry: The apps that it can name, such as the sample apps.
  public static func named(in registry: AppRegistry) -> TestedApp {
    TestedApp(registry: registry, makeApp: nil)
  }

  /// An app of a registry, whatever the scenario says.
  public static func named(_ name: String, in registry: AppRegistry) -> TestedApp {
    TestedApp(registry: registry, makeApp: registry.factory(for: name) ?? { DescribedApp($0) })
  }

  /// The test's own delegate object, for which the standard integration calls the SDKs.
  ///
  /// - Parameter makeDelegate: Makes the object of a new process.
  public static func delegate(_ makeDelegate: @escaping @MainActor @Sendable (AppEnvironment) -> AnyObject) -> TestedApp
  {
    TestedApp(registry: AppRegistry()) { _ in DelegateApp(makeDelegate: makeDelegate) }
  }

  /// The test's own delegate object, which calls the SDKs itself.
  ///
  /// - Parameter makeDelegate: Makes the object of a new process.
  public static func integrated(
    _ makeDelegate: @escaping @MainActor @Sendable (AppEnvironment) -> AnyObject
  ) -> TestedApp {
    TestedApp(registry: AppRegistry()) { _ in DelegateApp(integration: .own, makeDelegate: makeDelegate) }
  }

  /// The app delegate of a real app, and its scene delegate if it has one, which call the SDKs by their classes.
  ///
  /// - Parameters:
  ///   - appDelegate: Makes the app delegate of a new process.
  ///   - sceneDelegate: Makes the scene delegate of a new process.
  public static func integrated(
    appDelegate: @escaping @MainActor @Sendable () -> any ApplicationDelegate,
    sceneDelegate: (@MainActor @Sendable () -> any SceneDelegate)? = nil
  ) -> TestedApp {
    TestedApp(registry: AppRegistry()) { _ in
      IntegratedApp(appDelegate: appDelegate, sceneDelegate: sceneDelegate)
    }
  }

  /// An app of the test's own.
  ///
  /// - Parameters:
  ///   - registry: Apps that the scenario may name, although it is run against this one.
  ///   - makeApp: Makes the app under test, once for each run.
  public static func app(besides registry: AppRegistry = AppRegistry(), _ makeApp: @escaping AppFactory) -> TestedApp {
    TestedApp(registry: registry, makeApp: makeApp)
  }
}
