import DeepLinkSimulator

extension ScenarioFileError {
  /// Returns the complaints that were not made before, as text: variants of one file share what is wrong with it.
  ///
  /// - Parameter complaints: What was complained about so far; gets the new complaints, too.
  func newDiagnostics(besides complaints: inout Set<String>) -> [String] {
    diagnostics.map(\.description).filter { complaints.insert($0).inserted }
  }
}
