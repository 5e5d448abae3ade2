import DeepLinkSimulator

/// Finds problems by search terms, best matches first.
struct ProblemSearch {
  /// The words of a problem, with their weights.
  private typealias Weights = [String: Double]

  let problems: [Problem]
  private let weights: [Weights]
  /// The log lines of each problem.
  private let logs: [[LogLine]]
  /// The lines of each problem that a healthy run does not log.
  let telling: [[LogLine]]
  /// All lines of the library.
  private let known: Set<String>
  /// The warnings that each log of an SDK has.
  let ordinary: [String]
  /// How the lines of the SDKs begin.
  let writers: LogWriters
  /// The number of problems in which a word occurs.
  private var frequency: [String: Int] = [:]

  /// Words without meaning for the search.
  private static let fillers: Set = [
    "a", "an", "the", "is", "are", "was", "be", "my", "our", "i", "we", "it", "its", "of", "to", "in", "on", "at",
    "and",
    "or", "for", "with", "when", "why", "how", "what", "does", "do", "did", "get", "gets", "called", "call", "app",
    "that",
    "this", "there", "has", "have", "from", "by", "as", "so", "if", "ios", "comes", "come", "problem", "fixed",
    "being", "while", "fully", "work", "works", "working", "bug", "issue", "getting", "fire", "fired", "fires",
    "firing",
    "trigger", "triggered", "triggers", "triggering", "invoked",
  ]

  /// Words for the same thing; whoever searches for one of them means all.
  private static let equivalents: [Set<String>] = [
    ["closed", "killed", "kill", "terminated", "quit", "swiped", "cold"], ["safari", "browser"],
    ["alert", "dialog", "popup"], ["association", "aasa"],
  ]

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - problems: The problems to find.
  ///   - scenarios: Other scenarios, which show more of what the SDKs log.
  ///   - sdks: What is known about the SDKs.
  init(_ problems: [Problem], _ scenarios: [LoggedScenario] = [], _ sdks: [SDKVocabulary] = []) {
    self.problems = problems
    ordinary = sdks.flatMap(\.reports.ordinaryWarnings).map { LogLine($0).plain }
    weights = problems.map { Self.weights(of: $0) }
    logs = problems.map { $0.allLogLines.filter(Self.saysSomething).map { LogLine($0) } }
    telling = Self.tellingLines(of: problems)
    let lines = problems.flatMap(\.allLogLines) + scenarios.flatMap(\.lines)
    known = Set(lines + problems.flatMap(\.fixLogLines))
    writers = LogWriters(lines)
    for words in weights { for word in words.keys { frequency[word, default: 0] += 1 } }
  }

  /// A match, with its score.
  struct Hit {
    let problem: Problem
    let score: Double
    /// The log line that was searched for; nil if the search was for other words.
    let logLine: String?
  }

  /// Returns the matching problems, best first; equal matches are in the order of the library.
  func hits(for words: [String]) -> [Hit] {
    let wanted = queryWords(words)
    guard !wanted.isEmpty else { return [] }
    let logged = problemsLogging(words.joined(separator: " "), among: logs)
    var hits: [(hit: Hit, place: Int)] = []
    for (place, problem) in problems.enumerated() {
      var score = 0.0
      var matched = 0
      for word in wanted {
        let value = value(of: word, in: weights[place], withEquivalents: true)
        score += value
        if value > 0 { matched += 1 }
      }
      // At least half of the search terms must match.
      let line = logged[place]
      guard line != nil || matched > 0 && matched * 2 >= wanted.count else { continue }
      let share = Double(matched) / Double(wanted.count)
      // The fewer problems log a line, the more significant it is.
      let log = line != nil ? Double(10 * problems.count) / Double(logged.count) : 0
      hits.append((Hit(problem: problem, score: score * share + log, logLine: line), place))
    }
    return hits.sorted { ($0.hit.score, $1.place) > ($1.hit.score, $0.place) }.map(\.hit)
  }

  /// Returns the scenarios without a problem that a search is about: all its words are in their texts. Those that have most
  /// of them in their names come first, and equal ones are in the order of the library.
  func scenarios(about words: [String], among scenarios: [LoggedScenario]) -> [LoggedScenario] {
    let wanted = queryWords(words)
    guard !wanted.isEmpty else { return [] }
    func has(_ texts: Set<String>, _ word: String) -> Bool {
      let words = Self.equivalents.first { $0.contains(word) } ?? [word]
      return words.contains { word in
        texts.contains(word) || word.count >= 4 && texts.contains { $0.hasPrefix(word) }
      }
    }
    let found = scenarios.enumerated().filter { _, scenario in
      let words = Set(Self.words("\(scenario.scene.name) \(scenario.scene.description)"))
      return wanted.allSatisfy { has(words, $0) }
    }.map { place, scenario in
      let name = Set(Self.words(scenario.scene.name))
      return (scenario: scenario, place: place, named: wanted.filter { has(name, $0) }.count)
    }
    return found.sorted { ($0.named, $1.place) > ($1.named, $0.place) }.map(\.scenario)
  }

  /// Returns words of the library that are similar to unknown words.
  func suggestions(for words: [String]) -> [String] {
    let known = frequency.keys.sorted().filter(Self.isWord)
    var near: [String] = []
    for word in queryWords(words) where frequency[word] == nil && Self.isWord(word) {
      if let other = Spelling.nearest(to: word, in: known), !near.contains(other) { near.append(other) }
    }
    return near
  }

  /// Returns whether a word is one that people misspell, and not a number or a short part of a link.
  private static func isWord(_ text: String) -> Bool { text.count >= 4 && text.allSatisfy(\.isLetter) }

  /// Returns the problems whose log has a line, or a long part of it, each with its line. If no log has a line that
  /// contains a link, returns the problems whose log has the line with another link.
  ///
  /// - Parameters:
  ///   - text: The line, with whatever a console writes around it.
  ///   - logs: The log of each problem.
  ///   - isWholeLine: Whether a part of a line of the logs does not stand for the line.
  func problemsLogging(_ text: String, among logs: [[LogLine]], isWholeLine: Bool = false) -> [Int: String] {
    let found = problemsLogging(LogLine(text), isWholeLine, logs)
    guard found.isEmpty, text.contains("://") else { return found }
    let others = logs.map { log in
      log.filter { $0.line.contains("://") }.map { LogLine($0.line, as: $0.line.withoutLinks) }
    }
    return problemsLogging(LogLine(text.withoutLinks), isWholeLine, others)
  }

  private func problemsLogging(_ wanted: LogLine, _ isWholeLine: Bool, _ logs: [[LogLine]]) -> [Int: String] {
    guard wanted.plain.count >= LogLine.shortest else { return [:] }
    var found: [Int: String] = [:]
    for (place, log) in logs.enumerated() {
      found[place] =
        log.first { line in
          !isWholeLine && (line.plain.contains(wanted.plain) || line.plain.contains(wanted.message))
            || [line.plain, line.message].contains { $0.count >= LogLine.shortest && wanted.plain.contains($0) }
        }?.line
    }
    return found
  }

  /// Returns the problems of which a line is a sign although a console has cut it: what is left begins a line that tells
  /// of the problem, and no other line.
  func problemsLogging(cutLine text: String) -> [Int: String] {
    let start = LogLine(text.withoutLinks).message
    guard start.count >= LogLine.shortestStart else { return [:] }
    func isCut(_ line: LogLine) -> Bool { line.message.count > start.count && line.message.hasPrefix(start) }
    var found: [Int: String] = [:]
    for (place, log) in telling.enumerated() { found[place] = log.first(where: isCut)?.line }
    guard !found.isEmpty else { return [:] }
    let others = Set(known.lazy.filter(\.isMessage).map { LogLine($0) }.filter(isCut).map(\.message))
    return others.count == 1 ? found : [:]
  }

  /// Returns whether a line has more than the brackets with which an SDK begins each message; the text may follow on
  /// other lines.
  static func saysSomething(_ line: String) -> Bool { !line.split(separator: " ").allSatisfy(isTag) }

  /// Returns whether a word only says who logs a line: brackets around a name, as in `[SDK]d:`.
  private static func isTag(_ word: Substring) -> Bool {
    guard word.first == "[", let end = word.firstIndex(of: "]") else { return false }
    let (name, rest) = (word[..<end].dropFirst(), word[end...].dropFirst())
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || ".-_".contains($0) }) else { return false }
    return rest.isEmpty || rest.count == 2 && rest.last == ":"
  }

  /// Returns the words of a search; those in the brackets of a line of a log are none, unless there are no others.
  private func queryWords(_ words: [String]) -> [String] {
    let typed = words.flatMap {
      $0.replacing("apple-app-site-association", with: "association").split(whereSeparator: \.isWhitespace)
    }
    let said = typed.filter { !Self.isTag($0) }
    var all: [String] = []
    for word in (said.isEmpty ? typed : said).flatMap({ Self.words(String($0)) }) where !all.contains(word) {
      all.append(word)
    }
    let telling = all.filter { !Self.fillers.contains($0) }
    return telling.isEmpty ? all : telling
  }

  /// Returns the score of a word for a problem: rare words score higher; a prefix of a word scores lower than the whole
  /// word.
  private func value(of word: String, in weights: Weights, withEquivalents: Bool) -> Double {
    if let weight = weights[word] { return weight * rarity(of: word) }
    if withEquivalents, let words = Self.equivalents.first(where: { $0.contains(word) }) {
      return words.map { value(of: $0, in: weights, withEquivalents: false) }.max() ?? 0
    }
    guard word.count >= 4 else { return 0 }
    var best = 0.0
    for (other, weight) in weights where other.hasPrefix(word) || word.hasPrefix(other) && other.count >= 4 {
      best = max(best, weight * rarity(of: other) / 2)
    }
    return best
  }

  private func rarity(of word: String) -> Double {
    let share = Double(problems.count + 1) / Double((frequency[word] ?? 0) + 1)
    // Each halving of the frequency is one more step.
    var steps = 1.0
    var rest = share
    while rest >= 2 {
      rest /= 2
      steps += 1
    }
    return steps
  }

  private static func weights(of problem: Problem) -> Weights {
    var weights: Weights = [:]
    func add(_ text: String, _ weight: Double) {
      for word in words(text) { weights[word] = max(weights[word] ?? 0, weight) }
    }
    for symptom in problem.symptoms {
      symptom.kind.synonyms.forEach { add($0, 2.5) }
      add(symptom.event, 4)
      if symptom.event == "route" { ["screen", "opens", "link"].forEach { add($0, 2) } }
    }
    for name in problem.names { add(name, 3) }
    add(problem.problem.name, 5)
    for line in problem.logLines { add(line, 3) }
    add(problem.problem.description, 2.5)
    if let fix = problem.fix {
      add(fix.name, 1)
      add(fix.description, 1)
    }
    return weights
  }

  /// Returns the words of a text in lower case, with names in camel case both as a whole and in parts.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    for part in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "'") }) {
      words.append(part.lowercased())
      var current = ""
      for character in part {
        if character.isUppercase, current.last?.isLowercase == true {
          words.append(current.lowercased())
          current = ""
        }
        current.append(character)
      }
      if current.count < part.count { words.append(current.lowercased()) }
    }
    return words
  }
}

extension String {
  /// The text up to the first space.
  var firstWord: String? { split(separator: " ").first.map(String.init) }
}
