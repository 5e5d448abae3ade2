/// An expectation that does not hold in some orders.
public struct OrderFailure: Hashable, Sendable {
  /// The failure in the closest of these orders.
  public var failure: ExpectationFailure
  /// The number of explored orders in which it does not hold.
  public var count: OrderCount
  /// The one that is closest to the default order: with the fewest differences, then the lowest number.
  public var closest: OrderExample
  /// The first line of its schedule: an event that comes before another one; nil for the default order.
  package var firstDifference: Swap?
  /// Whether no line of its schedule can be dropped; false if the budget for trying that ended first.
  package var isSimplest = true
  /// Its point of no return; nil if that was not searched for.
  package var noReturn: PointOfNoReturn?

  /// The first event after which every order fails, whatever comes; nil if unknown, or if all orders fail.
  package var pointOfNoReturn: EventName? {
    if case .event(let event) = noReturn { event } else { nil }
  }

  /// An event that came before another one that is first in the default order.
  package struct Swap: Hashable, Sendable {
    /// The event that came.
    package var came: EventName
    /// The rule that allows it to come first.
    package var rule: RuleID
    /// The event that it overtook; nil if the difference is the time of the event, which changes its effects.
    package var insteadOf: EventName?

    /// Returns the lines that describe an order in which an event comes at a time that changes its effects; the lines
    /// of its schedule if this is not the difference.
    package func lines(of order: OrderExample) -> [String] {
      let lines = order.hasSchedule || insteadOf != nil ? order.schedule.lines : []
      guard order.dependsOnTimes, insteadOf == nil else { return lines }
      guard let own = order.schedule.times.first(where: { $0.event == came })?.text else {
        return ["\(came.text) came later, at a time at which it does something else"] + lines
      }
      return ["\(own), a time at which it does something else"] + lines.filter { $0 != own }
    }
  }
}
