extension Compilation {
  /// The lines of the scenario's schedule.
  mutating func schedule() -> [ScheduleOrder] {
    scenario.schedule.compactMap { line in
      guard let (first, second) = OrderText.parse(line.value) else { return nil }
      if first == second { report("an event cannot come before itself", at: line.location) }
      return ScheduleOrder(first, before: second, at: line.location)
    }
  }
}
