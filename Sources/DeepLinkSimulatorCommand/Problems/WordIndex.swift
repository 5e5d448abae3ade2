/// Texts by their words, with a score for each text that has the words of a search.
struct WordIndex {
  /// The words of a text, with their weights.
  typealias Weights = [String: Double]

  /// A word is in many texts if it is in more than one of this many.
  private static let many = 4

  /// How many letters a word may have more than the one that it is taken for.
  private static let longestEnding = 2

  /// How many letters a word of the texts may have more than one that begins it, for each letter of that: a `list` is no
  /// `listener`.
  private static let longestRest = 0.75

  private let texts: [Weights]
  /// The stems of the words of each text, with the highest weight of a word.
  private let stems: [Weights]
  /// The number of texts in which a word occurs.
  private let frequency: [String: Int]
  /// The number of texts in which a stem occurs.
  private let stemFrequency: [String: Int]

  init(_ texts: [Weights]) {
    self.texts = texts
    frequency = Self.frequency(in: texts)
    stems = texts.map { words in
      Weights(words.map { (SearchTerms.stem(of: $0.key), $0.value) }, uniquingKeysWith: max)
    }
    stemFrequency = Self.frequency(in: stems)
  }

  private static func frequency(in texts: [Weights]) -> [String: Int] {
    var frequency: [String: Int] = [:]
    for words in texts { for word in words.keys { frequency[word, default: 0] += 1 } }
    return frequency
  }

  /// All words.
  var words: Dictionary<String, Int>.Keys { frequency.keys }

  /// Returns whether a word is in a text.
  func has(_ word: String) -> Bool { frequency[word] != nil }

  /// Returns whether a word counts for any text, also by an equivalent or a part of another word.
  func knows(_ word: String) -> Bool {
    has(word) || texts.indices.contains { value(of: word, in: $0, withEquivalents: true) > 0 }
  }

  /// Returns the scores of the texts, each identified by its place, that have at least half of the words that are in any
  /// text; of all words, four in nine must be in the text. The number of a status or an error says enough.
  func scores(for wanted: [String]) -> [Int: Double] {
    // What no text has says nothing about any of them.
    let values = wanted.map { word in texts.indices.map { value(of: word, in: $0, withEquivalents: true) } }
    let places = values.indices.filter { values[$0].contains { $0 > 0 } }
    let known = places.map { values[$0] }
    // Where a word is in no text, one that many texts have is not enough. Parts of a word do not count then.
    let telling =
      known.count == values.count
      ? known
      : places.filter { place in
        (frequency[wanted[place]] ?? values[place].count { $0 > 0 }) * Self.many <= texts.count
      }.map { values[$0] }
    let codes = places.filter { Self.isCode(wanted[$0]) }.map { values[$0] }
    var scores: [Int: Double] = [:]
    for place in texts.indices where telling.contains(where: { $0[place] > 0 }) {
      let matching = known.map { $0[place] }.filter { $0 > 0 }
      let isMost = matching.count * 2 >= known.count && matching.count * 9 >= wanted.count * 4
      guard !matching.isEmpty, isMost || codes.contains(where: { $0[place] > 0 }) else { continue }
      scores[place] = matching.reduce(0, +) * Double(matching.count) / Double(known.count)
    }
    return scores
  }

  /// Returns whether a word is the number of a status or an error, and not one of a version.
  private static func isCode(_ word: String) -> Bool { word.count >= 3 && word.allSatisfy(\.isNumber) }

  /// Returns the score of a word for a text: rare words score higher; a prefix of a word scores lower than the whole word.
  private func value(of word: String, in place: Int, withEquivalents: Bool) -> Double {
    let weights = texts[place]
    if let weight = weights[word] { return weight * rarity(of: word) }
    let equivalents = withEquivalents ? SearchTerms.equivalents(of: word) : []
    var best = equivalents.map { value(of: $0, in: place, withEquivalents: false) }.max() ?? 0
    guard word.count >= 4 else { return best }
    if !has(word), let weight = stems[place][SearchTerms.stem(of: word)] {
      best = max(best, weight * rarity(ofCount: stemFrequency[SearchTerms.stem(of: word)] ?? 0) / 2)
    }
    // A word may have another ending, but `RevenueCat` is about no revenue.
    for (other, weight) in weights
    where other.hasPrefix(word) && Double(other.count - word.count) <= Self.longestRest * Double(word.count)
      || word.hasPrefix(other) && other.count >= max(4, word.count - Self.longestEnding)
    {
      best = max(best, weight * rarity(of: other) / 2)
    }
    return best
  }

  /// Returns how rare a word is: each halving of its frequency is one more step.
  func rarity(of word: String) -> Double { rarity(ofCount: frequency[word] ?? 0) }

  private func rarity(ofCount count: Int) -> Double {
    var steps = 1.0
    var rest = Double(texts.count + 1) / Double(count + 1)
    while rest >= 2 {
      rest /= 2
      steps += 1
    }
    return steps
  }
}
