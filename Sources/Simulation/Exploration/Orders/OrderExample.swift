/// An order, by all of its names.
public struct OrderExample: Hashable, Sendable {
  /// The number among all legal orders, from 1, sorted by their choices; nil if not all orders are known.
  public var number: UInt64?
  /// The number of its decisions that differ from the default order.
  package var differences: Int
  /// The position chosen at each decision, without the default ones at the end.
  package var choices: [Int]
  /// The order as a schedule of event names.
  public var schedule: Schedule
  /// Whether an event comes later than it could because its effects differ then.
  package var dependsOnTimes = false

  /// Whether the schedule leads to the order, and not the number alone.
  package var hasSchedule: Bool { !dependsOnTimes || !schedule.times.isEmpty }
}
