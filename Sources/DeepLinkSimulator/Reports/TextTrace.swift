/// Prints a trace for people: a column for each lane, virtual time at the left, the rule at the right.
public struct TextTrace: Sendable {
  /// The widest that a column gets; what does not fit is cut and ends in an ellipsis.
  public static let widestColumn = 32

  private let events: [TraceEvent]

  /// Creates a printer for the events of a run.
  public init(_ events: [TraceEvent]) {
    self.events = events
  }

  /// The lines, without line breaks; the first one names the columns.
  public var lines: [String] {
    let lanes = Lane.allCases.filter { lane in events.contains { $0.lane == lane } }
    let labels = events.map { Self.cut($0.displayLabel) }
    var widths = lanes.map(\.rawValue.count)
    for (event, label) in zip(events, labels) {
      if let column = lanes.firstIndex(of: event.lane) { widths[column] = max(widths[column], label.count) }
    }
    let times = events.map { VirtualInstant.zero.duration(to: $0.time).text }
    let timeWidth = max(4, times.map(\.count).max() ?? 0)
    let indexWidth = String(events.count).count
    let head =
      ["#".leftPadded(to: indexWidth), "time".leftPadded(to: timeWidth)]
      + zip(lanes, widths).map { $0.rawValue.padded(to: $1) } + ["rule"]
    var lines = [head.joined(separator: "  ")]
    for (position, event) in events.enumerated() {
      var cells = [String(event.index).leftPadded(to: indexWidth), times[position].leftPadded(to: timeWidth)]
      for (lane, width) in zip(lanes, widths) {
        cells.append((lane == event.lane ? labels[position] : "").padded(to: width))
      }
      cells.append(event.rule.text)
      lines.append(cells.joined(separator: "  "))
    }
    return lines
  }

  private static func cut(_ label: String) -> String {
    label.count <= widestColumn ? label : label.prefix(widestColumn - 1) + "…"
  }
}

extension TraceEvent {
  /// The event for a column, in which the lane says who acts.
  fileprivate var displayLabel: String {
    switch occurrence {
    case .note, .queued: "(\(occurrence.argument ?? ""))"
    default: label
    }
  }
}

extension String {
  /// The string with spaces after it.
  package func padded(to width: Int) -> String {
    count >= width ? self : self + String(repeating: " ", count: width - count)
  }

  /// The string with spaces before it.
  package func leftPadded(to width: Int) -> String {
    count >= width ? self : String(repeating: " ", count: width - count) + self
  }
}
