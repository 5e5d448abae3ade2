extension OrderSearch {
  /// Returns the decisions of the order with a number, from 0; nil if there are not that many orders.
  ///
  /// - Parameters:
  ///   - number: The number, among the orders that begin with `prefix`.
  ///   - prefix: The first decisions.
  ///   - maximum: The largest allowed number of differences after them.
  func choices(
    ofNumber number: UInt64, behind prefix: [Int] = [], differences maximum: Int
  ) throws(Exhausted) -> [Int]? {
    try withEnoughTimes { () throws(Exhausted) in
      try findChoices(ofNumber: number, behind: prefix, differences: maximum)
    }
  }

  private func findChoices(
    ofNumber number: UInt64, behind prefix: [Int], differences maximum: Int
  ) throws(Exhausted) -> [Int]? {
    var number = number
    var remaining = maximum
    walk.begin(prefix)
    while true {
      let count = walk.runToDecision()
      guard count > 0 else { return number == 0 ? walk.choices : nil }
      let point = walk.keep(count)
      var found = false
      for position in 0..<(remaining > 0 ? count : 1) where !found {
        let difference = position > 0 ? 1 : 0
        let left = remaining == .max ? .max : remaining - difference
        walk.comeBack(to: point)
        walk.choose(position, at: point)
        let behind = try summary(remaining: left).count
        if let exact = behind.exact, number >= exact {
          number -= exact
          continue
        }
        walk.comeBack(to: point)
        walk.choose(position, at: point)
        remaining = left
        found = true
      }
      walk.forget(point)
      if !found { return nil }
    }
  }

  /// Returns the number, from 0, of the order with the given decisions; nil if it has more differences than allowed.
  ///
  /// - Parameters:
  ///   - choices: All decisions from the start.
  ///   - prefix: The number of decisions that all counted orders share.
  ///   - maximum: The largest allowed number of differences after them.
  func number(of choices: [Int], behind prefix: Int = 0, differences maximum: Int) throws(Exhausted) -> OrderCount? {
    try withEnoughTimes { () throws(Exhausted) in
      try findNumber(of: choices, behind: prefix, differences: maximum)
    }
  }

  private func findNumber(
    of choices: [Int], behind prefix: Int, differences maximum: Int
  ) throws(Exhausted) -> OrderCount? {
    var number: OrderCount = 0
    var remaining = maximum
    var rest = choices.dropFirst(prefix)
    walk.begin(Array(choices.prefix(prefix)))
    while let choice = rest.popFirst() {
      let count = walk.runToDecision()
      guard choice < count, choice == 0 || remaining > 0 else { return nil }
      let point = walk.keep(count)
      for position in 0..<choice {
        walk.comeBack(to: point)
        walk.choose(position, at: point)
        let difference = position > 0 ? 1 : 0
        number += try summary(remaining: remaining == .max ? .max : remaining - difference).count
      }
      walk.comeBack(to: point)
      walk.choose(choice, at: point)
      walk.forget(point)
      if choice > 0, remaining != .max { remaining -= 1 }
    }
    return number
  }
}
