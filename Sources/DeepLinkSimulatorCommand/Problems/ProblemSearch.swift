import DeepLinkSimulator

/// Finds problems by search terms, best matches first.
struct ProblemSearch {
  let problems: [Problem]
  private let scenes: [Problem.Scene]
  /// What counts of the score of each scene.
  private let shares: [Double]
  /// The words of the problems, and after them those of the scenes.
  private let index: WordIndex
  private let terms: SearchTerms
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
  /// The messages that no warning of a simulated log has.
  let messages: KnownMessages
  /// The SDKs by their names and callbacks, and those that each problem and scene is about.
  private let sdks: SDKMentions

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - problems: The problems to find.
  ///   - scenarios: Other scenarios, which show more of what the SDKs log.
  ///   - sdks: What is known about the SDKs.
  ///   - scenes: The scenarios without a problem, for a search by words.
  init(
    _ problems: [Problem], _ scenarios: [LoggedScenario] = [], _ sdks: [SDKVocabulary] = [],
    scenes: [SearchedScene] = []
  ) {
    self.problems = problems
    ordinary = sdks.flatMap(\.reports.ordinaryWarnings).map { LogLine($0).plain }
    self.scenes = scenes.map(\.scene)
    shares = scenes.map { $0.isRefusal ? Self.refusalShare : Self.sceneShare }
    index = WordIndex(
      problems.map { Self.weights(of: $0) } + scenes.map { Self.weights(of: $0) },
      titles: problems.map(\.problem.name))
    terms = SearchTerms(sdks)
    self.sdks = SDKMentions(sdks, of: problems, scenes)
    // Most lines come in many problems.
    var forms: [String: LogLine?] = [:]
    logs = problems.map { problem in
      problem.allLogLines.compactMap { line in
        if let known = forms[line] { return known }
        let form = Self.saysSomething(line) ? LogLine(line) : nil
        forms[line] = form
        return form
      }
    }
    telling = Self.tellingLines(of: problems)
    let lines = problems.flatMap(\.allLogLines) + scenarios.flatMap(\.lines)
    known = Set(lines + problems.flatMap(\.fixLogLines))
    writers = LogWriters(lines)
    messages = KnownMessages(sdks)
  }

  /// A match, with its score.
  struct Hit {
    let problem: Problem
    let score: Double
    /// The log line that was searched for; nil if the search was for other words.
    let logLine: String?
  }

  /// What a search by words finds.
  enum Answer {
    case problem(Hit)
    case scene(Problem.Scene)
  }

  /// Returns the matching problems and scenes, best first. Of equal ones, problems come first, and of these the one
  /// whose title names the fewest conditions that the search does not: who searches would have named them.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - takesLines: Whether a problem also matches because its log has the words.
  func answers(for words: [String], takingLines takesLines: Bool = true) -> [Answer] {
    let wanted = self.wanted(for: words)
    guard !wanted.isEmpty, !SearchTerms.sayNothing(wanted, of: words) else { return [] }
    let logged = takesLines ? problemsLogging(words.joined(separator: " "), among: logs) : [:]
    var scores = index.scores(for: wanted)
    // If no text has enough of the words, those that name something decide.
    if scores.isEmpty { scores = index.scores(for: terms.names(among: wanted)) }
    // Who searches has a problem.
    for place in scores.keys where place >= problems.count { scores[place]? *= shares[place - problems.count] }
    let shares = index.shares(of: wanted)
    // What is wrong is wrong with the field that a search names, or with what happens to the link.
    let fields = wanted.filter(SearchTerms.isField)
    let nameSetting = terms.nameSetting(words)
    for (place, problem) in problems.enumerated() {
      // The fewer problems log a line, the more significant it is.
      let log = logged[place].map { _ in Double(10 * problems.count) / Double(logged.count) }
      let isOfOther = nameSetting || !fields.allSatisfy { index.has($0, in: place) }
      let symptom = isOfOther ? 0 : value(of: problem.symptoms, for: wanted) * (1 + shares[place]) / 2
      // A callback and what is wrong with it say enough, but they say less the more a report says besides.
      guard log != nil || scores[place] != nil || symptom > 0 else { continue }
      scores[place, default: 0] += (log ?? 0) + symptom
      if log == nil { scores[place]? *= share(of: problem.symptoms, for: wanted) }
    }
    let others = sdks.places(aboutOthersThan: wanted, in: words)
    for place in scores.keys where others.contains(place) { scores[place]? *= Self.otherShare }
    let conditions = problems.indices.map { scores[$0] == nil ? 0 : index.unsaid(of: wanted, in: $0) }
    func precedes(_ one: (key: Int, value: Double), _ other: (key: Int, value: Double)) -> Bool {
      guard one.value == other.value, max(one.key, other.key) < problems.count else {
        return (one.value, other.key) > (other.value, one.key)
      }
      return (conditions[one.key], one.key) < (conditions[other.key], other.key)
    }
    return scores.sorted(by: precedes).map { place, score in
      place < problems.count
        ? .problem(Hit(problem: problems[place], score: score, logLine: logged[place]))
        : .scene(scenes[place - problems.count])
    }
  }

  /// Returns the terms of a search that count.
  func wanted(for words: [String]) -> [String] {
    let wanted = terms.terms(of: words, isKnown: index.has)
    return counted(
      wanted, isNamed: terms.nameCallback(wanted) || terms.useNameOfCallback(words), areForeign: terms.areForeign(words)
    )
  }

  /// Returns the words of a search that count: those that no text has do not, if the search names a callback or what
  /// one says, such as `notFound`, or is in another language and has two words that are known.
  private func counted(_ wanted: [String], isNamed: Bool, areForeign: Bool) -> [String] {
    guard isNamed || areForeign else { return wanted }
    let known = wanted.filter(index.knows)
    return isNamed ? SearchTerms.withoutNouns(known) : known.count > 1 ? known : wanted
  }

  /// Returns what symptoms add to the score of their problem: a search that names an event and what is wrong with it
  /// means more than its words, and most if nothing is wrong with other events.
  private func value(of symptoms: [Symptom], for wanted: [String]) -> Double {
    let wanted = wanted.flatMap(SearchTerms.alternatives)
    let events = Set(symptoms.map(\.event)).subtracting([Symptom.screen])
    return symptoms.map { symptom in
      let event = symptom.event.lowercased()
      guard wanted.contains(event), symptom.kind.synonyms.contains(where: wanted.contains) else { return 0 }
      let others = events.subtracting([symptom.event]).count
      return Self.symptomWeight * index.rarity(of: event) * (1 + 1 / Double(2 + 2 * others))
    }.max() ?? 0
  }

  /// Returns what counts of the score of a problem for a search that says that something comes more than once: little
  /// if symptoms say of the callback that it names, or of the screen, that it never comes, and less than all if
  /// something else is wrong with the callback.
  private func share(of symptoms: [Symptom], for wanted: [String]) -> Double {
    let said = Set(wanted.flatMap(SearchTerms.alternatives))
    guard !said.isDisjoint(with: Symptom.Kind.twice.synonyms), said.isDisjoint(with: Symptom.Kind.never.synonyms)
    else { return 1 }
    let named = Set(symptoms.filter { said.contains($0.event.lowercased()) }.map(\.kind))
    let meant = named.union(symptoms.filter { $0.event == Symptom.screen }.map(\.kind))
    if meant.contains(.never), !meant.contains(.twice) { return Self.contradictionShare }
    return named.isEmpty || named.contains(.twice) ? 1 : Self.otherSymptomShare
  }

  /// Returns the words of a search that no text of the library has, in any form.
  func unknownWords(among words: [String]) -> [String] {
    terms.terms(of: words, isKnown: index.has).filter { !index.knows($0) || index.hasOnlyCodes(like: $0) }
  }

  /// Returns words of the library that are similar to unknown words.
  func suggestions(for words: [String]) -> [String] {
    let known = index.words.sorted().filter(Self.isWord)
    var near: [String] = []
    for word in terms.terms(of: words) where !index.has(word) && Self.isWord(word) {
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

  /// Returns whether words are of a line that the logs of problems have, and those of many more fixes: it is no sign of
  /// any of the problems.
  func areOrdinary(_ words: [String]) -> Bool {
    let text = words.joined(separator: " ")
    let found = problemsLogging(text, among: logs)
    guard !found.isEmpty else { return false }
    let fixed = problemsLogging(
      text, among: problems.map { $0.fixLogLines.filter(Self.saysSomething).map { LogLine($0) } })
    return found.keys.count { fixed[$0] == nil } * Self.commonness <= fixed.count
  }

  private func problemsLogging(_ wanted: LogLine, _ isWholeLine: Bool, _ logs: [[LogLine]]) -> [Int: String] {
    guard wanted.plain.count >= LogLine.shortest else { return [:] }
    var found: [Int: String] = [:]
    for (place, log) in logs.enumerated() {
      found[place] =
        log.first { line in
          !isWholeLine && (line.plain.contains(wanted.plain) || line.plain.contains(wanted.message))
            || [line.plain, line.message].contains { text in
              // The name of a callback alone is no line.
              text.count >= LogLine.shortest && (isWholeLine || text.contains(" ")) && wanted.plain.contains(text)
                && !Self.isMissing(text, wanted.plain)
            }
        }?.line
    }
    return found
  }

  /// Returns whether a text says of a message that it does not come.
  static func isMissing(_ message: String, _ text: String) -> Bool {
    ["not", "never", "missing", "isn t", "doesn t"].contains { text.contains("\(message) \($0)") }
  }

  /// Returns the problems of which a line is a sign although a console has cut it: what is left begins a line that
  /// tells of the problem, and no other line.
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
  static func isTag(_ word: Substring) -> Bool {
    guard word.first == "[", let end = word.firstIndex(of: "]") else { return false }
    let (name, rest) = (word[..<end].dropFirst(), word[end...].dropFirst())
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || ".-_".contains($0) }) else { return false }
    return rest.isEmpty || rest.count == 2 && rest.last == ":"
  }

  private static let symptomWeight = 4.0
  /// A failure that a text names means more than one that the servers only have.
  private static let failureWeight = 1.5
  /// What the field of a payload means that a scenario expects: as much as a name.
  private static let fieldWeight = 3.0
  /// A message in a payload counts as much as a line of a log.
  private static let messageWeight = 3.0
  /// A line is ordinary if at least this many times as many fixes have it as problems whose fix has not.
  private static let commonness = 5
  /// What counts of the score if a search names an SDK, and the scenario is about another one.
  private static let otherShare = 0.1
  /// What counts of the score if the search and the problem say opposite things.
  private static let contradictionShare = 0.3
  /// The same if the problem is that something else is wrong with the callback.
  private static let otherSymptomShare = 0.5
  /// What counts of the score of a scenario without a problem.
  private static let sceneShare = 0.75
  /// The same of one in which something is refused: a run of an app refuses nothing.
  private static let refusalShare = 0.4

  private static func weights(of scene: SearchedScene) -> WordIndex.Weights {
    var weights: WordIndex.Weights = [:]
    let texts = [
      (scene.names, 3), (scene.messages, messageWeight), (scene.failures, failureWeight), ([scene.scene.name], 5),
      ([SearchTerms.withoutReports(scene.scene.description)], 2.5),
    ]
    for (texts, weight) in texts {
      for word in texts.flatMap(SearchTerms.wordsAndName) { weights[word] = max(weights[word] ?? 0, weight) }
    }
    for field in scene.fields { weights[field.lowercased(), default: fieldWeight] += 0 }
    return weights
  }

  private static func weights(of problem: Problem) -> WordIndex.Weights {
    var weights: WordIndex.Weights = [:]
    func add(_ text: String, _ weight: Double) {
      for word in SearchTerms.wordsAndName(text) { weights[word] = max(weights[word] ?? 0, weight) }
    }
    for symptom in problem.symptoms {
      symptom.kind.synonyms.forEach { add($0, 2.5) }
      add(symptom.event, 3)
      if symptom.event == Symptom.screen { ["screen", "opens", "link"].forEach { add($0, 2) } }
    }
    for name in problem.names { add(name, 3) }
    for message in problem.messages { add(message, messageWeight) }
    for field in problem.fields { weights[field.lowercased(), default: fieldWeight] += 0 }
    for failure in problem.failures { add(failure, failureWeight) }
    add(problem.problem.name, 5)
    for line in problem.logLines { add(line, 3) }
    add(SearchTerms.withoutReports(problem.problem.description), 2.5)
    if let fix = problem.fix {
      add(fix.name, 1)
      add(SearchTerms.withoutReports(fix.description), 1)
    }
    return weights
  }
}

extension String {
  /// The text up to the first space.
  var firstWord: String? { split(separator: " ").first.map(String.init) }
}
