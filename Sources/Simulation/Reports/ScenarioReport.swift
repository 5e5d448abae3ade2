/// The result of one scenario file.
package struct ScenarioReport: Sendable {
  /// How it ended.
  package enum Ending: Sendable {
    /// The scenario ran.
    case ran(RunResult, Verdict)
    /// The scenario expects to be refused, and is.
    case refused(Refusal)
    /// The file is no scenario, or one that cannot be done.
    case invalid([Diagnostic])
    /// The scenario has no such order as was asked for, for a reason.
    case noSuchOrder(String)
  }

  /// The file as the user named it; the variant of a file with variants, as in `link.jsonc[style=uikit-scenes]`.
  package var file: String
  /// The name of the scenario; the file's name if it could not be read.
  package var name: String
  /// How the run ended, or why there was none.
  package var ending: Ending

  /// Creates a report.
  package init(file: String, name: String, ending: Ending) {
    self.file = file
    self.name = name
    self.ending = ending
  }

  /// The path of the file, without a variant, for places in it.
  package var path: String { SelectedPath(file).path }

  /// The name of the scenario, with the variant of a file with variants.
  package var title: String { name + (SelectedPath(file).selection.map { " [\($0)]" } ?? "") }

  /// Whether the scenario shows a problem, and the run does, too: a mistake is reproduced, and nothing works.
  package var reproducesProblem: Bool { passed && Scenario.showsProblem(name: name) }

  /// Whether all expectations of the scenario were met.
  package var passed: Bool {
    switch ending {
    case .ran(_, let verdict): verdict.passed
    case .refused: true
    case .invalid, .noSuchOrder: false
    }
  }
}
