/// The columns of a printed trace, laid out so that lines fit into a width.
///
/// A line has one label. If the columns do not all fit side by side, they are narrowed, and a label that is wider than
/// its column extends over the empty ones to its right.
struct TraceColumns {
  /// The smallest and largest width of a column when columns are narrowed.
  private static let tight = 12...26
  /// The space between two columns.
  private static let gap = 2

  /// The lanes that have a column, in the order of the columns.
  let lanes: [Lane]
  /// The total width in terminal columns.
  let totalWidth: Int
  private let starts: [Int]

  /// Lays columns out.
  ///
  /// - Parameters:
  ///   - labels: The widths of the labels, each with its lane.
  ///   - sdks: The order of the SDKs' lanes.
  ///   - room: The available width in terminal columns.
  init(_ labels: [(lane: Lane, width: Int)], sdks: [SDKName], room: Int) {
    var widest: [Lane: Int] = [:]
    for label in labels { widest[label.lane] = max(widest[label.lane] ?? label.lane.rawValue.count, label.width) }
    let lanes = Self.order(of: labels.map(\.lane), sdks).filter { widest[$0] != nil }
    let ideal = lanes.map { widest[$0] ?? 0 }
    let widths = Self.total(ideal) <= room ? ideal : Self.movedTogether(ideal, room: room)
    starts = widths.indices.map { widths[..<$0].reduce(0) { $0 + $1 + Self.gap } }
    totalWidth = min(room, zip(starts, ideal).map { $0 + $1 }.max() ?? 0)
    self.lanes = lanes
  }

  /// Returns the lanes in order: user and system, the app, the SDKs, the servers.
  private static func order(of lanes: [Lane], _ sdks: [SDKName]) -> [Lane] {
    var order: [Lane] = [.user, .os, .app] + sdks.map(Lane.sdk)
    for case .sdk(let name) in lanes where !order.contains(.sdk(name)) { order.append(.sdk(name)) }
    return order + [.backend]
  }

  private static func total(_ widths: [Int]) -> Int { widths.reduce(0, +) + gap * max(0, widths.count - 1) }

  /// Returns narrowed widths: the widest columns shrink first, and the last column, with nothing to its right, only if
  /// the others cannot.
  private static func movedTogether(_ ideal: [Int], room: Int) -> [Int] {
    var widths = ideal.map { min($0, tight.upperBound) }
    widths[widths.count - 1] = ideal[ideal.count - 1]
    while total(widths) > room {
      let givingWay = widths.indices.dropLast().max { widths[$0] < widths[$1] }
      guard let position = givingWay, widths[position] > tight.lowerBound else { break }
      widths[position] -= 1
    }
    return widths
  }

  /// Returns a line with a label in the column of its lane.
  func line(_ label: String, in lane: Lane) -> String {
    guard let column = lanes.firstIndex(of: lane) else { return "" }
    return String(repeating: " ", count: starts[column]) + label.cut(to: totalWidth - starts[column])
  }

  /// The names of the lanes, each above its column.
  var head: String {
    var head = ""
    for (lane, start) in zip(lanes, starts) { head = head.padded(to: start) + lane.rawValue }
    return head.padded(to: totalWidth)
  }
}
