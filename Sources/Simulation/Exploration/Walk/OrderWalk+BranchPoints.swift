extension OrderWalk {
  /// A decision to which the walk can return.
  struct BranchPoint {
    let snapshot: Engine.Snapshot?
    let numbers: Int
    let candidates: Int
    let choices: Int
    let differences: Int
    let history: OrderHistory
    let submissions: Int
    let variants: [Variant]
    let times: OpenTimes.State?
    /// What the rest of the run depends on, to compare with another run of the same decisions; nil where a snapshot has
    /// it, and at most decisions of a long search.
    let state: StateKey?
  }

  /// Stores the present decision.
  ///
  /// - Parameter count: The number of events that may come next.
  func keep(_ count: Int) -> BranchPoint {
    let point = BranchPoint(
      snapshot: usesSnapshots ? engine.snapshot() : nil, numbers: numbers.count, candidates: candidates.count,
      choices: choices.count, differences: differences, history: history,
      submissions: engine.world.queue.submissions, variants: variants,
      times: times?.state, state: stateToCompare())
    guard !isDecisionAboutTime else {
      recorder.push(to: &numbers)
      return point
    }
    let offered = engine.enabled[..<count]
    if let footprints, times == nil {
      for candidate in offered {
        let isAlone = footprint(of: candidate) == footprints.everything
        histories.append(isAlone ? nil : history(behind: candidate))
      }
    }
    candidates.append(contentsOf: offered)
    recorder.push(to: &numbers)
    return point
  }

  /// Returns the present state at a decision where runs are compared; nil at any other.
  ///
  /// Hashing it at each decision would take a fifth of the time of a search, so after the first ones only some are
  /// compared. Their distance is a prime number, since searches have patterns of other lengths.
  private func stateToCompare() -> StateKey? {
    guard !usesSnapshots else { return nil }
    decisionsKept += 1
    return decisionsKept <= 64 || decisionsKept % 53 == 0 ? stateKey(remaining: nil) : nil
  }

  /// Returns to a decision.
  func comeBack(to point: BranchPoint) {
    guard choices.count > point.choices else { return }
    guard let snapshot = point.snapshot else {
      replay(Array(choices.prefix(point.choices)))
      _ = runToDecision()
      if let state = point.state, stateKey(remaining: nil) != state { unrepeatable = choices }
      return
    }
    choices.removeLast(choices.count - point.choices)
    if let first = firstRange, first > point.choices { firstRange = nil }
    differences = point.differences
    engine.restore(snapshot)
    history = point.history
    submissionIDs.removeLast(max(0, submissionIDs.count - point.submissions))
    recorder.restore(from: numbers, at: point.numbers)
    variants = point.variants
    if let state = point.times { times?.state = state }
  }

  /// Discards a decision, and those stored after it.
  func forget(_ point: BranchPoint) {
    if !histories.isEmpty { histories.removeLast(histories.count - point.candidates) }
    candidates.removeLast(candidates.count - point.candidates)
    numbers.removeLast(numbers.count - point.numbers)
  }

  /// Returns the history after an event that could come next at a decision; nil if certainly no other order leads
  /// there.
  func history(_ position: Int, at point: BranchPoint) -> OrderHistory? {
    histories.isEmpty ? nil : histories[point.candidates + position]
  }
}
