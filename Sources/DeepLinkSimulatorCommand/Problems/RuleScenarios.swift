import DeepLinkSimulator

/// Finds the scenario that says most about a rule.
struct RuleScenarios {
  private let scenarios: [LoggedScenario]
  /// The words of each scenario's texts.
  private let words: [Set<String>]
  private let index: WordIndex

  init(_ scenarios: [LoggedScenario]) {
    self.scenarios = scenarios
    words = scenarios.map(\.words)
    index = WordIndex(words.map { words in Dictionary(words.map { ($0, 1) }) { first, _ in first } })
  }

  /// Returns the scenario that shows a rule and whose texts are most like it, of equal ones the shortest; nil if none
  /// shows it. One whose expectations are about other events comes later, and so does one of an old or a new version,
  /// which its name says at its end. One whose log has a text comes first.
  func scenario(showing rule: RuleID, logging text: String? = nil) -> LoggedScenario? {
    let quote = text.map { LogLine($0).message }
    let wanted = Set(LogLine(rule.rule.statement).plain.split(separator: " ").map(String.init))
    let ranked = scenarios.indices.filter { scenarios[$0].rules.contains(rule) }.map { place in
      let common = weight(of: wanted.intersection(words[place]))
      let lines = scenarios[place].lines
      let isQuoted = quote.map { quote in lines.contains { LogLine($0).plain.contains(quote) } } ?? false
      let isAbout = scenarios[place].expectedRules.contains(rule)
      let isOfVersion = scenarios[place].scene.name.hasSuffix(")")
      let likeness = common * common / weight(of: words[place])
      let fit = (isQuoted ? 2 : 0) + (isAbout ? 1 : 0)
      return (place: place, rank: (fit, isOfVersion ? 0 : 1, likeness, -scenarios[place].eventCount))
    }
    let best = ranked.dropFirst().reduce(ranked.first) { best, next in
      best.map { $0.rank >= next.rank } ?? false ? best : next
    }
    return best.map { scenarios[$0.place] }
  }

  /// Returns how much words say: rare ones say more.
  private func weight(of words: Set<String>) -> Double {
    max(1, words.sorted().reduce(0) { $0 + index.rarity(of: $1) * index.rarity(of: $1) })
  }
}
