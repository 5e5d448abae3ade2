/// Follows an expectation about single events as one number: how many there were, as far as that matters, and in what
/// some of them were not as expected.
struct EventCode: Sendable {
  private static let countMask: UInt64 = 1 << 24 - 1
  private static let tooEarlyOrLate: UInt64 = 1 << 24
  /// What is expected of the payload has a bit each, from here.
  private static let firstMember = 25
  /// The one that is meant by its number is no callback, though that is expected.
  private static let isNoCallback: UInt64 = 1 << 63

  private let expectation: Expectation.EventExpectation
  private let pattern: EventPattern
  /// The count from which on more make no difference.
  private let enough: UInt64

  /// Nil if the number would be too large.
  init?(_ expectation: Expectation.EventExpectation) {
    self.expectation = expectation
    pattern = EventPattern(expectation.pattern.value)
    let most = max(expectation.atLeast ?? 1, expectation.atMost.map { $0.addingReportingOverflow(1).partialValue } ?? 0)
    let last = pattern.ordinal ?? most
    let members = expectation.payload.count + expectation.without.count
    guard (0..<Int(Self.countMask)).contains(last), members < 63 - Self.firstMember else { return nil }
    enough = UInt64(last)
  }

  /// The expectation that an event of a kind never happens.
  init?(never pattern: Located<String>) {
    var expectation = Expectation.EventExpectation(pattern, isCallback: false)
    expectation.atMost = 0
    self.init(expectation)
  }

  /// The number after an event.
  func code(after code: UInt64, _ event: TraceEvent) -> UInt64 {
    guard pattern.matchesLabel(of: event) else { return code }
    let isMeant = !expectation.isCallback || event.occurrence.isCallback
    var count = code & Self.countMask
    let flags = code & ~Self.countMask
    if let ordinal = pattern.ordinal {
      // All events of the kind are counted, to see which of them is meant.
      guard count < enough else { return code }
      count += 1
      guard count == ordinal else { return flags | count }
      return flags | count | (isMeant ? flagsOf(event) : Self.isNoCallback)
    }
    guard isMeant else { return code }
    if count < enough { count += 1 }
    return flags | count | flagsOf(event)
  }

  /// What of an event is not as expected.
  private func flagsOf(_ event: TraceEvent) -> UInt64 {
    var flags: UInt64 = 0
    let elapsed = VirtualInstant.zero.elapsed(to: event.time)
    if let after = expectation.after, elapsed < after { flags |= Self.tooEarlyOrLate }
    if let before = expectation.before, elapsed > before { flags |= Self.tooEarlyOrLate }
    var bit = Self.firstMember
    for member in expectation.payload {
      if !expectation.isMet(member, by: event) { flags |= 1 << UInt64(bit) }
      bit += 1
    }
    for path in expectation.without {
      if event.occurrence.payloadValue(at: path.value) != nil { flags |= 1 << UInt64(bit) }
      bit += 1
    }
    return flags
  }
}

extension Expectation.EventExpectation {
  /// Whether an event has a value that is expected of it.
  func isMet(_ member: Located<ScenarioValue.Member>, by event: TraceEvent) -> Bool {
    event.occurrence.payloadValue(at: member.value.key).map { member.value.value.matches($0) } == true
  }
}
