import DeepLinkSimulator

/// Finds scenarios with the same name, which a report could not distinguish.
struct ScenarioNameCheck {
  /// The path of the first file with a name.
  private var paths: [String: String] = [:]

  /// Complains if an earlier file has a scenario of the same name. Variants of one file share its name.
  mutating func check(_ scenario: Scenario, _ file: ScenarioFile) -> Result<Void, ScenarioFileError> {
    guard file.path != ScenarioSource.standardInputName else { return .success(()) }
    guard let first = paths[scenario.name] else {
      paths[scenario.name] = file.path
      return .success(())
    }
    // A linked folder leads to the same file by another path.
    guard first != file.path, FileStatus(first)?.identity != FileStatus(file.path)?.identity else {
      return .success(())
    }
    let message =
      "\(first) has the name \(scenario.name.quoted), too; give each scenario a name that says what it alone shows"
    return .failure(
      ScenarioFileError([file.diagnostic(message, at: scenario.places.location(of: ["name"]))]))
  }
}
