import DeepLinkSimulator

/// Prints events of a trace, one per line: number, time, lane, event, rule.
struct EventLines {
  let width: Int

  /// The line of an event.
  func line(_ event: TraceEvent) -> String {
    Self.columns(
      "#\(event.index)", event.time.inWords, event.lane.rawValue, event.fullLabel,
      event.rule.text, width: width)
  }

  /// Returns the line of a pending event: when it is due, what it is, and what made it possible.
  static func waiting(_ event: PendingEvent, _ label: String, width: Int) -> String {
    let time = event.earliest.inWords.leftPadded(to: 10)
    let cause = event.cause > 0 ? "  because of #\(event.cause)" : ""
    return "  \(time)  \(label.printable)\(cause)".cut(to: width)
  }

  /// Lays out the columns of such a line.
  static func columns(
    _ number: String, _ time: String, _ lane: String, _ label: String, _ rule: String, width: Int
  ) -> String {
    let head = number.leftPadded(to: 5) + " " + time.leftPadded(to: 8) + "  " + lane.padded(to: 9) + "  "
    let room = width - head.columnCount - max(11, rule.columnCount) - 2
    // A narrow terminal has no room for the rule.
    guard room >= 10 else { return (head + label.printable).cut(to: width) }
    return head + label.printable.cut(to: room).padded(to: room) + "  " + rule
  }
}
