import DeepLinkSimulator

/// The lines that do something with an order of a scenario again, as a shell takes them.
struct OrderCommands {
  let program: String
  /// The scenario file as the user named it.
  let file: String
  /// What each of the commands needs to be told, such as `--mode=timed`.
  let arguments: [String]
  /// Which variant of the scenario was explored; nil for the scenario as it is.
  var variant: ScenarioVariant?

  /// The option that names an order: by its number if it has one, and else by event names.
  ///
  /// It is nil for an order that only its number would name, and that has none.
  func option(_ order: OrderExample) -> String? {
    // The default order is the first one, whether all are numbered or not.
    if order.choices.isEmpty { return "--order 1" }
    if let number = order.number { return "--order \(number)" }
    return order.dependsOnTimes ? nil : schedule(order)
  }

  /// The option that names an order by its events, which survives edits of the file.
  func schedule(_ order: OrderExample) -> String { "--schedule \(order.schedule.text.shellQuoted)" }

  /// The line that replays an order that some option names; nil for the default order.
  func replay(_ option: String?) -> String { command("replay --verbose", option) }

  /// The line that opens an order in the stepper; nil for a scenario from standard input, from which commands come.
  func step(_ option: String) -> String? {
    SelectedPath(file).path == ScenarioSource.standardInputName ? nil : command("step", option)
  }

  /// The line that explores the scenario again.
  var explore: String { command("explore", nil) }

  /// What people are told to do where no line replays an order.
  static let withoutName = "only by number, because the times of its events matter: explore all orders to get it"

  private func command(_ name: String, _ option: String?) -> String {
    let variant = variant.map { ["--variant", $0.description] } ?? []
    let parts = [program, name] + variant + (option.map { [$0] } ?? []) + arguments + [argument]
    return parts.joined(separator: " ")
  }

  private var argument: String {
    let path = SelectedPath(file).path
    if path == ScenarioSource.standardInputName {
      return file == path ? "-" : "-\(file.dropFirst(path.count))".shellQuoted
    }
    return (file.hasPrefix("-") ? "./\(file)" : file).shellQuoted
  }
}
