import SDKContract

/// How the patterns of an association file are read.
struct PatternReader {
  /// A part of a pattern.
  enum Token {
    /// This character.
    case scalar(Unicode.Scalar)
    /// Any one character.
    case one
    /// Any characters.
    case any
    /// Any of several patterns.
    case either([[Token]])
  }

  /// Whether patterns and links are compared in lower case.
  var ignoresCase = false
  /// The substitution variables of the file; nil where patterns have none, as in `paths`.
  var variables: [SubstitutionVariable]?

  /// Returns a text in the form used for comparison.
  func folded(_ text: String) -> String { ignoresCase ? text.lowercased() : text }

  /// Returns the tokens of a pattern. A variable without a definition fits nothing.
  func tokens(of pattern: Substring) -> [Token] {
    guard let variables else { return tokens(ofText: pattern) }
    return SubstitutionVariable.parts(of: pattern).flatMap { part -> [Token] in
      switch part {
      case .text(let text): return tokens(ofText: text)
      case .variable(let name):
        let variable = (variables + SubstitutionVariable.predefined).first { $0.name == name }
        return [.either((variable?.values ?? []).map { tokens(ofText: Substring($0)) })]
      }
    }
  }

  private func tokens(ofText text: Substring) -> [Token] {
    folded(String(text)).unicodeScalars.map { scalar in
      switch scalar {
      case "*": .any
      case "?": .one
      default: .scalar(scalar)
      }
    }
  }
}

extension [PatternReader.Token] {
  /// Returns where matches can end that begin at any of several places.
  ///
  /// - Parameters:
  ///   - starts: Whether a match can begin at each place of the text, and at its end.
  ///   - text: The text.
  func ends(from starts: [Bool], in text: [Unicode.Scalar]) -> [Bool] {
    var places = starts
    for token in self {
      var next = [Bool](repeating: false, count: places.count)
      switch token {
      case .scalar(let scalar):
        for place in text.indices where places[place] && text[place] == scalar { next[place + 1] = true }
      case .one:
        for place in text.indices where places[place] { next[place + 1] = true }
      case .any:
        if let first = places.firstIndex(of: true) { for place in first..<next.count { next[place] = true } }
      case .either(let patterns):
        for pattern in patterns {
          for (place, ends) in pattern.ends(from: places, in: text).enumerated() where ends { next[place] = true }
        }
      }
      guard next.contains(true) else { return next }
      places = next
    }
    return places
  }
}
