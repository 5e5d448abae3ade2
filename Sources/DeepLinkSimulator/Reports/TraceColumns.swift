/// Where the columns of a printed trace begin, so that a line stays within a width.
struct TraceColumns {
  /// How much room a column keeps, however many others there are.
  private static let narrowest = 12
  /// Between two columns.
  static let gap = 2

  /// The lanes that have a column, in the order of the columns.
  let lanes: [Lane]
  /// How far each column's text may go before the next column begins.
  private(set) var widths: [Int]

  /// Lays columns out.
  ///
  /// Columns that are too wide for the line give way, the widest ones first, and the last one last: a line has one
  /// label, so that a label which does not fit goes on over the empty columns to its right.
  ///
  /// - Parameters:
  ///   - labels: The labels, each with its lane.
  ///   - room: How many columns of a terminal there are for all of them.
  init(_ labels: [(lane: Lane, width: Int)], room: Int) {
    var widest: [Lane: Int] = [:]
    for label in labels { widest[label.lane] = max(widest[label.lane] ?? 0, label.width) }
    lanes = Lane.allCases.filter { widest[$0] != nil }
    widths = lanes.map { max($0.rawValue.count, widest[$0] ?? 0) }
    guard !lanes.isEmpty else { return }
    let gaps = Self.gap * (lanes.count - 1)
    while let surplus = Optional(widths.reduce(gaps, +) - room), surplus > 0 {
      let givingWay = lanes.count > 1 ? widths.indices.dropLast() : widths.indices
      guard let position = givingWay.max(by: { widths[$0] < widths[$1] }), widths[position] > Self.narrowest else {
        widths[widths.count - 1] = max(Self.narrowest, widths[widths.count - 1] - surplus)
        return
      }
      widths[position] -= 1
    }
  }

  /// How many columns of a terminal all of them take together.
  var totalWidth: Int { widths.reduce(0, +) + Self.gap * max(0, widths.count - 1) }

  /// Puts a label into the column of its lane.
  func line(_ label: String, in lane: Lane) -> String {
    guard let column = lanes.firstIndex(of: lane) else { return "" }
    let indent = widths[..<column].reduce(0) { $0 + $1 + Self.gap }
    return String(repeating: " ", count: indent) + label.cut(to: totalWidth - indent)
  }

  /// The names of the lanes, each above its column.
  var head: String {
    zip(lanes, widths).map { $0.rawValue.padded(to: $1) }.joined(separator: String(repeating: " ", count: Self.gap))
  }
}
