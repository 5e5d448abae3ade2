/// The id of a rule, cited by every event that the rule explains.
///
/// It is two bytes that stand for a rule of any book, because the engine and its reports know no book by name.
public struct RuleID: Hashable, Sendable {
  @usableFromInline let number: UInt16

  /// Creates the id of a rule.
  ///
  /// - Parameter rule: The rule, as a case of its book.
  @inlinable
  public init<Book: RuleBook>(_ rule: Book) {
    number = Book.shelf.number(of: rule)
  }

  /// The id that people read and type, such as `AF-GCD-3`.
  public var text: String { NumberedRule[number].rule.id }

  /// The statement behind the id, with its source.
  public var rule: Rule { NumberedRule[number].rule.rule }

  /// Returns whether the rule belongs to a book.
  @inlinable
  package func isOf<Book: RuleBook>(_ book: Book.Type) -> Bool {
    let shelf = book.shelf
    return shelf.first <= number && number - shelf.first < shelf.count
  }

  /// Returns the rule as a case of a book; nil if it belongs to another one.
  package func `as`<Book: RuleBook>(_ book: Book.Type) -> Book? {
    isOf(book) ? NumberedRule[number].rule as? Book : nil
  }
}

extension RuleID: Comparable {
  /// Returns whether the documentation lists a rule before another: by their order in a book, and across books by
  /// title.
  public static func < (left: RuleID, right: RuleID) -> Bool {
    let (leftTitle, rightTitle) = (NumberedRule[left.number].title, NumberedRule[right.number].title)
    return leftTitle == rightTitle ? left.number < right.number : leftTitle < rightTitle
  }
}

extension RuleID: CustomStringConvertible {
  /// The same as `text`.
  public var description: String { text }
}
