@testable import DeepLinkSimulatorCommand

extension ProblemSearch {
  /// Returns the matching problems, best first; equal matches are in the order of the library.
  func hits(for words: [String]) -> [Hit] {
    answers(for: words).compactMap { answer in
      guard case .problem(let hit) = answer else { return nil }
      return hit
    }
  }
}
