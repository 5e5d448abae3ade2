/// A log of a run's decisions, as the schedule that replays them.
struct OrderLog {
  private var names = ScheduleNames()
  private var recorder = ScheduleRecorder()

  /// The schedule of the decisions so far.
  var schedule: Schedule { recorder.schedule }

  /// Names the new events in the queue.
  mutating func see(_ queue: EventQueue, label: (PendingEvent) -> String) {
    names.see(queue, label: label)
  }

  /// Logs a decision.
  ///
  /// - Parameters:
  ///   - choice: The position of the event that happens.
  ///   - events: The events that could have come, in the default order.
  mutating func chose(_ choice: Int, among events: [PendingEvent]) {
    if let chosen = names[events[choice]] {
      recorder.chose(chosen, passingOver: events[..<choice].filter { !$0.isOptional }.compactMap { names[$0] })
    }
    names.forget(events[choice])
  }
}
