/// Finds a key among a few by its bytes.
struct KeyTable: Sendable {
  private let bytes: [UInt8]
  /// Where each key ends in the bytes.
  private let ends: [Int]

  init(_ keys: [String]) {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for key in keys {
      bytes.append(contentsOf: key.utf8)
      ends.append(bytes.count)
    }
    self.bytes = bytes
    self.ends = ends
  }

  /// Returns the index of the key that equals a part of a text.
  func index(of text: [UInt8], _ range: Range<Int>) -> Int? {
    var start = 0
    for (index, end) in ends.enumerated() {
      if end - start == range.count, matches(text, range.lowerBound, start, range.count) { return index }
      start = end
    }
    return nil
  }

  private func matches(_ text: [UInt8], _ first: Int, _ start: Int, _ count: Int) -> Bool {
    for offset in 0..<count where text[first + offset] != bytes[start + offset] { return false }
    return true
  }
}
