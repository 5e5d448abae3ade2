/// A trace as text for people: a column for each lane, virtual time at the left, and the rule at the right.
///
/// In narrow terminals, the lanes share a column, with their names before the events. A time is printed only for the
/// first of the events that happen at it.
public struct TextTrace: Sendable {
  /// The default width of a line.
  package static let lineWidth = 156
  /// The width below which the lanes share a column.
  private static let narrow = 120
  /// The smallest width for an event, where the lanes share a column.
  private static let leastRoom = 12

  private let events: [TraceEvent]
  private let sdks: [SDKName]
  private let width: Int

  /// Creates a printer for the events of a run.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - sdks: The order of the SDKs' columns; others follow, in the order in which they appear.
  ///   - width: The largest width of a line in columns; nil for 156.
  public init(_ events: [TraceEvent], sdks: [SDKName], width: Int? = nil) {
    self.events = events
    self.sdks = sdks
    self.width = width ?? Self.lineWidth
  }

  /// The lines, without line breaks; the first one names the columns.
  public var lines: [String] { width < Self.narrow ? list : table }

  /// The time of each event; empty if it is the same as for the event before.
  private var times: [String] {
    events.indices.map { position in
      let before = position > 0 ? events[position - 1].time : nil
      return events[position].time == before ? "" : events[position].time.inWords(behind: before)
    }
  }

  private var indexWidth: Int { String(events.count).count }
  private var ruleWidth: Int { max("rule".count, events.map(\.rule.text.count).max() ?? 0) }

  /// The lines with a column for each lane.
  private var table: [String] {
    let labels = events.map { ($0.displayLabel.printable, $0.lane) }
    let (times, indexWidth) = (times, indexWidth)
    let timeWidth = max("time".count, times.map(\.count).max() ?? 0)
    let room = width - indexWidth - timeWidth - ruleWidth - 6
    let columns = TraceColumns(labels.map { (lane: $0.1, width: $0.0.columnCount) }, sdks: sdks, room: room)
    var lines = [
      ["#".leftPadded(to: indexWidth), "time".leftPadded(to: timeWidth), columns.head, "rule"]
        .joined(separator: "  ")
    ]
    for (position, event) in events.enumerated() {
      let cells = [
        String(event.index).leftPadded(to: indexWidth), times[position].leftPadded(to: timeWidth),
        columns.line(labels[position].0, in: event.lane).padded(to: columns.totalWidth), event.rule.text,
      ]
      lines.append(cells.joined(separator: "  "))
    }
    return lines
  }

  /// The lines with one column for all lanes; long events are wrapped.
  private var list: [String] {
    let (times, indexWidth) = (times, indexWidth)
    let timeWidth = max("time".count, times.map(\.count).max() ?? 0)
    let laneWidth = max("lane".count, events.map(\.lane.rawValue.columnCount).max() ?? 0)
    let labels = events.map(\.displayLabel.printable)
    let room = max(Self.leastRoom, width - indexWidth - timeWidth - laneWidth - ruleWidth - 8)
    let labelWidth = min(room, max("event".count, labels.map(\.columnCount).max() ?? 0))
    func line(_ index: String, _ time: String, _ lane: String, _ label: String, _ rule: String) -> String {
      [
        index.leftPadded(to: indexWidth), time.leftPadded(to: timeWidth), lane.padded(to: laneWidth),
        label.padded(to: labelWidth), rule,
      ].joined(separator: "  ").withoutTrailingSpaces
    }
    var lines = [line("#", "time", "lane", "event", "rule")]
    for (position, event) in events.enumerated() {
      for (row, part) in labels[position].broken(to: labelWidth).enumerated() {
        lines.append(
          row > 0
            ? line("", "", "", part, "")
            : line(String(event.index), times[position], event.lane.rawValue, part, event.rule.text))
      }
    }
    return lines
  }
}

extension TraceEvent {
  /// The event's label for a column, which already names the lane.
  fileprivate var displayLabel: String {
    switch occurrence {
    case .note, .sdkNote: "(\(occurrence.argument ?? ""))"
    default: fullLabel
    }
  }
}
