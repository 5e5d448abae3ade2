import DeepLinkSimulator

/// A Mermaid sequence diagram of one run, or of two orders that diverge.
struct SequenceDiagram {
  /// The number of arrows above which a run is folded, and the number kept at each end if there are still too many.
  private static let longest = 60
  /// The maximum number of characters in a label.
  private static let labelWidth = 60

  /// The lines, without line breaks.
  private(set) var lines: [String] = []
  private let lanes: [Lane]
  private var folded = 0
  private var time = VirtualInstant.zero

  /// Creates the diagram of a run.
  init(_ run: ReportDocument.Run) {
    lanes = Self.lanes(of: run.events)
    begin()
    add(run.events[...], of: run)
  }

  /// Creates the diagram of a failing and a passing order: their common part, and then a block for each.
  init(failing: ReportDocument.Run, passing: ReportDocument.Run) {
    lanes = Self.lanes(of: failing.events + passing.events)
    begin()
    let shared = zip(failing.events, passing.events).prefix { $0.0.isLike($0.1) }.count
    add(failing.events[..<shared], of: failing)
    guard shared < max(failing.events.count, passing.events.count) else { return }
    let parting = time
    lines.append("  alt \(Self.escaped("✘ fails: \(failing.role ?? failing.report.title)"))")
    add(failing.events[shared...], of: failing)
    lines.append("  else \(Self.escaped("✔ passes: \(passing.role ?? passing.report.title)"))")
    time = parting
    add(passing.events[shared...], of: passing)
    lines.append("  end")
  }

  private static func lanes(of events: [TraceEvent]) -> [Lane] {
    Set(events.map(\.lane)).sorted { $0.place < $1.place }
  }

  private mutating func begin() {
    lines = ["sequenceDiagram"] + lanes.map { "  participant \(Self.name($0)) as \(Self.escaped($0.rawValue))" }
  }

  /// Returns the numbers of the events to draw: for a long run its landmarks, or the first and last of them if they are
  /// many.
  private static func shown(_ events: ArraySlice<TraceEvent>, _ failing: Set<Int>) -> Set<Int> {
    guard events.count > longest else { return Set(events.map(\.index)) }
    let landmarks = events.filter { $0.isLandmark || failing.contains($0.index) }.map(\.index)
    guard landmarks.count > 2 * longest else { return Set(landmarks) }
    let failures = landmarks.filter(failing.contains).prefix(longest)
    return Set(landmarks.prefix(longest) + landmarks.suffix(longest) + failures)
  }

  private mutating func add(_ events: ArraySlice<TraceEvent>, of run: ReportDocument.Run) {
    let shown = Self.shown(events, Set(run.failures.compactMap(\.event)))
    for event in events {
      guard shown.contains(event.index) else {
        folded += 1
        continue
      }
      let failures = run.failures.filter { $0.event == event.index }
      unfold()
      if event.time > time {
        note("\(time.shownDuration(to: event.time).inWords) later")
        time = event.time
      }
      let from = event.cause > 0 ? run.events[event.cause - 1].lane : event.lane
      let arrow = event.occurrence.isCallback ? "->>" : "-->>"
      let line = "\(Self.name(from))\(arrow)\(Self.name(event.lane)): \(Self.escaped(event.label))"
      guard !failures.isEmpty else {
        lines.append("  \(line)")
        continue
      }
      // A failure is shown by a frame and a note, because not everyone can see colours.
      lines += ["  rect rgb(250, 220, 215)", "  \(line)"]
      for failure in failures {
        lines.append("  Note right of \(Self.name(event.lane)): \(Self.escaped("✘ \(failure.explanation)"))")
      }
      lines.append("  end")
    }
    unfold()
  }

  private mutating func unfold() {
    if folded > 0 { note(folded.counted("more event")) }
    folded = 0
  }

  /// Adds a note across all lanes.
  private mutating func note(_ text: String) {
    guard let first = lanes.first, let last = lanes.last else { return }
    let place = first == last ? Self.name(first) : "\(Self.name(first)),\(Self.name(last))"
    lines.append("  Note over \(place): \(text)")
  }

  /// Returns a participant's id: letters and digits, different from every keyword of the notation.
  private static func name(_ lane: Lane) -> String {
    "lane_" + String(lane.rawValue.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// Returns a label with the notation's special characters escaped: Mermaid reads a code point between # and ;.
  private static func escaped(_ text: String) -> String {
    var result = ""
    // A combining mark does not make another character of the one before it.
    for scalar in text.printable.cut(to: labelWidth).unicodeScalars {
      switch scalar {
      case "#", ";", "<", ">", "&", ":", "{", "}", "%", "\"", "\\", "`": result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // A single word could be the end of a block.
    return result.wholeMatch(of: /\s*end\s*/.ignoresCase()) == nil ? result : "#101;nd"
  }
}

extension TraceEvent {
  /// Whether a reader looks for the event first: user actions, the routing of links, SDK callbacks and app events.
  fileprivate var isLandmark: Bool {
    switch occurrence {
    case .step, .routing, .callback, .lost, .route, .store, .drop, .noRoute, .app: true
    default: false
    }
  }

  /// Returns whether two orders have the same event at a position.
  fileprivate func isLike(_ other: TraceEvent) -> Bool {
    lane == other.lane && label == other.label
  }
}
