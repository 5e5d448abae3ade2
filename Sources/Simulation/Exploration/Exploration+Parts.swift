extension Exploration {
  /// The smallest number of parts of a search, if it has that many orders.
  private static let wantedParts = 64

  private var maximum: Int { options.maximumDifferences ?? .max }

  /// Returns the decisions with which each part begins, in the order of the orders' numbers.
  func partPrefixes() -> [[Int]] {
    let walk = makeWalkOfAll()
    var prefixes: [[Int]] = [[]]
    while prefixes.count < Self.wantedParts {
      var longer: [[Int]] = []
      for prefix in prefixes {
        walk.begin(prefix)
        let count = walk.runToDecision()
        let isFree = walk.differences < maximum
        longer += count == 0 ? [prefix] : (0..<(isFree ? count : 1)).map { prefix + [$0] }
      }
      if longer == prefixes { break }
      prefixes = longer
    }
    return prefixes
  }

  /// Explores parts one after another, and passes each on when it is finished.
  ///
  /// - Returns: The report on the default order if two runs of one order differ, so that no part means anything;
  ///   otherwise nil.
  func explore(parts indices: [Int], file: String, done: (ExplorationPart) -> Bool) -> ExplorationReport? {
    let search = makeSearch(budget: .max)
    if !indices.isEmpty, findsUnrepeatable(search) { return reportOnSingle() }
    let prefixes = partPrefixes()
    for index in indices where prefixes.indices.contains(index) && !isInterrupted() {
      do throws(OrderSearch.Exhausted) {
        let summary = try search.explore(prefixes[index], differences: maximum)
        var part = ExplorationPart(file: file, options, index: index, partCount: prefixes.count)
        part.orderCount = summary.count
        // Sorted, because the order in which ends are found depends on the parts explored before.
        part.ends = try ends(of: summary, behind: prefixes[index], search).sorted {
          $0.choices.lexicographicallyPrecedes($1.choices)
        }
        if search.walk.isAtEarliestTimes { part.isAtEarliestTimes = true }
        // States that an earlier part has reached are not explored again, so what asked for something there counts
        // here.
        if !idleWatch.idle.isEmpty { part.idle = idleWatch.idle }
        guard done(part) else { return nil }
      } catch {
        if let choices = search.walk.unrepeatable {
          noteUnrepeatable(choices)
          return reportOnSingle()
        }
        // An SDK that retries forever has no end: the part is left out, and the report says so.
        continue
      }
    }
    return nil
  }

  /// Returns the ends of the orders behind some decisions, each with the order that is closest to the default one.
  private func ends(
    of summary: OrderSummary, behind prefix: [Int], _ search: OrderSearch
  ) throws(OrderSearch.Exhausted) -> [ExplorationPart.End] {
    let before = prefix.count { $0 > 0 }
    let left = maximum == .max ? .max : maximum - before
    let closest = findsClosest(maximum) ? try search.closest(of: summary, behind: prefix) : [:]
    var ends: [ExplorationPart.End] = []
    for end in summary.ends {
      if let closest = closest[end.id] {
        let number = try search.number(of: closest.choices, behind: prefix.count, differences: .max)
        ends.append(
          ExplorationPart.End(
            count: end.count, differences: closest.differences + before, closest: number ?? 0, choices: closest.choices)
        )
        continue
      }
      var choices = end.choices
      if choices == nil {
        guard let number = end.closest.exact else { continue }
        choices = try search.choices(ofNumber: number, behind: prefix, differences: left)
      }
      ends.append(
        ExplorationPart.End(
          count: end.count, differences: end.differences + before, closest: end.closest, choices: choices ?? []))
    }
    return ends
  }

  /// Returns what is wrong with a part that a user may have edited; nil if it can be a part of this search.
  ///
  /// - Parameter prefixes: The decisions with which each part begins.
  func complaint(about part: ExplorationPart, _ prefixes: [[Int]]) -> String? {
    guard part.partCount == prefixes.count else {
      return "it is one of \(part.partCount) parts, and the search has \(prefixes.count)"
    }
    guard prefixes.indices.contains(part.index) else { return "there is no part \(part.index)" }
    let walk = makeWalkOfAll()
    var ids: Set<Int> = []
    for end in part.ends {
      if let complaint = complaint(about: end.choices, prefixes[part.index], walk) { return complaint }
      guard ids.insert(ends.id(ofOrder: end.choices)).inserted else { return "two of its ends are the same" }
    }
    return nil
  }

  /// Returns why a part has no order with these decisions; nil if it has one.
  private func complaint(about choices: [Int], _ prefix: [Int], _ walk: OrderWalk) -> String? {
    let beginning = choices.prefix(prefix.count) + Array(repeating: 0, count: max(0, prefix.count - choices.count))
    guard Array(beginning) == prefix else {
      return "choices \(Self.text(choices)) are not those of an order of this part"
    }
    walk.begin([])
    for (position, choice) in choices.enumerated() {
      let count = walk.runToDecision()
      guard choice >= 0, choice < count else {
        return "choice \(choice) at decision \(position + 1) cannot be: "
          + (count == 0
            ? "the order has ended" : "there \(count == 1 ? "is" : "are") \(count.groupedEvents) to choose from")
      }
      walk.choose(choice)
    }
    return nil
  }

  /// Returns decisions for a message, cut to a readable length.
  private static func text(_ choices: [Int]) -> String {
    "[\(choices.prefix(10).map(String.init).joined(separator: ", "))\(choices.count > 10 ? ", …" : "")]"
  }

  /// Returns the report on parts together.
  func report(on parts: [ExplorationPart]) -> ExplorationReport {
    let search = makeSearch(budget: .max)
    if findsUnrepeatable(search) { return reportOnSingle() }
    let sorted = parts.sorted { $0.index < $1.index }
    var tally = OrderTally()
    var total: OrderCount = 0
    for part in sorted {
      for end in part.ends {
        let id = ends.id(ofOrder: end.choices)
        tally.add(
          id, count: end.count, differences: end.differences, number: total + end.closest, choices: end.choices)
      }
      total += part.orderCount
    }
    var limits: [ExplorationLimit] = []
    let missing = (sorted.first?.partCount ?? 1) - sorted.count
    if missing > 0 {
      limits.append(.missingParts(missing, of: sorted.first?.partCount ?? 1))
    }
    if let maximum = options.maximumDifferences {
      limits.append(.differences(maximum))
    }
    if let horizon = options.horizon { limits.append(.horizon(horizon)) }
    let isNumbered = limits.isEmpty
    if parts.contains(where: { $0.isAtEarliestTimes == true }) { limits.append(atEarliestTimes) }
    var report = tally.report(self, orderCount: total, limits: limits) { entry in
      entry.choices.map { ($0, isNumbered ? entry.number?.following : nil) }
    } number: { choices in
      guard isNumbered else { return nil }
      do throws(OrderSearch.Exhausted) {
        return try search.number(of: choices, differences: .max)?.following
      } catch {
        return nil
      }
    } summary: { prefix in
      isNumbered ? summary(search, behind: prefix) : nil
    }
    report.maximumDifferences = options.maximumDifferences
    report.idle = (sorted.first?.idle ?? []).filter { text in parts.allSatisfy { $0.idle?.contains(text) == true } }
    return report
  }
}
