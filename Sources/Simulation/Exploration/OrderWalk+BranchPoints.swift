extension OrderWalk {
  /// A decision to which the walk can come back.
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
  }

  /// Keeps the present decision.
  ///
  /// - Parameter count: How many events may come next.
  func keep(_ count: Int) -> BranchPoint {
    let moment = BranchPoint(
      snapshot: usesSnapshots ? engine.snapshot() : nil, numbers: numbers.count, candidates: candidates.count,
      choices: choices.count, differences: differences, history: history,
      submissions: engine.world.queue.submissions, variants: variants,
      times: times?.state)
    guard variants.isEmpty else {
      recorder.push(to: &numbers)
      return moment
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
    return moment
  }

  /// Comes back to a decision.
  func comeBack(to moment: BranchPoint) {
    guard choices.count > moment.choices else { return }
    guard let snapshot = moment.snapshot else {
      replay(Array(choices.prefix(moment.choices)))
      _ = runToDecision()
      return
    }
    choices.removeLast(choices.count - moment.choices)
    if let first = firstRange, first > moment.choices { firstRange = nil }
    differences = moment.differences
    engine.restore(snapshot)
    history = moment.history
    submissionIDs.removeLast(max(0, submissionIDs.count - moment.submissions))
    recorder.restore(from: numbers, at: moment.numbers)
    variants = moment.variants
    if let state = moment.times { times?.state = state }
  }

  /// Lets go of a decision, and of those kept after it.
  func forget(_ moment: BranchPoint) {
    if !histories.isEmpty { histories.removeLast(histories.count - moment.candidates) }
    candidates.removeLast(candidates.count - moment.candidates)
    numbers.removeLast(numbers.count - moment.numbers)
  }

  /// What will have happened behind an event that could come next at a moment; nil if no other way leads there for sure.
  func history(_ position: Int, at moment: BranchPoint) -> OrderHistory? {
    histories.isEmpty ? nil : histories[moment.candidates + position]
  }
}
