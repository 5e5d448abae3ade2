import DeepLinkSimulator

/// What the scenarios without a problem say about the lines of a console's log.
struct LogContext {
  /// A scenario that shows lines of a log.
  struct Shown {
    let scenario: LoggedScenario
    /// The lines, with the message that each contains.
    var lines: [(line: ConsoleLog.Line, message: String)]
    /// The rule of the event that logs the first of the lines; nil if none is known.
    var rule: RuleID? { scenario.rule(found) }
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
    /// The errors that a line of a log must contain.
    let errors: Set<String>

    init(_ line: String) {
      self.line = line
      gist = LogContext.gist(LogAlarm.headWithoutText(of: line))
      text = LogContext.gist(LogAlarm.head(of: line))
      errors = LogAlarm.errors(in: line)
    }

    /// Returns how much a line of a log has of this one; nil if it is another message, or about another error.
    func fit(_ plain: String, _ errors: Set<String>) -> (Int, Int, Int)? {
      guard plain.contains(gist), self.errors.isSubset(of: errors) else { return nil }
      let hasText = plain.contains(text)
      guard hasText || explains(errors) else { return nil }
      return (self.errors.count, hasText ? 1 : 0, gist.count)
    }

    /// Whether a line of a log is another message of the same writer about the same errors. The code 0 says nothing.
    func isSameFailure(_ errors: Set<String>, _ writers: [Substring]) -> Bool {
      self.errors.contains { LogAlarm.code(of: $0) != "0" } && explains(errors)
        && line.firstWord?.writers.contains(where: writers.contains) == true
    }

    /// Whether the errors of a line of a log are those of this one; each may come from several domains.
    func explains(_ errors: Set<String>) -> Bool {
      let known = Set(self.errors.map(LogAlarm.code))
      return self.errors.isSubset(of: errors) && errors.allSatisfy { known.contains(LogAlarm.code(of: $0)) }
    }
  }

  private let scenarios: [LoggedScenario]
  /// The messages of each scenario, in the order in which they first come.
  private let gists: [[String]]
  /// The number of scenarios that log a message.
  private var frequency: [String: Int] = [:]
  /// The messages of warnings and errors.
  private let warnings: Set<String>
  /// For each warning and error the scenario that shows it with the fewest events.
  private var alarms: [(sign: Sign, place: Int)] = []

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
    var nearest: [[String]: Int] = [:]
    for (place, scenario) in scenarios.enumerated() {
      for line in scenario.lines where isAlarm(line) {
        let sign = Sign(line)
        guard sign.gist.count >= LogLine.shortest else { continue }
        let key = [sign.text] + sign.errors.sorted()
        guard let known = nearest[key] else {
          nearest[key] = alarms.count
          alarms.append((sign, place))
          continue
        }
        if scenario.eventCount < scenarios[alarms[known].place].eventCount { alarms[known] = (sign, place) }
      }
    }
  }

  /// Returns the message of a line without its links, which differ in every scenario.
  private static func gist(_ line: String) -> String { LogLine(line.withoutLinks).message }

  /// Returns the scenarios that show the warnings and errors among some lines.
  func scenarios(showing lines: [ConsoleLog.Line]) -> [Shown] {
    var shown: [Int: Shown] = [:]
    for line in lines where !LogAlarm.isEmpty(line.text) {
      let plain = LogLine(line.message.withoutLinks).plain
      let errors = LogAlarm.errors(in: line.message)
      var best: (fit: (Int, Int, Int), place: Int)?
      for (place, alarm) in alarms.enumerated() {
        guard let fit = alarm.sign.fit(plain, errors) else { continue }
        if best.map({ $0.fit < fit }) ?? true { best = (fit, place) }
      }
      // The SDKs report the same failure of a request in several messages.
      let writers = best == nil && !errors.isEmpty ? line.text.writers : []
      let place = best?.place ?? (writers.isEmpty ? nil : alarms.firstIndex { $0.sign.isSameFailure(errors, writers) })
      if let place { add(alarms[place].sign.line, in: alarms[place].place, for: line, to: &shown) }
    }
    return shown.sorted { $0.key < $1.key }.map(\.value)
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
      let words = Set(LogLine("\(scenario.scene.name) \(scenario.scene.description)").plain.split(separator: " "))
      let fit = words.intersection(messages.flatMap { $0.split(separator: " ") }).count
      causes.append((Cause(place: place, line: line, since: since), fit))
    }
    return causes.sorted { ($0.fit, $1.cause.place) > ($1.fit, $0.cause.place) }.map(\.cause)
  }

  /// Returns the scenario of a cause, for a line of a log.
  func scenario(of cause: Cause, showing line: ConsoleLog.Line) -> Shown {
    let message = line.text.beginning(atFirstWordOf: cause.line)
    return Shown(scenario: scenarios[cause.place], lines: [(line, message)], found: cause.line)
  }

  private func add(_ found: String, in place: Int, for line: ConsoleLog.Line, to shown: inout [Int: Shown]) {
    let message = line.message.beginning(atFirstWordOf: found)
    guard shown[place] == nil else {
      shown[place]?.lines.append((line, message))
      return
    }
    shown[place] = Shown(scenario: scenarios[place], lines: [(line, message)], found: found)
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
