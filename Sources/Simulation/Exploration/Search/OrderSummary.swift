/// The result of all orders that continue from a state, as far as orders that lead to the state need it.
struct OrderSummary {
  /// The orders with the same end.
  struct End {
    /// The end, as a number of `OrderEnds`.
    let id: Int
    var count: OrderCount
    /// The smallest number of differences from the default order that such an order has from here on.
    var differences: Int
    /// The number, from 0 among all orders from here on, of the first one with so few differences.
    var closest: OrderCount
    /// Its decisions, if orders were not merged.
    var choices: [Int]?
  }

  /// The number of orders.
  private(set) var count: OrderCount
  private(set) var ends: [End]

  /// Creates a summary of no orders.
  init() {
    count = 0
    ends = []
  }

  /// Creates a summary of a single order, which has ended.
  init(end: Int) {
    count = 1
    ends = [End(id: end, count: 1, differences: 0, closest: 0)]
  }

  /// Adds an order, which has ended.
  mutating func add(end id: Int, differences: Int, choices: [Int]) {
    if let index = ends.firstIndex(where: { $0.id == id }) {
      ends[index].count += 1
      if differences < ends[index].differences {
        ends[index].differences = differences
        ends[index].closest = count
        ends[index].choices = choices
      }
    } else {
      ends.append(End(id: id, count: 1, differences: differences, closest: count, choices: choices))
    }
    count += 1
  }

  /// Adds the orders that follow the next position of a decision.
  ///
  /// - Parameter differences: The number of differences of that position from the default one.
  mutating func add(_ other: OrderSummary, differences: Int) {
    for end in other.ends {
      let closest = count + end.closest
      let total = end.differences + differences
      guard let index = ends.firstIndex(where: { $0.id == end.id }) else {
        ends.append(End(id: end.id, count: end.count, differences: total, closest: closest))
        continue
      }
      // Existing orders have lower numbers, so among equally close ones they stay.
      if total < ends[index].differences {
        ends[index].differences = total
        ends[index].closest = closest
      }
      ends[index].count += end.count
    }
    count += other.count
  }
}
