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

  /// Returns the number with the word for what is counted, as people read it: `1 line`, `20,000 lines`.
  ///
  /// - Parameter noun: The word for one, whose plural ends in `s`.
  package func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

  /// Returns how many of some things something holds for: `1 of 3 rules`, `0 of 1 rule`.
  ///
  /// - Parameters:
  ///   - total: The number of all things.
  ///   - noun: The word for one, whose plural ends in `s`.
  package func counted(of total: Self, _ noun: String) -> String { "\(grouped) of \(total.counted(noun))" }

  /// The number of events, as people read it: `20,000 events`.
  package var groupedEvents: String { counted("event") }
}
