extension Compilation {
  /// Returns the schedule of the scenario.
  mutating func schedule() -> Schedule {
    var schedule = Schedule()
    for (index, text) in scenario.schedule.enumerated() {
      guard let line = ConstraintText.parse(text) else { continue }
      let location = places.location(of: ["schedule", .index(index)])
      if let complaint = schedule.add(line, at: location) { report(complaint, at: location) }
    }
    return schedule
  }
}
