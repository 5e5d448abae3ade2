/// A follower of a schedule, which makes the decisions of a run: the default order, except for events that wait for
/// others.
struct ScheduleFollower: Sendable {
  private let orders: [OrderingConstraint]
  /// The lines, by the event that waits.
  private let waits: [EventName: [Int]]
  private let times: [EventName: TimeConstraint]
  /// Whether the clock leaves latencies out, so that times only say which event comes first.
  private let ignoresLatencies: Bool
  private var isKept: [Bool]
  private(set) var names = ScheduleNames()
  /// Whether a line that cannot be followed stops the run.
  private var isBinding = true
  /// The line that could not be followed.
  private(set) var misfit: ScheduleMisfit?
  /// The largest number of events that a complaint names.
  private static let longestList = 6

  init(_ schedule: Schedule = Schedule(), ignoresLatencies: Bool = false) {
    self.ignoresLatencies = ignoresLatencies
    let orders = schedule.orders
    self.orders = orders
    times = Dictionary(schedule.times.map { ($0.event, $0) }, uniquingKeysWith: { first, _ in first })
    isKept = [Bool](repeating: false, count: orders.count)
    waits = Dictionary(grouping: orders.indices) { orders[$0].second }
  }

  /// Makes the lines apply only as far as they fit from here on.
  mutating func release() { isBinding = false }

  /// Names the new events in the queue.
  mutating func see(_ queue: EventQueue, label: (PendingEvent) -> String) {
    names.see(queue, label: label)
  }

  /// Whether the schedule gives some event a time that counts.
  var givesTimes: Bool { !times.isEmpty && !ignoresLatencies }

  /// Returns the time of an event that comes later than it could; nil for any other event.
  func time(of event: PendingEvent) -> VirtualInstant? { ignoresLatencies ? nil : constraint(on: event)?.time }

  private func constraint(on event: PendingEvent) -> TimeConstraint? {
    times.isEmpty ? nil : names[event].flatMap { times[$0] }
  }

  /// Returns the positions of events in the order in which they come: that of their times, if a schedule has any.
  ///
  /// - Parameter events: The events that could come next, in their default order.
  func order(of events: [PendingEvent]) -> [Int] {
    guard !times.isEmpty else { return Array(events.indices) }
    let dues = events.map { event in
      max(event.due.microseconds, constraint(on: event)?.microseconds ?? 0)
    }
    return events.indices.sorted {
      (dues[$0], events[$0].submission) < (dues[$1], events[$1].submission)
    }
  }

  /// Records that an event happens.
  mutating func happened(_ event: PendingEvent) {
    if !orders.isEmpty, let name = names[event] {
      for index in orders.indices where orders[index].first == name { isKept[index] = true }
    }
    names.forget(event)
  }

  /// Returns the position of the first event that need not wait, or of an optional one for which the others wait.
  ///
  /// An optional event comes when the first event that could come otherwise waits for it and for nothing else, and, if
  /// all wait for something that is not possible yet, before anything else for which the first one waits.
  ///
  /// - Parameter events: The events that could come next, in their default order.
  /// - Returns: The position; nil if all of them must wait.
  func position(among events: [PendingEvent]) -> Int? {
    guard !waits.isEmpty || !times.isEmpty else { return events.isEmpty ? nil : 0 }
    let eventNames = events.map { names[$0] }
    var fallback: Int?
    for position in order(of: events) where !events[position].isOptional {
      let open = openLines(for: eventNames[position])
      if open.isEmpty { return position }
      let optional = open.compactMap { line in
        events.indices.first { events[$0].isOptional && eventNames[$0] == orders[line].first }
      }
      guard let first = optional.first else { continue }
      if optional.count == open.count { return first }
      fallback = fallback ?? first
    }
    return fallback ?? (isBinding || events.isEmpty ? nil : 0)
  }

  /// Returns why an event cannot come at the time that the schedule gives it; nil if it can, or has none.
  ///
  /// - Parameters:
  ///   - events: The events that could come next, among them the event.
  ///   - now: The present time.
  func misfit(of event: PendingEvent, among events: [PendingEvent], now: VirtualInstant) -> ScheduleMisfit? {
    guard isBinding, !ignoresLatencies, let constraint = constraint(on: event) else { return nil }
    let name = constraint.event.text.quoted
    let text = { (instant: VirtualInstant) in DurationText.write(.microseconds(instant.microseconds)) }
    func misfit(_ reason: String) -> ScheduleMisfit {
      ScheduleMisfit(
        location: constraint.location, explanation: "\(name) cannot come at \(text(constraint.time)): \(reason)")
    }
    let time = constraint.microseconds
    guard time >= event.earliest.microseconds, time <= event.latest.microseconds else {
      let (earliest, latest) = (text(event.earliest), text(event.latest))
      return misfit(
        earliest == latest ? "it comes at \(earliest)" : "its latency allows \(earliest) to \(latest)")
    }
    guard time >= now.microseconds else {
      return misfit("it comes behind an event at \(text(now))")
    }
    let overdue = events.filter { !$0.isOptional && max($0.latest.microseconds, now.microseconds) < time }
    guard let first = overdue.first, let other = names[first] else { return nil }
    return misfit("\(other.text.quoted) comes at \(text(first.latest)) at the latest, and waits for it")
  }

  /// Reports the line for which the first of the events must wait, when all others must wait, too.
  mutating func reportMisfit(among events: [PendingEvent], after eventCount: Int) {
    report(misfit(among: events, after: eventCount))
  }

  /// Reports a misfit, unless there is one already.
  mutating func report(_ misfit: ScheduleMisfit?) {
    if self.misfit == nil { self.misfit = misfit }
  }

  /// Returns the line for which the first of the events must wait, if all others must wait, too; otherwise nil.
  func misfit(among events: [PendingEvent], after eventCount: Int) -> ScheduleMisfit? {
    guard position(among: events) == nil, let event = events.first, let line = openLines(for: names[event]).first else {
      return nil
    }
    let order = orders[line]
    let (first, second) = (order.first.text.quoted, order.second.text.quoted)
    let possible = events.compactMap { names[$0]?.text }
    let few = possible.prefix(Self.longestList).alternatives
    let rest = possible.count > Self.longestList ? " and others" : ""
    let hint = names.hasSeen(order.first) ? "" : Self.hint(order.first, names)
    return ScheduleMisfit(
      location: order.location,
      explanation: "\(first) cannot come before \(second): "
        + "after event \(eventCount), nothing can come but \(few)\(rest)\(hint)")
  }

  /// What does not fit a run that has ended.
  var misfitAtEnd: ScheduleMisfit? {
    misfit ?? (isBinding ? unseen : nil)
  }

  /// A line that names an event that has not been possible; nil if there is none.
  var unseen: ScheduleMisfit? {
    let named =
      orders.flatMap { [($0.first, $0.location), ($0.second, $0.location)] }
      + times.values.map { ($0.event, $0.location) }.sorted { $0.0.text < $1.0.text }
    guard let (name, location) = named.first(where: { !names.hasSeen($0.0) }) else { return nil }
    return ScheduleMisfit(
      location: location, explanation: "there is no \(name.text.quoted) in this run\(Self.hint(name, names))")
  }

  /// Returns the lines for which an event still waits.
  private func openLines(for name: EventName?) -> [Int] {
    guard let name, let lines = waits[name] else { return [] }
    return lines.filter { !isKept[$0] }
  }

  /// Returns a hint about what the name of an unseen event may mean.
  private static func hint(_ name: EventName, _ names: ScheduleNames) -> String {
    let last = names.count(of: name.label)
    guard last == 0 else { return "; the last one so far is \(EventName(name.label, last).text.quoted)" }
    return Spelling.hint(for: name.label, in: names.labels) ?? ""
  }
}
