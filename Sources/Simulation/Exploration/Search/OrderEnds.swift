/// The ways in which orders of a scenario end: outcome, and what expectations say.
///
/// Whether an order ends like an earlier one is seen without looking at its events; the first of each kind is run once
/// more, with a trace, to see what it is.
@MainActor
final class OrderEnds {
  struct End {
    let outcome: Outcome
    /// What does not hold.
    let keys: Set<OrderJudge.Key>
    /// Whether the run was stopped before its end, as it had too many events.
    let isCut: Bool
  }

  private(set) var all: [End] = []
  /// The orders that were taken to each end: how many, and the closest of them to the default order.
  private(set) var seen: [Seen] = []
  private var ids: [StateKey: Int] = [:]
  private var idsByContent: [Content: Int] = [:]
  private let tracer: OrderTracer
  /// How many orders were taken to their end.
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

  /// The number of the end that a walk has come to.
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
    guard tracer.judge.projections != nil else { return id(ofOrder: walk.choices) }
    let key = walk.endKey()
    if let id = ids[key] { return id }
    let id = id(ofOrder: walk.choices)
    ids[key] = id
    return id
  }

  /// The number of the end to which the order with some decisions comes.
  func id(ofOrder choices: [Int]) -> Int {
    let traced = tracer.run(choices)
    let content = Content(outcome: traced.outcome, keys: traced.findings.map(\.key))
    let id = idsByContent[content] ?? all.count
    if id == all.count {
      all.append(End(outcome: traced.outcome, keys: Set(content.keys), isCut: traced.result.eventLimit != nil))
      seen.append(Seen())
      idsByContent[content] = id
    }
    return id
  }
}
