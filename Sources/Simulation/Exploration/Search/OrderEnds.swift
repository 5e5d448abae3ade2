/// The ends of a scenario's orders: outcomes and verdicts.
///
/// An order that ends like an earlier one is recognized without its events. The first order with each end runs once
/// more, with a trace, to find out what the end is.
@MainActor
final class OrderEnds {
  struct End {
    let outcome: Outcome
    /// What does not hold.
    let keys: Set<OrderJudge.Key>
    /// Whether the run was stopped before its end because it had too many events.
    let isCut: Bool
  }

  private(set) var all: [End] = []
  /// For each end, the number of orders that reached it, and the closest of them to the default order.
  private(set) var seen: [Seen] = []
  private var ids: [StateKey: Int] = [:]
  private var idsByContent: [Content: Int] = [:]
  private let tracer: OrderTracer
  /// The number of orders that were run to their end.
  private(set) var lookups = 0

  struct Seen {
    var count: UInt64 = 0
    var differences = Int.max
    var choices: [Int] = []
  }

  private struct Content: Hashable {
    let outcome: Outcome
    let keys: [OrderJudge.Key]
  }

  init(_ tracer: OrderTracer) {
    self.tracer = tracer
  }

  /// Returns the number of the end that a walk has reached.
  func id(of walk: OrderWalk) -> Int {
    lookups += 1
    let id = findID(of: walk)
    seen[id].count += 1
    if walk.differences < seen[id].differences {
      seen[id].differences = walk.differences
      seen[id].choices = walk.choices
    }
    return id
  }

  private func findID(of walk: OrderWalk) -> Int {
    guard tracer.judge.projections != nil else { return traceID(of: walk) }
    let key = walk.endKey()
    if let id = ids[key] { return id }
    let id = traceID(of: walk)
    ids[key] = id
    return id
  }

  /// Returns the number of the end of a walk, whose order is run once more.
  private func traceID(of walk: OrderWalk) -> Int {
    let traced = tracer.run(walk.choices)
    let end = walk.engine.world
    let state = traced.result.finalState
    if (end.screen, end.storedLink) != (state.screen, state.storedLink) { walk.unrepeatable = walk.choices }
    return id(of: traced)
  }

  /// Returns the number of the end of the order with the given decisions.
  func id(ofOrder choices: [Int]) -> Int { id(of: tracer.run(choices)) }

  private func id(of traced: OrderTracer.TracedOrder) -> Int {
    let content = Content(outcome: traced.outcome, keys: traced.findings.map(\.key))
    let id = idsByContent[content] ?? all.count
    if id == all.count {
      // More events would not let work end that never does; the failure says so.
      let isCut = traced.result.eventLimit != nil && traced.result.endlessCall == nil
      all.append(End(outcome: traced.outcome, keys: Set(content.keys), isCut: isCut))
      seen.append(Seen())
      idsByContent[content] = id
    }
    return id
  }
}
