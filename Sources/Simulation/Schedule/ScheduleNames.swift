/// Gives pending events the names by which schedules know them.
///
/// An event keeps its name as long as it waits, and events with the same label are numbered in the order in which
/// they became possible. What appears and goes away again while one event is done is never seen, and has no name.
struct ScheduleNames: Sendable {
  private var counts: [String: Int] = [:]
  private var names: [Int: EventName] = [:]
  private var newest = 0

  /// The name of an event that has been seen.
  subscript(event: PendingEvent) -> EventName? { names[event.submission] }

  /// Whether an event of this name has been possible so far.
  func hasSeen(_ name: EventName) -> Bool { name.number <= count(of: name.label) }

  /// How many events of a label have been possible so far.
  func count(of label: String) -> Int { counts[label] ?? 0 }

  /// The labels of all events seen so far.
  var labels: [String] { counts.keys.sorted() }

  /// Names the events that have come into the queue.
  ///
  /// - Parameters:
  ///   - queue: The events that are still to come.
  ///   - label: Returns what an event is called.
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

  /// Forgets an event that has happened.
  mutating func forget(_ event: PendingEvent) { names[event.submission] = nil }
}

extension EventName {
  /// What the names of `anytime` steps begin with.
  static let optionalPrefix = "anytime "

  /// Whether it is the name of a step that may be left out.
  var isOptional: Bool { label.hasPrefix(Self.optionalPrefix) }
}
