/// An oracle, which makes the decisions of a run that nothing else directs: which of the possible events comes next.
///
/// A run is a function of its scenario, its app and its decisions, and of nothing else.
package protocol Oracle {
  /// Chooses one of the events that could come next.
  ///
  /// - Parameter decision: The events that could come next; never empty.
  /// - Returns: The position of the chosen event in the decision.
  mutating func choose(_ decision: Decision) -> Int

  /// Whether it chooses the first event at every decision, so the engine need not ask.
  var takesFirst: Bool { get }
}

extension Oracle {
  /// False.
  package var takesFirst: Bool { false }
}
