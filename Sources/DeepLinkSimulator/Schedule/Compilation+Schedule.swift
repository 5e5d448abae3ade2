extension Compilation {
  /// The schedule of the scenario.
  mutating func schedule() -> Schedule {
    Schedule(
      scenario.schedule.compactMap { line in
        guard let (first, second) = OrderText.parse(line.value) else { return nil }
        if first == second { report(OrderText.selfComplaint, at: line.location) }
        return ScheduleOrder(first, before: second, at: line.location)
      })
  }
}
