/// Prints a trace for people: a column for each lane, virtual time at the left, the rule at the right.
///
/// A time stands at the first of the events that happen at it.
public struct TextTrace: Sendable {
  /// How wide a line gets.
  public static let lineWidth = 156

  private let events: [TraceEvent]

  private let sdks: [SDKName]

  /// Creates a printer for the events of a run.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - sdks: The order of the SDKs' columns; others come behind these, in the order in which they appear.
  public init(_ events: [TraceEvent], sdks: [SDKName]) {
    self.events = events
    self.sdks = sdks
  }

  /// The lines, without line breaks; the first one names the columns.
  public var lines: [String] {
    let labels = events.map { ($0.displayLabel.printable, $0.lane) }
    let times = events.map { VirtualInstant.zero.duration(to: $0.time).text }
    let timeWidth = max("time".count, times.map(\.count).max() ?? 0)
    let indexWidth = String(events.count).count
    let ruleWidth = max("rule".count, events.map(\.rule.text.count).max() ?? 0)
    let room = Self.lineWidth - indexWidth - timeWidth - ruleWidth - 6
    let columns = TraceColumns(labels.map { (lane: $0.1, width: $0.0.columnCount) }, sdks: sdks, room: room)
    var lines = [
      ["#".leftPadded(to: indexWidth), "time".leftPadded(to: timeWidth), columns.head, "rule"]
        .joined(separator: "  ")
    ]
    for (position, event) in events.enumerated() {
      let isNew = position == 0 || times[position] != times[position - 1]
      let cells = [
        String(event.index).leftPadded(to: indexWidth), (isNew ? times[position] : "").leftPadded(to: timeWidth),
        columns.line(labels[position].0, in: event.lane).padded(to: columns.totalWidth), event.rule.text,
      ]
      lines.append(cells.joined(separator: "  "))
    }
    return lines
  }
}

extension TraceEvent {
  /// The event for a column, in which the lane says who acts.
  fileprivate var displayLabel: String {
    switch occurrence {
    case .note, .sdkNote: "(\(occurrence.argument ?? ""))"
    default: label
    }
  }
}
