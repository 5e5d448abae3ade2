/// Watches a run for an event that must not happen under a condition.
final class ProhibitionMonitor: Sendable {
  let prohibition: Prohibition
  private let event: CountedPattern
  private let condition: Condition
  /// Whether the event has happened where it must not: nothing makes that good.
  private let isViolated: MonitorField

  private enum Condition: Sendable {
    /// With whether one of the others has happened.
    case before([CountedPattern], MonitorField)
    /// With how many of the others have happened for which the event has not.
    case without([CountedPattern], MonitorField)
    /// With whether the first has happened and the last has not.
    case between(CountedPattern, CountedPattern, MonitorField)
    case during([Fact])
  }

  /// A part of what holds at a moment.
  private enum Fact: Sendable {
    case process(String)
    case scene(ScenarioValue)
    /// With whether the app is installed.
    case installed(Bool, MonitorField)
    /// Gates, each with whether it is open.
    case closedGates([(name: String, isOpen: MonitorField)])

    init?(_ member: ScenarioValue.Member, _ fields: inout MonitorFields) {
      switch (member.key, member.value) {
      case ("process", .string(let name)): self = .process(name)
      case ("scene", let value): self = .scene(value)
      case ("installed", .bool(let isInstalled)): self = .installed(isInstalled, fields.addFlag())
      case ("closedGates", .array(let gates)):
        self = .closedGates(
          gates.compactMap { gate in if case .string(let name) = gate { (name, fields.addFlag()) } else { nil } })
      default: return nil
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
    case .during(let members): condition = .during(members.compactMap { Fact($0, &fields) })
    }
  }

  /// Looks at the next event.
  ///
  /// - Returns: Whether it is the forbidden one.
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

  /// Whether what has come so far is as expected.
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
      // What holds changes behind the event.
      for fact in facts { follow(fact, next, &memory) }
      return isForbidden
    }
  }

  private func follow<Memory: MonitorMemory>(_ fact: Fact, _ next: TraceEvent, _ memory: inout Memory) {
    guard case .step(let verb, let argument) = next.occurrence else { return }
    switch (fact, verb) {
    case (.installed(_, let field), "install"): memory[field] = 1
    case (.installed(_, let field), "uninstall"): memory[field] = 0
    case (.closedGates(let gates), "uninstall"): for gate in gates { memory[gate.isOpen] = 0 }
    case (.closedGates(let gates), "openGate"):
      for gate in gates where gate.name == argument { memory[gate.isOpen] = 1 }
    case (.closedGates(let gates), "closeGate"):
      for gate in gates where gate.name == argument { memory[gate.isOpen] = 0 }
    default: break
    }
  }

  private func holds<Memory: MonitorMemory>(_ fact: Fact, _ next: TraceEvent, _ memory: Memory) -> Bool {
    switch fact {
    case .process(let name): next.process.rawValue == name
    case .scene(let value): value.matches(next.scene.map { .string($0.rawValue) } ?? .null)
    case .installed(let isInstalled, let field): (memory[field] == 1) == isInstalled
    case .closedGates(let gates): gates.allSatisfy { memory[$0.isOpen] == 0 }
    }
  }
}
