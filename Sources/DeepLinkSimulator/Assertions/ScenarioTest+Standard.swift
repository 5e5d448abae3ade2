extension ScenarioTest {
  /// Reads a scenario from a file, to run against the app that the scenario describes.
  ///
  /// - Parameter path: The file, relative to the working directory of the tests, which is the package's root. For a
  ///   file with variants, name one in brackets: `link.jsonc[style=uikit-scenes]`.
  /// - Throws: An error with the complaints of a file that cannot be read or is not valid.
  public init(file path: String) throws(ScenarioTestError) {
    try self.init(file: path, app: .described)
  }

  /// Reads every variant that a scenario file declares, or its only scenario, to run against the app that it describes.
  ///
  /// - Parameter path: The file; brackets after the path select some of its variants.
  /// - Returns: A test for each variant, in the order of the file.
  /// - Throws: An error with the complaints of a file that cannot be read or is not valid.
  public static func variants(of path: String) throws(ScenarioTestError) -> [ScenarioTest] {
    try variants(of: path, app: .described)
  }

  /// Reads a scenario from text, to run against the app that the scenario describes.
  ///
  /// - Parameter text: The scenario, as in a file.
  /// - Throws: An error with the complaints about a text that is not a valid scenario.
  public init(text: String) throws(ScenarioTestError) {
    try self.init(text: text, app: .described)
  }

  /// Creates a test from a scenario built in Swift, to run against the app that the scenario describes.
  ///
  /// The scenario is checked as strictly as one in a file.
  ///
  /// - Parameter scenario: The scenario.
  /// - Throws: An error with the complaints about a scenario that is not valid.
  public init(_ scenario: Scenario) throws(ScenarioTestError) {
    try self.init(scenario, app: .described)
  }
}
