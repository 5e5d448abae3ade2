import DeepLinkSimulator

/// Prints what could come next, numbered, with the one that comes by itself marked.
@MainActor
struct PendingLines {
  let steppedRun: SteppedRun
  let width: Int

  /// The lines; one that says that nothing is to come if so.
  var lines: [String] {
    let events = steppedRun.session.nextEvents
    guard !events.isEmpty else { return ["nothing is left to come: the run is at its end"] }
    let expected = steppedRun.expectedChoice
    return events.enumerated().map { position, event in
      let mark = position == expected ? ">" : " "
      let number = mark + String(position + 1).leftPadded(to: 3)
      // What comes only if it is chosen has no time itself.
      let time = event.isStep || event.lane != .user ? event.due : steppedRun.session.shownTime
      return EventLines.columns(
        number, time.inWords, event.lane.rawValue,
        steppedRun.session.label(of: event), event.rule.text, width: width)
    }
  }
}
