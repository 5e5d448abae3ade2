import DeepLinkSimulator

/// The order in which `replay` is to take events: by number, or by event names.
struct ReplayOrder {
  static let specifications = [
    OptionSpecification(
      name: "order", value: .text(placeholder: "number"), help: "Take the legal order with this number (see explore)."),
    OptionSpecification(
      name: "schedule", value: .text(placeholder: "events"),
      help: "Hold events back, as in 'answer launch#1 before wait#1'."),
    OptionSpecification(
      name: "mode", value: .choice(OrderMode.allCases.map(\.rawValue)),
      help: "With --order, what makes an order legal: causal or timed."),
  ]

  /// Why a scenario cannot be replayed in the order.
  struct Refusal: Error {
    let message: String
  }

  private enum Kind {
    case number(UInt64, OrderMode)
    case schedule(Schedule)
  }

  private let kind: Kind
  /// The options again, as a shell takes them, with a space before each.
  let arguments: String

  /// Reads the options; nil for the default order.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    try arguments.refuseTogether("order", "schedule")
    let mode = arguments.value(of: "mode").flatMap(OrderMode.init(rawValue:))
    if mode != nil, !arguments.isSet("order") { throw arguments.error("--mode goes with --order") }
    if let text = arguments.value(of: "order") {
      guard let number = UInt64(text), number > 0 else {
        throw arguments.error("--order takes a number from 1, not \(text.quoted)")
      }
      kind = .number(number, mode ?? .causal)
      self.arguments = " --order \(number)" + (mode.map { " --mode \($0.rawValue)" } ?? "")
    } else if let text = arguments.value(of: "schedule") {
      do throws(Schedule.SyntaxError) {
        kind = .schedule(try Schedule(parsing: text))
      } catch {
        throw arguments.error("--schedule: \(error.message)")
      }
      self.arguments = " --schedule \(text.shellQuoted)"
    } else {
      return nil
    }
  }

  /// Replays a scenario in the order.
  func run(_ plan: SimulationPlan, makeApp: @escaping AppFactory) -> Result<RunResult, Refusal> {
    switch kind {
    case .schedule(let schedule):
      do throws(ScheduleMisfit) {
        return .success(try Explorer(plan, makeApp: makeApp).run(schedule).result)
      } catch {
        return .failure(Refusal(message: "the schedule does not fit: \(error.explanation)"))
      }
    case .number(let number, let mode):
      var options = ExplorationOptions()
      options.mode = mode
      // Whoever was told the number may have allowed more than the default.
      options.budget = 20_000_000
      let explorer = Explorer(plan, options: options, makeApp: makeApp)
      guard let order = explorer.order(number) else {
        return .failure(Refusal(message: "there is no order \(number), or there are too many orders to number them"))
      }
      return .success(explorer.replay(order.choices))
    }
  }
}
