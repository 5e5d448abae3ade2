/// Finds a key by its bytes among a small number of keys.
///
/// A renamed key is also found under its former name, so that old files keep working.
struct KeyTable: Sendable {
  /// A former name of a key.
  typealias Former = (name: String, index: Int)

  private let bytes: [UInt8]
  /// The end of each name in the bytes.
  private let ends: [Int]
  /// The index of the key for each name.
  private let targets: [Int]
  /// The number of current names; former ones follow.
  private let count: Int

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - former: Former names of keys, with the index of the key.
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

  /// Returns the index of the key whose current or former name is the given part of a text.
  func index(of text: [UInt8], _ range: Range<Int>) -> Int? { position(of: text, range).map { targets[$0] } }

  /// Whether a part of a text is the former name of a key.
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
