import DeepLinkSimulator

/// The names by which reports and stack traces name entry points: the full names of the system's delegate methods, and
/// identifiers that have their words, such as the types of their arguments.
enum EntryPointName {
  /// Returns the entry point that a word names with its arguments, in Swift or in Objective-C; nil if it names none.
  static func label(of word: Substring) -> String? {
    guard word.contains(":"), !word.contains("://") else { return nil }
    let parts = word.split { !$0.isLetter }.map(String.init)
    guard parts.count > 1 else { return nil }
    return SystemCall.Kind.allCases.map(\.rawValue).filter { names($0, parts) }.max { $0.count < $1.count }
  }

  /// Returns the entry points that an identifier is about without being the name of one: those that have most of its
  /// words, at least two and half of them. The class prefix of a framework is no word.
  static func labels(like identifier: String) -> [String] {
    var words = identifier.identifierWords
    if words.count > 1, words[0].count > 1, words[0].allSatisfy(\.isUppercase) { words.removeFirst() }
    let wanted = words.map { $0.lowercased() }
    guard wanted.count > 1 else { return [] }
    let common = labelWords.map { entry in wanted.count { word in entry.words.contains { Self.are(word, $0) } } }
    guard let most = common.max(), most > 1, most * 2 >= wanted.count else { return [] }
    return zip(labelWords, common).filter { $1 == most }.map(\.0.label)
  }

  /// Each entry point with the words of its name in Swift, and of the argument with its link, which the name may leave
  /// out.
  private static let labelWords: [(label: String, words: [String])] = SystemCall.Kind.allCases.map { kind in
    let cargo: [String] =
      switch kind.cargo {
      // An app reads the link of an activity from its `webpageURL`.
      case .link(.userActivity): ["user", "activity", "webpage", "url"]
      case .link(.url): ["url"]
      default: []
      }
    let own = kind.name.split { !$0.isLetter }.flatMap { String($0).identifierWords }.map { $0.lowercased() }
    return (kind.rawValue, own + cargo)
  }

  /// Returns whether two words are the same one with other endings.
  private static func are(_ word: String, _ other: String) -> Bool {
    let (short, long) = word.count < other.count ? (word, other) : (other, word)
    return short == long || short.count >= 4 && long.hasPrefix(short) && long.count <= short.count + 3
  }

  /// Returns whether a word of a search or of an index is the whole name of an entry point, and not a part of one.
  static func isWhole(_ word: String) -> Bool { word.contains("(") && word.last == ")" }

  private static func names(_ entryPoint: String, _ parts: [String]) -> Bool {
    let own = entryPoint.split { !$0.isLetter }.map(String.init)
    return own.count > 1 ? own[0] == parts[0] && stands(parts[1], for: own[1]) : stands(parts[1], for: own[0])
  }

  /// Returns whether a label is that of Swift, or that of Objective-C, which repeats the type of the argument behind
  /// it, as in `continueUserActivity`.
  private static func stands(_ label: String, for own: String) -> Bool {
    label.hasPrefix(own) && label.dropFirst(own.count).first?.isUppercase ?? true
  }
}

extension String {
  /// The words of a name in camel case; capitals in a row are one word, as in `URL` of `openURLContexts`.
  fileprivate var identifierWords: [String] {
    let letters = Array(self)
    var words: [String] = []
    for (place, letter) in letters.enumerated() {
      let endsCapitals = place + 1 < letters.count && letters[place + 1].isLowercase
      let begins = letter.isUppercase && (place == 0 || !letters[place - 1].isUppercase || endsCapitals)
      if begins || words.isEmpty { words.append(String(letter)) } else { words[words.count - 1].append(letter) }
    }
    return words
  }
}
