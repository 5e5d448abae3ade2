/// An oracle, which makes every decision of a run: which of the events that could come next does.
///
/// A run is a function of its scenario, its app and its oracle's answers, and of nothing else.
package protocol Oracle {
  /// Chooses one of the events that could come next.
  ///
  /// - Parameter decision: The events that could come next; never empty.
  /// - Returns: The position of the chosen event in the decision.
  mutating func choose(_ decision: Decision) -> Int

  /// Whether it chooses the first event at every decision, so that the engine need not ask.
  var takesFirst: Bool { get }
}

extension Oracle {
  /// False.
  package var takesFirst: Bool { false }
}
