/// The result of a search for the order with a number.
package enum OrderLookup: Hashable, Sendable {
  /// The order with that number.
  case found(OrderExample)
  /// There are only this many orders.
  case fewer(UInt64)
  /// There are more orders than can be numbered.
  case tooMany
  /// It was not found within the budget, or before an interruption.
  case notFound(events: Int)
}
