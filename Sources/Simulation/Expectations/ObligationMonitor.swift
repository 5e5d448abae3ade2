/// Watches a run for an event that is owed after another one.
struct ObligationMonitor: Sendable {
  private let trigger: EventCounter
  private let responses: [EventCounter]
  private let releases: [EventCounter]
  private let limit: Int64?
  /// Since when something is owed, in one number; 0 if nothing is.
  private(set) var code: UInt64 = 0

  /// Stands for something that came too late: nothing makes it good.
  private static let tooLate: UInt64 = 1

  init(_ obligation: Obligation) {
    trigger = EventCounter(obligation.trigger)
    responses = obligation.responses.map(EventCounter.init)
    releases = obligation.releases.map(EventCounter.init)
    limit = obligation.within?.microseconds
  }

  /// A monitor that goes on from an earlier one's code.
  func at(_ code: UInt64) -> ObligationMonitor {
    var monitor = self
    monitor.code = code
    return monitor
  }

  /// What an event has done.
  enum Change {
    case nothing
    /// From now on something is owed.
    case begins
    /// Nothing is owed any more.
    case ends
    /// What was owed did not come in time.
    case tooLate
  }

  /// Looks at the next event.
  mutating func see(_ next: TraceEvent, _ numbers: inout EventNumbers) -> Change {
    guard code != Self.tooLate else { return .nothing }
    if isTooLate(next) {
      code = Self.tooLate
      return .tooLate
    }
    // Each pattern looks at each event, so that none loses count.
    let isResponse = responses.count { $0.means(next, &numbers) } > 0
    let isRelease = releases.count { $0.means(next, &numbers) } > 0
    let isTrigger = trigger.means(next, &numbers)
    if isTrigger {
      guard code == 0 || isResponse || isRelease else { return .nothing }
      // Where time does not count, all moments are alike.
      code = limit == nil ? 2 : Self.code(of: next.time)
      return .begins
    }
    guard isResponse || isRelease, code != 0 else { return .nothing }
    code = 0
    return .ends
  }

  private func isTooLate(_ next: TraceEvent) -> Bool {
    guard let limit, code > Self.tooLate else { return false }
    return Self.instant(code).elapsed(to: next.time) > .microseconds(limit)
  }

  /// An instant as a number: its time, or the event at whose time it is where that is open.
  private static func code(of time: VirtualInstant) -> UInt64 {
    time.origin <= 0 ? 2 + UInt64(max(0, time.microseconds)) : openTime | UInt64(time.origin)
  }

  private static func instant(_ code: UInt64) -> VirtualInstant {
    guard code & openTime != 0 else { return VirtualInstant(microseconds: Int64(code - 2)) }
    return TimeComparisons.decider?.instant(of: Int32(truncatingIfNeeded: code)) ?? .zero
  }

  private static let openTime: UInt64 = 1 << 63

  /// Whether it takes the time into account.
  var hasLimit: Bool { limit != nil }

  /// Since when something is owed, if a time depends on that.
  func openSince(_ code: UInt64) -> VirtualInstant? {
    limit != nil && code & Self.openTime != 0 ? Self.instant(code) : nil
  }
}
