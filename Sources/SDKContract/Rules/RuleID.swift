/// The id of a rule, cited by every event that the rule explains.
///
/// Two bytes that stand for a rule of any book: the engine and its reports know no book by name.
public struct RuleID: Hashable, Sendable {
  @usableFromInline let number: UInt16

  /// The id of a rule of a book.
  @inlinable
  public init<Book: RuleBook>(_ rule: Book) {
    number = Book.shelf.number(of: rule)
  }

  /// The id as people read and type it, such as `AF-GCD-3`.
  public var text: String { NumberedRule[number].rule.id }

  /// The statement behind the id, with its source.
  public var rule: Rule { NumberedRule[number].rule.rule }

  /// Whether the rule is of a certain book.
  @inlinable
  public func isOf<Book: RuleBook>(_ book: Book.Type) -> Bool {
    let shelf = book.shelf
    return shelf.first <= number && number - shelf.first < shelf.count
  }

  /// Returns the rule if it is of a certain book.
  package func `as`<Book: RuleBook>(_ book: Book.Type) -> Book? {
    isOf(book) ? NumberedRule[number].rule as? Book : nil
  }
}

extension RuleID: Comparable {
  /// Whether the documentation lists a rule before another of its book; rules of different books go by its title.
  public static func < (left: RuleID, right: RuleID) -> Bool {
    let (leftTitle, rightTitle) = (NumberedRule[left.number].title, NumberedRule[right.number].title)
    return leftTitle == rightTitle ? left.number < right.number : leftTitle < rightTitle
  }
}

extension RuleID: CustomStringConvertible {
  /// The same as `text`.
  public var description: String { text }
}
