/// Creates the app under test for a run of a plan.
public typealias AppFactory = @MainActor @Sendable (SimulationPlan) -> any AppUnderTest

/// The apps that a scenario can name with `app.uses`.
public struct AppRegistry: Sendable {
  private struct Entry {
    let makeApp: AppFactory
    let traits: AppTraits
  }

  private var entries: [String: Entry] = [:]
  /// The current names of renamed apps, by their former names.
  private var renamed: [String: String] = [:]
  /// The SDKs that scenarios can be about.
  public var sdks: SDKRegistry

  /// Creates a registry of no app other than the one that a scenario describes.
  ///
  /// - Parameter sdks: The SDKs that scenarios can be about.
  public init(sdks: SDKRegistry) {
    self.sdks = sdks
  }

  /// Registers an app under a name, replacing any app with that name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - formerName: A former name of the app; scenarios that use it still run, with a note.
  ///   - records: What the app records with `AppEnvironment.record`, so that expectations can name it.
  ///   - makeApp: Creates the app.
  public mutating func register(
    _ name: String, formerly formerName: String? = nil, records: [String] = [], _ makeApp: @escaping AppFactory
  ) {
    if let formerName { renamed[formerName] = name }
    entries[name] = Entry(makeApp: makeApp, traits: AppTraits(recordedEvents: records))
  }

  /// Registers an app as tests create it, such as the delegates of a real app, replacing any app with that name.
  ///
  /// ```swift
  /// apps.register("shop", .integrated(appDelegate: { AppDelegate() }))
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - app: The app. If it stands for the apps of a registry, it is the app that a scenario describes.
  public mutating func register(_ name: String, _ app: TestedApp) {
    var traits = app.traits
    traits.recordedEvents = traits.recordedEvents ?? []
    entries[name] = Entry(makeApp: app.makeApp ?? { DescribedApp($0) }, traits: traits)
  }

  /// Adds the apps of another registry, replacing those with the same names, and the SDKs that are not known yet.
  package mutating func add(_ others: AppRegistry) {
    let names = sdks.names
    for sdk in others.sdks.all where !names.contains(sdk.name) { sdks.register(sdk) }
    entries.merge(others.entries) { $1 }
    renamed.merge(others.renamed) { $1 }
  }

  /// Returns the traits of an app; an unknown name is taken for an app written in Swift.
  ///
  /// - Parameter name: The name; nil stands for the app that the scenario describes.
  func traits(of name: String?) -> AppTraits {
    guard let name else { return AppTraits() }
    return self.name(of: name).flatMap { entries[$0]?.traits } ?? AppTraits(recordedEvents: [])
  }

  /// Returns the current name of an app; nil if the name is not known.
  ///
  /// - Parameter name: The current or a former name of the app.
  package func name(of name: String) -> String? { entries[name] != nil ? name : renamed[name] }

  /// The names that can be used, in alphabetical order.
  package var names: [String] { entries.keys.sorted() }

  /// The number of names up to which a complaint about an unknown app lists them.
  private static let longestList = 10

  /// Returns a complaint about an unknown name, which suggests a known one or else says how to register the app.
  func complaint(aboutUnknown name: String) -> String {
    if let hint = Spelling.hint(for: name, in: names) { return "unknown app \(name.quoted)\(hint)" }
    let known = (1...Self.longestList).contains(names.count) ? "; known: \(names.joined(separator: ", "))" : ""
    return "unknown app \(name.quoted)\(known); an executable with DeepLinkSimulatorCommand registers it, or a test "
      + "passes it as \"app:\""
  }

  /// Returns the factory of an app; nil if the name is not known.
  ///
  /// - Parameter name: The name; nil stands for the app that the scenario describes.
  package func factory(for name: String?) -> AppFactory? {
    guard let name else { return { DescribedApp($0) } }
    return self.name(of: name).flatMap { entries[$0]?.makeApp }
  }
}
