/// What is on a screen after so much has been written to it: as much of a terminal as programs of this package use.
struct TerminalGrid {
  private var columns: Int
  private var rows: Int
  private var cells: [[Character]]
  private var row = 0
  private var column = 0
  private var unread: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The lines, without blanks at their ends, and without those that are empty.
  var lines: [String] {
    cells.compactMap { cells in
      let end = cells.lastIndex { $0 != " " }
      return end.map { String(cells[...$0]) }
    }
  }

  /// Takes another size: lines are cut, not wrapped again.
  mutating func resize(columns: Int, rows: Int) {
    cells = cells.suffix(rows).map {
      Array($0.prefix(columns)) + Array(repeating: " ", count: max(0, columns - $0.count))
    }
    while cells.count < rows { cells.append(Array(repeating: " ", count: columns)) }
    (self.columns, self.rows) = (columns, rows)
    (row, column) = (min(row, rows - 1), min(column, columns - 1))
  }

  /// Writes bytes; a character or a sequence may come in parts.
  mutating func write(_ bytes: [UInt8]) {
    unread += bytes
    while let first = unread.first, let count = first == 0x1B ? sequence() : character(first) {
      unread.removeFirst(count)
    }
  }

  private mutating func character(_ first: UInt8) -> Int? {
    switch first {
    case 0x0D: column = 0
    case 0x0A: lineFeed()
    case 0x08: column = max(0, column - 1)
    case 0..<0x20: break
    default:
      let count = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      guard unread.count >= count else { return nil }
      put(Character(String(decoding: unread[..<count], as: UTF8.self)))
      return count
    }
    return 1
  }

  private mutating func put(_ character: Character) {
    // The cursor stays behind the last column until something else is written.
    if column == columns {
      column = 0
      lineFeed()
    }
    cells[row][column] = character
    column += 1
  }

  private mutating func lineFeed() {
    row += 1
    guard row == rows else { return }
    row -= 1
    cells.removeFirst()
    cells.append(Array(repeating: " ", count: columns))
  }

  /// Does what a sequence such as `ESC [ 2 J` says, and returns how long it is.
  private mutating func sequence() -> Int? {
    guard unread.count > 1 else { return nil }
    guard unread[1] == UInt8(ascii: "[") else { return 2 }
    guard let end = unread.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else { return nil }
    let argument = Int(String(decoding: unread[2..<end], as: UTF8.self))
    switch unread[end] {
    case UInt8(ascii: "H"): (row, column) = (0, 0)
    case UInt8(ascii: "J"): cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    case UInt8(ascii: "K"): for place in min(column, columns)..<columns { cells[row][place] = " " }
    case UInt8(ascii: "C"): column = min(columns - 1, column + (argument ?? 1))
    default: break
    }
    return end + 1
  }
}
