/// Writes the schedule that makes a run again: only what differs from the default order.
///
/// An event that is passed over waits for the last one that was done in its place, and so for those before it.
package struct ScheduleRecorder: Sendable {
  private var waits: [(second: EventName, first: EventName)] = []

  /// Creates a recorder for a run that has not begun.
  package init() {}

  /// Records a decision.
  ///
  /// - Parameters:
  ///   - chosen: The event that was done.
  ///   - passedOver: The events that would have come before it by default.
  package mutating func chose(_ chosen: EventName, passingOver passedOver: [EventName]) {
    guard !passedOver.isEmpty else { return }
    // One wait says what the others do, but for optional events: these come only if something waits for them.
    if !chosen.isOptional { waits.removeAll { passedOver.contains($0.second) && !$0.first.isOptional } }
    for event in passedOver { waits.append((event, chosen)) }
  }

  /// The schedule, its lines in the order of the run.
  package var schedule: Schedule { Schedule(waits.map { OrderingConstraint($0.first, before: $0.second) }) }
}
