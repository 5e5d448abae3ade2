import DeepLinkSimulator

/// The words of a search, and what they have in common with others.
struct SearchTerms {
  /// Words without meaning for the search.
  private static let fillers: Set = [
    "a", "an", "the", "is", "are", "was", "be", "my", "our", "i", "we", "it", "its", "of", "to", "in", "on", "at",
    "and",
    "or", "for", "with", "when", "why", "how", "what", "does", "do", "did", "get", "gets", "called", "call", "app",
    "that",
    "this", "there", "has", "have", "from", "by", "as", "so", "if", "ios", "comes", "come", "problem", "fixed",
    "being", "while", "fully", "work", "works", "working", "bug", "issue", "getting", "fire", "fired", "fires",
    "firing",
    "trigger", "triggered", "triggers", "triggering", "invoked", "always", "still", "also", "using",
    "deep", "os",
  ]

  /// Words for the same thing; whoever searches for one of them means all.
  private static let equivalents: [Set<String>] = [
    ["closed", "killed", "kill", "terminated", "quit", "swiped", "cold"], ["safari", "browser"],
    ["alert", "dialog", "popup", "prompt"], ["att", "tracking"], ["custom", "own"], ["association", "aasa"],
    ["nil", "null", "undefined", "nsnull"],
    ["crash", "crashes", "crashed", "fatal", "exception", "cast", "unwrapping"],
    ["link", "deeplink"], ["ad", "ads"], ["encoded", "encoding", "escape", "escaped", "escapes", "percent"],
    ["hybrid", "flutter", "capacitor", "cordova", "react", "unity", "ionic"],
    ["facebook", "meta", "instagram", "tiktok", "twitter", "snapchat", "srn"],
  ]

  /// Several words for one.
  private static let compounds = [
    (words: ["apple", "app", "site", "association"], word: "association"), (words: ["pop", "up"], word: "popup"),
  ]

  /// The callbacks by their other names, and what follows the names of callbacks, all in lower case.
  private let callbacks: [String: String]
  /// Several words for one, also of the words that follow the names of callbacks, such as `notFound`.
  private let compounds: [(words: [String], word: String)]

  init(_ sdks: [SDKVocabulary]) {
    let arguments = Set(sdks.flatMap { $0.callbackArguments.values.joined() }).sorted()
    let parted = arguments.map { (words: Array(Self.words($0).dropFirst()), word: $0.lowercased()) }
    compounds = Self.compounds + parted.filter { $0.words.count > 1 }
    let own = (sdks.flatMap(\.callbacks) + arguments).map { ($0.lowercased(), $0.lowercased()) }
    let others = sdks.flatMap { sdk in
      sdk.reports.otherNames.sorted { $0.key < $1.key }.flatMap { callback, names in
        names.map { ($0.lowercased(), callback.lowercased()) }
      }
    }
    // A name that a callback has here stands for it, whatever else is called so.
    callbacks = Dictionary(own + others) { first, _ in first }
  }

  /// Returns the words of a search; those in the brackets of a line of a log are none, unless there are no others.
  ///
  /// The name of a callback is one word, whatever its parts mean.
  func terms(of words: [String]) -> [String] {
    let typed = words.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    let said = typed.filter { !ProblemSearch.isTag($0) }
    let parts = joined((said.isEmpty ? typed : said).flatMap { Self.parts(String($0)) })
    var all: [String] = []
    for word in parts.flatMap({ part in callbacks[part.lowercased()].map { [$0] } ?? Self.words(part) })
    where !all.contains(word) {
      all.append(word)
    }
    let telling = all.filter { !Self.fillers.contains($0) }
    return telling.isEmpty ? all : telling
  }

  /// Returns words with one in place of several that stand for it.
  private func joined(_ parts: [String]) -> [String] {
    compounds.reduce(parts) { parts, compound in
      var joined: [String] = []
      for part in parts {
        joined.append(part)
        if joined.suffix(compound.words.count).map({ $0.lowercased() }) == compound.words {
          joined.replaceSubrange((joined.count - compound.words.count)..., with: [compound.word])
        }
      }
      return joined
    }
  }

  /// Returns the words for the same thing as a word, without the word.
  static func equivalents(of word: String) -> Set<String> {
    equivalents.first { $0.contains(word) }?.subtracting([word]) ?? []
  }

  /// Returns the words of a text in lower case, with names in camel case both as a whole and in parts.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    for part in parts(text) {
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

  private static func parts(_ text: String) -> [String] {
    text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "'") }).map(String.init)
  }
}
