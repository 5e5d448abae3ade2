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

  /// Returns the problems that the lines of a log show. The first is the one whose lines the fewest other problems have;
  /// equal ones are in the order of their lines.
  func problems(shownBy log: ConsoleLog) -> [Shown] {
    var shown: [Int: Shown] = [:]
    // How many problems a line of the library stands for.
    var meanings: [String: Int] = [:]
    for line in log.lines where isOfSDK(line) {
      let problems = problemsLogging(line.text, among: telling, isWholeLine: true)
      for (place, found) in problems {
        shown[place, default: Shown(problem: self.problems[place])].lines
          .append((line, line.text.beginning(atFirstWordOf: found)))
        shown[place]?.found.insert(found)
        meanings[found] = max(meanings[found] ?? 0, problems.count)
      }
    }
    func weight(_ shown: Shown) -> Double { shown.found.map { 1 / Double(meanings[$0] ?? 1) }.max() ?? 0 }
    return shown.sorted { first, second in
      let weights = (weight(first.value), weight(second.value))
      if weights.0 != weights.1 { return weights.0 > weights.1 }
      let numbers = (first.value.lines[0].line.number, second.value.lines[0].line.number)
      return numbers.0 == numbers.1 ? first.key < second.key : numbers.0 < numbers.1
    }.map(\.value)
  }

  /// Returns whether a line of a console is an SDK's: it has the brackets with which a line of the library begins.
  func isOfSDK(_ line: ConsoleLog.Line) -> Bool { tags.contains { line.text.contains($0) } }

  /// One fix in this many may log a line that shows a problem elsewhere.
  private static let rareness = 50

  /// Returns for each problem the messages that tell it from healthy runs: its fix does not log them, and hardly another
  /// fix does.
  static func tellingLines(of problems: [Problem]) -> [[LogLine]] {
    // Links differ in every scenario, and say nothing here.
    func gist(_ line: String) -> String { LogLine(line.withoutLinks).message }
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
  /// The text from the first word of another text on, or all of it if it lacks the word.
  fileprivate func beginning(atFirstWordOf other: String) -> String {
    guard let word = other.firstWord, let found = firstRange(of: word) else { return self }
    return String(self[found.lowerBound...])
  }
}
