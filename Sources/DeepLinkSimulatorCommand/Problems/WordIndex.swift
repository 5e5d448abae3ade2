/// Texts by their words, with a score for each text that has the words of a search.
struct WordIndex {
  /// The words of a text, with their weights.
  typealias Weights = [String: Double]

  /// A word is in many texts if it is in more than one of this many.
  private static let many = 4

  private let texts: [Weights]
  /// The number of texts in which a word occurs.
  private let frequency: [String: Int]

  init(_ texts: [Weights]) {
    self.texts = texts
    var frequency: [String: Int] = [:]
    for words in texts { for word in words.keys { frequency[word, default: 0] += 1 } }
    self.frequency = frequency
  }

  /// All words.
  var words: Dictionary<String, Int>.Keys { frequency.keys }

  /// Returns whether a word is in a text.
  func has(_ word: String) -> Bool { frequency[word] != nil }

  /// Returns the scores of the texts, each identified by its place, that have at least half of the words that are in any
  /// text; of all words, two in five must be in the text.
  func scores(for wanted: [String]) -> [Int: Double] {
    // What no text has says nothing about any of them.
    let values = wanted.map { word in texts.indices.map { value(of: word, in: texts[$0], withEquivalents: true) } }
    let known = values.filter { $0.contains { $0 > 0 } }
    // Where a word is in no text, one that many texts have is not enough.
    let telling = known.count == values.count ? known : known.filter { $0.count { $0 > 0 } * Self.many <= texts.count }
    var scores: [Int: Double] = [:]
    for place in texts.indices where telling.contains(where: { $0[place] > 0 }) {
      let matching = known.map { $0[place] }.filter { $0 > 0 }
      guard !matching.isEmpty, matching.count * 2 >= known.count, matching.count * 5 >= wanted.count * 2 else {
        continue
      }
      scores[place] = matching.reduce(0, +) * Double(matching.count) / Double(known.count)
    }
    return scores
  }

  /// Returns the score of a word for a text: rare words score higher; a prefix of a word scores lower than the whole word.
  private func value(of word: String, in weights: Weights, withEquivalents: Bool) -> Double {
    if let weight = weights[word] { return weight * rarity(of: word) }
    let equivalents = withEquivalents ? SearchTerms.equivalents(of: word) : []
    var best = equivalents.map { value(of: $0, in: weights, withEquivalents: false) }.max() ?? 0
    guard word.count >= 4 else { return best }
    for (other, weight) in weights where other.hasPrefix(word) || word.hasPrefix(other) && other.count >= 4 {
      best = max(best, weight * rarity(of: other) / 2)
    }
    return best
  }

  /// Returns how rare a word is: each halving of its frequency is one more step.
  func rarity(of word: String) -> Double {
    var steps = 1.0
    var rest = Double(texts.count + 1) / Double((frequency[word] ?? 0) + 1)
    while rest >= 2 {
      rest /= 2
      steps += 1
    }
    return steps
  }
}
