/// The result of a scenario file.
package struct ScenarioReport: Sendable {
  /// The way in which a scenario ended.
  package enum Ending: Sendable {
    /// The scenario ran.
    case ran(RunResult, Verdict)
    /// The scenario expects to be refused and was refused.
    case refused(Refusal)
    /// The file is not a scenario, or one that is not possible.
    case invalid([Diagnostic])
    /// The scenario does not have the requested order, with the reason.
    case noSuchOrder(String)
  }

  /// The file as the user named it; the variant of a file with variants, as in `link.jsonc[style=uikit-scenes]`.
  package var file: String
  /// The name of the scenario; the file's name if it could not be read.
  package var name: String
  /// The end of the run, or the reason why there was none.
  package var ending: Ending

  /// Creates a report.
  package init(file: String, name: String, ending: Ending) {
    self.file = file
    self.name = name
    self.ending = ending
  }

  /// The path of the file without a variant, for locations.
  package var path: String { SelectedPath(file).path }

  /// The name of the scenario, with the variant of a file with variants.
  package var title: String { name + (SelectedPath(file).selection.map { " [\($0)]" } ?? "") }

  /// Whether the scenario demonstrates a problem and the run reproduces it, so passing does not mean that the app
  /// works.
  package var reproducesProblem: Bool { passed && Scenario.showsProblem(name: name) }

  /// Whether all expectations of the scenario hold.
  package var passed: Bool {
    switch ending {
    case .ran(_, let verdict): verdict.passed
    case .refused: true
    case .invalid, .noSuchOrder: false
    }
  }
}
