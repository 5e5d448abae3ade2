/// A search for the point of no return of an order where not all orders are known.
///
/// It goes back from the order's end. As long as every continuation fails, the event is further back. All continuations
/// are tried, so the result is exact. A single continuation that passes ends the search.
@MainActor
struct PointOfNoReturnSearch {
  /// The largest number of events, unless the exploration itself allows fewer.
  private static let budget = 20_000
  /// The number of random continuations that are tried before all of them are.
  private static let samples = 12

  /// The factor by which random continuations may perform more events, because they need no memory.
  private static let sampleFactor = 10

  private let exploration: Exploration
  private let search: OrderSearch
  /// The walk of random continuations.
  private let walk: OrderWalk
  private let sampleBudget: Int
  private let key: OrderJudge.Key
  private let order: OrderTracer.TracedOrder

  init(_ exploration: Exploration, _ order: OrderTracer.TracedOrder, _ key: OrderJudge.Key) {
    self.exploration = exploration
    self.order = order
    self.key = key
    let budget = min(Self.budget, exploration.options.budget)
    search = exploration.makeSearch(budget: budget)
    walk = exploration.makeWalkOfAll()
    sampleBudget = budget * Self.sampleFactor
  }

  func find() -> PointOfNoReturn {
    let before = exploration.ends.lookups
    for count in order.decisions.indices.reversed() {
      let prefix = order.firstChoices(count)
      for number in 0..<Self.samples where mayGoOn {
        if holdsInSample(behind: prefix, number) { return .event(order.decisions[count].name) }
      }
      guard mayGoOn else { return .undecided(orders: exploration.ends.lookups - before) }
      do throws(OrderSearch.Exhausted) {
        if try search.explore(prefix, differences: .max).ends.contains(where: { !fails($0.id) }) {
          return .event(order.decisions[count].name)
        }
      } catch {
        return .undecided(orders: exploration.ends.lookups - before)
      }
    }
    return .start
  }

  /// Whether another random order may be tried.
  private var mayGoOn: Bool { walk.eventsDone <= sampleBudget && !exploration.isInterrupted() }

  /// Returns whether a continuation with random decisions passes; the first one makes default decisions.
  private func holdsInSample(behind prefix: [Int], _ number: Int) -> Bool {
    var chooser = RandomChooser(seed: 0, order: number)
    walk.begin(prefix)
    while walk.choices.count < 1000, case let next = walk.runToDecision(), next > 0 {
      walk.choose(number == 0 ? 0 : chooser.next(below: next))
    }
    return !fails(exploration.ends.id(of: walk))
  }

  private func fails(_ end: Int) -> Bool {
    exploration.ends.all[end].keys.contains(key)
  }
}

extension OrderTracer.TracedOrder {
  /// Returns the first decisions of the order, including default ones.
  func firstChoices(_ count: Int) -> [Int] { (0..<count).map { $0 < choices.count ? choices[$0] : 0 } }
}
