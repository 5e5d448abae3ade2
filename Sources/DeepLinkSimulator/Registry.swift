// The public names of the package's SDKs come with `import DeepLinkSimulator`.
@_exported import AdjustModel
@_exported import AppsFlyerModel

extension SDKRegistry {
  /// The SDKs of this package.
  public static let standard = SDKRegistry([AppsFlyerSDK.self, AdjustSDK.self])
}

extension AppRegistry {
  /// Creates a registry of this package's SDKs and of no app other than the one that a scenario describes.
  public init() {
    self.init(sdks: .standard)
  }
}

extension ScenarioCompiler {
  /// Creates a compiler for scenarios about this package's SDKs and the app that each scenario describes.
  public init() {
    self.init(apps: AppRegistry())
  }
}

extension ScenarioFile {
  /// Reads a scenario about the SDKs of this package from the bytes of a file.
  ///
  /// - Parameters:
  ///   - name: The name of the file in complaints.
  ///   - bytes: The text, in UTF-8.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name, bytes: bytes, grammar: SDKRegistry.standard.grammar)
  }

  /// Reads a scenario about the SDKs of this package from a file; a file that cannot be read is a complaint, too.
  ///
  /// - Parameters:
  ///   - name: The name of the file in complaints.
  ///   - path: The file.
  public init(name: String, readingFrom path: String) {
    self.init(name: name, readingFrom: path, grammar: SDKRegistry.standard.grammar)
  }
}

extension ScenarioWriter {
  /// Returns a scenario about the SDKs of this package as the text of a file.
  ///
  /// - Parameter scenario: The scenario.
  public static func text(of scenario: Scenario) -> String {
    text(of: scenario, grammar: SDKRegistry.standard.grammar)
  }
}
