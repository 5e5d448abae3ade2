/// An event of a run.
public struct TraceEvent: Sendable {
  // Traces are long: the order of the properties and the size of the indices make an event fit into a cache line.

  /// When it happened.
  public var time: VirtualInstant
  private var storedIndex: UInt32
  private var storedCause: UInt32
  private var storedSecondCause: UInt32
  /// What happened.
  public var occurrence: Occurrence
  private var storedStates: States
  private var storedLane: UInt16
  /// The rule that explains the event.
  public let rule: RuleID
  /// The same as `rule` if there is no second one.
  private let storedFurtherRule: RuleID

  init(
    index: Int, time: VirtualInstant, lane: Lane, occurrence: Occurrence, rule: RuleID, cause: Int,
    secondCause: Int = 0, furtherRule: RuleID? = nil, process: ProcessState, scene: SceneState?
  ) {
    self.time = time
    storedIndex = UInt32(clamping: index)
    storedCause = UInt32(clamping: cause)
    storedSecondCause = UInt32(clamping: secondCause)
    self.occurrence = occurrence
    storedStates = States(process, scene)
    storedLane = lane.number
    self.rule = rule
    storedFurtherRule = furtherRule ?? rule
  }
}

extension TraceEvent {
  /// The position in the trace, from 1; a trace counts up to 2³² - 1 events.
  public var index: Int {
    get { Int(storedIndex) }
    set { storedIndex = UInt32(clamping: newValue) }
  }

  /// The index of the event that made this one possible; 0 if there is none.
  public var cause: Int {
    get { Int(storedCause) }
    set { storedCause = UInt32(clamping: newValue) }
  }

  /// The index of a second event that this one had to wait for, such as a step before it; 0 if there is none.
  package var secondCause: Int {
    get { Int(storedSecondCause) }
    set { storedSecondCause = UInt32(clamping: newValue) }
  }

  /// The state of the app's process after the event.
  public var process: ProcessState {
    get { storedStates.process }
    set { storedStates = States(newValue, scene) }
  }

  /// The state of the app's scene after the event; nil if the app has no scenes.
  public var scene: SceneState? {
    get { storedStates.scene }
    set { storedStates = States(process, newValue) }
  }

  /// The party that made it happen.
  public var lane: Lane {
    get { Lane(number: storedLane) }
    set { storedLane = newValue.number }
  }

  /// A second rule that explains the event, besides those that shaped its content; nil if there is none.
  package var furtherRule: RuleID? { storedFurtherRule == rule ? nil : storedFurtherRule }

  /// All rules that explain the event, including those that shaped its content.
  public var rules: [RuleID] {
    var rules = [rule]
    for further in occurrence.payloadRules + (furtherRule.map { [$0] } ?? []) where !rules.contains(further) {
      rules.append(further)
    }
    return rules
  }

  /// The event in the notation of expectations and schedules: its name, and what it is about.
  ///
  /// An empty text is `""`, because nobody sees a space at the end.
  public var label: String {
    let name = occurrence.name
    return occurrence.argument.map { "\(name) \($0.inLabel)" } ?? name
  }
}

extension String {
  /// What an event is about, as its label has it.
  var inLabel: String { isEmpty ? "\"\"" : self }
}

extension TraceEvent: ShownAsText, CustomStringConvertible {
  /// The event on one line: number, time, lane, what happened, rule.
  package var shownText: String {
    "#\(index) \(VirtualInstant.zero.shownDuration(to: time).text) \(lane.rawValue): \(label) (\(rule.text))"
  }
}
