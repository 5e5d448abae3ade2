/// A recorder of the schedule that replays a run: only the differences from the default order.
///
/// An event that is passed over waits for the last event performed before it, and so for the earlier ones.
package struct ScheduleRecorder: Sendable {
  private var waits: [(second: EventName, first: EventName)] = []

  /// Creates a recorder for a run that has not begun.
  package init() {}

  /// Records a decision.
  ///
  /// - Parameters:
  ///   - chosen: The chosen event.
  ///   - passedOver: The events that would have come before it by default.
  package mutating func chose(_ chosen: EventName, passingOver passedOver: [EventName]) {
    guard !passedOver.isEmpty else { return }
    // One wait implies the others, except those for optional events, which come only if something waits for them.
    if !chosen.isOptional { waits.removeAll { passedOver.contains($0.second) && !$0.first.isOptional } }
    for event in passedOver { waits.append((event, chosen)) }
  }

  /// The schedule, its lines in the order of the run.
  package var schedule: Schedule { Schedule(waits.map { OrderingConstraint($0.first, before: $0.second) }) }
}
