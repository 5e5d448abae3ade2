extension Explorer {
  /// How many parts the search has.
  package func partCount() -> Int {
    withExploration({ _ in }) { $0.partPrefixes().count }
  }

  /// Explores some parts of the search.
  ///
  /// - Parameters:
  ///   - indices: Which parts, from 0.
  ///   - file: The scenario's file, for the results.
  ///   - progress: Is told now and then how far the present part has come.
  ///   - done: Is handed each part as soon as it is done, and returns whether to go on.
  /// - Returns: What was found in the parts that were begun, if the search was interrupted; nil if it was not.
  @discardableResult
  package func explore(
    parts indices: [Int], file: String, progress: @escaping @Sendable (Progress) -> Void = { _ in },
    done: @escaping @Sendable (ExplorationPart) -> Bool
  ) -> ExplorationReport? {
    withExploration(progress) { exploration in
      exploration.explore(parts: indices, file: file, done: done)
      return isInterrupted() ? exploration.reportSoFar() : nil
    }
  }

  /// What is wrong with results that a user may have changed; nil for each that this search can have.
  package func complaints(about parts: [ExplorationPart]) -> [String?] {
    withExploration({ _ in }) { exploration in
      let prefixes = exploration.partPrefixes()
      return parts.map { exploration.complaint(about: $0, prefixes) }
    }
  }

  /// Puts the results of parts together; with all of them, the report is that of `explore()`.
  package func report(on parts: [ExplorationPart]) -> ExplorationReport {
    withExploration({ _ in }) { $0.report(on: parts) }
  }
}
