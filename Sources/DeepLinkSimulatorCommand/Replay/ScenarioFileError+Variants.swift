import DeepLinkSimulator

extension ScenarioFileError {
  /// Returns the complaints that have not been reported before, as text, because variants of one file share its
  /// mistakes.
  ///
  /// - Parameter complaints: The complaints reported so far, to which the new ones are added.
  func newDiagnostics(besides complaints: inout Set<String>) -> [String] {
    diagnostics.map(\.description).filter { complaints.insert($0).inserted }
  }
}
