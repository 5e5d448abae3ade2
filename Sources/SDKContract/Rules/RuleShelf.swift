import Synchronization

/// The place of a book's rules among those of all books, which lets a `RuleID` be two bytes.
///
/// A book takes its numbers when it is first cited. They differ from one process to the next, so nothing is ordered or
/// printed by them: within a book they follow the order of its rules, and between books the title decides.
public struct RuleShelf: Sendable {
  /// What the book is about, as the documentation heads it.
  package let title: String
  @usableFromInline let first: UInt16
  @usableFromInline let count: UInt16
  /// The position of a rule in its book, by the bytes of its value.
  @usableFromInline let positions: [UInt16]

  /// Gives numbers to the rules of a book, which keeps those that it has been given before.
  public init<Book: RuleBook>(_ book: Book.Type, title: String) {
    if let known = shelves.withLock({ $0[ObjectIdentifier(book)] }) {
      self = known
      return
    }
    let rules = Array(Book.allCases)
    var positions: [UInt16] = []
    for (position, rule) in rules.enumerated() {
      guard let bytes = Self.bytes(of: rule) else { break }
      if bytes >= positions.count { positions += Array(repeating: 0, count: bytes + 1 - positions.count) }
      positions[bytes] = UInt16(position)
    }
    let count = UInt16(rules.count)
    self = shelves.withLock { shelves in
      // Another thread may have been faster.
      if let known = shelves[ObjectIdentifier(book)] { return known }
      let first = numberedRules.withLock { numbered in
        defer { numbered += rules.map { NumberedRule(rule: $0, title: title) } }
        return UInt16(numbered.count)
      }
      let shelf = RuleShelf(title: title, first: first, count: count, positions: positions)
      shelves[ObjectIdentifier(book)] = shelf
      return shelf
    }
  }

  private init(title: String, first: UInt16, count: UInt16, positions: [UInt16]) {
    (self.title, self.first, self.count, self.positions) = (title, first, count, positions)
  }

  @inlinable
  func number<Book: RuleBook>(of rule: Book) -> UInt16 {
    if let bytes = Self.bytes(of: rule) { return first + positions[bytes] }
    var position: UInt16 = 0
    for other in Book.allCases {
      if other == rule { break }
      position += 1
    }
    return first + position
  }

  /// The bytes of a rule as a number; nil for a book whose values are larger than two bytes.
  @inlinable
  static func bytes<Book: RuleBook>(of rule: Book) -> Int? {
    guard MemoryLayout<Book>.size <= 2 else { return nil }
    // Sound, as the bytes are only read, and only within the value. An enumeration of so many bytes, with no payload
    // but smaller ones of this kind, is plain data without padding, so equal values have equal bytes.
    return withUnsafeBytes(of: rule) { bytes in
      var number = 0
      for byte in bytes.reversed() { number = number << 8 | Int(byte) }
      return number
    }
  }
}

/// A rule as its number finds it.
struct NumberedRule: Sendable {
  let rule: any RuleBook
  let title: String

  static subscript(_ number: UInt16) -> NumberedRule {
    numberedRules.withLock { $0[Int(number)] }
  }
}

// The shelf of each book, which may ask for it again each time that a rule is cited.
private let shelves = Mutex<[ObjectIdentifier: RuleShelf]>([:])

// Each book adds its rules once, and nothing is ever changed or taken away.
private let numberedRules = Mutex<[NumberedRule]>([])
