import DeepLinkSimulator

/// The messages that the SDKs declare because no warning of a simulated log has them, with the rules that explain them.
struct KnownMessages {
  /// A message in the form in which lines are compared.
  private struct Known {
    let parts: [String]
    let rules: [RuleID]
    /// The SDK that has to be named near the message; nil if the message speaks for itself.
    let sdk: SDKVocabulary?
    /// What the line contains as it is; nil if its words are enough.
    let literal: String?

    /// Whether the message has several words, and not only a result.
    var isSentence: Bool { parts.joined(separator: " ").split(separator: " ").count > 3 }

    func isIn(_ plain: String, _ text: String) -> Bool {
      parts.allSatisfy(plain.contains) && literal.map(text.contains) ?? true
    }
  }

  private let messages: [Known]
  /// The first words of the messages: most lines of a log have none of them.
  private let firstWords: Set<Substring>

  /// Among how many lines, of which the last one has the message, the SDK is to be named.
  private static let nearLines = 6

  init(_ sdks: [SDKVocabulary]) {
    messages = sdks.flatMap { sdk in
      sdk.reports.messages.map { message in
        Known(
          parts: message.parts.map { LogLine($0).plain }, rules: message.rules, sdk: message.isCommon ? sdk : nil,
          literal: message.literal)
      }
    }
    firstWords = Set(messages.compactMap { $0.parts.first?.split(separator: " ").first })
  }

  /// Returns the rules behind the words of a search; empty if no message has them.
  ///
  /// A sentence that anybody prints says enough there: who searches has met it with an SDK.
  func rules(of text: String) -> [RuleID] {
    let found = messages(in: text)
    let named = Self.rules(of: found, near: [text])
    return named.isEmpty ? found.first(where: \.isSentence)?.rules ?? [] : named
  }

  /// Returns the lines of a log that have a message, each with the rules behind it.
  func lines(of log: ConsoleLog) -> [(line: ConsoleLog.Line, rules: [RuleID])] {
    // A log repeats itself.
    var known: [String: [Known]] = [:]
    return log.lines.indices.compactMap { place in
      let line = log.lines[place]
      // Numbers are equal in a gist.
      let key = line.gist + (line.text.firstMatch(of: #/= (\d{3})\b/#).map { String($0.1) } ?? "")
      let messages = known[key] ?? messages(in: line.text)
      known[key] = messages
      guard !messages.isEmpty else { return nil }
      let near = log.lines[max(0, place + 1 - Self.nearLines)...place].map(\.text)
      let rules = Self.rules(of: messages, near: near)
      return rules.isEmpty ? nil : (line, rules)
    }
  }

  private func messages(in text: String) -> [Known] {
    let plain = LogLine(text).plain
    guard plain.split(separator: " ").contains(where: firstWords.contains) else { return [] }
    return messages.filter { $0.isIn(plain, text) }
  }

  private static func rules(of messages: [Known], near texts: [String]) -> [RuleID] {
    messages.first { message in message.sdk.map { sdk in texts.contains { names(sdk, $0) } } ?? true }?.rules ?? []
  }

  /// Returns whether a text names an SDK, or a callback of it.
  private static func names(_ sdk: SDKVocabulary, _ text: String) -> Bool {
    let text = text.lowercased()
    if text.contains(sdk.name.lowercased()) { return true }
    let words = Set(text.split { !($0.isLetter || $0.isNumber) }.map(String.init))
    return (sdk.callbacks + sdk.reports.otherNames.values.joined() + sdk.reports.settings.values.joined()).contains {
      words.contains($0.lowercased())
    }
  }
}
