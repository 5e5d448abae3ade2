extension RuleID {
  /// The books of rules, in the order in which the documentation lists them.
  public static var books: [any RuleBook.Type] {
    [PlatformRule.self, AppsFlyerRule.self, AdjustRule.self, SimulationRule.self]
  }

  /// Every rule, book by book, in the order in which the documentation lists them.
  public static var allCases: [RuleID] { books.flatMap { all(in: $0) } }

  private static func all<Book: RuleBook>(in book: Book.Type) -> [RuleID] { book.allCases.map { RuleID($0) } }
}
