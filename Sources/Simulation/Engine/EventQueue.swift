/// The events that have not happened yet.
///
/// Events of a serial queue wait for those that were submitted before them; all others may overtake each other. The
/// default order is by the time at which events are due, and of equal times by submission.
struct EventQueue: Sendable {
  var serial: [FirstInFirstOutQueue]
  /// The events of no serial queue, in the default order.
  var unordered: [PendingEvent] = []
  /// Events that nobody waits for: they come only if anyone decides for them, and are offered by the engine.
  private(set) var optional: [PendingEvent] = []
  /// How many events there were so far.
  private(set) var submissions = 0
  /// How much later than on the clock of a run it is by default, in microseconds: what a run that ignores latencies
  /// has left out of its clock; 0 in any other.
  var lag: Int64 = 0

  /// An event that could come next, and where it is kept.
  struct Candidate: Sendable {
    enum Place: Sendable {
      case serial(Int)
      case unordered(Int)
      case optional(Int)
    }

    let place: Place
    let earliest: VirtualInstant
    /// When the event comes by default.
    let due: VirtualInstant
    let submission: Int

    /// An event that nobody waits for: it comes now, if it does.
    init(optional index: Int, submission: Int) {
      place = .optional(index)
      earliest = .zero
      due = .zero
      self.submission = submission
    }

    init(_ event: borrowing PendingEvent, at place: Place) {
      self.place = place
      earliest = event.earliest
      due = event.due
      submission = event.submission
    }

    func comes(before other: Candidate) -> Bool {
      (due.microseconds, submission) < (other.due.microseconds, other.submission)
    }
  }

  /// - Parameter queueCount: How many serial queues there are.
  init(queueCount: Int) {
    serial = [FirstInFirstOutQueue](repeating: FirstInFirstOutQueue(), count: queueCount)
  }

  /// All events, in the default order.
  var events: [PendingEvent] {
    (serial.flatMap(\.events) + unordered).sorted {
      ($0.due.microseconds, $0.submission) < ($1.due.microseconds, $1.submission)
    }
  }

  /// The events that came after so many others, in the order in which they came.
  func events(submittedAfter count: Int) -> [PendingEvent] {
    var events = (unordered + optional).filter { $0.submission > count }
    for queue in serial { events += queue.events.filter { $0.submission > count } }
    return events.sorted { $0.submission < $1.submission }
  }

  /// Whether nothing is to come.
  var isEmpty: Bool { unordered.isEmpty && serial.allSatisfy(\.isEmpty) }

  /// The event at a place.
  subscript(place: Candidate.Place) -> PendingEvent? {
    switch place {
    case .serial(let index): serial[index].first
    case .unordered(let index): unordered[index]
    case .optional(let index): optional[index]
    }
  }

  /// Adds an event: to the end of its queue, or behind those that are due at the same time.
  mutating func submit(_ event: consuming PendingEvent) {
    submissions += 1
    event.submission = submissions
    event.delay += lag
    guard let queue = event.queue else { return insert(event) }
    serial[Int(queue.index)].append(event)
  }

  /// Adds an event that nobody waits for.
  mutating func offer(_ event: PendingEvent) {
    submissions += 1
    optional.append(event)
    optional[optional.count - 1].submission = submissions
  }

  private mutating func insert(_ event: consuming PendingEvent) {
    var position = unordered.count
    let due = event.due.microseconds
    while position > 0, due < unordered[position - 1].due.microseconds { position -= 1 }
    unordered.insert(event, at: position)
  }

  /// Takes an event out.
  mutating func remove(_ candidate: Candidate) -> PendingEvent {
    switch candidate.place {
    case .serial(let index): serial[index].removeFirst()
    case .unordered(let index): unordered.remove(at: index)
    case .optional(let index): optional.remove(at: index)
    }
  }

  /// Takes out the events for which a condition holds, and returns how many these were.
  mutating func removeAll(where condition: (PendingEvent) -> Bool) -> Int {
    var count = 0
    let counting = { (event: PendingEvent) in
      let isRemoved = condition(event)
      if isRemoved { count += 1 }
      return isRemoved
    }
    for index in serial.indices { serial[index].removeAll(where: counting) }
    unordered.removeAll(where: counting)
    return count
  }

  /// Takes out the first event of no serial queue for which a condition holds, such as a timer.
  mutating func removeUnordered(where condition: (borrowing PendingEvent) -> Bool) {
    for index in unordered.indices where condition(unordered[index]) {
      unordered.remove(at: index)
      return
    }
  }

  /// Puts others in the place of events of no serial queue, and keeps one for each request that may race with itself.
  ///
  /// - Parameter replacement: Returns what takes the place of an event; nil to leave it.
  mutating func replaceAll(with replacement: (PendingEvent) -> PendingEvent?) {
    let replaced = unordered.compactMap(replacement)
    unordered.removeAll { replacement($0) != nil }
    var actions: Set<PendingEvent.Action> = []
    for event in replaced where actions.insert(event.action).inserted { insert(event) }
  }

  /// Collects the events that could come next, in the default order.
  ///
  /// Of each serial queue only the first event can come next; events of the app's process wait while its code
  /// does not run.
  ///
  /// - Parameters:
  ///   - candidates: Is replaced by the events; the caller keeps it to save its storage.
  ///   - codeRuns: Whether the app's code can run now.
  mutating func collectEnabled(into candidates: inout [Candidate], codeRuns: Bool) {
    candidates.removeAll(keepingCapacity: true)
    for index in unordered.indices where codeRuns || unordered[index].scope == .device {
      candidates.append(Candidate(unordered[index], at: .unordered(index)))
    }
    for index in serial.indices where !serial[index].isEmpty {
      let isEnabled = serial[index].withFirst { codeRuns || $0.scope == .device }
      guard isEnabled == true, let candidate = serial[index].withFirst({ Candidate($0, at: .serial(index)) })
      else { continue }
      var position = candidates.count
      while position > 0, candidate.comes(before: candidates[position - 1]) { position -= 1 }
      candidates.insert(candidate, at: position)
    }
  }
}
