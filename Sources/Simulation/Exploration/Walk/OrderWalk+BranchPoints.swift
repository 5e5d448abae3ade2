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
    /// What the rest of the run depends on; nil where a snapshot has it.
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
      times: times?.state, state: usesSnapshots ? nil : stateKey(remaining: nil))
    guard variants.isEmpty else {
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

  /// Returns to a decision.
  func comeBack(to point: BranchPoint) {
    guard choices.count > point.choices else { return }
    guard let snapshot = point.snapshot else {
      replay(Array(choices.prefix(point.choices)))
      _ = runToDecision()
      if stateKey(remaining: nil) != point.state { unrepeatable = choices }
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
