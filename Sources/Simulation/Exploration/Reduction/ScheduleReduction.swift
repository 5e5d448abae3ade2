/// The reduction of a schedule to its necessary constraints, by delta debugging (Zeller and Hildebrandt, 2002).
///
/// It proposes schedules with fewer constraints and is told which of them are still sufficient. It begins by dropping
/// halves and ends with single constraints, until none can be dropped.
struct ScheduleReduction {
  /// The remaining constraints.
  private(set) var constraints: [OrderingConstraint]
  /// Whether no further constraint can be dropped.
  private(set) var isDone = false
  /// The number of constraints that are dropped at once.
  private var size: Int
  /// The constraints after this position have been tried with this size.
  private var end: Int
  private var hasShortened = false

  init(_ constraints: [OrderingConstraint]) {
    self.constraints = constraints
    size = max(1, constraints.count / 2)
    end = constraints.count
    isDone = constraints.isEmpty
  }

  private var left: Range<Int> { max(0, end - size)..<end }

  /// The schedule to try next; nil if no further constraint can be dropped.
  var candidate: Schedule? {
    guard !isDone else { return nil }
    var fewer = constraints
    fewer.removeSubrange(left)
    return Schedule(fewer)
  }

  /// Records the result of the candidate and moves on.
  ///
  /// - Parameter suffices: Whether the candidate is sufficient.
  mutating func note(suffices: Bool) {
    guard !isDone else { return }
    let tried = left
    if suffices {
      constraints.removeSubrange(tried)
      hasShortened = true
    }
    end = tried.lowerBound
    if end == 0 { beginPass() }
  }

  /// Begins to try smaller pieces, or single constraints again, until none can be dropped.
  private mutating func beginPass() {
    isDone = constraints.isEmpty || (size == 1 && !hasShortened)
    size = max(1, min(size, constraints.count) / 2)
    end = constraints.count
    hasShortened = false
  }
}
