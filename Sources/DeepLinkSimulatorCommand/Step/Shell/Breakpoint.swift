import DeepLinkSimulator

/// A breakpoint, at which a run stops.
struct Breakpoint: Equatable {
  /// The events at which a breakpoint stops.
  enum Kind: Equatable {
    case event(String)
    case rule(RuleID)
    case lane(String)
  }

  /// The breakpoint as it was typed.
  let text: String
  let kind: Kind
  /// The condition under which it stops: a field of the state, and its value.
  var condition: (field: String, value: String)?

  static func == (left: Breakpoint, right: Breakpoint) -> Bool { left.text == right.text }

  /// Returns whether one of some events matches the rule or the lane; nil for a breakpoint that names an event.
  func matches(_ events: ArraySlice<TraceEvent>) -> Bool? {
    switch kind {
    case .event: nil
    case .rule(let rule): events.contains { $0.rules.contains(rule) }
    case .lane(let lane): events.contains { $0.lane.rawValue == lane }
    }
  }
}

extension StepShell {
  /// Parses a breakpoint: `EVENT`, `rule ID` or `lane NAME`, optionally followed by `if FIELD=VALUE`.
  func breakpoint(_ text: String) throws(ShellError) -> Breakpoint {
    var head = text
    var condition: (String, String)?
    if text == "if" || text.hasPrefix("if ") {
      throw ShellError("break takes an event, rule ID or lane NAME before if")
    }
    if text.hasSuffix(" if") { throw ShellError("if needs a condition, FIELD=VALUE, such as if screen=none") }
    if let range = text.firstRange(of: " if ") {
      head = String(text[..<range.lowerBound]).trimmed
      condition = try self.condition(String(text[range.upperBound...]).trimmed)
    }
    let words = head.split(separator: " ", maxSplits: 1).map(String.init)
    let rules = steppedRun.session.plan.registry.rules
    let lanes = ["user", "os", "app", "backend"] + steppedRun.session.sdks.map(\.name.rawValue)
    if words.count == 2, words[0] == "rule" {
      guard let rule = rules.first(where: { $0.text == words[1].uppercased() }) else {
        let hint = Spelling.hint(for: words[1].uppercased(), in: rules.map(\.text)) ?? ""
        throw ShellError("there is no rule \(words[1].quoted)\(hint)")
      }
      return Breakpoint(text: text, kind: .rule(rule), condition: condition)
    }
    if words.count == 2, words[0] == "lane" {
      guard lanes.contains(words[1]) else {
        let hint = Spelling.hint(for: words[1], in: lanes) ?? "; there are \(lanes.joined(separator: ", "))"
        throw ShellError("there is no lane \(words[1].quoted)\(hint)")
      }
      return Breakpoint(text: text, kind: .lane(words[1]), condition: condition)
    }
    if head == "rule" { throw ShellError("break rule needs the ID of a rule, such as break rule SIM-NET-1") }
    if head == "lane" { throw ShellError("break lane needs the name of a lane, such as break lane backend") }
    do throws(ShellError) {
      try refuseUnknownEvent(head)
    } catch {
      // The name of something else that can stop a run.
      let isRule = rules.contains { $0.text == head.uppercased() }
      guard isRule || lanes.contains(head) else { throw error }
      let kind = isRule ? "rule" : "lane"
      throw ShellError("\(head.quoted) is a \(kind) and no event; write break \(kind) \(head)")
    }
    return Breakpoint(text: text, kind: .event(head), condition: condition)
  }

  private func condition(_ text: String) throws(ShellError) -> (String, String) {
    guard let equals = text.firstIndex(of: "=") else {
      throw ShellError("a condition is FIELD=VALUE, such as if screen=none")
    }
    let (field, value) = (String(text[..<equals]).trimmed, String(text[text.index(after: equals)...]).trimmed)
    try refuseUnknownFact(field, value)
    return (field, value)
  }
}
