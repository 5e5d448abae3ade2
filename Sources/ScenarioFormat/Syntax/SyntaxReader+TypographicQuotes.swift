import SDKContract

/// The quotes of typeset text, which some editors write instead of those of JSON.
extension SyntaxReader {
  /// Double and single quotes; a text that begins with one kind ends with the same kind.
  private static let quotes = [
    ["“", "”", "„", "‟", "«", "»", "″", "〝", "〞", "＂"], ["‘", "’", "‚", "‛", "‹", "›", "′", "＇"],
  ].map { $0.map { Array($0.utf8) } }

  /// Reads text between typographic quotes, with a complaint.
  ///
  /// - Returns: The text without its quotes, and the length of the first of them; nil, with nothing read, if there is
  ///   no such text here.
  mutating func readTypographicString(_ noun: String) -> (text: Range<Int>, quote: Int)? {
    let start = position
    guard tree.bytes[start] >= 0x80,
      let kind = Self.quotes.first(where: { lengthOfQuote(at: start, $0) != nil }),
      let quote = lengthOfQuote(at: start, kind)
    else { return nil }
    let first = start + quote
    var index = first
    while index < end, tree.bytes[index] != ASCII.newline, tree.bytes[index] != ASCII.quote {
      if let closing = lengthOfQuote(at: index, kind) {
        position = index + closing
        let text = String(decoding: tree.bytes[first..<index], as: UTF8.self)
        complain(at: start, "\(noun) needs straight double quotes; write \(text.quoted)")
        return (first..<index, quote)
      }
      index += 1
    }
    return nil
  }

  private func lengthOfQuote(at offset: Int, _ kind: [[UInt8]]) -> Int? {
    kind.first { tree.bytes[offset..<min(offset + $0.count, end)].elementsEqual($0) }?.count
  }
}
