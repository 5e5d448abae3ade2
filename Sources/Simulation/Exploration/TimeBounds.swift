/// What is known of the times of events: for each two, by how much one may come after the other at most.
///
/// It is a difference bound matrix, kept closed: each bound is the tightest that follows from all others (Dill 1989;
/// Berthomieu and Diaz 1991 for time Petri nets). Times are whole microseconds. Event 0 is the start of the run.
struct TimeBounds: Sendable {
  /// More than any time.
  static let none = Int64.max / 4

  /// The events, in the order in which they happened.
  private(set) var events: [Int32] = [0]
  /// Row by row: how much later the event of the row may be than that of the column.
  private var bounds: [Int64] = [0]

  /// The place of an event; nil if nothing is known of it any more.
  func place(of event: Int32) -> Int? { events.lastIndex(of: event) }

  /// How much later than a second event the first one may be.
  private func bound(_ first: Int, _ second: Int) -> Int64 { bounds[first * events.count + second] }

  /// Adds an event of whose time nothing is known.
  mutating func add(_ event: Int32) {
    let count = events.count
    var larger = [Int64](repeating: Self.none, count: (count + 1) * (count + 1))
    for row in 0..<count {
      for column in 0..<count { larger[row * (count + 1) + column] = bounds[row * count + column] }
    }
    larger[larger.count - 1] = 0
    events.append(event)
    bounds = larger
  }

  /// Whether one event can be later than another one by no more than a limit.
  func allows(_ first: Int32, after second: Int32, atMost limit: Int64) -> Bool {
    guard let first = place(of: first), let second = place(of: second) else { return true }
    return first == second ? limit >= 0 : bound(second, first) >= Self.none || bound(second, first) + limit >= 0
  }

  /// Learns that one event is later than another one by no more than a limit.
  ///
  /// - Returns: Whether there are such times.
  mutating func require(_ first: Int32, after second: Int32, atMost limit: Int64) -> Bool {
    guard let first = place(of: first), let second = place(of: second) else { return true }
    guard first != second else { return limit >= 0 }
    guard limit < bound(first, second) else { return true }
    guard bound(second, first) >= Self.none || bound(second, first) + limit >= 0 else { return false }
    let count = events.count
    for row in 0..<count {
      let toFirst = bound(row, first)
      guard toFirst < Self.none else { continue }
      for column in 0..<count {
        let fromSecond = bound(second, column)
        guard fromSecond < Self.none else { continue }
        let sum = toFirst + limit + fromSecond
        if sum < bounds[row * count + column] { bounds[row * count + column] = sum }
      }
    }
    return true
  }

  /// The earliest time of an event; of all events together, these are times that fit.
  func earliest(_ event: Int32) -> Int64 {
    guard let place = place(of: event) else { return 0 }
    return -bound(0, place)
  }

  /// Forgets all other events; what follows from them for these stays known.
  mutating func keep(where isKept: (Int32) -> Bool) {
    let places = events.indices.filter { $0 == 0 || isKept(events[$0]) }
    guard places.count < events.count else { return }
    var smaller: [Int64] = []
    smaller.reserveCapacity(places.count * places.count)
    for row in places {
      for column in places { smaller.append(bound(row, column)) }
    }
    events = places.map { events[$0] }
    bounds = smaller
  }

  /// Adds all bounds, but for those on the time since the start if that makes no difference.
  func hash(into hasher: inout Hasher, withStart: Bool) {
    let first = withStart ? 0 : 1
    hasher.combine(events.count)
    for row in first..<max(first, events.count) {
      for column in first..<events.count { hasher.combine(bound(row, column)) }
    }
  }
}
