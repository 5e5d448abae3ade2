/// The app that a test runs a scenario against.
public struct TestedApp: Sendable {
  /// The apps that the scenario can name, and the SDKs that it can be about.
  private(set) var registry: AppRegistry
  /// Makes the app; nil for the one that the scenario names or describes.
  let makeApp: AppFactory?
  /// The name of the app in the registry, if it is one of these.
  private var name: String?
  /// What the app records under its own names.
  private var events: [String] = []
  /// Whether the app has a scene delegate; nil if that is not known.
  let hasSceneDelegate: Bool?

  /// What an app written in Swift records; nil for the app that the scenario names or describes.
  var recordedEvents: [String]? {
    guard makeApp != nil || !events.isEmpty else { return nil }
    return events + registry.recordedEvents(of: name)
  }

  package init(registry: AppRegistry, hasSceneDelegate: Bool? = nil, makeApp: AppFactory?) {
    self.registry = registry
    self.hasSceneDelegate = hasSceneDelegate
    self.makeApp = makeApp
  }

  /// The app with names that its code records with `AppEnvironment.record`, so that assertions can say that such an event
  /// never happens.
  public func recording(_ names: String...) -> TestedApp {
    var app = self
    app.events += names
    return app
  }

  /// The app for scenarios about further SDKs, such as one of your own.
  ///
  /// ```swift
  /// let test = try ScenarioTest(file: "shop.jsonc", app: .delegate { ShopDelegate($0) }.knowing(LinkHouseSDK.self))
  /// ```
  public func knowing(_ sdks: any SDK.Type...) -> TestedApp {
    var app = self
    for sdk in sdks { app.registry.sdks.register(sdk) }
    return app
  }

  /// What is wrong with the name of the app; nil if the registry has it.
  var complaintAboutName: String? {
    guard let name, registry.factory(for: name) == nil else { return nil }
    return registry.complaint(aboutUnknown: name)
  }

  /// Whether it is the app that the scenario describes.
  var isDescribed: Bool { makeApp == nil && registry.names.isEmpty }

  /// The app that the scenario names with `app.uses`, or describes.
  ///
  /// - Parameter registry: The apps that it can name, such as the sample apps.
  package static func named(in registry: AppRegistry) -> TestedApp {
    TestedApp(registry: registry, makeApp: nil)
  }

  /// An app of a registry, whatever the scenario says; a test of one that the registry does not have cannot be made.
  public static func named(_ name: String, in registry: AppRegistry) -> TestedApp {
    var app = TestedApp(registry: registry, makeApp: registry.factory(for: name) ?? { DescribedApp($0) })
    app.name = name
    return app
  }

  /// An app of the test's own.
  ///
  /// - Parameters:
  ///   - registry: Apps that the scenario may name, although it is run against this one.
  ///   - makeApp: Makes the app under test, once for each run.
  package static func app(besides registry: AppRegistry, _ makeApp: @escaping AppFactory) -> TestedApp {
    TestedApp(registry: registry, makeApp: makeApp)
  }
}
