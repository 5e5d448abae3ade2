/// An expectation that some orders do not meet.
public struct OrderFailure: Hashable, Sendable {
  /// What is not met, as the closest of these orders shows it.
  public var failure: ExpectationFailure
  /// How many of the explored orders do not meet it.
  public var count: OrderCount
  /// The one of them that is closest to the default order: fewest differences, then the lowest number.
  public var closest: OrderExample
  /// What its schedule says first: the event that comes before another one, and that one; nil for the default order.
  package var firstDifference: Swap?
  /// Whether nothing can be left out of its schedule; false if the budget for trying that came to its end.
  package var isSimplest = true
  /// Where it is lost; nil if that was not looked for.
  package var noReturn: PointOfNoReturn?

  /// The first event of it after which every order fails, whatever comes; nil if that is not known, or if all orders
  /// fail.
  package var pointOfNoReturn: EventName? {
    if case .event(let event) = noReturn { event } else { nil }
  }

  /// An event that came before another one, which the default order has first.
  package struct Swap: Hashable, Sendable {
    /// The event that came.
    package var came: EventName
    /// The rule that put it there.
    package var rule: RuleID
    /// The event that waits for it; nil if the event comes at a time at which it does something else.
    package var insteadOf: EventName?
  }
}
