import DeepLinkSimulator

/// Prints what a run came down to: what the user did, what the SDKs called, what the app did.
struct FlowText {
  private let events: [TraceEvent]
  private let width: Int

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - events: The events of a run.
  ///   - width: The widest that a line gets.
  init(_ events: [TraceEvent], width: Int = 116) {
    self.events = events
    self.width = width
  }

  /// The lines, indented, without line breaks.
  var lines: [String] {
    var lines: [String] = []
    var line = "    "
    for (position, word) in words.enumerated() {
      let piece = position == 0 ? word : " > " + word
      if line.count + piece.count > width, line.count > 4 {
        lines.append(line)
        line = "      > " + word
      } else {
        line += piece
      }
    }
    lines.append(line)
    return lines.map { $0.count > width ? $0.prefix(width - 1) + "…" : $0 }
  }

  private var words: [String] {
    events.compactMap { event in
      switch event.occurrence {
      case .step(let verb, let argument): verb == "tap" ? verb : argument.map { "\(verb) \($0)" } ?? verb
      case .routing(let destination, _): destination
      case .callback(let callback): callback.name
      case .lost(let callback): "\(callback.name) lost"
      case .route, .store, .drop, .noRoute, .app: event.label
      default: nil
      }
    }
  }
}
