extension Unicode.Scalar {
  /// The code and the name of a character, for complaints: `U+00A0 (no-break space)`.
  package var codeAndName: String {
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return (properties.name ?? properties.nameAlias).map { "\(code) (\($0.lowercased()))" } ?? code
  }

  /// Whether the character looks like a blank, or like nothing.
  package var looksBlank: Bool {
    properties.isWhitespace || properties.generalCategory == .format || properties.generalCategory == .control
  }
}
