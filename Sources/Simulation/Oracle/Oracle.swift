/// Makes every decision of a run: which of the events that could come next does.
///
/// A run is a function of its scenario, its app and its oracle's answers, and of nothing else.
package protocol Oracle {
  /// Chooses one of the events that could come next.
  ///
  /// - Parameter decision: What could come next; it is never empty.
  /// - Returns: A position in the decision.
  mutating func choose(_ decision: Decision) -> Int

  /// Whether it takes the first event at every decision, so that nobody need ask it.
  var takesFirst: Bool { get }
}

extension Oracle {
  /// It is asked.
  package var takesFirst: Bool { false }
}
