import DeepLinkSimulator

extension StepShell {
  /// What `state` can show besides its fields: the SDKs, the queues and the servers.
  var insides: [String] { steppedRun.session.sdks.map(\.name.rawValue) + ["queues", "servers"] }

  /// Returns the inner state of an SDK, the queues or the servers; nil if the word is none of these.
  private func inside(_ word: String) -> [String]? {
    if word == "queues" {
      return steppedRun.session.queues.flatMap { queue in
        queue.events.isEmpty
          ? []
          : [queue.name] + queue.events.map { EventLines.waiting($0, steppedRun.session.label(of: $0), width: width) }
      }
    }
    if word == "servers" {
      let latencies = steppedRun.session.latencies.map { sdk, request, latency in
        let range = latency.longest > latency.shortest ? " to \(latency.longest.text)" : ""
        return "\("\(sdk.rawValue) \(request)".padded(to: 40)) after \(latency.shortest.text)\(range)"
      }
      let known = steppedRun.session.sdks.flatMap { sdk -> [String] in
        guard let servers = Self.servers(of: sdk.value) else { return [] }
        return StateTree(servers, width: width).lines.map { "\(sdk.name.rawValue) \($0)".cut(to: width) }
      }
      return latencies + known
    }
    guard let sdk = steppedRun.session.sdks.first(where: { $0.name.rawValue == word }) else { return nil }
    return StateTree(Self.machine(of: sdk.value), width: width).lines
  }

  /// Returns the machine of an SDK on the device, or the whole value if that is the machine.
  private static func machine(of sdk: Any) -> Any {
    Mirror(reflecting: sdk).children.first { $0.label == "machine" }?.value ?? sdk
  }

  /// Returns the servers of an SDK, however it stores them.
  private static func servers(of sdk: Any) -> (any SDKServers)? {
    func servers(of sdk: some SDK) -> any SDKServers { sdk.servers }
    return (sdk as? any SDK).map { servers(of: $0) }
  }

  func state(_ words: [String]) throws(ShellError) -> [String] {
    let facts = steppedRun.here.facts
    if words.count == 1, let lines = inside(words[0]) { return lines.isEmpty ? ["nothing"] : lines }
    switch words {
    case []: return StateFacts.fields.map { fieldLine($0, facts[$0] ?? "") }
    case ["--changed"]:
      guard steppedRun.position > 0 else { return ["nothing has happened yet"] }
      let before = steppedRun.points[steppedRun.position - 1].facts
      let changed = facts.changes(from: before)
      return changed.isEmpty
        ? ["the last step did not change the state"]
        : changed.map { fieldLine($0, "\(before[$0] ?? "") -> \(facts[$0] ?? "")") }
    default:
      guard words.count == 1, let value = facts[words[0]] else {
        throw unknownField(words.joined(separator: " "), besides: insides + ["--changed"])
      }
      return [fieldLine(words[0], value)]
    }
  }

  func fieldLine(_ field: String, _ value: String) -> String { field.padded(to: 12) + value.printable }

  func trace(_ words: [String]) throws(ShellError) -> [String] {
    let events = steppedRun.session.trace.events
    let count = try words == ["all"] ? events.count : words.isEmpty ? 10 : count(words, of: "trace")
    guard !events.isEmpty else { return ["nothing has happened yet"] }
    return events.suffix(count).map(EventLines(width: width).line)
  }

  func why(_ text: String) throws(ShellError) -> [String] {
    let events = steppedRun.session.trace.events
    guard let last = events.last else { throw ShellError("nothing has happened yet; next does the first event") }
    guard !text.isEmpty else { return WhyTree.lines(of: last, in: events, width: width) }
    let ofRule = try eventOfRule(text)
    let event = if let ofRule { ofRule } else { try self.event(text) }
    return WhyTree.lines(of: event, in: events, width: width)
  }

  /// Returns the last event in the trace so far that a rule explains; nil if the text is no rule's ID.
  private func eventOfRule(_ text: String) throws(ShellError) -> TraceEvent? {
    let rules = steppedRun.session.plan.registry.rules
    guard let rule = rules.first(where: { $0.text == text.uppercased() }) else { return nil }
    if let event = steppedRun.session.trace.events.last(where: { $0.rule == rule }) { return event }
    throw ShellError("\(rule.text) explains no event so far; the command rules \(rule.text) says what it is about")
  }

  /// Returns the event in the trace so far that a text identifies: `#12`, or the last one with a name.
  func event(_ text: String) throws(ShellError) -> TraceEvent {
    let events = steppedRun.session.trace.events
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if let number = Int(digits) {
      guard events.indices.contains(number - 1) else {
        let verb = events.count == 1 ? "is" : "are"
        throw ShellError("there is no event #\(number); there \(verb) \(events.count) so far")
      }
      return events[number - 1]
    }
    if let event = EventPattern(text).matches(in: events).last { return event }
    let rules = Set(events.map(\.rule.text))
    let names = Set(events.map(\.occurrence.name) + events.map(\.label))
    let hint =
      Spelling.hint(for: text, in: names.sorted()) ?? Spelling.hint(for: text.uppercased(), in: rules.sorted()) ?? ""
    throw ShellError("no event \(text.quoted) has happened so far\(hint)")
  }

  func payload(_ words: [String]) throws(ShellError) -> [String] {
    let events = steppedRun.session.trace.events
    guard words.count <= 2 else {
      throw ShellError("payload takes a key and an event, such as payload deep_link_value #20")
    }
    var keys: [String] = []
    var carrier = events.last { $0.occurrence.payload != nil }
    for (position, word) in words.enumerated() {
      // The second of two words that could both be keys is meant to be an event.
      if word.hasPrefix("#") || !EventPattern(word).matches(in: events).isEmpty || keys.count == 1 {
        if position > keys.count { throw ShellError("payload takes one event, and this has two") }
        carrier = try event(word)
      } else {
        keys.append(word)
      }
    }
    guard let carrier else { throw ShellError("no callback with a payload has fired so far") }
    guard let payload = carrier.occurrence.payload else {
      throw ShellError("#\(carrier.index) \(carrier.label) has no payload")
    }
    let title = "#\(carrier.index) \(carrier.occurrence.name)"
    guard let key = keys.first else {
      let room = payload.entries.map(\.key.columnCount).max() ?? 0
      return [title] + payload.entries.map { "  \($0.key.printable.padded(to: room))  \($0.value.json.printable)" }
    }
    guard let value = payload[key] else {
      let hint = Spelling.hint(for: key, in: payload.entries.map(\.key)) ?? ""
      throw ShellError("\(title) has no key \(key.quoted)\(hint)")
    }
    return ["\(title): \(key.printable) = \(value.json.printable)"]
  }

  // MARK: Comparing

  func diff(_ words: [String]) throws(ShellError) -> [String] {
    switch words.count {
    case 0: return try diffWithDefault()
    case 1: return try diffBranches(words)
    case 2 where branches.contains { $0.name == words[0] }: return try diffBranches(words)
    case 2: return diff(try point(words[0]), try point(words[1]))
    default: throw ShellError("diff takes two points, one or two branches, or nothing for the default run")
    }
  }

  private func diff(_ first: Int, _ second: Int) -> [String] {
    let (left, right) = (steppedRun.points[first], steppedRun.points[second])
    let fields = right.facts.changes(from: left.facts)
    let time = left.time.shownDuration(to: right.time).text
    let count = right.eventCount - left.eventCount
    let amount = abs(count).groupedEvents
    let head = "step \(first) to step \(second): \(amount) \(count < 0 ? "back" : "on"), \(time)"
    guard !fields.isEmpty else { return [head, "the state is the same"] }
    return [head] + fields.map { fieldLine($0, "\(left.facts[$0] ?? "") -> \(right.facts[$0] ?? "")") }
  }

  private func diffWithDefault() throws(ShellError) -> [String] {
    let other = try interruptible(steppedRun.eventsOfDefaultRun)
    let here = steppedRun.session.trace.events
    let comparison = RunComparison(here, other, titles: ("this run", "default run"), width: width)
    guard comparison.common == here.count else { return comparison.lines ?? [] }
    let differences = comparison.differences
    let amount = here.count.counted(of: other.count, "event")
    guard !differences.isEmpty else { return ["so far this run is the same as the default one: \(amount)"] }
    return ["so far this run has the events of the default one, \(amount), but with differences:"] + differences
  }
}
