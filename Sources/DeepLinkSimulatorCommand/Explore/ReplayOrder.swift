import DeepLinkSimulator

/// The order in which `replay` takes events, given by number or by event names.
struct ReplayOrder {
  static let specifications = [
    OptionSpecification(
      name: "order", value: .text(placeholder: "number"), help: "Take the legal order with this number (see explore)."),
    OptionSpecification(
      name: "schedule", value: .text(placeholder: "events"),
      help: "Hold events back, as in 'answer launch#1 before wait#1'."),
    OptionSpecification(
      name: "mode", value: .choice(OrderMode.allCases.map(\.rawValue)),
      help: "With --order or --schedule: causal (the default) ignores latencies, timed respects them."),
    OptionSpecification(
      name: "budget", value: .text(placeholder: "events"),
      help: "With --order, how many events the search may simulate; 5,000,000 by default."),
  ]

  /// An error that says why a scenario cannot be replayed in the order.
  struct Refusal: Error {
    let message: String
  }

  private enum Kind {
    case number(UInt64)
    case schedule(Schedule)
  }

  private let kind: Kind
  /// The mode, which determines which orders are legal.
  let mode: OrderMode
  /// The budget; the number may come from an exploration with a larger one than the default.
  private let budget: Int
  /// Called with the progress of the search for an order, and with nil when it is done.
  var progress: @Sendable (Explorer.Progress?, String) -> Void = { _, _ in }
  /// Whether the search has to stop.
  var isInterrupted: @Sendable () -> Bool = { false }
  /// The options as shell text, with a space before each.
  let arguments: String

  /// Reads the options; nil for the default order.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    try arguments.refuseTogether("order", "schedule")
    let mode = arguments.value(of: "mode").flatMap(OrderMode.init(rawValue:))
    try arguments.refuse("mode", without: "order", "schedule")
    try arguments.refuse("budget", without: "order")
    let budget = try arguments.positiveNumber("budget")
    self.budget = budget ?? 5_000_000
    self.mode = mode ?? .causal
    let modeArgument = mode.map { " --mode \($0.rawValue)" } ?? ""
    if let text = arguments.value(of: "order") {
      guard let number = UInt64(text), number > 0 else {
        let kind = text.isDigits && UInt64(text) == nil ? "number up to \(UInt64.max)" : "number of at least 1"
        throw arguments.error("--order takes a \(kind), not \(text.quoted)")
      }
      kind = .number(number)
      self.arguments = " --order \(number)" + modeArgument + (budget.map { " --budget \($0)" } ?? "")
    } else if let text = arguments.value(of: "schedule") {
      do throws(Schedule.SyntaxError) {
        let schedule = try Schedule(parsing: text)
        if self.mode == .causal, let time = schedule.times.first { throw time.needsTimedOrders("--mode timed") }
        kind = .schedule(schedule)
      } catch {
        throw arguments.error("--schedule: \(error.message)")
      }
      self.arguments = " --schedule \(text.shellQuoted)" + modeArgument
    } else {
      return nil
    }
  }

  /// Returns the order as a schedule, which a session can follow.
  func schedule(
    _ plan: SimulationPlan, file: String, makeApp: @escaping AppFactory
  ) -> Result<Schedule, Refusal> {
    run(plan, file: file, makeApp: makeApp).flatMap { run in
      var ordered = plan
      ordered.schedule = run.order.schedule
      guard run.order.dependsOnTimes else { return .success(ordered.schedule) }
      let events = Simulator.run(ordered, makeApp: makeApp).trace.events
      guard events.elementsEqual(run.result.trace.events, by: { JSONLines.record($0) == JSONLines.record($1) }) else {
        return .failure(
          Refusal(
            message: "the order depends on times that a session cannot give its events; replay\(arguments) shows it"))
      }
      return .success(ordered.schedule)
    }
  }

  /// Replays a scenario in the order, and evaluates it as `explore` does.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and compiled.
  ///   - file: The path of its file, as the user gave it.
  ///   - makeApp: Creates the app under test.
  func run(_ plan: SimulationPlan, file: String, makeApp: @escaping AppFactory) -> Result<OrderRun, Refusal> {
    var options = ExplorationOptions()
    options.mode = mode
    options.budget = budget
    var explorer = Explorer(plan, options: options, makeApp: makeApp)
    explorer.isInterrupted = isInterrupted
    switch kind {
    case .schedule(let schedule):
      do throws(ScheduleMisfit) {
        return .success(try explorer.run(schedule))
      } catch {
        return .failure(Refusal(message: "--schedule does not fit \(file): \(error.explanation)"))
      }
    case .number(let number):
      let name = plan.scenario.name
      let orders: String
      let lookup = explorer.find(order: number) { [progress] in progress($0, name) }
      progress(nil, name)
      switch lookup {
      case .found(let order): return .success(explorer.run(order.choices))
      case .tooMany: orders = "more \(mode.rawValue) orders than can be numbered"
      case .fewer(1): orders = "1 \(mode.rawValue) order"
      case .fewer(let count): orders = "\(count.grouped) \(mode.rawValue) orders"
      case .notFound(let events):
        if isInterrupted() {
          return .failure(Refusal(message: "--order \(number) was not found before the interruption"))
        }
        let advice = "raise --budget, or use --schedule, which needs no search"
        // The last event may exceed the budget.
        let spent = min(events, budget).groupedEvents
        return .failure(Refusal(message: "--order \(number) was not found within \(spent); \(advice)"))
      }
      return .failure(Refusal(message: "--order \(number): \(file) has \(orders)"))
    }
  }
}
