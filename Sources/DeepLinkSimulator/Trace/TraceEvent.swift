/// One thing that happened in a run.
public struct TraceEvent: Sendable {
  /// The position in the trace, from 1.
  public var index: Int
  /// When it happened.
  public var time: VirtualInstant
  /// Who made it happen.
  public var lane: Lane
  /// What happened.
  public var occurrence: Occurrence
  /// The rule that put it here.
  public var rule: RuleID
  /// The index of the event that made this one possible; 0 for the first one.
  public var cause: Int
  /// The index of a second event that this one had to wait for, such as a step before it; 0 if there is none.
  public var secondCause = 0
  /// A second rule that the event stands on, besides those that shaped what it carries; nil if there is none.
  public var furtherRule: RuleID?
  /// The state of the app's process after the event.
  public var process: ProcessState
  /// The state of the app's scene after the event; nil if the app has no scenes.
  public var scene: SceneState?
}

extension TraceEvent {
  /// All rules that the event stands on: the one that put it here, and those that shaped what it carries.
  public var rules: [RuleID] {
    var rules = [rule]
    for further in occurrence.payloadRules + (furtherRule.map { [$0] } ?? []) where !rules.contains(further) {
      rules.append(further)
    }
    return rules
  }

  /// The event as expectations and schedules write it: its name, and what it is about.
  public var label: String {
    let name = occurrence.name
    return occurrence.argument.map { "\(name) \($0)" } ?? name
  }
}
