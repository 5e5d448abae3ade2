import DeepLinkSimulator

extension StepShell {
  /// The direction in which a run moves.
  enum Direction {
    case forward, backward
  }

  /// The goal at which a run stops, apart from breakpoints and watches.
  enum Goal {
    case event(String)
    case field(String, value: String)
  }

  func next(_ words: [String]) throws(ShellError) -> [String] {
    let count = try count(words, of: "next")
    guard !steppedRun.isAtEnd else { throw atEnd }
    return move(.forward, atMost: count, stopsAtBreakpoints: words.first != nil)
  }

  private var atStart: ShellError { ShellError("this is the start; next goes forward") }
  private var atEnd: ShellError { ShellError("the run is at its end; back goes back, restart begins again") }

  func back(_ words: [String]) throws(ShellError) -> [String] {
    let count = try count(words, of: "back")
    guard steppedRun.position > 0 else { throw atStart }
    return move(.backward, atMost: count, stopsAtBreakpoints: words.first != nil)
  }

  func choose(_ words: [String]) throws(ShellError) -> [String] {
    let events = steppedRun.session.nextEvents
    guard !events.isEmpty else { throw ShellError("nothing is left to come: the run is at its end") }
    let position: Int
    if words.count == 1, let number = Int(words[0]) {
      guard events.indices.contains(number - 1) else {
        throw ShellError("choose takes \(events.count.choices), as pending shows")
      }
      position = number - 1
    } else {
      let labels = events.map { steppedRun.session.name(of: $0)?.text ?? "" } + events.map(steppedRun.session.label)
      let typed = words.joined(separator: " ")
      guard let found = labels.firstIndex(of: typed) else {
        guard !typed.isEmpty else {
          throw ShellError("choose takes \(events.count.choices), or an event, as pending shows")
        }
        let hint = Spelling.hint(for: typed, in: labels) ?? "; pending shows what could come"
        throw ShellError("\(typed.quoted) cannot come next\(hint)")
      }
      position = found % events.count
    }
    try refuseIllegal(events[position])
    let start = steppedRun.position
    steppedRun.advance(choosing: position)
    return arrived(from: start)
  }

  func goTo(_ words: [String]) throws(ShellError) -> [String] {
    guard words.count == 1 else { throw ShellError("goto takes the number of a step, or a mark") }
    let start = steppedRun.position
    let target = try point(words[0], allowsAhead: true)
    let known = steppedRun.entries.count
    var isInterrupted = false
    try interruptible { () throws(Interruption) in try steppedRun.go(to: min(target, known)) }
    while steppedRun.position < target, !isInterrupted, steppedRun.advance() {
      isInterrupted = steppedRun.isInterrupted()
    }
    if steppedRun.position < target, !isInterrupted {
      let end = steppedRun.position
      // The steps that were only tried are undone, because a wrong command must not change anything.
      try interruptible { () throws(Interruption) in
        try steppedRun.go(to: known)
        steppedRun.forget()
        try steppedRun.go(to: start)
      }
      throw ShellError("there is no step \(words[0]): the run ends at step \(end)")
    }
    let lines = start <= steppedRun.position ? arrived(from: start) : place
    return isInterrupted ? lines + [stopped(by: Self.interruption)] : lines
  }

  func run(_ words: [String]) throws(ShellError) -> [String] {
    switch words {
    case []:
      guard !steppedRun.isAtEnd else { throw atEnd }
      return move(.forward, atMost: nil, stopsAtBreakpoints: true)
    case ["back"]:
      guard steppedRun.position > 0 else { throw atStart }
      return move(.backward, atMost: nil, stopsAtBreakpoints: true)
    default: throw ShellError("run takes no argument, or back")
    }
  }

  func until(_ text: String) throws(ShellError) -> [String] {
    var text = text
    var direction = Direction.forward
    if text == "back" || text.hasPrefix("back ") {
      direction = .backward
      text = String(text.dropFirst(4)).trimmed
    }
    guard !text.isEmpty else {
      throw ShellError("until takes an event or a state, such as until route Peaches or until process=active")
    }
    let goal = try goal(text)
    if case .event(let pattern) = goal { try refuseUnknownEvent(pattern) }
    if direction == .backward, steppedRun.position == 0 { throw atStart }
    if direction == .forward, steppedRun.isAtEnd { throw atEnd }
    return move(direction, atMost: nil, stopsAtBreakpoints: true, goal: goal)
  }

  private func goal(_ text: String) throws(ShellError) -> Goal {
    guard let equals = text.firstIndex(of: "="), !text[..<equals].contains(where: { $0 == " " || $0 == "/" }) else {
      return .event(text)
    }
    let (field, value) = (String(text[..<equals]), String(text[text.index(after: equals)...]))
    try refuseUnknownFact(field, value)
    return .field(field, value: value.trimmed)
  }

  /// Refuses a state that no run can have.
  func refuseUnknownFact(_ name: String, _ value: String) throws(ShellError) {
    guard let field = StateFacts.Field(name) else { throw unknownField(name) }
    guard !value.trimmed.isEmpty else {
      throw ShellError("\(name) needs a value, such as \(name)=\(values(of: field)?.first ?? StateFacts.nothing)")
    }
    let words = value.split(separator: " ")
    let isSecond = words.dropFirst().contains { word in
      word == "if" || StateFacts.fields.contains { word.hasPrefix($0 + "=") }
    }
    guard !isSecond else {
      throw ShellError("there can be only one condition, FIELD=VALUE, and this has more: \(value.quoted)")
    }
    guard let values = values(of: field) else { return }
    // Several gates can be closed.
    let parts = field == .fact(.closedGates) ? value.split(separator: ",").map { String($0).trimmed } : [value.trimmed]
    for part in parts where !values.contains(part) {
      let hint = Spelling.hint(for: part, in: values) ?? "; it is one of \(values.joined(separator: ", "))"
      throw ShellError("\(name) is never \(part.quoted)\(hint)")
    }
  }

  /// Returns the possible values of a field; nil if they are not known, as for an app in Swift.
  private func values(of field: StateFacts.Field) -> [String]? {
    if let values = field.values { return values }
    let app = steppedRun.session.plan.scenario.app
    guard app.uses == nil else { return nil }
    switch field {
    case .fact(.screen): return Set(app.routes.map(\.screen)).sorted() + [StateFacts.nothing]
    case .fact(.closedGates): return app.gates + [StateFacts.nothing]
    default: return nil
    }
  }

  func unknownField(_ field: String, besides others: [String] = []) -> ShellError {
    let names = StateFacts.fields + others
    let hint = Spelling.hint(for: field, in: names) ?? "; there are \(names.joined(separator: ", "))"
    return ShellError("there is no field \(field.quoted)\(hint)")
  }

  // MARK: The run

  /// Moves until something stops the run, and says what.
  private func move(
    _ direction: Direction, atMost count: Int?, stopsAtBreakpoints: Bool, goal: Goal? = nil
  ) -> [String] {
    let start = steppedRun.position
    var position = start
    var left = count ?? Int.max
    var reason: String?
    var finders: [String: EventFinder] = [:]
    while left > 0, reason == nil {
      let before = steppedRun.points[position].facts
      switch direction {
      case .forward:
        guard steppedRun.advance() else { break }
        position += 1
      case .backward:
        // The state at a point is stored, so the run need not go back step by step.
        position -= 1
      }
      guard position >= 0, position != start, direction == .backward || steppedRun.position == position else { break }
      left -= 1
      if let goal, reaches(goal, at: position, &finders) { break }
      if stopsAtBreakpoints { reason = stop(at: position, since: before, &finders) }
      if reason == nil, steppedRun.isInterrupted() { reason = Self.interruption }
      if direction == .forward ? steppedRun.isAtEnd : position == 0 { break }
    }
    if direction == .backward {
      do throws(Interruption) {
        try steppedRun.go(to: max(0, position))
      } catch {
        reason = Self.interruption
      }
    }
    var lines = direction == .forward ? arrived(from: start) : place
    if let reason { lines.append(stopped(by: reason)) }
    if let goal, reason == nil, !reaches(goal, at: steppedRun.position, &finders) {
      lines.append(direction == .forward ? "the run ended before that" : "there is no such point before")
    }
    return lines
  }

  private func reaches(_ goal: Goal, at position: Int, _ finders: inout [String: EventFinder]) -> Bool {
    switch goal {
    case .event(let pattern): return step(position, has: pattern, &finders)
    case .field(let field, let value): return steppedRun.points[position].facts[field] == value
    }
  }

  /// Returns why a run stops here; nil if it does not.
  private func stop(
    at position: Int, since before: StateFacts, _ finders: inout [String: EventFinder]
  ) -> String? {
    let after = steppedRun.points[position].facts
    for breakpoint in breakpoints {
      if let condition = breakpoint.condition, after[condition.field] != condition.value { continue }
      let isHit =
        if case .event(let pattern) = breakpoint.kind {
          step(position, has: pattern, &finders)
        } else {
          breakpoint.matches(steppedRun.events(ofStep: position)) == true
        }
      if isHit { return "breakpoint \(breakpoint.text)" }
    }
    let changed = after.changes(from: before).first(where: watched.contains)
    return changed.map { "\($0) \(before[$0] ?? "") -> \(after[$0] ?? "")" }
  }

  /// Returns whether a step caused an event that matches a pattern.
  private func step(_ position: Int, has pattern: String, _ finders: inout [String: EventFinder]) -> Bool {
    finders[pattern, default: EventFinder(pattern)].isIn(
      steppedRun.events(ofStep: position), of: steppedRun.session.trace.events)
  }

  /// Returns the events of the steps since a point, and the current point.
  func arrived(from start: Int) -> [String] {
    let shown = 20
    var events = steppedRun.session.trace.events[steppedRun.points[start].eventCount...]
    var lines: [String] = []
    if events.count > shown {
      lines.append("      … \(events.count - shown) before; trace all shows them")
      events = events.suffix(shown)
    }
    lines += events.map(EventLines(width: width).line)
    return lines + place + misfit(since: start) + ending
  }

  /// Returns where and why an order could not be kept since a point; empty if it was.
  private func misfit(since start: Int) -> [String] {
    let way = min(start + 1, steppedRun.position)...steppedRun.position
    guard let position = way.first(where: { steppedRun.points[$0].misfit != nil }),
      let reason = steppedRun.points[position].misfit
    else { return [] }
    let isEnd = position == steppedRun.position && steppedRun.isAtEnd
    let head =
      isEnd
      ? "the order could not be kept"
      : "the order cannot be kept at step \(position), and the run continues in the default order"
    return ["\(head): \(reason)".printable]
  }

  private static func allMet(_ count: Int) -> String {
    switch count {
    case 0: "nothing was expected"
    case 1: "the expectation is met"
    default: "all \(count) expectations are met"
    }
  }

  /// The result of the run if it is at its end.
  var ending: [String] {
    if let illegal = steppedRun.session.result.illegalStep {
      return ["the run cannot continue: \(illegal.explanation) (\(illegal.rule.text))".printable]
    }
    guard let verdict else { return [] }
    let total = steppedRun.session.plan.scenario.expectations.count
    let limit = steppedRun.session.result.eventLimit
    let head = limit.map { "stopped after \($0.groupedEvents): " } ?? "end of the run: "
    let unmet = verdict.unmetCount
    let expectations =
      if unmet == 0 {
        Self.allMet(total) + (verdict.passed ? "" : ", but")
      } else {
        "\(total == 1 ? "the expectation is" : "\(unmet) of \(total) expectations") not met"
      }
    let lines = verdict.failures.flatMap { FailureText($0, file: file).lines }
    return [head + expectations] + lines + illegality
  }
}

extension Int {
  /// The valid numbers for a choice of this many events.
  fileprivate var choices: String { self == 1 ? "the number 1" : "a number from 1 to \(self)" }
}
