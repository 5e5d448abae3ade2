/// The rules about one party: iOS, an SDK, or the simulator.
///
/// A book is an enumeration, so that code can cite only rules that exist. A small book is itself a `RuleGroup`; a large
/// one has a case for each of its groups, which are in separate files.
public protocol RuleBook: CaseIterable, Hashable, Sendable {
  /// The place of the book's rules among those of all books: `RuleShelf(Self.self, title: …)`.
  static var shelf: RuleShelf { get }
  /// The rule as a member of its group.
  var inGroup: any RuleGroup { get }
}

extension RuleBook {
  /// The id that people read and type, such as `AF-GCD-3`.
  public var id: String { inGroup.rawValue }

  /// The statement behind the id, with its source.
  public var rule: Rule { inGroup.rule }
}

extension RuleBook where Self: RuleGroup {
  /// The rule itself, in a book that is one group.
  public var inGroup: any RuleGroup { self }
}

/// A numbered list of rules about one subject.
///
/// The raw values are the ids that people see; the exhaustive switch in `rule` ensures that each is documented.
public protocol RuleGroup: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The statement behind the id, with its source.
  var rule: Rule { get }
}
