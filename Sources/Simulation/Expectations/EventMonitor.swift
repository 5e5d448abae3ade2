/// A monitor of an expectation about single events: how many there were, as far as that matters, and whether any of
/// them was not as expected.
final class EventMonitor: Sendable {
  /// The reason why an event is not as expected.
  enum Fault {
    /// It comes before the earliest time.
    case tooEarly
    /// It comes after the latest time.
    case tooLate
    /// It does not have an expected value, by its position among them.
    case value(Int)
    /// It has a value that it must not have, by its position among them.
    case presence(Int)
  }

  let expectation: Expectation.EventExpectation
  let pattern: EventPattern
  /// The smallest and the largest expected number of events.
  let bounds: (atLeast: Int, atMost: Int)
  /// The count beyond which further events make no difference.
  private let enough: UInt64
  private let count: MonitorField
  /// Whether the numbered event is not a callback although one is expected.
  private let isNoCallback: MonitorField
  private let tooEarly: MonitorField
  private let tooLate: MonitorField
  private let values: [MonitorField]
  private let presences: [MonitorField]

  init(_ expectation: Expectation.EventExpectation, _ fields: inout MonitorFields) {
    self.expectation = expectation
    pattern = EventPattern(expectation.pattern)
    let atLeast = expectation.atLeast ?? (expectation.atMost == nil ? 1 : 0)
    let atMost = expectation.atMost ?? .max
    bounds = (atLeast, atMost)
    enough = UInt64(pattern.ordinal ?? max(0, atLeast, atMost == .max ? 0 : atMost + 1))
    count = fields.add(upTo: enough)
    isNoCallback = fields.addFlag()
    tooEarly = fields.addFlag()
    tooLate = fields.addFlag()
    values = expectation.payload.map { _ in fields.addFlag() }
    presences = expectation.without.map { _ in fields.addFlag() }
  }

  /// Creates the monitor of an expectation that an event never happens.
  convenience init(never pattern: String, _ fields: inout MonitorFields) {
    var expectation = Expectation.EventExpectation(pattern, isCallback: false)
    expectation.atMost = 0
    self.init(expectation, &fields)
  }

  /// Handles the next event.
  ///
  /// - Returns: Whether the expectation is about this event.
  @discardableResult
  func see<Memory: MonitorMemory>(_ event: TraceEvent, _ memory: inout Memory) -> Bool {
    guard pattern.matchesLabel(of: event) else { return false }
    let isMeant = !expectation.isCallback || event.occurrence.isCallback
    let number = memory[count]
    if let ordinal = pattern.ordinal {
      // All events with the name are counted, to find the numbered one.
      guard number < enough else { return false }
      memory[count] = number + 1
      guard number + 1 == ordinal else { return false }
      guard isMeant else {
        memory[isNoCallback] = 1
        return false
      }
    } else {
      guard isMeant else { return false }
      if number < enough { memory[count] = number + 1 }
    }
    forEachFault(of: event) { fault in memory[field(of: fault)] = 1 }
    return true
  }

  /// Returns whether the events so far are as expected.
  func isMet<Memory: MonitorMemory>(_ memory: Memory) -> Bool {
    let number = memory[count]
    let found = pattern.ordinal == nil ? Int(number) : number == enough && memory[isNoCallback] == 0 ? 1 : 0
    guard bounds.atLeast <= found, found <= bounds.atMost, memory[tooEarly] == 0, memory[tooLate] == 0 else {
      return false
    }
    return values.allSatisfy { memory[$0] == 0 } && presences.allSatisfy { memory[$0] == 0 }
  }

  /// Calls a body with each reason why a matching event is not as expected.
  func forEachFault(of event: TraceEvent, _ body: (Fault) -> Void) {
    let elapsed = VirtualInstant.zero.elapsed(to: event.time)
    if let after = expectation.after, elapsed < after { body(.tooEarly) }
    if let before = expectation.before, elapsed > before { body(.tooLate) }
    for (position, member) in expectation.payload.enumerated() {
      let actual = event.occurrence.payloadValue(at: member.key)
      if actual.map({ member.value.matches($0) }) != true { body(.value(position)) }
    }
    for (position, path) in expectation.without.enumerated()
    where event.occurrence.payloadValue(at: path) != nil {
      body(.presence(position))
    }
  }

  private func field(of fault: Fault) -> MonitorField {
    switch fault {
    case .tooEarly: tooEarly
    case .tooLate: tooLate
    case .value(let position): values[position]
    case .presence(let position): presences[position]
    }
  }
}
