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
      return EventLines.columns(
        number, VirtualInstant.zero.duration(to: event.earliest).text, event.lane.rawValue, label(event),
        event.rule.text, width: width)
    }
  }

  /// What an event is called: a step by what it does.
  func label(_ event: PendingEvent) -> String {
    guard event.lane == .user else { return event.label }
    let steps = walk.session.plan.scenario.steps
    let index = walk.session.stepsDone
    return steps.indices.contains(index) ? steps[index].kind.traceLabel : event.label
  }
}

extension Step.Kind {
  /// What the trace will call the step.
  fileprivate var traceLabel: String { argument.map { "\(verb) \($0)" } ?? verb }
}
