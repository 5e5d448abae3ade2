import DeepLinkSimulator

/// Prints what could come next, numbered, with the one that comes by itself marked.
@MainActor
struct PendingLines {
  let walk: Walk
  let width: Int

  /// The lines; one that says that nothing is to come if so.
  var lines: [String] {
    let events = walk.session.nextEvents
    guard !events.isEmpty else { return ["nothing is to come: the run is at its end"] }
    let expected = walk.expectedChoice
    return events.enumerated().map { position, event in
      let mark = position == expected ? ">" : " "
      let number = mark + String(position + 1).leftPadded(to: 3)
      // What comes only if it is chosen has no time of its own.
      let time = event.isStep || event.lane != .user ? event.earliest : walk.session.now
      return EventLines.columns(
        number, VirtualInstant.zero.duration(to: time).text, event.lane.rawValue, label(event),
        event.rule.text, width: width)
    }
  }

  /// What an event is called: a step by what it does.
  func label(_ event: PendingEvent) -> String {
    walk.session.plan.scenario.stepLabel(event.label) ?? event.label
  }
}

extension Scenario {
  /// What the trace will call a step that is still to come.
  ///
  /// - Parameter pending: The step as a pending event, such as `step 2`; nil comes back for anything else.
  func stepLabel(_ pending: String) -> String? {
    let words = pending.split(separator: " ")
    guard words.count == 2, let number = Int(words[1]), let list = ["step": steps, "anytime": anytime][words[0]],
      list.indices.contains(number - 1)
    else { return nil }
    let kind = list[number - 1].kind
    let label = kind.argument.map { "\(kind.verb) \($0)" } ?? kind.verb
    return words[0] == "step" ? label : "anytime \(label)"
  }
}
