// What `print` and the failures of a test framework show of a device and of what it returns.

extension Simulator: ShownAsText, CustomStringConvertible {
  /// The name of the device. Its state is behind its isolation: `print(await device.state)`.
  package nonisolated var shownText: String { "device \(plan.scenario.name.quoted)" }
}

extension Trace: ShownAsLines, CustomStringConvertible {
  /// The events as `replay --verbose` prints them.
  package var shownLines: [String] { TextTrace(events, sdks: []).lines }
}

extension RunResult: ShownAsLines, CustomStringConvertible {
  /// The trace, if it was kept, and the state at the end.
  package var shownLines: [String] { (trace.events.isEmpty ? [] : trace.shownLines) + [finalState.shownText] }
}

extension Step: ShownAsText, CustomStringConvertible {
  /// The step as a trace has it.
  package var shownText: String {
    ([kind.verb.rawValue] + [kind.argument?.inLabel].compactMap(\.self)).joined(separator: " ")
  }
}

extension FinalState: ShownAsText, CustomStringConvertible {
  /// The state on one line, in the words of `step`.
  package var shownText: String {
    var facts = ["app \(process.rawValue)"]
    if let scene { facts.append("scene \(scene.rawValue)") }
    if !isInstalled { facts.append("not installed") }
    facts += ["screen \(screen ?? "none")", "stored link \(storedLink ?? "none")"]
    if !closedGates.isEmpty { facts.append("closed gates \(closedGates.joined(separator: ", "))") }
    if !pending.isEmpty { facts.append("pending \(pending.joined(separator: ", "))") }
    return facts.joined(separator: " · ")
  }
}

extension ReceivedCallback: ShownAsText, CustomStringConvertible {
  /// The event as `print` shows it, with its payload.
  package var shownText: String {
    ([event.description] + [event.occurrence.payload?.json].compactMap(\.self)).joined(separator: " ")
  }
}

extension Payload: ShownAsText, CustomStringConvertible {
  /// The entries as JSON, as JSON Lines have them.
  package var shownText: String { json }
}

extension Occurrence: ShownAsText, CustomStringConvertible {
  /// What happened, in the words of a trace.
  package var shownText: String { argument.map { "\(name) \($0)" } ?? name }
}

extension DeviceSnapshot: ShownAsText, CustomStringConvertible {
  /// How much the device had done.
  package var shownText: String { "snapshot after \(position.acts.count.counted("act"))" }
}

extension EventChoice: ShownAsText, CustomStringConvertible {
  /// The choice as Swift writes it.
  package var shownText: String {
    switch kind {
    case .next(let event): ".next(\(event.text.quoted))"
    case .first(let callback): ".first(\(callback.text.quoted))"
    }
  }
}
