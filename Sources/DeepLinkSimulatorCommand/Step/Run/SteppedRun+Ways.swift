import DeepLinkSimulator

/// The way to a point of a run, which another run may not have.
struct SteppedRunWay {
  /// The events of the run up to the point.
  fileprivate let events: [EventName]
  /// The steps of the scenario that was in effect at the last of them.
  fileprivate let steps: [Step]

  /// The number of events.
  var length: Int { events.count }
}

extension SteppedRun {
  /// The way to the current point.
  var way: SteppedRunWay {
    SteppedRunWay(events: entries[..<position].map(\.name), steps: steps(before: position, edits))
  }

  /// Returns whether this run goes a way, or has gone it before going back.
  func has(_ way: SteppedRunWay) -> Bool { has(way, entries, edits) }

  /// Returns whether a kept run goes a way.
  func has(_ way: SteppedRunWay, in branch: Branch) -> Bool { has(way, branch.entries, branch.edits) }

  private func has(_ way: SteppedRunWay, _ entries: [SteppedRunEntry], _ edits: [SteppedRunEdit]) -> Bool {
    entries.count >= way.length && zip(entries, way.events).allSatisfy { $0.name == $1 }
      && steps(before: way.length, edits) == way.steps
  }

  /// Returns the steps of the scenario, with those that were inserted before a point.
  private func steps(before position: Int, _ edits: [SteppedRunEdit]) -> [Step] {
    (edits.last { $0.position < position }?.plan ?? base).scenario.steps
  }
}
