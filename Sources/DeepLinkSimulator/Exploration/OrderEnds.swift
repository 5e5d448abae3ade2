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
  }

  private(set) var all: [End] = []
  private var ids: [StateKey: Int] = [:]
  private var idsByContent: [Content: Int] = [:]
  private let tracer: OrderTracer
  /// How many orders were taken to their end.
  private(set) var lookups = 0

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
      all.append(End(outcome: traced.outcome, keys: Set(content.keys)))
      idsByContent[content] = id
    }
    return id
  }
}
