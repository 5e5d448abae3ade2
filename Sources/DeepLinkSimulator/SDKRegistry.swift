/// The SDKs that a simulation knows, in the order in which files, columns and documentation list them.
public struct SDKRegistry: Sendable {
  /// The SDKs.
  public let all: [any SDK.Type]
  /// What scenarios can say about each of them.
  public let vocabularies: [SDKVocabulary]
  /// What scenario files can say.
  public let grammar: ScenarioGrammar

  /// Creates a registry of some SDKs.
  public init(_ sdks: [any SDK.Type]) {
    all = sdks
    vocabularies = sdks.map { Self.vocabulary($0) }
    grammar = ScenarioGrammar(sdks: vocabularies)
  }

  /// The SDKs of this package.
  public static let standard = SDKRegistry([AppsFlyerSDK.self, AdjustSDK.self])

  /// What files, lanes and options call the SDKs.
  public var names: [SDKName] { all.map { $0.name } }

  private static func vocabulary<S: SDK>(_ sdk: S.Type) -> SDKVocabulary { S.Setup.declaration.vocabulary }
}

extension ScenarioFile {
  /// Reads a scenario about the SDKs of this package from the bytes of a file.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name, bytes: bytes, grammar: SDKRegistry.standard.grammar)
  }

  /// Reads a scenario about the SDKs of this package from a file; what goes wrong with the file is a complaint, too.
  public init(name: String, readingFrom path: String) {
    self.init(name: name, readingFrom: path, grammar: SDKRegistry.standard.grammar)
  }
}

extension ScenarioWriter {
  /// Returns a scenario about the SDKs of this package as the text of a file.
  public static func text(of scenario: Scenario) -> String {
    text(of: scenario, grammar: SDKRegistry.standard.grammar)
  }
}
