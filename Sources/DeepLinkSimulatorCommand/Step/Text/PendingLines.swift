import DeepLinkSimulator

/// Prints the possible next events, numbered, with a mark at the default one.
@MainActor
struct PendingLines {
  let steppedRun: SteppedRun
  let width: Int

  /// The lines; a single one that says so if no events are left.
  var lines: [String] {
    let events = steppedRun.session.nextEvents
    guard !events.isEmpty else { return ["nothing is left to come: the run is at its end"] }
    let expected = steppedRun.expectedChoice
    return events.enumerated().map { position, event in
      let mark = position == expected ? ">" : " "
      let number = mark + String(position + 1).leftPadded(to: 3)
      // An event that happens only if it is chosen has no time.
      let time = event.isStep || event.lane != .user ? event.due : steppedRun.session.shownTime
      return EventLines.columns(
        number, time.inWords, event.lane.rawValue,
        steppedRun.session.label(of: event), event.rule.text, width: width)
    }
  }
}
