/// The app that a test runs a scenario against.
public struct TestedApp: Sendable {
  /// The apps that the scenario can name, and the SDKs that it can be about.
  private(set) var registry: AppRegistry
  /// Creates the app; nil for the one that the scenario names or describes.
  let makeApp: AppFactory?
  /// The name of the app in the registry; nil if the test did not name it.
  private(set) var name: String?
  private var ownTraits: AppTraits
  /// The SDKs that only the test knows.
  private(set) var furtherSDKs: [SDKName] = []

  /// The app's own traits, completed by those in its registry.
  var traits: AppTraits { ownTraits.filled(with: registry.traits(of: name)) }
  /// The life cycles on which the app can run, beginning with the one for scenarios that name none; empty if unknown.
  package var styles: [AppStyle] { traits.styles }
  /// The names that an app written in Swift records; nil for the app that the scenario names or describes.
  var recordedEvents: [String]? { traits.recordedEvents }

  /// Creates an app for scenarios.
  ///
  /// - Parameters:
  ///   - registry: The apps that the scenario can name, and the SDKs that it can be about.
  ///   - styles: The life cycles on which the app can run, beginning with the one for scenarios that name none; empty
  ///     if unknown.
  ///   - makeApp: Makes the app; nil for the one that the scenario names or describes.
  package init(registry: AppRegistry, styles: [AppStyle] = [], makeApp: AppFactory?) {
    self.registry = registry
    self.makeApp = makeApp
    ownTraits = AppTraits(recordedEvents: makeApp == nil ? nil : [], styles: styles)
  }

  /// Creates an app from delegates of any life cycle.
  ///
  /// - Parameters:
  ///   - registry: The apps that the scenario can name, and the SDKs that it can be about.
  ///   - hasSceneDelegate: Whether one of them is a scene delegate. Without one, links of the default style, with
  ///     scenes, reach nothing.
  ///   - makeApp: Makes the app.
  package init(registry: AppRegistry, hasSceneDelegate: Bool, makeApp: @escaping AppFactory) {
    let style = hasSceneDelegate ? AppStyle.uikitScenes : .uikitAppDelegate
    self.init(registry: registry, styles: [style] + AppStyle.allCases.filter { $0 != style }, makeApp: makeApp)
  }

  /// Returns the app with the names that its code records with `AppEnvironment.record`, so that assertions can require
  /// that such an event never happens.
  ///
  /// - Parameter names: The names of the events.
  public func recording(_ names: String...) -> TestedApp {
    var app = self
    app.ownTraits.recordedEvents = (ownTraits.recordedEvents ?? []) + names
    return app
  }

  /// Returns the app with a policy for work that waits for something outside the simulation, such as a task that
  /// listens forever.
  ///
  /// ```swift
  /// let test = try ScenarioTest(file: "shop.jsonc", app: .integrated(appDelegate: { AppDelegate() }).realTime(.isIgnored))
  /// ```
  ///
  /// - Parameter realTime: What happens to such work: it fails the test, is waited for, or is ignored.
  public func realTime(_ realTime: AppWorkPolicy.RealTime) -> TestedApp {
    var app = self
    app.ownTraits.realTime = realTime
    return app
  }

  /// Returns the app for scenarios about additional SDKs, such as your own.
  ///
  /// ```swift
  /// let test = try ScenarioTest(file: "shop.jsonc", app: .delegate { ShopDelegate($0) }.knowing(LinkHouseSDK.self))
  /// ```
  ///
  /// - Parameter sdks: The types of the SDKs.
  public func knowing(_ sdks: any SDK.Type...) -> TestedApp {
    var app = self
    for sdk in sdks { app.registry.sdks.register(sdk) }
    app.furtherSDKs += sdks.map { $0.name }
    return app
  }

  /// A complaint about the name of the app; nil if the registry has it.
  var complaintAboutName: String? {
    guard let name, registry.factory(for: name) == nil else { return nil }
    return registry.complaint(aboutUnknown: name)
  }

  /// Whether it is the app that the scenario describes.
  var isDescribed: Bool { makeApp == nil && registry.names.isEmpty }

  /// Returns the app that the scenario names with `app.uses`, or describes.
  ///
  /// - Parameter registry: The apps that the scenario can name, such as the sample apps.
  package static func named(in registry: AppRegistry) -> TestedApp {
    TestedApp(registry: registry, makeApp: nil)
  }

  /// Returns an app of a registry, whatever the scenario says.
  ///
  /// If the registry does not have the app, the initializers of `ScenarioTest` throw.
  ///
  /// - Parameters:
  ///   - name: The name under which the app is registered.
  ///   - registry: The registry.
  public static func named(_ name: String, in registry: AppRegistry) -> TestedApp {
    var app = TestedApp(registry: registry, makeApp: registry.factory(for: name) ?? { DescribedApp($0) })
    app.name = name
    return app
  }

  /// Returns an app that the test implements itself.
  ///
  /// - Parameters:
  ///   - registry: The apps that the scenario may name, although it is run against this one.
  ///   - makeApp: Creates the app under test, once for each run.
  package static func app(besides registry: AppRegistry, _ makeApp: @escaping AppFactory) -> TestedApp {
    TestedApp(registry: registry, makeApp: makeApp)
  }
}
