extension SearchTerms {
  /// The word for the first launch of an install, which texts and reports name in several words.
  ///
  /// The word `first` alone also says that something is in the wrong order.
  static let firstLaunch = "firstlaunch"

  /// What begins with the first launch of an install.
  private static let launchWords: Set = [
    "launch", "launches", "start", "starts", "open", "opening", "run", "session", "boot",
  ]

  /// What reports call the moments of an install, each with the words of the texts for it.
  ///
  /// Who has just installed the app waits for the link that led there, and so does who has not installed it yet.
  static let moments: [(words: [String], word: String)] =
    withApp(launchWords.sorted().map { ["first", $0] }).map { (words: $0, word: firstLaunch) }
    + [(words: ["first", "time"], word: firstLaunch)]
    + withApp(
      ["first", "fresh", "new", "clean", "after"].flatMap { adjective in
        ["install", "installation", "installs", "installing"].map { [adjective, $0] }
      }
    ).map { (words: $0, word: oneTerm([firstLaunch, "deferred"])) }
    + ["not", "isn't", "isnt"].map { (words: [$0, "installed"], word: "deferred") }
    + ["user", "users"].map { (words: ["new", $0], word: "deferred") }
    + ["data", "value", "values", "params", "parameters"].flatMap { thing in
      ["without", "no"].map { (words: [$0, thing], word: "empty") }
    }
    + [["not", "running"], ["is", "not", "open"], ["isn't", "open"], ["isnt", "open"]].map {
      (words: $0, word: "closed")
    }

  /// Returns pairs of words also with what they are about between them, as in `first app launch`.
  private static func withApp(_ pairs: [[String]]) -> [[String]] {
    pairs + pairs.map { [$0[0], "app", $0[1]] }
  }

  /// Returns whether parts of a text name the first launch of an install.
  static func namesFirstLaunch(_ parts: [String]) -> Bool {
    zip(parts, parts.dropFirst()).contains { $0.lowercased() == "first" && launchWords.contains($1.lowercased()) }
  }

  /// Negations as people also write them: without an apostrophe, or as one word.
  static let negations: Set<String> = Set(
    Symptom.Kind.never.synonyms.filter { $0.contains("'") }.map { $0.filter { $0 != "'" } }
      + ["does", "did", "do", "is", "was", "has"].map { "\($0)not" })

  /// The words with which a report says that something works.
  private static let praise: Set = ["works", "work", "working", "fine"]

  /// The words with which it says that something does not, or only sometimes.
  private static let blame = Set(
    Symptom.Kind.allCases.filter { $0 != .wrongOrder }.flatMap(\.synonyms) + negations
      + ["only", "except", "unless", "stop", "stops", "stopped"])

  /// Returns the words of a search without the clauses that say what works, as in `no callback (works on Android)`: the
  /// problem is another one. If no clause says what does not work, returns all words.
  static func withoutWhatWorks(_ words: [Substring]) -> [Substring] {
    var clauses: [[Substring]] = [[]]
    for word in words {
      let begins = word.first == "(" || ["but", "although", "while", "whereas"].contains(word.lowercased())
      if begins, clauses[clauses.count - 1] != [] { clauses.append([]) }
      clauses[clauses.count - 1].append(word)
      if let last = word.last, ".)".contains(last) { clauses.append([]) }
    }
    func has(_ clause: [Substring], _ wanted: Set<String>) -> Bool {
      clause.contains { wanted.contains($0.lowercased().filter { $0.isLetter || $0 == "'" }) }
    }
    guard clauses.contains(where: { has($0, blame) }) else { return words }
    return clauses.filter { !has($0, praise) || has($0, blame) }.flatMap { $0 }
  }
}
