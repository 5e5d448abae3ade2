/// The apps that a scenario can name with `app.uses`.
public struct AppRegistry: Sendable {
  private var factories: [String: AppFactory] = [:]
  private var events: [String: [String]] = [:]
  /// The SDKs that scenarios can be about.
  public var sdks: SDKRegistry

  /// Creates a registry that knows no app but the one a scenario describes.
  ///
  /// - Parameter sdks: The SDKs that scenarios can be about.
  public init(sdks: SDKRegistry) {
    self.sdks = sdks
  }

  /// Adds an app under a name, in the place of one that had it before.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - records: What the app records with `AppEnvironment.record`, so that expectations can name it.
  ///   - makeApp: Makes the app.
  public mutating func register(_ name: String, records: [String] = [], _ makeApp: @escaping AppFactory) {
    factories[name] = makeApp
    events[name] = records
  }

  /// Adds the apps of another registry, in the place of those with the same names.
  package mutating func add(_ others: AppRegistry) {
    factories.merge(others.factories) { $1 }
    events.merge(others.events) { $1 }
  }

  /// What an app records by names of its own.
  func recordedEvents(of name: String?) -> [String] { name.flatMap { events[$0] } ?? [] }

  /// The names that can be used, in alphabetical order.
  public var names: [String] { factories.keys.sorted() }

  /// Returns what makes an app; nil if the name is not known.
  ///
  /// - Parameter name: The name; nil stands for the app that the scenario describes.
  public func factory(for name: String?) -> AppFactory? {
    guard let name else { return { DescribedApp($0) } }
    return factories[name]
  }
}
