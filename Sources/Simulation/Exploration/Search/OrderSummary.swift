/// The result of all orders that go on from one state, as far as it must be known to those who lead to the state.
struct OrderSummary {
  /// The orders that end alike.
  struct End {
    /// Which end it is: a number of `OrderEnds`.
    let id: Int
    var count: OrderCount
    /// The fewest differences from the default order that such an order has from here on.
    var differences: Int
    /// The number from 0, among all orders from here on, of the first one with so few.
    var closest: OrderCount
    /// Its decisions, if the orders were gone through one by one.
    var choices: [Int]?
  }

  /// How many orders there are.
  private(set) var count: OrderCount
  private(set) var ends: [End]

  /// No orders.
  init() {
    count = 0
    ends = []
  }

  /// A single order, which has ended.
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

  /// Adds the orders behind the next position of a decision.
  ///
  /// - Parameter differences: How many differences it makes to get there.
  mutating func add(_ other: OrderSummary, differences: Int) {
    for end in other.ends {
      let closest = count + end.closest
      let total = end.differences + differences
      guard let index = ends.firstIndex(where: { $0.id == end.id }) else {
        ends.append(End(id: end.id, count: end.count, differences: total, closest: closest))
        continue
      }
      // What was there before has lower numbers, so that of equally close orders it stays.
      if total < ends[index].differences {
        ends[index].differences = total
        ends[index].closest = closest
      }
      ends[index].count += end.count
    }
    count += other.count
  }
}
