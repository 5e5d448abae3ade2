/// Finds the event that comes next by a schedule, whatever names it has for events.
enum ScheduledChoice {
  /// The position of the first event that need not wait, or of an optional one for which the others wait.
  ///
  /// An optional event comes when the first event that could come otherwise waits for it and for nothing else, and, if
  /// all wait for something that is not possible yet, before anything else for which the first one waits.
  ///
  /// - Parameters:
  ///   - events: The events that could come next, in their default order.
  ///   - names: What the schedule calls them.
  ///   - waits: Returns the names for which an event still waits, in the order of the schedule.
  static func position<Name: Equatable>(
    among events: [PendingEvent], names: [Name], waits: (Name) -> [Name]
  ) -> Int? {
    var fallback: Int?
    for (position, event) in events.enumerated() where !event.isOptional {
      let open = waits(names[position])
      if open.isEmpty { return position }
      let optional = open.compactMap { name in events.indices.first { events[$0].isOptional && names[$0] == name } }
      guard let first = optional.first else { continue }
      if optional.count == open.count { return first }
      fallback = fallback ?? first
    }
    return fallback
  }
}
