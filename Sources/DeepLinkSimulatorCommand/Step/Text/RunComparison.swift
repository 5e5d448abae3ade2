import DeepLinkSimulator

/// Compares two runs: the differences between their common events, and where the runs diverge.
struct RunComparison {
  /// The maximum number of rows in a list.
  private static let most = 12

  private let left: [TraceEvent]
  private let right: [TraceEvent]
  private let titles: (String, String)
  private let width: Int
  /// The number of events with which both runs start, ignoring times and arguments.
  let common: Int

  init(_ left: [TraceEvent], _ right: [TraceEvent], titles: (String, String), width: Int) {
    (self.left, self.right, self.titles, self.width) = (left, right, titles, width)
    common = zip(left, right).prefix { $0.label == $1.label }.count
  }

  /// The lines; nil if the runs are the same.
  var lines: [String]? {
    let differences = differences
    guard common < max(left.count, right.count) else {
      guard !differences.isEmpty else { return nil }
      return ["\(titles.0) and \(titles.1) have the same events, but with differences:"] + differences
    }
    let head =
      differences.isEmpty
      ? ["the same up to #\(common); then"]
      : ["the same events up to #\(common), but with differences:"] + differences + ["then"]
    return (head + parting).map(\.withoutTrailingSpaces)
  }

  /// The differences between the common events: their times and their arguments.
  var differences: [String] {
    var lines: [String] = []
    for (one, other) in zip(left.prefix(common), right) {
      let head = "#\(one.index)".leftPadded(to: 5) + " \(one.label): "
      if one.time != other.time { lines.append(head + "\(one.time.inWords) against \(other.time.inWords)") }
      let (carried, others) = (one.occurrence.payload, other.occurrence.payload)
      guard carried != others else { continue }
      var keys = carried?.entries.map(\.key) ?? []
      keys += (others?.entries.map(\.key) ?? []).filter { !keys.contains($0) }
      for key in keys where carried?[key] != others?[key] {
        let values = [carried, others].map { $0?[key]?.json ?? StateFacts.nothing }
        lines.append(head + "\(key) \(values[0]) against \(values[1])")
      }
    }
    return Self.shortened(lines.map { $0.printable.cut(to: width) })
  }

  /// The two runs side by side, from where they diverge.
  private var parting: [String] {
    let room = max(20, (width - 8) / 2)
    let rows = (common..<max(left.count, right.count)).map { index in
      let texts = [left, right].map { $0.indices.contains(index) ? $0[index].label.printable.cut(to: room) : "" }
      return "#\(index + 1)".leftPadded(to: 5) + " " + texts[0].padded(to: room) + "  " + texts[1]
    }
    return ["      " + titles.0.padded(to: room) + "  " + titles.1] + Self.shortened(rows)
  }

  private static func shortened(_ lines: [String]) -> [String] {
    guard lines.count > most else { return lines }
    return lines.prefix(most) + ["      … \(lines.count - most) more"]
  }
}
