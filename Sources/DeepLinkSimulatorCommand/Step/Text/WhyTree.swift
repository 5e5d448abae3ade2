import DeepLinkSimulator

/// Prints the causes of an event as a tree, up to the user's action, each with its rule.
struct WhyTree {
  /// The maximum number of events that are shown.
  private static let most = 100

  private let events: [TraceEvent]
  private let width: Int
  private var lines: [String] = []
  private var explained: Set<RuleID> = []
  private var shown: Set<Int> = []

  /// Prints the tree of an event.
  static func lines(of event: TraceEvent, in events: [TraceEvent], width: Int) -> [String] {
    var tree = WhyTree(events: events, width: width)
    tree.add(event, head: "", margin: "")
    return tree.lines
  }

  private init(events: [TraceEvent], width: Int) {
    self.events = events
    self.width = width
  }

  /// Adds an event; a single cause stays in its column, so that a long chain does not move to the right.
  private mutating func add(_ event: TraceEvent, head: String, margin: String) {
    let time = event.time.inWords
    let title = "\(head)#\(event.index) \(event.fullLabel.printable)  \(time) \(event.lane.rawValue)"
    guard shown.count < Self.most || shown.contains(event.index) else {
      lines.append("\(head)… and so on; why #\(event.index) goes on from there".cut(to: width))
      return
    }
    guard shown.insert(event.index).inserted else {
      lines.append((title + "  (as above)").cut(to: width))
      return
    }
    lines.append(title.cut(to: width))
    let causes = [event.cause, event.secondCause].filter { $0 > 0 && $0 <= events.count }
    let bar = causes.isEmpty ? " " : "│"
    for line in reason(event.rule, width - margin.columnCount - 3) { lines.append("\(margin)\(bar)  \(line)") }
    for (position, cause) in causes.enumerated() {
      let event = events[cause - 1]
      let isLast = position == causes.count - 1
      // Anything below the last cause continues in this column.
      let goesOn = !isLast || event.cause > 0 && !shown.contains(event.index)
      add(event, head: margin + (goesOn ? "├ " : "└ "), margin: isLast ? margin : margin + "│ ")
    }
  }

  /// Adds the statement of a rule at its first occurrence.
  private mutating func reason(_ rule: RuleID, _ room: Int) -> [String] {
    guard explained.insert(rule).inserted else { return [rule.text] }
    return "\(rule.text): \(rule.rule.statement)".wrapped(to: max(30, room))
  }
}
