/// One order, in every way in which it can be named.
public struct OrderExample: Hashable, Sendable {
  /// Its number among all legal orders, from 1, by the positions chosen; nil if not all are known.
  public var number: UInt64?
  /// How many of its decisions are not those of the default order.
  package var differences: Int
  /// The position chosen at each decision, without the default ones at the end.
  package var choices: [Int]
  /// The order by event names.
  public var schedule: Schedule
  /// Whether an event of it comes at a later time than it could because of what it does then, which its number says and
  /// its schedule does not.
  package var dependsOnTimes = false
}
