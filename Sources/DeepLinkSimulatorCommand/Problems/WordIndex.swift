/// Texts by their words, with a score for each text that has the words of a search.
struct WordIndex {
  /// The words of a text, with their weights.
  typealias Weights = [String: Double]

  /// A word is in many texts if it is in more than one of this many.
  private static let many = 4

  /// How many letters a word may have more than the one that it is taken for.
  private static let longestEnding = 2

  /// How many letters a word of the texts may have more than one that begins it, for each letter of that: a `list` is
  /// no `listener`.
  private static let longestRest = 0.75

  /// What counts of the score of a text without the code or the field of a search.
  private static let otherCodeShare = 0.5

  /// The weight of each word of a field whose name a text does not have.
  private static let pieceWeight = 1.0

  private let texts: [Weights]
  /// The stems of the words of each text, with the highest weight of a word.
  private let stems: [Weights]
  /// The number of texts in which a word occurs.
  private let frequency: [String: Int]
  /// The number of texts in which a stem occurs.
  private let stemFrequency: [String: Int]

  /// For each word that has words for the same thing, the number of texts with any of these.
  private let groupFrequency: [String: Int]

  /// The words in the title of each of the first texts that say something.
  private let titles: [[String]]

  /// Creates an index.
  ///
  /// - Parameters:
  ///   - texts: The words of the texts.
  ///   - titles: The titles of the first texts.
  init(_ texts: [Weights], titles: [String] = []) {
    self.texts = texts
    self.titles = titles.map { title in
      Set(SearchTerms.words(title).filter { !SearchTerms.isFiller($0) }).subtracting(SearchTerms.complaints).sorted()
    }
    frequency = Self.frequency(in: texts)
    groupFrequency = SearchTerms.equivalents.reduce(into: [:]) { frequency, group in
      let count = texts.count { text in group.contains { text[$0] != nil } }
      for word in group { frequency[word] = count }
    }
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

  /// Returns whether a text has a word, or one of the words of which a term means any.
  func has(_ term: String) -> Bool { SearchTerms.alternatives(in: term).contains { frequency[$0] != nil } }

  /// Returns whether a text has a word.
  func has(_ word: String, in place: Int) -> Bool { texts[place][word] != nil }

  /// Returns whether a term counts for any text, also by an equivalent or a part of another word.
  func knows(_ term: String) -> Bool { has(term) || values(of: term).contains { $0 > 0 } }

  /// Returns whether a term is a code that no text has, but others of its kind.
  func hasOnlyCodes(like term: String) -> Bool { Self.isCode(term) && !has(term) && knows(term) }

  /// Returns the scores of the texts, each identified by its place, that have at least half of the words that are in
  /// any text; of all words, four in nine must be in the text. The number of a status or an error says enough, but not
  /// that of one which no text has.
  ///
  /// The score of a text counts for as much as the words that it has say of all: one that lacks the rare word of a
  /// search is about something else.
  ///
  /// A version says which text of several is meant, and not what it is about.
  func scores(for wanted: [String]) -> [Int: Double] {
    let versions = wanted.filter(SearchTerms.isVersion)
    guard !versions.isEmpty, versions.count < wanted.count else { return scores(ofWords: wanted) }
    var scores = scores(ofWords: wanted.filter { !SearchTerms.isVersion($0) })
    for place in scores.keys { scores[place]? += versions.compactMap { texts[place][$0] }.reduce(0, +) }
    return scores
  }

  private func scores(ofWords wanted: [String]) -> [Int: Double] {
    // What no text has says nothing about any of them.
    let values = wanted.map { self.values(of: $0) }
    let places = values.indices.filter { values[$0].contains { $0 > 0 } }
    let known = places.map { values[$0] }
    // A word such as `not` is in half of the texts: a text may lack it if it has what is wrong.
    let things = known.indices.filter { !SearchTerms.complaints.contains(wanted[places[$0]]) }
    let thingsWanted = wanted.count { !SearchTerms.complaints.contains($0) }
    guard !places.allSatisfy({ Self.isCode(wanted[$0]) && !has(wanted[$0]) }) else { return [:] }
    // Where a word is in no text, one that many texts have is not enough. Parts of a word do not count then.
    let telling =
      known.count == values.count
      ? known
      : places.filter { place in
        (frequency[wanted[place]] ?? values[place].count { $0 > 0 }) * Self.many <= texts.count
      }.map { values[$0] }
    let fields = wanted.filter(SearchTerms.isField)
    let codes = places.filter { Self.isCode(wanted[$0]) && has(wanted[$0]) }.map { values[$0] }
    let rarities = known.map { values in rarity(ofCount: values.count { $0 > 0 }) }
    var scores: [Int: Double] = [:]
    for place in texts.indices where telling.contains(where: { $0[place] > 0 }) {
      let matching = known.indices.filter { known[$0][place] > 0 }
      let found = things.count { known[$0][place] > 0 }
      let hasThings = !things.isEmpty && found * 2 >= things.count && found * 9 >= thingsWanted * 4
      let isMost =
        things.isEmpty ? matching.count * 2 >= known.count && matching.count * 9 >= wanted.count * 4 : hasThings
      guard !matching.isEmpty, isMost || codes.contains(where: { $0[place] > 0 }) else { continue }
      let said = matching.reduce(0) { $0 + rarities[$1] } / rarities.reduce(0, +)
      let isOfOtherCode = codes.contains { $0[place] == 0 } || fields.contains { !has($0, in: place) }
      scores[place] = matching.reduce(0) { $0 + known[$1][place] } * said * (isOfOtherCode ? Self.otherCodeShare : 1)
    }
    return scores
  }

  /// Returns how much each text has of what the words of a search say, from 0 to 1; rare words say more.
  func shares(of wanted: [String]) -> [Double] {
    let values = wanted.filter { !SearchTerms.isVersion($0) }.map { self.values(of: $0) }
      .filter { $0.contains { $0 > 0 } }
    let rarities = values.map { values in rarity(ofCount: values.count { $0 > 0 }) }
    let all = rarities.reduce(0, +)
    return texts.indices.map { place in
      let said = values.indices.reduce(0) { values[$1][place] > 0 ? $0 + rarities[$1] : $0 }
      return all > 0 ? said / all : 0
    }
  }

  /// Returns how much the title of a text says that a search does not; rare words say more.
  func unsaid(of wanted: [String], in place: Int) -> Double {
    guard titles.indices.contains(place) else { return 0 }
    let said = Set(wanted.flatMap(SearchTerms.alternatives).flatMap { SearchTerms.equivalents(of: $0).union([$0]) })
    let stems = Set(said.map(SearchTerms.stem))
    return titles[place].filter { !said.contains($0) && !stems.contains(SearchTerms.stem(of: $0)) }
      .reduce(0) { $0 + rarity(of: $1) }
  }

  /// Returns whether a word is the number of a status or an error, and not one of a version.
  private static func isCode(_ word: String) -> Bool { word.count >= 3 && word.allSatisfy(\.isNumber) }

  /// Returns the score of a term for each text.
  private func values(of term: String) -> [Double] {
    let words = Self.isCode(term) && !has(term) ? codes(like: term) : SearchTerms.alternatives(in: term)
    return texts.indices.map { place in
      words.map { value(of: $0, in: place, withEquivalents: true) }.max() ?? 0
    }
  }

  /// Returns the codes of the texts that are of the same kind as one that no text has: statuses of one class, such as
  /// 500 and 503, or errors of the system for requests, such as -1001 and -1200.
  private func codes(like code: String) -> [String] {
    frequency.keys.filter { Self.isCode($0) && $0.count == code.count && $0.first == code.first }.sorted()
  }

  /// Returns the score of a word for a text: rare words score higher; a prefix of a word scores lower than the whole
  /// word.
  private func value(of word: String, in place: Int, withEquivalents: Bool) -> Double {
    let weights = texts[place]
    let equivalents = withEquivalents ? SearchTerms.equivalents(of: word) : []
    if let weight = equivalents.union([word]).compactMap({ weights[$0] }).max() {
      return weight * (equivalents.isEmpty ? rarity(of: word) : rarity(ofCount: groupFrequency[word] ?? 0))
    }
    if SearchTerms.isField(word) { return value(ofField: word, in: weights) }
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

  /// Returns the score of the name of a field for a text that has only its words.
  private func value(ofField field: String, in weights: Weights) -> Double {
    let pieces = SearchTerms.pieces(of: field)
    return pieces.allSatisfy { SearchTerms.isFiller($0) || weights[$0] != nil }
      ? Self.pieceWeight * rarity(of: field) : 0
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
