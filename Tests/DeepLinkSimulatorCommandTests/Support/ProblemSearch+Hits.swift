@testable import DeepLinkSimulatorCommand

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

  /// Returns the matching problems, best first; equal matches are in the order of the library.
  func hits(for words: [String]) -> [Hit] {
    answers(for: words).compactMap { answer in
      guard case .problem(let hit) = answer else { return nil }
      return hit
    }
  }
}
