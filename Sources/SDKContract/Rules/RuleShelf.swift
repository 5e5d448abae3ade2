import Synchronization

/// The place of a book's rules among those of all books, which lets a `RuleID` be two bytes.
///
/// A book gets its numbers when it is first cited. They differ between processes, so nothing is printed by them. Within
/// a book they follow the order of its rules; books are ordered by title.
public struct RuleShelf: Sendable {
  /// The title of the book in the documentation.
  package let title: String
  @usableFromInline let first: UInt16
  @usableFromInline let count: UInt16
  /// The positions of rules in the book, indexed by the bytes of a rule's value.
  @usableFromInline let positions: [UInt16]

  /// Assigns numbers to the rules of a book, or returns those assigned before.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - title: Its title in the documentation.
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
      // Another thread may have assigned them in the meantime.
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

  /// Returns the bytes of a rule as a number; nil for a book whose values are larger than two bytes.
  @inlinable
  static func bytes<Book: RuleBook>(of rule: Book) -> Int? {
    guard MemoryLayout<Book>.size <= 2 else { return nil }
    // Sound because the bytes are only read, within the value. An enumeration of this size, whose only payloads are
    // smaller enumerations of the same kind, is trivial data without padding, so equal values have equal bytes.
    return withUnsafeBytes(of: rule) { bytes in
      var number = 0
      for byte in bytes.reversed() { number = number << 8 | Int(byte) }
      return number
    }
  }
}

/// A rule, as found by its number.
struct NumberedRule: Sendable {
  let rule: any RuleBook
  let title: String

  static subscript(_ number: UInt16) -> NumberedRule {
    numberedRules.withLock { $0[Int(number)] }
  }
}

// The shelf of each book; a book may ask for it each time that a rule is cited.
private let shelves = Mutex<[ObjectIdentifier: RuleShelf]>([:])

// Append-only: each book adds its rules once, and they are never changed or removed.
private let numberedRules = Mutex<[NumberedRule]>([])
