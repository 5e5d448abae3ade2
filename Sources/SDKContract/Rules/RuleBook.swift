/// A numbered set of rules about one party: iOS, an SDK, or the simulator.
///
/// A book is an enumeration whose raw values are the ids that people see, so that code can cite only rules
/// that exist, and whose exhaustive `rule` keeps every id documented.
public protocol RuleBook: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The statement behind the id, with its source.
  var rule: Rule { get }
}
