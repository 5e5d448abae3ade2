/// The events that have not happened yet, in their default order.
struct EventQueue: Sendable {
  /// The events by earliest time, and of equal times in the order of their submission.
  private(set) var events: [PendingEvent] = []
  private var submissions = 0
  /// The earliest time of the newest event of each serial queue, by the queue's raw value.
  private var queueTimes = [VirtualInstant](repeating: .zero, count: SerialQueue.allCases.count)

  /// Whether nothing is to come.
  var isEmpty: Bool { events.isEmpty }

  /// Adds an event, behind those with the same earliest time.
  mutating func submit(_ event: PendingEvent) {
    var event = event
    submissions += 1
    event.submission = submissions
    if let queue = event.queue {
      // A block waits for the blocks before it, so it is never due before they are.
      let index = Int(queue.rawValue)
      event.earliest = max(event.earliest, queueTimes[index])
      event.latest = max(event.latest, event.earliest)
      queueTimes[index] = event.earliest
    }
    var position = events.count
    while position > 0, event.earliest < events[position - 1].earliest {
      position -= 1
    }
    events.insert(event, at: position)
  }

  /// Takes an event out.
  mutating func remove(at position: Int) -> PendingEvent {
    events.remove(at: position)
  }

  /// Takes out the events for which a condition holds, and returns how many these were.
  mutating func removeAll(where condition: (PendingEvent) -> Bool) -> Int {
    let count = events.count
    events.removeAll(where: condition)
    return count - events.count
  }

  /// Collects the positions of the events that could come next, in the default order.
  ///
  /// Of each serial queue only the first event can come next; events of the app's process wait while its code
  /// does not run.
  ///
  /// - Parameters:
  ///   - positions: Is replaced by the positions; the caller keeps it to save its storage.
  ///   - codeRuns: Whether the app's code can run now.
  func collectEnabled(into positions: inout [Int], codeRuns: Bool) {
    positions.removeAll(keepingCapacity: true)
    var seenQueues: UInt8 = 0
    for position in events.indices {
      if !codeRuns, events[position].scope == .process { continue }
      if let queue = events[position].queue {
        let bit: UInt8 = 1 << queue.rawValue
        if seenQueues & bit != 0 { continue }
        seenQueues |= bit
      }
      positions.append(position)
    }
  }
}
