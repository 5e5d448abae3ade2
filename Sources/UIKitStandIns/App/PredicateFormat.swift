#if os(Linux)
  import Foundation

  /// A predicate about a text, as in `SELF MATCHES %@`.
  ///
  /// Foundation on Linux parses no predicates. Of their language this knows comparisons of `SELF` with a text, with
  /// `NOT` before them, which is what code around links writes: to check an address or to choose a scene.
  struct PredicateFormat {
    private let isNegated: Bool
    private let comparison: String
    private let options: String.CompareOptions
    private let text: String

    /// Parses a format; nil if it is something else than a comparison of `SELF` with a text.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - arguments: What stands for each `%@`.
    init?(_ format: String, _ arguments: [Any]) {
      var words = format.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true).map(String.init)
      isNegated = words.first?.uppercased() == "NOT"
      words = isNegated ? Array(words.dropFirst()) : words
      if !isNegated, words.count == 4 { words = [words[0], words[1], words[2] + " " + words[3]] }
      guard words.count == 3, words[0].uppercased() == "SELF" else { return nil }
      let parts = words[1].uppercased().split(separator: "[", maxSplits: 1)
      guard let name = parts.first, Self.comparisons.contains(String(name)) else { return nil }
      comparison = String(name)
      let flags = parts.dropFirst().first ?? ""
      options = [flags.contains("C") ? .caseInsensitive : [], flags.contains("D") ? .diacriticInsensitive : []]
      let quotes: Set<Character> = ["'", "\""]
      if words[2] == "%@", let argument = arguments.first {
        text = "\(argument)"
      } else if let first = words[2].first, quotes.contains(first), words[2].last == first, words[2].count > 1 {
        text = String(words[2].dropFirst().dropLast())
      } else {
        return nil
      }
    }

    private static let comparisons: Set = [
      "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "==", "=", "!=", "<>",
    ]

    /// Returns whether an object satisfies the predicate.
    func isSatisfied(by object: Any?) -> Bool {
      guard let object else { return isNegated }
      return holds(for: "\(object)") != isNegated
    }

    private func holds(for value: String) -> Bool {
      switch comparison {
      case "MATCHES": return matches(text, value)
      case "LIKE":
        let pattern = NSRegularExpression.escapedPattern(for: text)
        return matches(pattern.replacing("\\*", with: ".*").replacing("\\?", with: "."), value)
      case "CONTAINS": return value.range(of: text, options: options) != nil
      case "BEGINSWITH": return value.range(of: text, options: options.union(.anchored)) != nil
      case "ENDSWITH": return value.range(of: text, options: options.union([.anchored, .backwards])) != nil
      default: return (value.compare(text, options: options) == .orderedSame) != ["!=", "<>"].contains(comparison)
      }
    }

    private func matches(_ pattern: String, _ value: String) -> Bool {
      // The whole text has to match, whichever alternative of the pattern comes first.
      value.range(of: "\\A(?:\(pattern))\\z", options: options.union(.regularExpression)) != nil
    }
  }

  extension NSPredicate {
    /// Creates a predicate that compares a text, as in `SELF MATCHES %@`. Any other format ends the process.
    public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
      self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// Creates a predicate that compares a text, as in `SELF MATCHES %@`. Any other format ends the process.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      guard let format = PredicateFormat(predicateFormat, arguments ?? []) else {
        fatalError(
          "A simulation knows only predicates that compare SELF with a text, unlike \(predicateFormat): use a block")
      }
      self.init { object, _ in format.isSatisfied(by: object) }
    }
  }
#endif
