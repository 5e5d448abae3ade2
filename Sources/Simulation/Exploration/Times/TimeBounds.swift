/// The bounds on the times of events: for each pair, how much later than the second the first may come.
///
/// It is a closed difference bound matrix: each bound is the tightest that follows from all others (Dill 1989;
/// Berthomieu and Diaz 1991 for time Petri nets). Times are whole microseconds. Event 0 is the start of the run.
struct TimeBounds: Sendable {
  /// More than any time.
  static let none = Int64.max / 4

  /// The events, in the order in which they happened.
  private(set) var events: [Int32] = [0]
  /// How much later one event may be than another: for each event, its bounds against those before it and itself, and
  /// then theirs against it, so that a new event is appended at the end.
  private var bounds: [Int64] = [0]

  /// The requirements on the time of the next event.
  struct Limits {
    /// The places of events, and how much later than the next one they may be.
    fileprivate var lower: [(place: Int, limit: Int64)] = []
    /// The places of events, and how much later the next one may be.
    fileprivate var upper: [(place: Int, limit: Int64)] = []
  }

  /// Returns the place of an event; nil if nothing is known about it any more.
  func place(of event: Int32) -> Int? {
    // Numbers rise by at least one from place to place.
    var place = min(Int(event), events.count - 1)
    while place > 0, events[place] > event { place -= 1 }
    return place >= 0 && events[place] == event ? place : nil
  }

  private func index(_ first: Int, _ second: Int) -> Int {
    first >= second ? first * first + second : second * second + second + 1 + first
  }

  /// Returns how much later than the second event the first one may be.
  private func bound(_ first: Int, _ second: Int) -> Int64 { bounds[index(first, second)] }

  // MARK: The next event

  /// Requires that an event is later than the next one by no more than a limit.
  func require(_ event: Int32, afterNextAtMost limit: Int64, in limits: inout Limits) {
    if limit < Self.none, let place = place(of: event) { limits.lower.append((place, limit)) }
  }

  /// Requires that the next event is later than another one by no more than a limit.
  func requireNext(after event: Int32, atMost limit: Int64, in limits: inout Limits) {
    if limit < Self.none, let place = place(of: event) { limits.upper.append((place, limit)) }
  }

  /// Returns whether there is a possible time for the next event.
  ///
  /// As the bounds are closed, it suffices to check each pair of limits: no time is possible only if there is a
  /// negative cycle of differences, and a shortest one passes through the next event once.
  func allows(_ limits: Limits) -> Bool {
    for (first, earlier) in limits.lower {
      for (second, later) in limits.upper {
        let back = bound(second, first)
        if back < Self.none, back + earlier + later < 0 { return false }
      }
    }
    return true
  }

  /// Returns whether one event can be later than another one by no more than a limit, given the limits of the next
  /// event.
  func allows(_ first: Int32, after second: Int32, atMost limit: Int64, with limits: Limits) -> Bool {
    guard allows(first, after: second, atMost: limit) else { return false }
    guard let first = place(of: first), let second = place(of: second), first != second else { return true }
    let (toNext, fromNext) = (bound(second, toNext: limits), bound(nextTo: first, limits))
    return toNext >= Self.none || fromNext >= Self.none || toNext + fromNext + limit >= 0
  }

  /// Adds an event, for which a time must be possible.
  mutating func add(_ event: Int32, _ limits: Limits) {
    for (first, earlier) in limits.lower {
      for (second, later) in limits.upper where first != second { learn(first, second, earlier + later) }
    }
    let places = events.indices
    let row = places.map { bound(nextTo: $0, limits) }
    let column = places.map { bound($0, toNext: limits) }
    bounds += row
    bounds.append(0)
    bounds += column
    events.append(event)
  }

  /// Returns how much later than the next event another one may be.
  private func bound(_ place: Int, toNext limits: Limits) -> Int64 {
    var least = Self.none
    for (first, limit) in limits.lower {
      let known = bound(place, first)
      if known < Self.none { least = min(least, known + limit) }
    }
    return least
  }

  /// Returns how much later than another event the next one may be.
  private func bound(nextTo place: Int, _ limits: Limits) -> Int64 {
    var least = Self.none
    for (second, limit) in limits.upper {
      let known = bound(second, place)
      if known < Self.none { least = min(least, known + limit) }
    }
    return least
  }

  // MARK: Events that are known

  /// Returns whether one event can be later than another one by no more than a limit.
  func allows(_ first: Int32, after second: Int32, atMost limit: Int64) -> Bool {
    guard let first = place(of: first), let second = place(of: second) else { return true }
    let back = bound(second, first)
    return back >= Self.none || back + limit >= 0
  }

  /// Adds the bound that one event is later than another one by no more than a limit.
  ///
  /// - Returns: Whether such times are possible.
  mutating func require(_ first: Int32, after second: Int32, atMost limit: Int64) -> Bool {
    guard allows(first, after: second, atMost: limit) else { return false }
    if let first = place(of: first), let second = place(of: second), first != second { learn(first, second, limit) }
    return true
  }

  /// Propagates a bound that is possible.
  private mutating func learn(_ first: Int, _ second: Int, _ limit: Int64) {
    guard limit < bound(first, second) else { return }
    // Only columns that the bound tightens in its own row can become tighter in any row.
    let columns = events.indices.compactMap { column -> (place: Int, rest: Int64)? in
      let rest = bound(second, column)
      return rest < Self.none && limit + rest < bound(first, column) ? (column, rest) : nil
    }
    for row in events.indices {
      let toFirst = bound(row, first)
      guard toFirst < Self.none, toFirst + limit < bound(row, second) else { continue }
      for (column, rest) in columns {
        let index = index(row, column)
        bounds[index] = min(bounds[index], toFirst + limit + rest)
      }
    }
  }

  /// Returns the earliest time of an event; the earliest times of all events are consistent.
  func earliest(_ event: Int32) -> Int64 {
    guard let place = place(of: event) else { return 0 }
    return -bound(0, place)
  }

  /// Keeps only some events; what the others imply for these is preserved.
  mutating func keep(where isKept: (Int32) -> Bool) {
    let places = events.indices.filter { $0 == 0 || isKept(events[$0]) }
    guard places.count < events.count else { return }
    var smaller: [Int64] = []
    smaller.reserveCapacity(places.count * places.count)
    for (number, place) in places.enumerated() {
      for other in places[...number] { smaller.append(bound(place, other)) }
      for other in places[..<number] { smaller.append(bound(other, place)) }
    }
    events = places.map { events[$0] }
    bounds = smaller
  }

  /// Hashes all bounds, except those on the time since the start unless that matters.
  func hash(into hasher: inout Hasher, withStart: Bool) {
    let first = withStart ? 0 : 1
    hasher.combine(events.count)
    for row in first..<max(first, events.count) {
      for column in first..<events.count { hasher.combine(bound(row, column)) }
    }
  }
}
