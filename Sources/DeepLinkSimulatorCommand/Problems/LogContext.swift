import DeepLinkSimulator

/// What the scenarios without a problem say about the lines of a console's log.
struct LogContext {
  /// A scenario that shows lines of a log.
  struct Shown {
    let scenario: LoggedScenario
    /// The lines, with the message that each contains.
    var lines: [(line: ConsoleLog.Line, message: String)]
    /// The rule of the event that logs the first of the lines; nil if none is known.
    var rule: RuleID? { scenario.toldErrors.first { $0.text == found }?.rule ?? scenario.rule(found) }
    /// The line of the scenario.
    fileprivate let found: String
  }

  /// A line of the library, as a log is searched for it.
  private struct Sign {
    let line: String
    /// What a line of a log must contain.
    let gist: String
    /// The same with the text of an error, which a device may have in another language.
    let text: String
    /// The text of an error of the SDK, which an app may print alone; nil if it could be of anything else.
    let quote: String?
    /// The errors that a line of a log must contain.
    let errors: Set<String>
    /// The services that the errors are about; a line of a log that names others is about something else.
    let services: Set<String>

    init(_ line: String) {
      self.line = line
      gist = LogContext.gist(LogAlarm.headWithoutText(of: line))
      text = LogContext.gist(LogAlarm.head(of: line))
      errors = LogAlarm.errors(in: line)
      services = LogAlarm.services(in: line)
      quote = LogAlarm.ownText(in: line).map { LogLine($0).plain }
    }

    /// Returns how much a line of a log has of this one; nil if it is another message, or about another error.
    func fit(_ line: DeviceLine) -> (Int, Int, Int, Int)? {
      guard line.plain.contains(gist), errors.isSubset(of: line.errors), concerns(line) else { return nil }
      let hasText = line.plain.contains(text)
      guard hasText || explains(line.errors) else { return nil }
      return (errors.count, services.isEmpty ? 0 : 1, hasText ? 1 : 0, gist.count)
    }

    /// Whether a line of a log is another message of the same writer about the same errors. The code 0 says nothing.
    func isSameFailure(_ line: DeviceLine, _ writers: [Substring]) -> Bool {
      errors.contains { LogAlarm.code(of: $0) != "0" } && explains(line.errors) && concerns(line)
        && self.line.firstWord?.writers.contains(where: writers.contains) == true
    }

    /// Whether a line of a log may be about the same requests: it names no other service, and no other status. Without a
    /// network no service can be reached.
    private func concerns(_ line: DeviceLine) -> Bool {
      guard LogAlarm.statuses(in: line.errors) == LogAlarm.statuses(in: errors) else { return false }
      if line.services.isEmpty || errors.contains(LogAlarm.offline) { return true }
      return services.isEmpty ? !LogAlarm.areAboutRequest(errors) : services.isSubset(of: line.services)
    }

    /// Whether the errors of a line of a log are those of this one; each may come from several domains.
    func explains(_ errors: Set<String>) -> Bool {
      let known = Set(self.errors.map(LogAlarm.code))
      return self.errors.isSubset(of: errors) && errors.allSatisfy { known.contains(LogAlarm.code(of: $0)) }
    }
  }

  /// What a line of a log says that may be a warning or an error.
  private struct DeviceLine {
    let plain: String
    let errors: Set<String>
    let services: Set<String>

    init(_ message: String) {
      plain = LogLine(message.withoutLinks).plain
      errors = LogAlarm.errors(in: message)
      services = LogAlarm.services(in: message)
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
  private var alarms: [(sign: Sign, sources: [Source])] = []

  /// The errors that the SDKs give apps, each with the scenario that gives it after the fewest events.
  private var told: [(sign: Sign, source: Source)] = []

  /// A scenario with a line that it logs, or with an error that the app is given.
  private struct Source {
    let place: Int
    let line: String
  }

  /// One scenario in this many that logs a cause also logs what it causes, or it would be no cause.
  private static let chance = 6

  init(_ scenarios: [LoggedScenario]) {
    self.scenarios = scenarios
    // Most lines come in many scenarios.
    var known: [String: String] = [:]
    gists = scenarios.map { scenario in
      scenario.lines.filter(\.isMessage).map { line in
        if let gist = known[line] { return gist }
        let gist = Self.gist(line)
        known[line] = gist
        return gist
      }
    }
    // A message that one version marks as a warning is one in every version.
    let alarming = Set(scenarios.flatMap(\.lines).filter(LogAlarm.isAlarm).map(LogLine.shortMessage)).subtracting([""])
    let isAlarm = { (line: String) in
      LogAlarm.isAlarm(line) || line.isMessage && alarming.contains(LogLine.shortMessage(of: line))
    }
    warnings = Set(known.filter { isAlarm($0.key) }.values)
    for messages in gists { for gist in Set(messages) { frequency[gist, default: 0] += 1 } }
    var numbers: [[String]: Int] = [:]
    let shortestFirst = scenarios.indices.sorted {
      (scenarios[$0].eventCount, $0) < (scenarios[$1].eventCount, $1)
    }
    for place in shortestFirst {
      for line in scenarios[place].lines where isAlarm(line) {
        let sign = Sign(line)
        guard sign.gist.count >= LogLine.shortest else { continue }
        let key = [sign.text] + sign.errors.sorted() + sign.services.sorted()
        let number = numbers[key, default: alarms.count]
        numbers[key] = number
        if number == alarms.count { alarms.append((sign, [])) }
        alarms[number].sources.append(Source(place: place, line: line))
      }
    }
    told = Self.told(scenarios)
  }

  /// Returns the errors that the SDKs give apps.
  private static func told(_ scenarios: [LoggedScenario]) -> [(Sign, Source)] {
    let all = scenarios.enumerated().flatMap { place, scenario in scenario.toldErrors.map { (place, $0) } }
    var texts: Set<String> = []
    return all.sorted { ($0.1.event, $0.0) < ($1.1.event, $1.0) }.compactMap { place, error in
      let sign = Sign(error.text)
      guard sign.quote != nil, texts.insert(error.text).inserted else { return nil }
      return (sign, Source(place: place, line: error.text))
    }
  }

  /// Returns the message of a line without its links, which differ in every scenario.
  private static func gist(_ line: String) -> String { LogLine(line.withoutLinks).message }

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

  /// Returns the scenario whose log has a warning or an error with a text, or with an error that the text repeats; nil if
  /// there is none. Numbers count only in errors.
  func scenario(warning text: String) -> Shown? {
    let wanted = LogLine(text)
    guard wanted.message.count >= LogLine.shortest else { return nil }
    let errors = LogAlarm.errors(in: text)
    for alarm in alarms where errors.isSubset(of: alarm.sign.errors) {
      let sources = alarm.sources.filter { LogLine($0.line).plain.contains(wanted.message) }
      guard let source = mostAlike(sources, LoggedMessages([text])) else { continue }
      return Shown(scenario: scenarios[source.place], lines: [], found: source.line)
    }
    return self.source(repeatedIn: wanted.plain, errors).map {
      Shown(scenario: scenarios[$0.place], lines: [], found: $0.line)
    }
  }

  /// Returns the scenarios whose errors are repeated in lines that no SDK has written.
  func scenarios(repeatedIn lines: [ConsoleLog.Line]) -> [Shown] {
    var known: [String: Source?] = [:]
    return lines.compactMap { line in
      guard LogAlarm.mayTellOfError(line.text) else { return nil }
      let gist = line.gist
      let source = known[gist] ?? source(repeatedIn: LogLine(line.text).plain, LogAlarm.errors(in: line.text))
      known[gist] = source
      guard let source else { return nil }
      return Shown(scenario: scenarios[source.place], lines: [(line, line.text)], found: source.line)
    }
  }

  /// Returns the first scenario whose error is in a text that has no other errors.
  private func source(repeatedIn plain: String, _ errors: Set<String>) -> Source? {
    func repeats(_ sign: Sign) -> Bool {
      sign.quote.map(plain.contains) == true
        && LogAlarm.statuses(in: sign.errors) == LogAlarm.statuses(in: errors) && errors.isSubset(of: sign.errors)
    }
    return alarms.first { repeats($0.sign) }?.sources.first ?? told.first { repeats($0.sign) }?.source
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
    // The SDKs report the same failure of a request in several messages.
    let writers = message.errors.isEmpty ? [] : line.text.writers
    return writers.isEmpty ? nil : alarms.firstIndex { $0.sign.isSameFailure(message, writers) }
  }

  /// Returns the scenario that is most like a log: it has fewest warnings that the log lacks, its texts say most about the
  /// rule, and it has most messages in common with the log; of equal ones it is the first.
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
    guard let rule = scenario.rule(source.line)?.rule else { return 0 }
    let words = Set(LogLine(rule.statement).plain.split(separator: " ").map(String.init))
    return Double(scenario.words.intersection(words).count) / Double(max(1, words.count))
  }

  /// Returns a scenario without a problem that logs the same line as some problems, and that explains more of a log than
  /// each of them; nil if there is none.
  ///
  /// - Parameters:
  ///   - problems: The problems, with the line.
  ///   - line: The first line of the log that shows the problems.
  ///   - log: The messages of the whole log.
  func alternative(
    to problems: [(problem: Problem, found: String)], showing line: ConsoleLog.Line, in log: LoggedMessages
  ) -> Shown? {
    let found = Set(problems.map { Self.gist($0.found) })
    let explained = problems.map { problem, _ in
      log.common(with: (problem.allLogLines + problem.fixLogLines).filter(\.isMessage).map(Self.gist))
    }
    guard var most = explained.max() else { return nil }
    var sources: [Source] = []
    for place in scenarios.indices {
      let common = log.common(with: gists[place])
      guard common > most || !sources.isEmpty && common == most,
        let gist = gists[place].first(where: found.contains),
        let line = scenarios[place].lines.first(where: { $0.isMessage && Self.gist($0) == gist })
      else { continue }
      if common > most { sources = [] }
      most = common
      sources.append(Source(place: place, line: line))
    }
    return mostAlike(sources, log).map { source in
      Shown(
        scenario: scenarios[source.place], lines: [(line, line.text.beginning(atFirstWordOf: source.line))],
        found: source.line)
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
  /// A cause is a message that comes before the line in the scenario, that often does so where it comes at all, and that
  /// neither the problem nor its fix has. What warns, and what is a sign of a problem, is no cause.
  ///
  /// - Parameters:
  ///   - found: The line of the problem.
  ///   - problem: The problem.
  ///   - signs: The lines that are signs of problems.
  ///   - log: The lines of the SDKs in the console's log, with their numbers.
  func causes(
    of found: String, insteadOf problem: Problem, signs: [[LogLine]], in log: [(number: Int, line: LogLine)]
  ) -> [Cause] {
    let gist = Self.gist(found)
    let signs = Set(signs.joined().map { Self.gist($0.line) })
    let own = Set((problem.allLogLines + problem.fixLogLines).filter(\.isMessage).map(Self.gist))
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
        let line = scenario.lines.first(where: { $0.isMessage && Self.gist($0) == gist })
      else { continue }
      let fit = scenario.words.intersection(messages.flatMap { $0.split(separator: " ").map(String.init) }).count
      causes.append((Cause(place: place, line: line, since: since), fit))
    }
    return causes.sorted { ($0.fit, $1.cause.place) > ($1.fit, $0.cause.place) }.map(\.cause)
  }

  /// Returns the scenario of a cause, for a line of a log.
  func scenario(of cause: Cause, showing line: ConsoleLog.Line) -> Shown {
    let message = line.text.beginning(atFirstWordOf: cause.line)
    return Shown(scenario: scenarios[cause.place], lines: [(line, message)], found: cause.line)
  }

  private func add(_ source: Source, for line: ConsoleLog.Line, to shown: inout [Int: Shown]) {
    let message = line.message.beginning(atFirstWordOf: source.line)
    guard shown[source.place] == nil else {
      shown[source.place]?.lines.append((line, message))
      return
    }
    shown[source.place] = Shown(
      scenario: scenarios[source.place], lines: [(line, message)], found: source.line)
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
