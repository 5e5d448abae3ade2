/// Finds out what a schedule need not say: delta debugging of its constraints (Zeller and Hildebrandt, 2002).
///
/// It proposes schedules with some constraints less and is told which of them still do what the whole one does. It begins
/// with halves and ends with single constraints, until none of these can be left out.
struct ScheduleReduction {
  /// What is left of the constraints.
  private(set) var constraints: [OrderingConstraint]
  /// Whether nothing more can be left out.
  private(set) var isDone = false
  /// How many constraints are left out at once.
  private var size: Int
  /// The constraints behind this position were tried with this size.
  private var end: Int
  private var hasShortened = false

  init(_ constraints: [OrderingConstraint]) {
    self.constraints = constraints
    size = max(1, constraints.count / 2)
    end = constraints.count
    isDone = constraints.isEmpty
  }

  private var left: Range<Int> { max(0, end - size)..<end }

  /// The schedule to try next; nil if nothing more can be left out.
  var candidate: Schedule? {
    guard !isDone else { return nil }
    var fewer = constraints
    fewer.removeSubrange(left)
    return Schedule(fewer)
  }

  /// Goes on behind the candidate.
  ///
  /// - Parameter suffices: Whether the candidate does what the whole schedule does.
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

  /// Tries smaller pieces; single ones again until none of them can be left out.
  private mutating func beginPass() {
    isDone = constraints.isEmpty || (size == 1 && !hasShortened)
    size = max(1, min(size, constraints.count) / 2)
    end = constraints.count
    hasShortened = false
  }
}
