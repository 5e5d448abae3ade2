// The SDKs of this package: what users may name of them comes with `import DeepLinkSimulator`.
@_exported import AdjustModel
@_exported import AppsFlyerModel

extension SDKRegistry {
  /// The SDKs of this package.
  public static let standard = SDKRegistry([AppsFlyerSDK.self, AdjustSDK.self])
}

extension AppRegistry {
  /// Creates a registry for scenarios about the SDKs of this package, which knows no app but the one a scenario describes.
  public init() {
    self.init(sdks: .standard)
  }
}

extension ScenarioCompiler {
  /// Creates a compiler of scenarios about the SDKs of this package, whose app is the one that they describe.
  public init() {
    self.init(apps: AppRegistry())
  }
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
