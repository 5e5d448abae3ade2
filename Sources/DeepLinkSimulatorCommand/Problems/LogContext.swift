import DeepLinkSimulator

/// What the scenarios without a problem say about the lines of a console's log.
struct LogContext {
  /// A scenario that shows lines of a log.
  struct Shown {
    let scenario: LoggedScenario
    /// The lines, with the message that each contains.
    var lines: [(line: ConsoleLog.Line, message: String)]
    /// The rule that explains the lines, or of the event that logs the first of them; nil if none is known.
    var rule: RuleID? {
      switch found {
      case .line(let line): scenario.toldErrors.first { $0.text == line }?.rule ?? scenario.rule(line)
      case .rule(let rule): rule
      }
    }
    fileprivate let found: Found

    /// What a scenario has of the lines.
    fileprivate enum Found {
      case line(String)
      case rule(RuleID)
    }
  }

  /// What is known of a line of the library.
  private struct LineKind {
    /// The message without its links; nil for a line that only shows data, or names only who logs it.
    let gist: String?
    /// The letters of the message, however short it is; empty for data.
    let message: String
    /// Whether it is a warning or an error.
    var isAlarm: Bool

    init(_ line: String) {
      gist = line.isMessage && ProblemSearch.saysSomething(line) ? DeviceLine.gist(line) : nil
      message = line.isMessage ? LogLine.shortMessage(of: line) : ""
      isAlarm = LogAlarm.isAlarm(line)
    }
  }

  private let scenarios: [LoggedScenario]
  /// The messages of each scenario, in the order in which they first come.
  private let gists: [[String]]
  /// The number of scenarios that log a message.
  private var frequency: [String: Int] = [:]
  /// The messages of warnings and errors.
  private let warnings: Set<String>
  /// The warnings and errors, each with the scenarios that show it, beginning with that with the fewest events.
  private var alarms: [(sign: LogSign, sources: [Source])] = []

  /// The errors that the SDKs give apps, each with the scenario that gives it after the fewest events.
  private var told: [(sign: LogSign, source: Source)] = []
  /// The first words of the texts of errors: most lines of an app have none of them.
  private var quoteStarts: Set<Substring> = []

  /// A scenario with a line that it logs, or with an error that the app is given.
  private struct Source {
    let place: Int
    let line: String
  }

  /// So many runs are asked what a message means.
  private static let few = 9
  /// One scenario in this many that logs a cause also logs what it causes, or it would be no cause.
  private static let chance = 6

  init(_ scenarios: [LoggedScenario]) {
    self.scenarios = scenarios
    // Most lines come in many scenarios.
    var kinds: [String: LineKind] = [:]
    for line in scenarios.flatMap(\.lines) where kinds[line] == nil { kinds[line] = LineKind(line) }
    // A message that one version marks as a warning is one in every version.
    let alarming = Set(kinds.values.lazy.filter(\.isAlarm).map(\.message)).subtracting([""])
    for (line, kind) in kinds where alarming.contains(kind.message) { kinds[line]?.isAlarm = true }
    gists = scenarios.map { scenario in scenario.lines.compactMap { kinds[$0]?.gist } }
    warnings = Set(kinds.values.lazy.filter(\.isAlarm).compactMap(\.gist))
    for messages in gists { for gist in Set(messages) { frequency[gist, default: 0] += 1 } }
    let signs = kinds.filter(\.value.isAlarm).reduce(into: [:]) { $0[$1.key] = LogSign($1.key) }
    var numbers: [[String]: Int] = [:]
    let shortestFirst = scenarios.indices.sorted {
      (scenarios[$0].eventCount, $0) < (scenarios[$1].eventCount, $1)
    }
    for place in shortestFirst {
      for line in scenarios[place].lines {
        guard let sign = signs[line], sign.gist.count >= LogLine.shortest else { continue }
        let key = [sign.text] + sign.errors.sorted() + sign.services.sorted()
        let number = numbers[key, default: alarms.count]
        numbers[key] = number
        if number == alarms.count { alarms.append((sign, [])) }
        alarms[number].sources.append(Source(place: place, line: line))
      }
    }
    told = Self.told(scenarios)
    let quotes = alarms.compactMap(\.sign.quote) + told.compactMap(\.sign.quote)
    quoteStarts = Set(quotes.compactMap { $0.split(separator: " ").first })
  }

  /// Returns the errors that the SDKs give apps.
  private static func told(_ scenarios: [LoggedScenario]) -> [(LogSign, Source)] {
    let all = scenarios.enumerated().flatMap { place, scenario in scenario.toldErrors.map { (place, $0) } }
    var texts: Set<String> = []
    return all.sorted { ($0.1.event, $0.0) < ($1.1.event, $1.0) }.compactMap { place, error in
      let sign = LogSign(error.text)
      guard sign.quote != nil, texts.insert(error.text).inserted else { return nil }
      return (sign, Source(place: place, line: error.text))
    }
  }

  /// Returns the scenarios that show the warnings and errors among some lines: of several that show the same one, that
  /// which is most like the log.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - log: The messages of the whole log.
  func scenarios(showing lines: [ConsoleLog.Line], in log: LoggedMessages) -> [Shown] {
    var shown: [Int: Shown] = [:]
    var known: [String: Source?] = [:]
    for line in lines where !LogAlarm.isEmpty(line.text) {
      let gist = line.gist
      let source = known[gist] ?? alarm(of: line).flatMap { mostAlike(alarms[$0].sources, log) }
      known[gist] = source
      if let source { add(source, for: line, to: &shown) }
    }
    return shown.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the scenario whose log has a warning or an error with a text, or with an error that the text repeats; nil
  /// if there is none. Numbers count only in errors.
  func scenario(warning text: String) -> Shown? {
    let wanted = LogLine(text)
    guard wanted.message.count >= LogLine.shortest else { return nil }
    let errors = LogAlarm.errors(in: text)
    for alarm in alarms where errors.isSubset(of: alarm.sign.errors) {
      let sources = alarm.sources.filter { LogLine($0.line).plain.contains(wanted.message) }
      guard let source = mostAlike(sources, LoggedMessages([text])) else { continue }
      return Shown(scenario: scenarios[source.place], lines: [], found: .line(source.line))
    }
    return self.source(repeatedIn: wanted.plain, errors).map {
      Shown(scenario: scenarios[$0.place], lines: [], found: .line($0.line))
    }
  }

  /// Returns the scenario that says most about the rule under which a message is logged; nil if no healthy run logs it.
  ///
  /// Runs with few events say best why they log the message, and what most of them say is what it usually means.
  ///
  /// - Parameters:
  ///   - text: The message, or a part of it, with whatever a console writes around it.
  ///   - isWhole: Whether a part of a message does not stand for the message.
  func scenario(logging text: String, isWhole: Bool = false) -> Shown? {
    let wanted = LogLine(text.withoutLinks)
    guard wanted.message.count >= LogLine.shortest else { return nil }
    func isMeant(_ gist: String) -> Bool { isWhole ? wanted.isWhole(gist) : Self.has(gist, wanted) }
    let places = scenarios.indices.filter { place in gists[place].contains(where: isMeant) }
    let shortest = places.sorted { (scenarios[$0].eventCount, $0) < (scenarios[$1].eventCount, $1) }.prefix(Self.few)
    let lines = shortest.compactMap { place in
      let line = scenarios[place].lines.first { line in
        line.isMessage && ProblemSearch.saysSomething(line) && isMeant(DeviceLine.gist(line))
      }
      return line.map { (place, $0) }
    }
    guard let first = lines.first else { return nil }
    let rules = lines.compactMap { scenarios[$0].meaning($1) }
    let votes = rules.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let most = votes.values.max()
    guard let rule = rules.first(where: { votes[$0] == most }) else {
      return Shown(scenario: scenarios[first.0], lines: [], found: .line(first.1))
    }
    let best = RuleScenarios(places.map { scenarios[$0] }).scenario(showing: rule)
    return Shown(scenario: best ?? scenarios[first.0], lines: [], found: .rule(rule))
  }

  /// Returns whether one of two messages contains the other.
  private static func has(_ gist: String, _ wanted: LogLine) -> Bool {
    gist.contains(wanted.message) || gist.count >= LogLine.shortest && gist.contains(" ") && wanted.plain.contains(gist)
  }

  /// Returns the scenarios that show the rules behind lines of a log.
  func scenarios(explaining lines: [(line: ConsoleLog.Line, rules: [RuleID])]) -> [Shown] {
    let texts = lines.flatMap { line, rules in rules.map { ($0, line.text) } }
    let shown = scenarios(showing: Dictionary(texts) { first, _ in first })
    return lines.flatMap { line, rules in
      rules.compactMap { rule in
        shown[rule].map { Shown(scenario: $0, lines: [(line, line.message)], found: .rule(rule)) }
      }
    }
  }

  /// Returns the scenarios that show rules, preferably such whose log has a text.
  func scenarios(showing rules: [RuleID], logging text: String) -> [Shown] {
    let shown = scenarios(showing: rules.reduce(into: [:]) { $0[$1] = text })
    return rules.compactMap { rule in shown[rule].map { Shown(scenario: $0, lines: [], found: .rule(rule)) } }
  }

  /// Returns the scenarios that show rules, each preferably one whose log has the text that stands for the rule.
  private func scenarios(showing texts: [RuleID: String]) -> [RuleID: LoggedScenario] {
    let all = texts.isEmpty ? nil : RuleScenarios(scenarios)
    return texts.reduce(into: [:]) { $0[$1.key] = all?.scenario(showing: $1.key, logging: $1.value) }
  }

  /// Returns the scenarios whose errors are repeated in lines that no SDK has written.
  func scenarios(repeatedIn lines: [ConsoleLog.Line]) -> [Shown] {
    var known: [String: Source?] = [:]
    return lines.compactMap { line in
      guard LogAlarm.mayTellOfError(line.text) else { return nil }
      let source = known[line.gist] ?? source(repeatedIn: LogLine(line.text).plain, LogAlarm.errors(in: line.text))
      known[line.gist] = source
      guard let source else { return nil }
      return Shown(scenario: scenarios[source.place], lines: [(line, line.text)], found: .line(source.line))
    }
  }

  /// Returns the first scenario whose error is in a text that has no other errors.
  private func source(repeatedIn plain: String, _ errors: Set<String>) -> Source? {
    guard LogAlarm.areOfSDK(errors) || plain.split(separator: " ").contains(where: quoteStarts.contains) else {
      return nil
    }
    func repeats(_ sign: LogSign) -> Bool {
      sign.quote.map(plain.contains) == true
        && LogAlarm.statuses(in: sign.errors) == LogAlarm.statuses(in: errors) && errors.isSubset(of: sign.errors)
    }
    return alarms.first { repeats($0.sign) }.flatMap { mostAlike($0.sources, LoggedMessages([])) }
      ?? told.first { repeats($0.sign) || LogAlarm.areOfSDK(errors) && errors.isSubset(of: $0.sign.errors) }?.source
  }

  /// Returns the number of the alarm of which a line has most; nil if there is none.
  private func alarm(of line: ConsoleLog.Line) -> Int? {
    let message = DeviceLine(line.message)
    var best: (fit: (Int, Int, Int, Int), number: Int)?
    for (number, known) in alarms.enumerated() {
      guard let fit = known.sign.fit(message) else { continue }
      if best.map({ $0.fit < fit }) ?? true { best = (fit, number) }
    }
    if let best { return best.number }
    // The SDKs report the same failure of a request in several messages, and other failures in the same one.
    let writers = message.errors.isEmpty ? [] : line.text.writers
    guard !writers.isEmpty else { return nil }
    return alarms.firstIndex { $0.sign.isSameFailure(message, writers) }
      ?? alarms.firstIndex { $0.sign.isSimilarFailure(message) }
  }

  /// Returns the scenario that is most like a log: it has fewest warnings that the log lacks, its texts say most about
  /// the rule, and it has most messages in common with the log; of equal ones it is the first.
  private func mostAlike(_ sources: [Source], _ log: LoggedMessages) -> Source? {
    guard sources.count > 1 else { return sources.first }
    let ranked = sources.map { source in
      let own = Set(gists[source.place])
      let alarming = own.intersection(warnings)
      // Other warnings have their own explanations.
      let calm = own.subtracting(warnings)
      let missing = alarming.count - log.common(with: alarming)
      return (source: source, rank: (-missing, wordsAboutRule(of: source), log.likeness(to: calm)))
    }
    return ranked.dropFirst().reduce(ranked.first) { best, next in
      best.map { $0.rank >= next.rank } ?? false ? best : next
    }?.source
  }

  /// Returns the share of the words of the rule under which a scenario logs a line that are in the scenario's texts.
  private func wordsAboutRule(of source: Source) -> Double {
    let scenario = scenarios[source.place]
    guard let rule = scenario.rule(source.line) else { return 0 }
    let words = Self.words(of: rule)
    return Double(scenario.words.intersection(words).count) / Double(max(1, words.count))
  }

  private static func words(of rule: RuleID) -> Set<String> {
    Set(LogLine(rule.rule.statement).plain.split(separator: " ").map(String.init))
  }

  /// Returns a scenario without a problem that logs the same line as some problems, and that explains more of a log
  /// than each of them; nil if there is none.
  ///
  /// - Parameters:
  ///   - problems: The problems, with the line.
  ///   - line: The first line of the log that shows the problems.
  ///   - log: The messages of the whole log.
  func alternative(
    to problems: [(problem: Problem, found: String)], showing line: ConsoleLog.Line, in log: LoggedMessages
  ) -> Shown? {
    let found = Set(problems.map { DeviceLine.gist($0.found) })
    let explained = problems.map { problem, _ in
      log.common(with: (problem.allLogLines + problem.fixLogLines).filter(\.isMessage).map(DeviceLine.gist))
    }
    guard var most = explained.max() else { return nil }
    var sources: [Source] = []
    for place in scenarios.indices {
      let common = log.common(with: gists[place])
      guard common > most || !sources.isEmpty && common == most,
        let gist = gists[place].first(where: found.contains),
        let line = scenarios[place].lines.first(where: { $0.isMessage && DeviceLine.gist($0) == gist })
      else { continue }
      if common > most { sources = [] }
      most = common
      sources.append(Source(place: place, line: line))
    }
    return mostAlike(sources, log).map { source in
      Shown(
        scenario: scenarios[source.place], lines: [(line, line.text.beginning(atFirstWordOf: source.line))],
        found: .line(source.line))
    }
  }

  /// A scenario in which a line has another cause than in a problem.
  struct Cause {
    fileprivate let place: Int
    /// The line with the same message that the scenario logs.
    fileprivate let line: String
    /// The number of the line in the console's log from which on the cause is known.
    let since: Int
  }

  /// Returns the scenarios in which a line has another cause than in a problem, and whose cause a log has, too; the one
  /// whose texts say most about the cause comes first.
  ///
  /// A cause is a message that comes before the line in the scenario, that often does so where it comes at all, and
  /// that neither the problem nor its fix has. What warns, and what is a sign of a problem, is no cause.
  ///
  /// - Parameters:
  ///   - found: The line of the problem.
  ///   - problem: The problem.
  ///   - signs: The lines that are signs of problems.
  ///   - log: The lines of the SDKs in the console's log, with their numbers.
  func causes(
    of found: String, insteadOf problem: Problem, signs: [[LogLine]], in log: [(number: Int, line: LogLine)]
  ) -> [Cause] {
    let gist = DeviceLine.gist(found)
    let signs = Set(signs.joined().map { DeviceLine.gist($0.line) })
    let own = Set((problem.allLogLines + problem.fixLogLines).filter(\.isMessage).map(DeviceLine.gist))
    var firsts: [String: Int] = [:]
    func first(_ message: String) -> Int {
      if let known = firsts[message] { return known }
      let number = log.first { $0.line.plain.contains(message) }?.number ?? .max
      firsts[message] = number
      return number
    }
    var earlier: [Int: [String]] = [:]
    var share: [String: Int] = [:]
    for place in scenarios.indices {
      guard let end = gists[place].firstIndex(of: gist) else { continue }
      let messages = gists[place][..<end].filter { message in
        message.count >= LogLine.shortest && !own.contains(message) && !signs.contains(message)
          && !warnings.contains(message)
      }
      earlier[place] = messages
      for message in messages { share[message, default: 0] += 1 }
    }
    var causes: [(cause: Cause, fit: Int)] = []
    for (place, messages) in earlier {
      let scenario = scenarios[place]
      let messages = messages.filter { message in
        (share[message] ?? 0) * Self.chance >= frequency[message] ?? 0 && first(message) < .max
      }
      guard let since = messages.map(first).min(),
        let line = scenario.lines.first(where: { $0.isMessage && DeviceLine.gist($0) == gist })
      else { continue }
      let fit = scenario.words.intersection(messages.flatMap { $0.split(separator: " ").map(String.init) }).count
      causes.append((Cause(place: place, line: line, since: since), fit))
    }
    return causes.sorted { ($0.fit, $1.cause.place) > ($1.fit, $0.cause.place) }.map(\.cause)
  }

  /// Returns the scenario of a cause, for a line of a log.
  func scenario(of cause: Cause, showing line: ConsoleLog.Line) -> Shown {
    let message = line.text.beginning(atFirstWordOf: cause.line)
    return Shown(scenario: scenarios[cause.place], lines: [(line, message)], found: .line(cause.line))
  }

  private func add(_ source: Source, for line: ConsoleLog.Line, to shown: inout [Int: Shown]) {
    let message = line.message.beginning(atFirstWordOf: source.line)
    guard shown[source.place] == nil else {
      shown[source.place]?.lines.append((line, message))
      return
    }
    shown[source.place] = Shown(
      scenario: scenarios[source.place], lines: [(line, message)], found: .line(source.line))
  }

  /// Returns one entry for each scenario, in the order of their first lines.
  static func merged(_ all: [Shown]) -> [Shown] {
    var merged: [Shown] = []
    var places: [String: Int] = [:]
    for one in all.sorted(by: { $0.lines[0].line.number < $1.lines[0].line.number }) {
      let path = one.scenario.scene.path
      guard let place = places[path] else {
        places[path] = merged.count
        merged.append(one)
        continue
      }
      merged[place].lines += one.lines
    }
    for place in merged.indices {
      var numbers: Set<Int> = []
      merged[place].lines = merged[place].lines.sorted { $0.line.number < $1.line.number }
        .filter { numbers.insert($0.line.number).inserted }
    }
    return merged
  }
}
