extension Compilation {
  /// Returns the schedule of the scenario.
  mutating func schedule() -> Schedule {
    Schedule(
      scenario.schedule.enumerated().compactMap { index, line in
        guard let (first, second) = ConstraintText.parse(line) else { return nil }
        let location = places.location(of: ["schedule", .index(index)])
        if first == second { report(ConstraintText.selfComplaint, at: location) }
        return OrderingConstraint(first, before: second, at: location)
      })
  }
}
