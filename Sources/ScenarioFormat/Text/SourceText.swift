/// The bytes of a file, and the offsets at which its lines begin.
///
/// Lines and columns are computed only on demand. A column is a Unicode scalar, as in most editors, and a tab is one
/// column.
struct SourceText: Sendable {
  let bytes: [UInt8]
  /// The offset of the first byte after a byte-order mark.
  let firstByte: Int
  /// The offset of the first invalid UTF-8 byte in each line that has one.
  let invalidBytes: [Int]
  private let lineStarts: [Int]
  /// The number of UTF-8 continuation bytes before each block; empty if all bytes are ASCII.
  private let continuationsBeforeBlock: [Int]

  private static let blockSize = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    firstByte = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [firstByte]
    var invalid: [Int] = []
    var isASCII = true
    var index = firstByte
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      // Nearly all bytes are these; the others begin a character outside ASCII, or may end a line.
      if byte > ASCII.return, byte < 0x80 {
        index += 1
        continue
      }
      guard byte < 0x80 else {
        isASCII = false
        let length = bytes.lengthOfCharacter(at: index)
        if length == 0, invalid.last.map({ $0 < starts[starts.count - 1] }) ?? true { invalid.append(index) }
        index += max(length, 1)
        continue
      }
      index += 1
      if byte == ASCII.newline || (byte == ASCII.return && !(index < count && bytes[index] == ASCII.newline)) {
        starts.append(index)
      }
    }
    lineStarts = starts
    invalidBytes = invalid
    continuationsBeforeBlock = isASCII ? [] : Self.countContinuations(bytes)
  }

  private static func countContinuations(_ bytes: [UInt8]) -> [Int] {
    var counts: [Int] = []
    counts.reserveCapacity(bytes.count / blockSize + 1)
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if index.isMultiple(of: blockSize) { counts.append(count) }
      if byte & 0xC0 == 0x80 { count += 1 }
    }
    return counts
  }

  /// Returns the line and column of a byte.
  ///
  /// Offsets behind the text, such as that of a key that a variant implies, map to its end.
  func location(of offset: Int) -> SourceLocation {
    let offset = min(offset, bytes.count)
    let line = lineIndex(of: offset)
    let start = lineStarts[line]
    let width = offset - start - (continuations(before: offset) - continuations(before: start))
    return SourceLocation(line: line + 1, column: width + 1)
  }

  /// Returns the index of the line that contains a byte.
  func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns a line, counted from 1, without its line break; nil if there is no such line.
  func line(_ number: Int) -> String? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == ASCII.newline || bytes[end - 1] == ASCII.return { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func continuations(before offset: Int) -> Int {
    guard !continuationsBeforeBlock.isEmpty else { return 0 }
    let block = min(offset / Self.blockSize, continuationsBeforeBlock.count - 1)
    var count = continuationsBeforeBlock[block]
    for index in (block * Self.blockSize)..<max(offset, block * Self.blockSize)
    where bytes[index] & 0xC0 == 0x80 {
      count += 1
    }
    return count
  }
}
