/// Finds a key among a few by its bytes.
///
/// A key that was renamed is found under its former name as well, so that old files keep working.
struct KeyTable: Sendable {
  /// A name that a key had before.
  typealias Former = (name: String, index: Int)

  private let bytes: [UInt8]
  /// Where each name ends in the bytes.
  private let ends: [Int]
  /// The index of the key behind each name.
  private let targets: [Int]
  /// How many names are the keys of today; former ones follow.
  private let count: Int

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - former: Names that keys had before, with the index of the key.
  init(_ keys: [String], former: [Former] = []) {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for name in keys + former.map(\.name) {
      bytes.append(contentsOf: name.utf8)
      ends.append(bytes.count)
    }
    self.bytes = bytes
    self.ends = ends
    targets = Array(keys.indices) + former.map(\.index)
    count = keys.count
  }

  /// Returns the index of the key that equals a part of a text, or did so before.
  func index(of text: [UInt8], _ range: Range<Int>) -> Int? { position(of: text, range).map { targets[$0] } }

  /// Whether a part of a text is a name that its key does not have any more.
  func isFormer(_ text: [UInt8], _ range: Range<Int>) -> Bool { position(of: text, range).map { $0 >= count } ?? false }

  private func position(of text: [UInt8], _ range: Range<Int>) -> Int? {
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
