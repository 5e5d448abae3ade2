/// A monitor of an event that must follow another one.
final class ObligationMonitor: Sendable {
  let obligation: Obligation
  private let trigger: CountedPattern
  private let responses: [CountedPattern]
  private let releases: [CountedPattern]
  private let limit: Int64?
  /// The time since which a response is due, encoded as a number; 0 if none is.
  private let since: MonitorField

  /// The code of a response that came too late, which nothing can repair.
  private static let tooLate: UInt64 = 1

  init(_ obligation: Obligation, _ fields: inout MonitorFields) {
    self.obligation = obligation
    limit = obligation.within?.microseconds
    since = fields.add(upTo: limit == nil ? 2 : .max)
    trigger = CountedPattern(obligation.trigger, &fields)
    responses = obligation.responses.map { CountedPattern($0, &fields) }
    releases = obligation.releases.map { CountedPattern($0, &fields) }
  }

  /// The effect of an event.
  enum Change {
    case nothing
    /// From now on a response is due.
    case begins
    /// No response is due any more.
    case ends
    /// A response did not come in time.
    case tooLate
  }

  /// Handles the next event.
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
      // Without a limit, the time does not matter.
      memory[since] = limit == nil ? 2 : Self.code(of: next.time)
      return .begins
    }
    guard isResponse || isRelease, code != 0 else { return .nothing }
    memory[since] = 0
    return .ends
  }

  /// Returns whether the next event is one that must be followed by another.
  func isTriggered<Memory: MonitorMemory>(by next: TraceEvent, _ memory: Memory) -> Bool {
    var copy = memory
    return trigger.means(next, &copy)
  }

  /// Returns whether the events so far are as expected: no response is due.
  func isMet<Memory: MonitorMemory>(_ memory: Memory) -> Bool { memory[since] == 0 }

  private func isTooLate(_ next: TraceEvent, _ code: UInt64) -> Bool {
    guard let limit, code > Self.tooLate else { return false }
    return Self.instant(code).elapsed(to: next.time) > .microseconds(limit)
  }

  /// Returns the code of an instant: its time, or, if that is open, the event at whose time it lies.
  private static func code(of time: VirtualInstant) -> UInt64 {
    time.origin <= 0 ? 2 + UInt64(max(0, time.microseconds)) : openTime | UInt64(time.origin)
  }

  private static func instant(_ code: UInt64) -> VirtualInstant {
    guard code & openTime != 0 else { return VirtualInstant(microseconds: Int64(code - 2)) }
    return TimeComparisons.decider?.instant(of: Int32(truncatingIfNeeded: code)) ?? .zero
  }

  private static let openTime: UInt64 = 1 << 63

  /// Whether there is a time limit.
  var hasLimit: Bool { limit != nil }

  /// Returns the time since which a response is due, if there is a limit.
  func openSince<Memory: MonitorMemory>(_ memory: Memory) -> VirtualInstant? {
    let code = memory[since]
    return limit != nil && code & Self.openTime != 0 ? Self.instant(code) : nil
  }
}
