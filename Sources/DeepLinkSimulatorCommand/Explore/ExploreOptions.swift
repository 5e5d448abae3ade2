import DeepLinkSimulator

/// The options that determine which orders are explored, and how.
struct ExploreOptions {
  /// The options that determine which orders exist, and how far to look.
  static let bounds = [
    OptionSpecification(
      name: "mode", value: .choice(OrderMode.allCases.map(\.rawValue)),
      help: "causal (the default) ignores latencies, timed respects them."),
    OptionSpecification(
      name: "differences", value: .text(placeholder: "count"),
      help: "Try only orders with at most this many differences from the default order."),
    OptionSpecification(
      name: "until", value: .text(placeholder: "time"),
      help: "Keep the default order of events after this virtual time."),
  ]

  /// The option that makes an incomplete search a failure.
  static let complete = OptionSpecification(
    name: "complete", value: .flag, help: "Exit with 1, not 2, if nothing failed but not every order was tried.")

  static let specifications =
    bounds + [
      OptionSpecification(
        name: "budget", value: .text(placeholder: "events"),
        help: "How many events explore may simulate for each scenario; see below for the default."),
      OptionSpecification(
        name: "random", value: .text(placeholder: "count"), help: "Try this many random orders."),
      OptionSpecification(
        name: "priorities", value: .text(placeholder: "count"),
        help: "Try this many orders by random priorities (docs/explore.md)."),
      OptionSpecification(
        name: "depth", value: .text(placeholder: "events"),
        help: "With --priorities, how many events the failure needs in a certain order; 2 by default."),
      OptionSpecification(
        name: "seed", value: .text(placeholder: "number"),
        help: "The seed of --random and --priorities; 0 by default."),
      OptionSpecification(
        name: "no-reduction", value: .flag, help: "Run each order separately, even if several lead to the same state."),
      OptionSpecification(name: "no-shrinking", value: .flag, help: "Do not shrink failing orders."),
      OptionSpecification(
        name: "bare", value: .flag, help: "Neither shrink failing orders nor look for the point of no return."),
      VariantOption.specification, TasksOption.specification, EventLimitOption.specification,
    ]

  /// The greatest depth: no order has more decisions at which a priority could change.
  private static let greatestDepth = 1000

  private(set) var exploration = ExplorationOptions()
  /// Whether the budget is not the default one.
  let hasBudget: Bool
  /// The arguments that a replay of one of the orders needs.
  private(set) var replayArguments: [String] = []
  /// The variant of each scenario to explore; nil for the scenario as it is.
  let variant: ScenarioVariant?
  /// When the app's tasks run; nil for what each scenario says.
  let tasks: AppDescription.TaskTurns?
  /// The maximum number of events in an order; nil for the default.
  let eventLimit: Int?

  init(_ arguments: ParsedArguments, _ sdks: SDKRegistry) throws(UsageError) {
    try arguments.refuseTogether("random", "priorities")
    // The number of differences in a random order cannot be limited.
    try arguments.refuseTogether("differences", "random")
    try arguments.refuseTogether("differences", "priorities")
    variant = try VariantOption.read(arguments, sdks)
    tasks = TasksOption.read(arguments)
    eventLimit = try EventLimitOption.read(arguments)
    if let eventLimit { replayArguments.append("--event-limit=\(eventLimit)") }
    if let tasks { replayArguments.append("--tasks=\(tasks.rawValue)") }
    try Self.readBounds(arguments, into: &exploration)
    if exploration.mode != .causal { replayArguments.append("--mode=\(exploration.mode.rawValue)") }
    let budget = try arguments.positiveNumber("budget")
    hasBudget = budget != nil
    if let budget { exploration.budget = budget }
    exploration.mergesStates = !arguments.isSet("no-reduction")
    exploration.shrinks = !arguments.isSet("no-shrinking") && !arguments.isSet("bare")
    exploration.findsPointOfNoReturn = !arguments.isSet("bare")
    try arguments.refuse("seed", without: "random", "priorities")
    try arguments.refuse("depth", without: "priorities")
    let seed = UInt64(try arguments.number("seed") ?? 0)
    if let count = try arguments.positiveNumber("random") {
      exploration.strategy = .random(seed: seed, count: count)
    } else if let count = try arguments.positiveNumber("priorities") {
      let depth = try arguments.number("depth") ?? 2
      guard (1...Self.greatestDepth).contains(depth) else {
        throw arguments.error("--depth takes a number from 1 to \(Self.greatestDepth), not \(depth)")
      }
      exploration.strategy = .priorities(seed: seed, count: count, depth: depth)
    }
  }

  /// Reads the options that determine which orders exist, and how far to look.
  static func readBounds(
    _ arguments: ParsedArguments, into exploration: inout ExplorationOptions
  ) throws(UsageError) {
    if let mode = arguments.value(of: "mode").flatMap(OrderMode.init(rawValue:)) { exploration.mode = mode }
    exploration.maximumDifferences = try arguments.number("differences")
    if let text = arguments.value(of: "until") {
      guard let time = DurationText.parse(text.utf8) else {
        throw arguments.error("--until takes a duration such as 2.5s, not \(text.quoted)")
      }
      exploration.horizon = time
    }
  }

  /// Returns the options for one of several scenarios: a folder gets about as much time as a single scenario.
  func exploration(ofScenarios count: Int) -> ExplorationOptions {
    guard !hasBudget else { return exploration }
    var exploration = exploration
    guard case .exhaustive = exploration.strategy else {
      // As many orders as requested, unless these would take longer than a user waits.
      exploration.budget = max(10_000, 10_000_000 / max(1, count))
      return exploration
    }
    exploration.budget = min(100_000, max(1000, 1_000_000 / max(1, count)))
    return exploration
  }
}
