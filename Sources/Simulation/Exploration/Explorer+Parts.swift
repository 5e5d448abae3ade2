extension Explorer {
  /// Returns the number of the search's parts.
  package func partCount() -> Int {
    withExploration({ _ in }) { $0.partPrefixes().count }
  }

  /// Explores some parts of the search.
  ///
  /// - Parameters:
  ///   - indices: The positions of the parts, from 0.
  ///   - file: The scenario's file, for the results.
  ///   - progress: Called now and then with the progress of the present part.
  ///   - done: Called with each finished part; returns whether to continue.
  /// - Returns: The report so far on the parts that were begun, if the search was interrupted; the report on the
  ///   default order, if two runs of one order differ; otherwise nil.
  @discardableResult
  package func explore(
    parts indices: [Int], file: String, progress: @escaping @Sendable (Progress) -> Void = { _ in },
    done: @escaping @Sendable (ExplorationPart) -> Bool
  ) -> ExplorationReport? {
    withExploration(progress) { exploration in
      let report = exploration.explore(parts: indices, file: file, done: done)
      return isInterrupted() ? exploration.reportSoFar() : report
    }
  }

  /// Returns what is wrong with each of the results that a user may have edited; nil for one that fits this search, or
  /// if two runs of one order differ, so that nothing can be said about a result.
  package func complaints(about parts: [ExplorationPart]) -> [String?] {
    withExploration({ _ in }) { exploration in
      if exploration.findsUnrepeatable(exploration.makeSearch()) { return parts.map { _ in nil } }
      let prefixes = exploration.partPrefixes()
      return parts.map { exploration.complaint(about: $0, prefixes) }
    }
  }

  /// Returns the report on parts together; with all parts, it is that of `explore()`.
  package func report(on parts: [ExplorationPart]) -> ExplorationReport {
    withExploration({ _ in }) { $0.report(on: parts) }
  }
}
