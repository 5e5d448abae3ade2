/// Makes the app under test for one run of a plan.
public typealias AppFactory = @MainActor @Sendable (SimulationPlan) -> any AppUnderTest

/// The apps that a scenario can name with `app.uses`.
public struct AppRegistry: Sendable {
  private struct Entry {
    let makeApp: AppFactory
    let traits: AppTraits
  }

  private var entries: [String: Entry] = [:]
  /// The names of today of apps that were renamed, by the former ones.
  private var renamed: [String: String] = [:]
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
  ///   - formerName: A name that the app had before; scenarios that say so are run, with a note.
  ///   - records: What the app records with `AppEnvironment.record`, so that expectations can name it.
  ///   - makeApp: Makes the app.
  public mutating func register(
    _ name: String, formerly formerName: String? = nil, records: [String] = [], _ makeApp: @escaping AppFactory
  ) {
    if let formerName { renamed[formerName] = name }
    entries[name] = Entry(makeApp: makeApp, traits: AppTraits(recordedEvents: records))
  }

  /// Adds an app as tests have it, such as the delegates of a real app, in the place of one that had the name before.
  ///
  /// ```swift
  /// apps.register("shop", .integrated(appDelegate: { AppDelegate() }))
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - app: The app; of one that stands for the apps of a registry, what a scenario describes.
  public mutating func register(_ name: String, _ app: TestedApp) {
    var traits = app.traits
    traits.recordedEvents = traits.recordedEvents ?? []
    entries[name] = Entry(makeApp: app.makeApp ?? { DescribedApp($0) }, traits: traits)
  }

  /// Adds the apps of another registry, in the place of those with the same names, and the SDKs that are not known yet.
  package mutating func add(_ others: AppRegistry) {
    let names = sdks.names
    for sdk in others.sdks.all where !names.contains(sdk.name) { sdks.register(sdk) }
    entries.merge(others.entries) { $1 }
    renamed.merge(others.renamed) { $1 }
  }

  /// The traits of an app; a name that is not known is that of some app in Swift.
  ///
  /// - Parameter name: The name; nil stands for the app that the scenario describes.
  func traits(of name: String?) -> AppTraits {
    guard let name else { return AppTraits() }
    return self.name(of: name).flatMap { entries[$0]?.traits } ?? AppTraits(recordedEvents: [])
  }

  /// The name that an app has today; nil if the name is not known.
  ///
  /// - Parameter name: The name, or one that the app had before.
  package func name(of name: String) -> String? { entries[name] != nil ? name : renamed[name] }

  /// The names that can be used, in alphabetical order.
  package var names: [String] { entries.keys.sorted() }

  /// So many names are listed at most where an app is not known.
  private static let longestList = 10

  /// Says of a name that is not known which one may be meant, or else who can make it known: apps are code.
  func complaint(aboutUnknown name: String) -> String {
    if let hint = Spelling.hint(for: name, in: names) { return "unknown app \(name.quoted)\(hint)" }
    let known = (1...Self.longestList).contains(names.count) ? "; known: \(names.joined(separator: ", "))" : ""
    return "unknown app \(name.quoted)\(known); an executable with DeepLinkSimulatorCommand registers it, or a test "
      + "passes it as \"app:\""
  }

  /// Returns what makes an app; nil if the name is not known.
  ///
  /// - Parameter name: The name; nil stands for the app that the scenario describes.
  package func factory(for name: String?) -> AppFactory? {
    guard let name else { return { DescribedApp($0) } }
    return self.name(of: name).flatMap { entries[$0]?.makeApp }
  }
}
