/// The queue of pending events.
///
/// Events of a serial queue wait for those submitted before them; all others may overtake each other. The default order
/// is by the time at which events are due, and by submission among equal times.
struct EventQueue: Sendable {
  var serial: [PendingEventQueue]
  /// The events without a serial queue, in the default order.
  var unordered = PendingEventQueue()
  /// Optional events: they come only if they are chosen, and are offered by the engine.
  private(set) var optional: [PendingEvent] = []
  /// The number of events submitted so far.
  private(set) var submissions = 0
  /// The difference between the default order's time and the run's clock, in microseconds: the latencies that a run
  /// that ignores them leaves out of its clock; 0 in any other run.
  var lag: Int64 = 0
  /// Whether the system's next step comes in the same turn of the main thread as the last one.
  var isTurnOpen = false

  /// An event that could come next, with its place in the queue.
  struct Candidate: Sendable {
    enum Place: Sendable {
      case serial(Int)
      case unordered(Int)
      case optional(Int)
    }

    let place: Place
    let earliest: VirtualInstant
    /// The time of the event in the default order.
    let due: VirtualInstant
    let submission: Int

    /// Creates a candidate for an optional event, which comes now if it comes.
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

  /// - Parameter queueCount: The number of serial queues.
  init(queueCount: Int) {
    serial = [PendingEventQueue](repeating: PendingEventQueue(), count: queueCount)
  }

  /// All events, in the default order.
  var events: [PendingEvent] {
    if isEmpty { return [] }
    return (serial.flatMap(\.events) + unordered.events).sorted {
      ($0.due.microseconds, $0.submission) < ($1.due.microseconds, $1.submission)
    }
  }

  /// Returns the events submitted after a number of others, in the order of submission.
  func events(submittedAfter count: Int) -> [PendingEvent] {
    // A session asks for them after each event, and few are new: the others are not copied.
    var events: [PendingEvent] = []
    for index in unordered.indices where unordered[index].submission > count { events.append(unordered[index]) }
    for index in optional.indices where optional[index].submission > count { events.append(optional[index]) }
    for queue in serial.indices where !serial[queue].isEmpty {
      for index in serial[queue].indices where serial[queue][index].submission > count {
        events.append(serial[queue][index])
      }
    }
    if events.count > 1 { events.sort { $0.submission < $1.submission } }
    return events
  }

  /// Whether the main thread is in a turn, so what needs it waits for the system's next step.
  private var isMainThreadBusy: Bool { isTurnOpen && !serial[Int(SerialQueue.lifeCycle.index)].isEmpty }

  /// Whether no event is pending, apart from optional ones.
  var isEmpty: Bool { unordered.isEmpty && serial.allSatisfy(\.isEmpty) }

  /// Returns the event at a place.
  subscript(place: Candidate.Place) -> PendingEvent? {
    switch place {
    case .serial(let index): serial[index].first
    case .unordered(let index): unordered[index]
    case .optional(let index): optional[index]
    }
  }

  /// Adds an event at the end of its serial queue, or after those that are due at the same time.
  mutating func submit(_ event: consuming PendingEvent) {
    submissions += 1
    event.submission = submissions
    event.delay += lag
    guard let queue = event.queue else { return unordered.insertWhenDue(event) }
    serial[Int(queue.index)].append(event)
  }

  /// Adds an optional event.
  mutating func offer(_ event: PendingEvent) {
    submissions += 1
    optional.append(event)
    optional[optional.count - 1].submission = submissions
  }

  /// Removes and returns an event.
  mutating func remove(_ candidate: Candidate) -> PendingEvent {
    switch candidate.place {
    case .serial(let index): serial[index].removeFirst()
    case .unordered(let index): unordered.remove(at: index)
    case .optional(let index): optional.remove(at: index)
    }
  }

  /// Removes the events for which a condition holds, and returns their number.
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

  /// Removes the first event without a serial queue for which a condition holds, such as a timer.
  mutating func removeUnordered(where condition: (borrowing PendingEvent) -> Bool) {
    for index in unordered.indices where condition(unordered[index]) {
      _ = unordered.remove(at: index)
      return
    }
  }

  /// Replaces events without a serial queue, and keeps a single one of those that race for the same request.
  ///
  /// - Parameter replacement: Returns the replacement of an event; nil to keep it.
  mutating func replaceAll(with replacement: (PendingEvent) -> PendingEvent?) {
    let replaced = unordered.events.compactMap(replacement)
    unordered.removeAll { replacement($0) != nil }
    var actions: Set<PendingEvent.Action> = []
    for event in replaced where actions.insert(event.action).inserted { unordered.insertWhenDue(event) }
  }

  /// Returns the first event in the default order that could come next; nil if there is none.
  ///
  /// It is the first of those that `collectEnabled` collects, found without looking at the others.
  ///
  /// - Parameters:
  ///   - codeRuns: Whether the app's code can run now.
  ///   - end: The run's end, in microseconds, after which no event comes; nil for none.
  mutating func firstEnabled(codeRuns: Bool, until end: Int64?) -> Candidate? {
    let isBusy = isMainThreadBusy
    func canCome(_ event: borrowing PendingEvent) -> Bool {
      guard codeRuns || event.scope == .device, !isBusy || event.comesInTurn else { return false }
      return end.map { event.earliest.microseconds <= $0 } ?? true
    }
    var first: Candidate?
    for index in unordered.indices where canCome(unordered[index]) {
      first = Candidate(unordered[index], at: .unordered(index))
      break
    }
    for index in serial.indices where !serial[index].isEmpty {
      let candidate = serial[index].withFirst { event in
        canCome(event) ? Candidate(event, at: .serial(index)) : nil
      }
      guard let candidate = candidate ?? nil else { continue }
      if first.map({ candidate.comes(before: $0) }) ?? true { first = candidate }
    }
    return first
  }

  /// Collects the events that could come next, in the default order.
  ///
  /// Only the first event of each serial queue can come next. Events of the app's process wait while its code does not
  /// run, and what needs the main thread waits for the end of its turn.
  ///
  /// - Parameters:
  ///   - candidates: Replaced by the events; the caller reuses its storage.
  ///   - codeRuns: Whether the app's code can run now.
  mutating func collectEnabled(into candidates: inout [Candidate], codeRuns: Bool) {
    candidates.removeAll(keepingCapacity: true)
    let isBusy = isMainThreadBusy
    func canCome(_ event: borrowing PendingEvent) -> Bool {
      (codeRuns || event.scope == .device) && (!isBusy || event.comesInTurn)
    }
    for index in unordered.indices where canCome(unordered[index]) {
      candidates.append(Candidate(unordered[index], at: .unordered(index)))
    }
    for index in serial.indices where !serial[index].isEmpty {
      let isEnabled = serial[index].withFirst(canCome)
      guard isEnabled == true, let candidate = serial[index].withFirst({ Candidate($0, at: .serial(index)) })
      else { continue }
      var position = candidates.count
      while position > 0, candidate.comes(before: candidates[position - 1]) { position -= 1 }
      candidates.insert(candidate, at: position)
    }
  }
}
