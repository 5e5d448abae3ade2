import DeepLinkSimulator
import DeepLinkSimulatorReports

/// The shell commands that use an order of a scenario again.
struct OrderCommands {
  let program: String
  /// The scenario file as the user named it.
  let file: String
  /// The arguments that each of the commands needs, such as `--mode=timed`.
  let arguments: [String]
  /// The variant of the scenario that was explored; nil for the scenario as it is.
  var variant: ScenarioVariant?

  /// Returns the option that names an order: by its number if it has one, and otherwise by event names.
  ///
  /// It is nil for an order that only a number could name, but that has none.
  func option(_ order: OrderExample) -> String? {
    // The default order is the first one, whether the orders are numbered or not.
    if order.choices.isEmpty { return "--order 1" }
    if let number = order.number { return "--order \(number)" }
    return order.hasSchedule ? schedule(order) : nil
  }

  /// Returns the option that names an order by its events, which survives edits of the file.
  func schedule(_ order: OrderExample) -> String { "--schedule \(order.schedule.text.shellQuoted)" }

  /// Returns the command that replays the order that an option names; nil for the default order.
  func replay(_ option: String?) -> String { command("replay --verbose", option) }

  /// Returns the command that replays the order of a schedule.
  func replay(of schedule: Schedule) -> String {
    replay(schedule.isEmpty ? "--order 1" : "--schedule \(schedule.text.shellQuoted)")
  }

  /// Returns the command that opens an order in the stepper; nil for a scenario from standard input, which the stepper
  /// needs for its commands.
  func step(_ option: String) -> String? {
    SelectedPath(file).path == ScenarioSource.standardInputName ? nil : command("step", option)
  }

  /// The command that explores the scenario again.
  var explore: String { command("explore", nil) }

  /// The advice where no command replays an order.
  static let withoutName = "only by number, because the times of its events matter: explore all orders to get it"

  private func command(_ name: String, _ option: String?) -> String {
    let variant = variant.map { ["--variant", $0.description] } ?? []
    let parts = [program, name] + variant + (option.map { [$0] } ?? []) + arguments + [file.scenarioArgument]
    return parts.joined(separator: " ")
  }
}

extension ReportDocument {
  /// Adds the results of exploring a scenario, with the commands that use its orders again.
  mutating func add(_ report: ExplorationReport, of explorer: Explorer, file: String, _ commands: OrderCommands) {
    add(report, of: explorer, file: file, command: commands.explore) { order in
      guard let option = commands.option(order) else { return (OrderCommands.withoutName, commands.explore) }
      return (option, commands.replay(option))
    }
  }
}
