import DeepLinkSimulator

extension StepShell {
  /// Returns the point that a word identifies: the number of a step, or a mark.
  func point(_ word: String, allowsAhead: Bool = false) throws(ShellError) -> Int {
    if let mark = marksHere.first(where: { $0.name == word }) { return mark.way.length }
    if word.isDigits {
      // A number too large to be read has not been reached either.
      let number = Int(word) ?? .max
      guard allowsAhead || number <= steppedRun.entries.count else {
        throw ShellError("step \(word) has not been reached yet; the last one is \(steppedRun.entries.count)")
      }
      return number
    }
    throw noMark(word)
  }

  func restart() -> [String] {
    steppedRun.begin()
    marks.removeAll { mark in !branches.contains { steppedRun.has(mark.way, in: $0) } }
    let gone =
      marks.isEmpty ? "choices, marks and injected steps" : "choices, injected steps and marks that no branch reaches"
    return ["back at the start; \(gone) are gone"] + place
  }

  func setBreakpoint(_ text: String) throws(ShellError) -> [String] {
    if text.isEmpty {
      return breakpoints.isEmpty ? ["no breakpoints; break EVENT sets one"] : breakpoints.map { "break \($0.text)" }
    }
    if text == "off" {
      breakpoints = []
      return ["no breakpoints any more"]
    }
    if text.hasPrefix("off ") {
      let pattern = String(text.dropFirst(4)).trimmed
      let known = breakpoints.map(\.text)
      guard known.contains(pattern) else {
        throw ShellError("there is no breakpoint \(pattern.quoted)\(Spelling.hint(for: pattern, in: known) ?? "")")
      }
      breakpoints.removeAll { $0.text == pattern }
      return ["removed the breakpoint \(pattern.printable)"]
    }
    let breakpoint = try breakpoint(text)
    if !breakpoints.contains(breakpoint) { breakpoints.append(breakpoint) }
    return ["run stops at \(text.printable)"]
  }

  /// Throws an error unless events can match a pattern, as is required of expectations in a file.
  func refuseUnknownEvent(_ pattern: String) throws(ShellError) {
    let events = steppedRun.session.trace.events
    guard EventPattern(pattern).matches(in: events).isEmpty,
      let complaint = steppedRun.plans.compiler.complaint(about: pattern, in: steppedRun.session.plan.scenario)
    else { return }
    throw ShellError(complaint)
  }

  func watch(_ words: [String]) throws(ShellError) -> [String] {
    guard let first = words.first else {
      return watched.isEmpty ? ["nothing is watched; watch FIELD watches a field"] : watched.map { "watch \($0)" }
    }
    if first == "off" {
      guard words.count > 1 else {
        watched = []
        return ["nothing is watched any more"]
      }
      guard words.count == 2 else { throw ShellError("watch off takes the name of one field") }
      guard watched.contains(words[1]) else { throw ShellError("\(words[1].quoted) is not watched") }
      watched.removeAll { $0 == words[1] }
      return ["\(words[1]) is not watched any more"]
    }
    guard StateFacts.fields.contains(first) else { throw unknownField(first) }
    guard words.count == 1 else { throw ShellError("watch takes the name of one field") }
    if !watched.contains(first) { watched.append(first) }
    return ["run stops when \(first) changes; it is \(steppedRun.here.facts[first] ?? "")".printable]
  }
}
