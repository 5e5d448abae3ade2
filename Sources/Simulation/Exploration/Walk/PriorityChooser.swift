/// A chooser that decides by random priorities, which drop at random decisions.
///
/// Each serial queue is a chain of events with one priority, and so is each event without a queue.
struct PriorityChooser {
  private var random: RandomChooser
  private var priorities: [Int: Int] = [:]
  /// The decisions at which the chain that would be chosen drops below all others.
  private let changes: Set<Int>
  private var lowest = 0

  /// The number of chains.
  var chainCount: Int { priorities.count }

  init(_ random: RandomChooser, depth: Int, decisions: Int) {
    var random = random
    // There cannot be more changes than decisions.
    changes = Set((0..<min(max(0, depth - 1), decisions)).map { _ in random.next(below: decisions) })
    self.random = random
  }

  /// Returns a random number below a limit, for decisions without priorities.
  mutating func random(below limit: Int) -> Int { random.next(below: limit) }

  mutating func choose(_ events: [PendingEvent], decision: Int) -> Int {
    let chains = events.map(Self.chain)
    for chain in chains where priorities[chain] == nil { priorities[chain] = 1 + random.next(below: 1 << 40) }
    if changes.contains(decision) {
      lowest -= 1
      priorities[chains[highest(of: chains)]] = lowest
    }
    return highest(of: chains)
  }

  private func highest(of chains: [Int]) -> Int {
    chains.indices.max { (priorities[chains[$0]] ?? 0, -$0) < (priorities[chains[$1]] ?? 0, -$1) } ?? 0
  }

  private static func chain(_ event: PendingEvent) -> Int {
    event.queue.map { -1 - Int($0.index) } ?? event.submission
  }
}
