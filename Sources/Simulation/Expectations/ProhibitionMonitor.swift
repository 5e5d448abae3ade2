/// Watches a run for an event that must not happen under a condition.
struct ProhibitionMonitor: Sendable {
  private let event: EventCounter
  private let condition: Condition
  /// What the condition depends on, in one number; 0 at the start.
  private(set) var code: UInt64 = 0

  private enum Condition: Sendable {
    case before([EventCounter])
    case without([EventCounter])
    case between(EventCounter, EventCounter)
    case during([Fact])
  }

  /// A part of what holds at a moment.
  fileprivate enum Fact: Sendable {
    case process(String)
    case scene(ScenarioValue)
    case installed(Bool)
    /// Gates, each with the bit of the code that says that it is open.
    case closedGates([(name: String, bit: UInt64)])
  }

  private static let installedBit: UInt64 = 1

  init(_ prohibition: Prohibition) {
    event = EventCounter(prohibition.pattern)
    switch prohibition.condition {
    case .before(let patterns): condition = .before(patterns.map(EventCounter.init))
    case .without(let patterns): condition = .without(patterns.map(EventCounter.init))
    case .between(let first, let second): condition = .between(EventCounter(first), EventCounter(second))
    case .during(let members): condition = .during(members.compactMap { Fact($0.value) })
    }
  }

  /// A monitor that goes on from an earlier one's code.
  func at(_ code: UInt64) -> ProhibitionMonitor {
    var monitor = self
    monitor.code = code
    return monitor
  }

  /// Looks at the next event.
  ///
  /// - Returns: Whether it is the forbidden one.
  mutating func see(_ next: TraceEvent, _ numbers: inout EventNumbers) -> Bool {
    defer { if case .during(let facts) = condition { for fact in facts { follow(fact, next) } } }
    follow(next, &numbers)
    let isMeant = event.means(next, &numbers)
    switch condition {
    case .before: return isMeant && code == 0
    case .without:
      guard isMeant else { return false }
      guard code > 0 else { return true }
      code -= 1
      return false
    case .between(let first, _):
      let isForbidden = isMeant && code == 1
      if first.means(next, &numbers) { code = 1 }
      return isForbidden
    case .during(let facts): return isMeant && facts.allSatisfy { holds($0, next) }
    }
  }

  /// Lets an event change what the condition depends on; facts change behind the event, and this is for all else.
  private mutating func follow(_ next: TraceEvent, _ numbers: inout EventNumbers) {
    // Each pattern looks at each event, so that none loses count.
    switch condition {
    case .before(let others): if others.count(where: { $0.means(next, &numbers) }) > 0 { code = 1 }
    case .without(let others): if others.count(where: { $0.means(next, &numbers) }) > 0 { code += 1 }
    case .between(_, let last): if last.means(next, &numbers) { code = 0 }
    case .during: break
    }
  }

  private mutating func follow(_ fact: Fact, _ next: TraceEvent) {
    guard case .step(let verb, let argument) = next.occurrence else { return }
    switch (fact, verb) {
    case (.installed, "install"): code |= Self.installedBit
    case (.installed, "uninstall"): code &= ~Self.installedBit
    case (.closedGates(let gates), "uninstall"): for gate in gates { code &= ~gate.bit }
    case (.closedGates(let gates), "openGate"): for gate in gates where gate.name == argument { code |= gate.bit }
    case (.closedGates(let gates), "closeGate"): for gate in gates where gate.name == argument { code &= ~gate.bit }
    default: break
    }
  }

  private func holds(_ fact: Fact, _ next: TraceEvent) -> Bool {
    switch fact {
    case .process(let name): next.process.rawValue == name
    case .scene(let value): value.matches(next.scene.map { .string($0.rawValue) } ?? .null)
    case .installed(let isInstalled): (code & Self.installedBit != 0) == isInstalled
    case .closedGates(let gates): gates.allSatisfy { code & $0.bit == 0 }
    }
  }
}

extension ProhibitionMonitor.Fact {
  fileprivate init?(_ member: ScenarioValue.Member) {
    switch (member.key, member.value) {
    case ("process", .string(let name)): self = .process(name)
    case ("scene", let value): self = .scene(value)
    case ("installed", .bool(let isInstalled)): self = .installed(isInstalled)
    case ("closedGates", .array(let gates)):
      // One bit is that of `installed`; an app has fewer gates than there are bits.
      self = .closedGates(
        gates.enumerated().compactMap { index, gate in
          guard case .string(let name) = gate else { return nil }
          return (name, 2 << UInt64(index % 62))
        })
    default: return nil
    }
  }
}
