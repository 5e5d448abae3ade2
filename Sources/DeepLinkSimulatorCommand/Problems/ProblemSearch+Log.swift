import DeepLinkSimulator

extension ProblemSearch {
  /// A problem that a log shows, with the lines that show it.
  struct Shown {
    let problem: Problem
    /// The lines, with the message that each contains.
    var lines: [(line: ConsoleLog.Line, message: String)] = []
    /// The library's lines that were found.
    var found: Set<String> = []
  }

  /// What the library says about a log.
  struct Findings {
    /// The scenarios without a problem that explain more of the log than the problems whose lines they also log.
    var alternatives: [LogContext.Shown] = []
    /// The problems. The first is the one whose lines the fewest other problems have; equal ones are in the order of
    /// their lines.
    var problems: [Shown] = []
    /// The scenarios that explain other lines, in the order of the lines.
    var explanations: [LogContext.Shown] = []
    /// The warnings and errors of the SDKs that no scenario shows, each once.
    var unknown: [(line: ConsoleLog.Line, message: String)] = []
  }

  /// Returns what a log shows: problems, and other causes of its lines.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - context: What the scenarios without a problem log.
  func findings(in log: ConsoleLog, _ context: LogContext) -> Findings {
    var shown: [Int: Shown] = [:]
    // How many problems a line of the library stands for.
    var meanings: [String: Int] = [:]
    let lines = log.lines.filter(isOfSDK)
    // A log repeats itself; what it says is looked up once.
    var firsts: [String: ConsoleLog.Line] = [:]
    for line in lines where firsts[line.gist] == nil { firsts[line.gist] = line }
    let different = firsts.values.sorted { $0.number < $1.number }
    let said = different.map { ($0.number, LogLine($0.text.withoutLinks)) }
    let signs = firsts.mapValues(problems(shownBy:))
    var causes: [Int: [String: [LogContext.Cause]]] = [:]
    var explanations: [LogContext.Shown] = []
    var others: [ConsoleLog.Line] = []
    for line in lines {
      let problems = signs[line.gist] ?? [:]
      if problems.isEmpty { others.append(line) }
      for (place, found) in problems.sorted(by: { $0.key < $1.key }) {
        let known =
          causes[place]?[found]
          ?? context.causes(of: found, insteadOf: self.problems[place], signs: telling, in: said)
        causes[place, default: [:]][found] = known
        if let cause = known.first(where: { $0.since < line.number }) {
          explanations.append(context.scenario(of: cause, showing: line))
          continue
        }
        shown[place, default: Shown(problem: self.problems[place])].lines
          .append((line, line.text.beginning(atFirstWordOf: found)))
        shown[place]?.found.insert(found)
        meanings[found] = max(meanings[found] ?? 0, problems.count)
      }
    }
    let problems = Self.sorted(shown, meanings)
    let logged = LoggedMessages(different.map { writers.message(of: $0.text) })
    // What an SDK declares says more than a line that looks like an error.
    var byRule = context.scenarios(explaining: messages.lines(of: log))
    for place in byRule.indices { byRule[place].lines[0].message = writers.message(of: byRule[place].lines[0].message) }
    var known = Set(byRule.flatMap(\.lines).map(\.line.number))
    let shownByOthers = context.scenarios(showing: others.filter { !known.contains($0.number) }, in: logged)
    let repeated = context.scenarios(repeatedIn: appLines(of: log).filter { !known.contains($0.number) })
    known.formUnion(shownByOthers.flatMap(\.lines).map(\.line.number))
    return Findings(
      alternatives: alternatives(to: problems, context, logged), problems: problems,
      explanations: LogContext.merged(explanations + byRule + shownByOthers + repeated),
      unknown: unknown(among: others.filter { !known.contains($0.number) }))
  }

  /// Returns problems in order: first the one whose lines the fewest other problems have; equal ones in the order of
  /// their lines.
  ///
  /// - Parameters:
  ///   - shown: The problems, by their places in the library.
  ///   - meanings: How many problems a line of the library stands for.
  private static func sorted(_ shown: [Int: Shown], _ meanings: [String: Int]) -> [Shown] {
    func weight(_ shown: Shown) -> Double { shown.found.map { 1 / Double(meanings[$0] ?? 1) }.max() ?? 0 }
    return shown.sorted { first, second in
      let weights = (weight(first.value), weight(second.value))
      if weights.0 != weights.1 { return weights.0 > weights.1 }
      let numbers = (first.value.lines[0].line.number, second.value.lines[0].line.number)
      return numbers.0 == numbers.1 ? first.key < second.key : numbers.0 < numbers.1
    }.map(\.value)
  }

  /// Returns the lines that no SDK has written, not even as a continuation of its message.
  private func appLines(of log: ConsoleLog) -> [ConsoleLog.Line] {
    var last = (number: 0, isOfSDK: false)
    return log.lines.filter { line in
      let continues = line.text.isErrorDescription && last.number + 1 == line.number
      last = (line.number, continues ? last.isOfSDK : isOfSDK(line))
      return !last.isOfSDK
    }
  }

  /// Returns the problems of which a line of an SDK is a sign, each with its line.
  private func problems(shownBy line: ConsoleLog.Line) -> [Int: String] {
    let problems = problemsLogging(line.text, among: telling, isWholeLine: true)
    return problems.isEmpty ? problemsLogging(cutLine: writers.message(of: line.text)) : problems
  }

  /// Returns the warnings and errors among the lines of SDKs, each once.
  private func unknown(among lines: [ConsoleLog.Line]) -> [(line: ConsoleLog.Line, message: String)] {
    var seen: Set<String> = []
    var gists: Set<String> = []
    return lines.compactMap { line in
      guard gists.insert(line.gist).inserted else { return nil }
      let message = writers.message(of: line.message)
      let text = LogLine(message).message
      guard LogAlarm.isAlarm(message), !ordinary.contains(where: LogLine(message).plain.contains),
        seen.insert(text).inserted
      else {
        return nil
      }
      return (line, message)
    }
  }

  /// Returns the scenarios without a problem that explain more of a log than the problems whose lines they also log.
  private func alternatives(
    to problems: [Shown], _ context: LogContext, _ log: LoggedMessages
  ) -> [LogContext.Shown] {
    var bySign: [(line: ConsoleLog.Line, problems: [(Problem, String)])] = []
    for shown in problems {
      guard let line = shown.lines.first?.line, let found = shown.found.min() else { continue }
      if let place = bySign.firstIndex(where: { $0.line == line }) {
        bySign[place].problems.append((shown.problem, found))
      } else {
        bySign.append((line, [(shown.problem, found)]))
      }
    }
    return LogContext.merged(
      bySign.compactMap { context.alternative(to: $0.problems, showing: $0.line, in: log) })
  }

  /// Returns whether a line of a console is an SDK's.
  func isOfSDK(_ line: ConsoleLog.Line) -> Bool { writers.wrote(line.text) }

  /// One fix in this many may log a line that shows a problem elsewhere.
  private static let rareness = 50

  /// Returns for each problem the messages that tell it from healthy runs: its fix does not log them, and hardly
  /// another fix does.
  static func tellingLines(of problems: [Problem]) -> [[LogLine]] {
    // Links differ in every scenario, and say nothing here; most lines come in many.
    var gists: [String: String] = [:]
    func gist(_ line: String) -> String {
      if let known = gists[line] { return known }
      let gist = DeviceLine.gist(line)
      gists[line] = gist
      return gist
    }
    let fixes = problems.map { Set($0.fixLogLines.map(gist)) }
    var frequency: [String: Int] = [:]
    for fix in fixes { for line in fix { frequency[line, default: 0] += 1 } }
    return zip(problems, fixes).map { problem, fix in
      guard problem.fix != nil else { return [] }
      return problem.allLogLines.filter { line in
        guard line.isMessage, saysSomething(line) else { return false }
        let gist = gist(line)
        return !fix.contains(gist) && (frequency[gist] ?? 0) * rareness <= problems.count
      }.map { LogLine($0) }
    }
  }
}

extension String {
  /// The text from the first word of another text on, or from brackets that name the same writer; all of it if it has
  /// neither.
  func beginning(atFirstWordOf other: String) -> String {
    guard let word = other.firstWord else { return self }
    if let found = firstRange(of: word) { return String(self[found.lowerBound...]) }
    let brackets = indices.filter { self[$0] == "[" }
    guard let writer = word.writers.first,
      let start = brackets.last(where: { self[$0...].writers.contains(writer) })
    else { return self }
    return String(self[start...])
  }
}
