extension OrderCount {
  /// The count for people: `6,958,010,535`, or that there are more than can be counted.
  package var grouped: String { exact?.grouped ?? description }

  /// The count with its noun, for people: `6,958,010,535 orders`.
  package var groupedOrders: String { self == 1 ? "1 order" : "\(grouped) orders" }
}
