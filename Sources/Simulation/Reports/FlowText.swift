/// The flow of a run: what the user did, what the SDKs called, and what the app did.
package struct FlowText {
  private static let indent = 4
  /// The largest width of a line.
  private static let lineWidth = 116
  /// The largest width of an event: the start of a link is enough to recognize it.
  private static let wordWidth = 48
  /// The number of events after which the flow is cut off.
  private static let longest = 40

  private let events: [TraceEvent]
  private let width: Int

  /// Creates a printer for the events of a run.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - width: The width of the terminal in columns; at most 116 are used.
  package init(_ events: [TraceEvent], width: Int = .max) {
    self.events = events
    self.width = min(width, Self.lineWidth)
  }

  /// The flow on one line, however long.
  var text: String { words.joined(separator: " > ") }

  private var words: [String] {
    let all = events.compactMap(\.flowWord)
    var words = all.prefix(Self.longest).map { $0.printable.cut(to: min(Self.wordWidth, width - 8)) }
    let surplus = all.count - words.count
    if surplus > 0 { words.append("… and \(surplus.grouped) more") }
    return words
  }

  /// The lines, indented, without line breaks.
  package var lines: [String] {
    let words = words
    var lines: [String] = []
    var line = String(repeating: " ", count: Self.indent)
    var used = Self.indent
    for (position, word) in words.enumerated() {
      let piece = position == 0 ? word : " > " + word
      let columns = piece.columnCount
      if position > 0, used + columns > width {
        lines.append(line)
        line = String(repeating: " ", count: Self.indent + 1)
        used = Self.indent + 1
      }
      line += piece
      used += columns
    }
    return words.isEmpty ? [] : lines + [line]
  }
}

extension TraceEvent {
  /// The event's name in a flow; nil if it is not part of it.
  fileprivate var flowWord: String? {
    switch occurrence {
    case .step(.tap, _): StepVerb.tap.rawValue
    case .step, .route, .store, .drop, .noRoute, .app: label
    case .routing(let outcome, _): outcome.rawValue
    case .callback(let callback): callback.name
    case .lost(let callback): "\(callback.name) lost"
    default: nil
    }
  }
}
