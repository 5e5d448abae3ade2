import SDKContract

/// The punctuation and digits of keyboards for Chinese, Japanese and Korean, which look like those of JSON.
extension SyntaxReader {
  private static let punctuation: Set<Unicode.Scalar> = ["{", "}", "[", "]", ":", ","]

  /// Puts the punctuation of JSON in the place of a full-width character, with a complaint.
  ///
  /// - Returns: False, with nothing changed, if there is no such character here.
  mutating func replaceFullWidthPunctuation() -> Bool {
    guard let found = wideScalar(at: position), let meant = punctuation(meantBy: found) else { return false }
    complain(at: position, "\(found.codeAndName) is no punctuation of JSON; write \(String(meant).quoted)")
    tree.replace(position..<position + found.utf8.count, with: UInt8(ascii: meant))
    return true
  }

  /// Whether a full-width character that looks like punctuation of JSON is at an offset.
  func isFullWidthPunctuation(at offset: Int) -> Bool {
    wideScalar(at: offset).flatMap(punctuation(meantBy:)) != nil
  }

  /// Returns what to write instead of a number that has full-width characters, as the end of a complaint; nil if the
  /// word is none.
  static func hint(aboutFullWidthNumber word: String) -> String? {
    var narrow = String.UnicodeScalarView()
    narrow.append(contentsOf: word.unicodeScalars.map { $0.halfWidth ?? $0 })
    let number = String(narrow)
    return number != word && Double(number) != nil ? "; write \(number)" : nil
  }

  private func punctuation(meantBy wide: Unicode.Scalar) -> Unicode.Scalar? {
    // The comma of lists in Japanese and Chinese has no half-width form that is a comma.
    let meant = wide == "\u{3001}" ? "," : wide.halfWidth
    return meant.flatMap { Self.punctuation.contains($0) ? $0 : nil }
  }

  private func wideScalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < end, tree.bytes[offset] >= 0x80 else { return nil }
    return character(at: offset).unicodeScalars.first
  }
}

extension Unicode.Scalar {
  /// The character of ASCII of which this is the full-width form; nil if it is none.
  fileprivate var halfWidth: Unicode.Scalar? {
    (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0) : nil
  }
}
