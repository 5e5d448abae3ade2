/// Writes down the decisions of a run as the schedule that makes them again.
struct OrderLog {
  private var names = ScheduleNames()
  private var recorder = ScheduleRecorder()

  /// The schedule of what has been decided so far.
  var schedule: Schedule { recorder.schedule }

  /// Names the events that have come into the queue.
  mutating func see(_ queue: EventQueue, label: (PendingEvent) -> String) {
    names.see(queue, label: label)
  }

  /// Writes a decision down.
  ///
  /// - Parameters:
  ///   - choice: The position of the event that happens.
  ///   - events: What could have happened, in the default order.
  mutating func chose(_ choice: Int, among events: [PendingEvent]) {
    if let chosen = names[events[choice]] {
      recorder.chose(chosen, passingOver: events[..<choice].filter { !$0.isOptional }.compactMap { names[$0] })
    }
    names.forget(events[choice])
  }
}
