/// The apps that a scenario can name with `app.uses`.
public struct AppRegistry: Sendable {
  private var factories: [String: AppFactory] = [:]
  /// The SDKs that scenarios can be about.
  public var sdks: SDKRegistry

  /// Creates a registry that knows no app but the one a scenario describes.
  public init(sdks: SDKRegistry = .standard) {
    self.sdks = sdks
  }

  /// Adds an app under a name, in the place of one that had it before.
  public mutating func register(_ name: String, _ makeApp: @escaping AppFactory) {
    factories[name] = makeApp
  }

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
