/// A replacement for a part of a file, with the same number of lines.
struct SourceEdit: Equatable {
  /// The bytes to replace.
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    (self.range, self.text) = (range, text)
  }

  /// Returns an edit that replaces text with spaces, so that the rest keeps its lines and columns.
  static func blank(_ range: Range<Int>, in source: SwiftSource) -> SourceEdit {
    SourceEdit(range, String(source.text(in: range).map { $0.isNewline ? $0 : " " }))
  }

  /// Applies edits to a file.
  ///
  /// - Parameter edits: The edits, in any order; insertions precede replacements at the same position. If two overlap,
  ///   the one that starts first is applied.
  static func apply(_ edits: [SourceEdit], to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= position
    {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}
