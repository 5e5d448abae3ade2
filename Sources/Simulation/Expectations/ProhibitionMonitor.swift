/// A monitor of an event that must not happen under a condition.
final class ProhibitionMonitor: Sendable {
  let prohibition: Prohibition
  private let event: CountedPattern
  private let condition: Condition
  /// Whether the event has happened under the condition, which nothing can repair.
  private let isViolated: MonitorField

  private enum Condition: Sendable {
    /// With a flag: whether one of the others has happened.
    case before([CountedPattern], MonitorField)
    /// With the number of the others that have happened in excess of the event.
    case without([CountedPattern], MonitorField)
    /// With a flag: whether the first has happened and the last has not.
    case between(CountedPattern, CountedPattern, MonitorField)
    case during([Fact])
  }

  /// A fact, with the state that determines it where a single event does not.
  private struct Fact: Sendable {
    let fact: MomentFact
    /// Flags: whether the app is installed, or whether each gate is open.
    let fields: [MonitorField]

    init(_ fact: MomentFact, _ fields: inout MonitorFields) {
      self.fact = fact
      self.fields =
        switch fact {
        case .process, .scene: []
        case .installed: [fields.addFlag()]
        case .closedGates(let gates): gates.map { _ in fields.addFlag() }
        }
    }
  }

  init(_ prohibition: Prohibition, _ fields: inout MonitorFields) {
    self.prohibition = prohibition
    isViolated = fields.addFlag()
    event = CountedPattern(prohibition.pattern, &fields)
    switch prohibition.condition {
    case .before(let patterns):
      condition = .before(patterns.map { CountedPattern($0, &fields) }, fields.addFlag())
    case .without(let patterns):
      condition = .without(patterns.map { CountedPattern($0, &fields) }, fields.add(upTo: UInt64(UInt32.max)))
    case .between(let first, let second):
      condition = .between(CountedPattern(first, &fields), CountedPattern(second, &fields), fields.addFlag())
    case .during(let members):
      condition = .during(members.map { Fact(Self.fact($0), &fields) })
    }
  }

  /// Returns the fact that a member of the file stands for, which the compilation of the scenario has checked.
  private static func fact(_ member: ScenarioValue.Member) -> MomentFact {
    do { return try MomentFact(member) } catch { preconditionFailure("\(member.key) is not a fact: \(error)") }
  }

  /// Handles the next event.
  ///
  /// - Returns: Whether it is forbidden.
  @discardableResult
  func see<Memory: MonitorMemory>(_ next: TraceEvent, _ memory: inout Memory) -> Bool {
    guard memory[isViolated] == 0 else { return false }
    let isForbidden = follow(next, &memory)
    if isForbidden {
      memory = Memory()
      memory[isViolated] = 1
    }
    return isForbidden
  }

  /// Returns whether the facts under which the event is forbidden hold at the next event, or the next event is the one
  /// from which on it is forbidden; true for other conditions.
  func isInForce<Memory: MonitorMemory>(at next: TraceEvent, _ memory: Memory) -> Bool {
    switch condition {
    case .before, .without: return true
    case .between(let first, _, _):
      var copy = memory
      return first.means(next, &copy)
    case .during(let facts): return facts.allSatisfy { holds($0, next, memory) }
    }
  }

  /// Returns whether the events so far are as expected.
  func isMet<Memory: MonitorMemory>(_ memory: Memory) -> Bool { memory[isViolated] == 0 }

  private func follow<Memory: MonitorMemory>(_ next: TraceEvent, _ memory: inout Memory) -> Bool {
    switch condition {
    case .before(let others, let hasHappened):
      if others.mean(next, &memory) { memory[hasHappened] = 1 }
      return event.means(next, &memory) && memory[hasHappened] == 0
    case .without(let others, let left):
      if others.mean(next, &memory), memory[left] < UInt32.max { memory[left] += 1 }
      guard event.means(next, &memory) else { return false }
      guard memory[left] > 0 else { return true }
      memory[left] -= 1
      return false
    case .between(let first, let last, let isBetween):
      if last.means(next, &memory) { memory[isBetween] = 0 }
      let isForbidden = event.means(next, &memory) && memory[isBetween] == 1
      if first.means(next, &memory) { memory[isBetween] = 1 }
      return isForbidden
    case .during(let facts):
      let isForbidden = event.means(next, &memory) && facts.allSatisfy { holds($0, next, memory) }
      // Facts change after the event.
      for fact in facts { follow(fact, next, &memory) }
      return isForbidden
    }
  }

  private func follow<Memory: MonitorMemory>(_ fact: Fact, _ next: TraceEvent, _ memory: inout Memory) {
    guard case .step(let verb, let argument) = next.occurrence else { return }
    switch (fact.fact, verb) {
    case (.installed, .install): memory[fact.fields[0]] = 1
    case (.installed, .uninstall): memory[fact.fields[0]] = 0
    case (.closedGates, .uninstall): for field in fact.fields { memory[field] = 0 }
    case (.closedGates(let gates), .openGate), (.closedGates(let gates), .closeGate):
      for (gate, field) in zip(gates, fact.fields) where gate == argument { memory[field] = verb == .openGate ? 1 : 0 }
    default: break
    }
  }

  private func holds<Memory: MonitorMemory>(_ fact: Fact, _ next: TraceEvent, _ memory: Memory) -> Bool {
    switch fact.fact {
    case .process(let state): next.process == state
    case .scene(let state): next.scene == state
    case .installed(let isInstalled): (memory[fact.fields[0]] == 1) == isInstalled
    case .closedGates: fact.fields.allSatisfy { memory[$0] == 0 }
    }
  }
}
