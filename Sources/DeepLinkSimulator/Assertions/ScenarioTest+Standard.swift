extension ScenarioTest {
  /// Reads a scenario about the app that it describes from a file.
  ///
  /// - Parameter path: The file, relative to the folder in which the tests run, which is that of the package. Of a file
  ///   with variants it names one, as in `link.jsonc[style=uikit-scenes]`.
  public init(file path: String) throws(ScenarioTestError) {
    try self.init(file: path, app: .described)
  }

  /// Reads each variant that a scenario file about the app that it describes declares, or the file's one scenario.
  ///
  /// - Parameter path: The file; brackets behind it select some of its variants.
  public static func variants(of path: String) throws(ScenarioTestError) -> [ScenarioTest] {
    try variants(of: path, app: .described)
  }

  /// Reads a scenario about the app that it describes from a text.
  ///
  /// - Parameter text: The scenario, as in a file.
  public init(text: String) throws(ScenarioTestError) {
    try self.init(text: text, app: .described)
  }

  /// Takes a scenario about the app that it describes, built in Swift; what a file may not say, it may not say either.
  ///
  /// - Parameter scenario: The scenario.
  public init(_ scenario: Scenario) throws(ScenarioTestError) {
    try self.init(scenario, app: .described)
  }
}
