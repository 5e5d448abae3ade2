/// The names of pending events in schedules.
///
/// An event keeps its name as long as it is pending, and events with the same label are numbered in the order in which
/// they became possible. An event that appears and disappears within another event has no name.
struct ScheduleNames: Sendable {
  private var counts: [String: Int] = [:]
  private var names: [Int: EventName] = [:]
  private var newest = 0

  /// Returns the name of an event; nil if it has none.
  subscript(event: PendingEvent) -> EventName? { names[event.submission] }

  /// Returns whether an event with this name has been possible so far.
  func hasSeen(_ name: EventName) -> Bool { name.number <= count(of: name.label) }

  /// Returns how many events with a label have been possible so far.
  func count(of label: String) -> Int { counts[label] ?? 0 }

  /// The labels of all events seen so far.
  var labels: [String] { counts.keys.sorted() }

  /// Names the new events in the queue.
  ///
  /// - Parameters:
  ///   - queue: The pending events.
  ///   - label: Returns the label of an event.
  mutating func see(_ queue: EventQueue, label: (PendingEvent) -> String) {
    guard queue.submissions > newest else { return }
    for event in queue.events(submittedAfter: newest) {
      let label = label(event)
      let number = (counts[label] ?? 0) + 1
      counts[label] = number
      names[event.submission] = EventName(label, number)
    }
    newest = queue.submissions
  }

  /// Removes the name of an event that has happened.
  mutating func forget(_ event: PendingEvent) { names[event.submission] = nil }
}

extension EventName {
  /// The prefix of the names of `anytime` steps.
  static let optionalPrefix = "anytime "

  /// Whether it is the name of an optional step.
  var isOptional: Bool { label.hasPrefix(Self.optionalPrefix) }
}
