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
      help: "With these, what makes an order legal: causal (the default) or timed."),
  ]

  /// Why a scenario cannot be replayed in the order.
  struct Refusal: Error {
    let message: String
  }

  private enum Kind {
    case number(UInt64)
    case schedule(Schedule)
  }

  private let kind: Kind
  private let mode: OrderMode
  /// The options again, as a shell takes them, with a space before each.
  let arguments: String

  /// Reads the options; nil for the default order.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    try arguments.refuseTogether("order", "schedule")
    let mode = arguments.value(of: "mode").flatMap(OrderMode.init(rawValue:))
    if mode != nil, !arguments.isSet("order"), !arguments.isSet("schedule") {
      throw arguments.error("--mode goes with --order or --schedule")
    }
    self.mode = mode ?? .causal
    let modeArgument = mode.map { " --mode \($0.rawValue)" } ?? ""
    if let text = arguments.value(of: "order") {
      guard let number = UInt64(text), number > 0 else {
        throw arguments.error("--order takes a number from 1, not \(text.quoted)")
      }
      kind = .number(number)
      self.arguments = " --order \(number)" + modeArgument
    } else if let text = arguments.value(of: "schedule") {
      do throws(Schedule.SyntaxError) {
        kind = .schedule(try Schedule(parsing: text))
      } catch {
        throw arguments.error("--schedule: \(error.message)")
      }
      self.arguments = " --schedule \(text.shellQuoted)" + modeArgument
    } else {
      return nil
    }
  }

  /// Replays a scenario in the order, and judges it as `explore` does.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - file: Its file, as the user named it.
  ///   - makeApp: Makes the app under test.
  func run(_ plan: SimulationPlan, file: String, makeApp: @escaping AppFactory) -> Result<OrderRun, Refusal> {
    var options = ExplorationOptions()
    options.mode = mode
    // Whoever was told the number may have allowed more than the default.
    options.budget = 20_000_000
    let explorer = Explorer(plan, options: options, makeApp: makeApp)
    switch kind {
    case .schedule(let schedule):
      do throws(ScheduleMisfit) {
        return .success(try explorer.run(schedule))
      } catch {
        return .failure(Refusal(message: "--schedule does not fit \(file): \(error.explanation)"))
      }
    case .number(let number):
      if let order = explorer.order(number) { return .success(explorer.run(order.choices)) }
      let orders =
        switch explorer.orderCount() {
        case .none: "more \(mode.rawValue) orders than can be numbered"
        case .some(1): "1 \(mode.rawValue) order"
        case .some(let count): "\(count) \(mode.rawValue) orders"
        }
      return .failure(Refusal(message: "--order \(number): \(file) has \(orders)"))
    }
  }
}
