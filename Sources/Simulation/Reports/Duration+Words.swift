extension Duration {
  /// The duration for people: below two minutes as in scenarios, such as `1.5s`; from there on by its two largest
  /// units, such as `5 min 20 s` or `4 months 1 day`. A month is a twelfth of a year of 365.2425 days.
  package var inWords: String {
    let total = microseconds.magnitude
    guard total >= 120_000_000 else { return text }
    let sign = microseconds < 0 ? "-" : ""
    var seconds = total / 1_000_000
    if seconds < 3600 {
      // Near the start of a run, fractions of a second still distinguish events.
      let rest = total % 60_000_000
      let text = rest == 0 ? "" : " \(Self.decimal(rest, unit: 1_000_000)) s"
      return "\(sign)\(seconds / 60) min\(text)"
    }
    var parts: [String] = []
    for unit in Self.units.drop(while: { $0.seconds > seconds }).prefix(3) where parts.count < 2 {
      let count = seconds / unit.seconds
      seconds -= count * unit.seconds
      if count > 0 { parts.append("\(count) \(count == 1 ? unit.one : unit.many)") }
    }
    return sign + parts.joined(separator: " ")
  }

  private static let units: [(seconds: UInt64, one: String, many: String)] = [
    (31_556_952, "year", "years"), (2_629_746, "month", "months"), (86_400, "day", "days"), (3600, "h", "h"),
    (60, "min", "min"), (1, "s", "s"),
  ]
}

extension VirtualInstant {
  /// The time since the start of a run, for people.
  package var inWords: String { VirtualInstant.zero.shownDuration(to: self).inWords }

  /// Returns the time for people; where it would read like an earlier one, by how much later it is.
  package func inWords(behind earlier: VirtualInstant?) -> String {
    guard let earlier, earlier != self, earlier.inWords == inWords else { return inWords }
    return "+" + earlier.shownDuration(to: self).inWords
  }
}
