extension BinaryInteger {
  /// The number with a comma before each group of three digits, in every locale.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }

  /// The number with the word for what is counted, as people read it: `20,000 events`.
  package var groupedEvents: String { self == 1 ? "1 event" : "\(grouped) events" }
}

extension OrderCount {
  /// The count for people: `6,958,010,535`, or that there are more than can be counted.
  package var grouped: String { exact?.grouped ?? description }

  /// The count with its noun, for people: `6,958,010,535 orders`.
  package var groupedOrders: String { self == 1 ? "1 order" : "\(grouped) orders" }
}
