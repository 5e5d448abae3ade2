/// What Dispatch promises of a program's run, held against what the run has recorded.
///
/// It knows nothing of how the simulation orders blocks.
struct QueueProgramOracle {
  /// How the program was run.
  enum Conditions {
    /// By the simulation, in its default order.
    case simulated
    /// By the simulation, in another order: what is due may be late by as much as other events take.
    case reordered
    /// By Dispatch itself: other threads ran between a call and its record.
    case real
  }

  private let blocks: [QueueProgram.Block]
  private let log: [QueueProgramRun.Entry]
  private let conditions: Conditions
  private var first: [QueueProgramRun.Event: Int] = [:]
  private var problems: [String] = []

  /// What the run has broken.
  static func problems(
    _ program: QueueProgram, _ log: [QueueProgramRun.Entry], conditions: Conditions = .simulated
  ) -> [String] {
    var oracle = QueueProgramOracle(blocks: program.blocks, log: log, conditions: conditions)
    oracle.judge()
    return oracle.problems
  }

  private init(blocks: [QueueProgram.Block], log: [QueueProgramRun.Entry], conditions: Conditions) {
    self.blocks = blocks
    self.log = log
    self.conditions = conditions
    for (index, entry) in log.enumerated() where first[entry.event] == nil { first[entry.event] = index }
  }

  private mutating func judge() {
    judgeCounts()
    for block in blocks { judge(block) }
    for one in blocks {
      for other in blocks where one.number != other.number { judge(one, other) }
    }
    judgeSuspensions()
    judgeGroup()
    for entry in log {
      switch entry.event {
      case .hasWaited(let number, let isDone):
        check(isDone && before(.ends(number), entry.event), "has waited for \(number)")
      case .hasWaitedForGroup(let isDone): check(isDone, "has waited for the group")
      case .hasWaitedInVain(let isDone): check(!isDone, "has waited for nothing")
      default: break
      }
    }
  }

  private mutating func check(_ condition: Bool, _ promise: String) { if !condition { problems.append(promise) } }

  private var isReal: Bool { conditions == .real }

  /// Whether one event came before another; false if one of them did not come.
  private func before(_ one: QueueProgramRun.Event, _ other: QueueProgramRun.Event) -> Bool {
    guard let one = first[one], let other = first[other] else { return false }
    return one < other
  }

  private mutating func judgeCounts() {
    for block in blocks {
      let starts = log.count { $0.event == .starts(block.number) }
      let ends = log.count { $0.event == .ends(block.number) }
      check(starts == ends, "\(block.number) ends as often as it starts")
      if !block.isCancelled {
        check(starts == 1, "\(block.number) runs once, and not \(starts) times")
      } else if !isReal {
        check(starts == 0, "\(block.number) was cancelled")
      }
    }
  }

  private func time(_ event: QueueProgramRun.Event) -> UInt64? { first[event].map { log[$0].time } }

  private func due(_ block: QueueProgram.Block) -> UInt64? {
    guard let delay = block.delay, let submits = time(.submits(block.number)) else { return nil }
    return submits + UInt64(delay) * 1_000_000
  }

  private mutating func judge(_ block: QueueProgram.Block) {
    if block.isSync { check(before(.ends(block.number), .submitted(block.number)), "sync of \(block.number) waits") }
    if let instant = due(block), let start = time(.starts(block.number)) {
      check(start >= instant, "\(block.number) waits for its time")
      let isHeldBack = log.contains { entry in
        if case .suspended(let queue) = entry.event { block.queue.path.contains(queue) } else { false }
      }
      check(conditions != .simulated || isHeldBack || start == instant, "\(block.number) starts at its time")
    }
    if let item = block.notifiedOf, !blocks[item].isCancelled {
      check(before(.ends(item), .starts(block.number)), "\(block.number) is told of \(item) afterwards")
    }
  }

  private mutating func judge(_ one: QueueProgram.Block, _ other: QueueProgram.Block) {
    let (a, b) = (one.number, other.number)
    guard first[.starts(a)] != nil, first[.starts(b)] != nil else { return }
    let isOver = before(.ends(a), .starts(b))
    let isApart = isOver || before(.ends(b), .starts(a))
    if !Set(one.queue.serialPath).isDisjoint(with: other.queue.serialPath) {
      check(isApart, "\(a) and \(b) share a serial queue")
    }
    let excludes = one.isBarrier && !one.queue.isSerial && one.queue != .global
    if excludes, other.queue.path.contains(one.queue) { check(isApart, "\(a) is a barrier for \(b)") }
    guard one.queue == other.queue, one.queue != .global else { return }
    let haveOrder = !one.queue.serialPath.isEmpty || one.isBarrier || other.isBarrier
    if haveOrder, one.isInOrder, other.isInOrder {
      let isQueued = one.isSync ? before(.starts(a), .submits(b)) : before(.submitted(a), .submits(b))
      check(!isQueued || isOver, "\(a) comes before \(b)")
    }
    if conditions == .simulated, haveOrder, let mine = due(one), let later = due(other), mine < later {
      check(isOver, "\(a) is due before \(b)")
    }
  }

  private mutating func judgeSuspensions() {
    for (index, entry) in log.enumerated() {
      guard case .suspended(let queue) = entry.event else { continue }
      let end = log[index...].firstIndex { $0.event == .resumes(queue) } ?? log.count
      for (place, entry) in log[index..<end].enumerated() {
        guard case .starts(let number) = entry.event, blocks[number].queue.path.contains(queue) else { continue }
        // A real block may have begun when the queue was suspended, and not yet have recorded it.
        let submits = first[.submits(number)] ?? 0
        let isLegal = isReal && (submits < index || joinsRunningBlocks(number, below: queue))
        check(isLegal, "\(number) starts at \(place), while \(queue) is suspended")
      }
    }
  }

  /// Whether a block was submitted while an earlier one of its queue, or of one between it and a suspended queue, ran:
  /// real Dispatch then runs both in one go, and asks whether the outer queue is suspended only after that.
  private func joinsRunningBlocks(_ number: Int, below queue: ProgramQueue) -> Bool {
    guard let submits = first[.submits(number)], let starts = first[.starts(number)] else { return false }
    let inner = blocks[number].queue.path.prefix { $0 != queue }
    return blocks.indices.contains { other in
      guard inner.contains(blocks[other].queue), let begin = first[.starts(other)] else { return false }
      return begin < starts && first[.ends(other)] ?? log.count > submits
    }
  }

  private mutating func judgeGroup() {
    var members = 0
    var empty: [Int] = [0]
    var waits = 0
    for (index, entry) in log.enumerated() {
      switch entry.event {
      case .entered: members += 1
      case .leaves: members -= 1
      case .waitsForGroup: waits = index
      case .hasWaitedForGroup:
        check(members <= 0 || empty.contains { $0 >= waits }, "the group was empty when it was waited for")
      case .starts(let number) where blocks[number].isNotifiedOfGroup:
        let begin = first[.submits(number)] ?? 0
        check(empty.contains { $0 >= begin }, "the group was empty before \(number)")
      default: break
      }
      if members <= 0 { empty.append(index) }
    }
  }
}
