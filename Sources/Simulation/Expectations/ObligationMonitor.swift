/// Watches a run for an event that is owed after another one.
final class ObligationMonitor: Sendable {
  let obligation: Obligation
  private let trigger: CountedPattern
  private let responses: [CountedPattern]
  private let releases: [CountedPattern]
  private let limit: Int64?
  /// Since when something is owed, in one number; 0 if nothing is.
  private let since: MonitorField

  /// Stands for something that came too late: nothing makes it good.
  private static let tooLate: UInt64 = 1

  init(_ obligation: Obligation, _ fields: inout MonitorFields) {
    self.obligation = obligation
    limit = obligation.within?.microseconds
    since = fields.add(upTo: limit == nil ? 2 : .max)
    trigger = CountedPattern(obligation.trigger, &fields)
    responses = obligation.responses.map { CountedPattern($0, &fields) }
    releases = obligation.releases.map { CountedPattern($0, &fields) }
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
  @discardableResult
  func see<Memory: MonitorMemory>(_ next: TraceEvent, _ memory: inout Memory) -> Change {
    let code = memory[since]
    guard code != Self.tooLate else { return .nothing }
    if isTooLate(next, code) {
      memory = Memory()
      memory[since] = Self.tooLate
      return .tooLate
    }
    let isResponse = responses.mean(next, &memory)
    let isRelease = releases.mean(next, &memory)
    let isTrigger = trigger.means(next, &memory)
    if isTrigger {
      guard code == 0 || isResponse || isRelease else { return .nothing }
      // Where time does not count, all moments are alike.
      memory[since] = limit == nil ? 2 : Self.code(of: next.time)
      return .begins
    }
    guard isResponse || isRelease, code != 0 else { return .nothing }
    memory[since] = 0
    return .ends
  }

  /// Whether what has come so far is as expected: nothing is owed.
  func isMet<Memory: MonitorMemory>(_ memory: Memory) -> Bool { memory[since] == 0 }

  private func isTooLate(_ next: TraceEvent, _ code: UInt64) -> Bool {
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
  func openSince<Memory: MonitorMemory>(_ memory: Memory) -> VirtualInstant? {
    let code = memory[since]
    return limit != nil && code & Self.openTime != 0 ? Self.instant(code) : nil
  }
}
