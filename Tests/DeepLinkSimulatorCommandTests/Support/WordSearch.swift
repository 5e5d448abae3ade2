@testable import DeepLinkSimulatorCommand

/// A search by words in all scenarios, which are read once; each run of the command reads them again.
enum WordSearch {
  static let library: ProblemSearch = {
    let program = DeepLinkSimulatorCommand.withSampleApps
    return ProblemSearch(
      ProblemLibrary(ScenarioSource([Package.scenarios + "/problems"]), program, CapturedRun.nothing).problems, [],
      program.apps.sdks.vocabularies,
      scenes: SearchedScene.all(of: ScenarioSource([Package.scenarios]), program, CapturedRun.nothing))
  }()
}

extension ProblemSearch {
  /// Returns the names of the problems and scenes that a search finds, best first.
  func names(for words: [String]) -> [String] {
    answers(for: words).map { answer in
      switch answer {
      case .problem(let hit): hit.problem.problem.name
      case .scene(let scene): scene.name
      }
    }
  }
}
