/// A set of task numbers as ranges, which are few because the numbers of a simulation are mostly consecutive.
struct TaskNumbers {
  /// The ranges, ascending and never adjacent.
  private(set) var ranges: [ClosedRange<UInt64>] = []

  var isEmpty: Bool { ranges.isEmpty }

  /// Adds numbers in ascending order.
  mutating func insert(_ numbers: [UInt64]) {
    for number in numbers { insert(number) }
  }

  private mutating func insert(_ number: UInt64) {
    guard !contains(number) else { return }
    var position = index(behind: number)
    if position > 0, ranges[position - 1].upperBound + 1 == number {
      position -= 1
      ranges[position] = ranges[position].lowerBound...number
    } else {
      ranges.insert(number...number, at: position)
    }
    if position + 1 < ranges.count, ranges[position + 1].lowerBound == number + 1 {
      ranges[position] = ranges[position].lowerBound...ranges[position + 1].upperBound
      ranges.remove(at: position + 1)
    }
  }

  func contains(_ number: UInt64) -> Bool {
    let position = index(behind: number)
    return position > 0 && ranges[position - 1].contains(number)
  }

  /// Returns the number of ranges that begin at or before a number.
  private func index(behind number: UInt64) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
