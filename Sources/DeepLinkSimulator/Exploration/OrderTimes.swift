/// When the events of a timed order came, and how much later they could have come.
///
/// Each event comes as early as the order before it allows. Where that is too early for an event that is to follow, an
/// answer before it has to come later within its latency: the order is then done again from its start, with that answer
/// put off. What is put off, and until when, is the least that the order needs, so that an order is found if any times
/// make it legal.
struct OrderTimes {
  /// An event that has happened.
  struct Happened {
    /// The number of its submission.
    let submission: Int
    let time: VirtualInstant
    /// How much its latency leaves open, in microseconds; 0 for all events but answers.
    let range: Int64
    /// Whether it is a step: its time is that of the user.
    let isStep: Bool
  }

  /// An event that has become possible.
  private struct Submitted {
    /// The number of the event behind which it was submitted; 0 for the start.
    let base: Int
    /// How much later it could have been submitted at most, in microseconds.
    let delay: Int64
    /// The place in `happened` at which it came last.
    var place = Int.max
  }

  /// The times until which answers are put off, by the number of their submission.
  private(set) var putOff: [Int: VirtualInstant]
  /// What has happened, in order.
  private(set) var happened: [Happened] = []
  /// By the number of submission, from 1.
  private var submitted: [Submitted] = []

  init(putOff: [Int: VirtualInstant] = [:]) {
    self.putOff = putOff
  }

  // MARK: Following a run

  /// Notes which events there are: the new ones were submitted behind the event that happened last.
  mutating func see(_ queue: borrowing EventQueue) {
    guard submitted.count < queue.submissions else { return }
    var (base, delay) = (0, Int64(0))
    if let last = happened.last {
      base = last.submission
      if !last.isStep { delay = submitted[base - 1].delay.addingSaturated(last.range) }
    }
    while submitted.count < queue.submissions { submitted.append(Submitted(base: base, delay: delay)) }
  }

  /// Notes that an event happens, and moves the clock to the time until which it was put off.
  mutating func willHappen(_ candidate: EventQueue.Candidate, in world: inout World) {
    see(world.queue)
    if !putOff.isEmpty, let time = putOff[candidate.submission] { world.now = max(world.now, time) }
    let (range, isStep) =
      world.queue.withEvent(at: candidate.place) { event in
        (event.isOptional ? 0 : event.latest.microseconds - event.earliest.microseconds, event.isStep)
      } ?? (0, true)
    submitted[candidate.submission - 1].place = happened.count
    happened.append(
      Happened(
        submission: candidate.submission, time: max(world.now, candidate.earliest), range: range, isStep: isStep))
  }

  // MARK: Going back

  /// A moment to which the times can go back as long as no answer has been put off since.
  struct Mark {
    fileprivate let happened: Int
    fileprivate let submitted: Int
  }

  var mark: Mark { Mark(happened: happened.count, submitted: submitted.count) }

  mutating func goBack(to mark: Mark) {
    happened.removeLast(happened.count - mark.happened)
    submitted.removeLast(submitted.count - mark.submitted)
  }

  // MARK: State

  /// Adds how much later than now the events that are to come could have been submitted.
  mutating func hash(_ queue: EventQueue, into hasher: inout Hasher) {
    see(queue)
    var sum = 0
    for event in queue.unordered + queue.serial.flatMap(\.events) where submitted[event.submission - 1].delay > 0 {
      var part = hasher
      part.combine(event.action)
      part.combine(submitted[event.submission - 1].delay)
      sum &+= part.finalize()
    }
    hasher.combine(sum)
  }

  // MARK: Putting off

  /// The positions of events that could perhaps come next if answers before them had come later.
  ///
  /// - Parameters:
  ///   - enabled: The events that wait for no other one, in their default order.
  ///   - count: How many of them may come next without that.
  ///   - limit: The time after which nothing comes, in microseconds.
  mutating func laterPositions(
    among enabled: [EventQueue.Candidate], behind count: Int, _ queue: borrowing EventQueue, limit: Int64
  ) -> [Int] {
    guard count < enabled.count else { return [] }
    see(queue)
    var positions: [Int] = []
    next: for position in count..<enabled.count where enabled[position].earliest.microseconds <= limit {
      let earliest = enabled[position].earliest.microseconds
      for other in enabled {
        let latest = queue.latestTime(at: other.place).microseconds
        if latest.addingSaturated(submitted[other.submission - 1].delay) < earliest { continue next }
      }
      positions.append(position)
    }
    return positions
  }

  /// Events that cannot wait as long as another one needs that is to come before them.
  struct Obstacle {
    /// The number of the submission of the one that can wait least.
    let submission: Int
    /// How long it can wait.
    let latest: VirtualInstant
    /// How long it would have to wait.
    let time: VirtualInstant
  }

  /// What keeps an event from coming next; nil if nothing does.
  func obstacle(
    to candidate: EventQueue.Candidate, among enabled: [EventQueue.Candidate], in world: borrowing World
  ) -> Obstacle? {
    guard !candidate.isOptional else { return nil }
    let time = max(world.now, candidate.earliest, putOff[candidate.submission] ?? .zero)
    var first: Obstacle?
    for other in enabled where !other.isOptional {
      let latest = max(world.now, world.queue.latestTime(at: other.place))
      if latest < first?.latest ?? time {
        first = Obstacle(submission: other.submission, latest: latest, time: time)
      }
    }
    return first
  }

  /// What has to be put off, and until when, so that an event can wait longer.
  ///
  /// - Returns: nil if nothing before it could have come later.
  func puttingOff(_ obstacle: Obstacle) -> [Int: VirtualInstant]? {
    var event = base(of: obstacle.submission)
    while let present = event, !present.isStep {
      if present.range > 0 {
        let delay = obstacle.latest.duration(to: obstacle.time)
        return putOff.merging([present.submission: present.time.advanced(by: delay)]) { $1 }
      }
      event = base(of: present.submission)
    }
    return nil
  }

  /// The event behind which another one was submitted.
  private func base(of submission: Int) -> Happened? {
    guard submission <= submitted.count, submitted[submission - 1].base > 0 else { return nil }
    let place = submitted[submitted[submission - 1].base - 1].place
    return place < happened.count ? happened[place] : nil
  }
}

extension EventQueue.Candidate {
  /// Whether the event is one that nobody waits for.
  fileprivate var isOptional: Bool { if case .optional = place { true } else { false } }
}

extension Int64 {
  fileprivate func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
