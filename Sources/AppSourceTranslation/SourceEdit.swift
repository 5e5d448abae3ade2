/// Other text for a part of a file, with as many lines.
struct SourceEdit: Equatable {
  /// The bytes that it replaces.
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    (self.range, self.text) = (range, text)
  }

  /// Spaces in place of what stands there, so that what is left keeps its lines and columns.
  static func blank(_ range: Range<Int>, in source: SwiftSource) -> SourceEdit {
    SourceEdit(range, String(source.text(in: range).map { $0.isNewline ? $0 : " " }))
  }

  /// Applies edits to a file.
  ///
  /// - Parameter edits: In any order; what is put in comes before what is replaced at the same place. Of two that
  ///   overlap, the one that begins first counts.
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
