import DeepLinkSimulatorCommand

/// The options of the fuzzer.
struct FuzzOptions {
  /// The specification of the options.
  static let specification = CommandSpecification(
    program: "Fuzz", summary: "Feed the program random inputs that are made of the library's scenarios.",
    options: [
      OptionSpecification(
        "target", .choice([ScenarioTarget.name, CommandTarget.name]),
        "What takes the inputs: scenarios (parse, compile, run, explore, write; the default), or commands (results "
          + "files, schedules, commands of a session, arguments)."),
      OptionSpecification(
        "seed", .text(placeholder: "number"), "The seed that the inputs are made with, and their number; 1 by default."),
      OptionSpecification("count", .text(placeholder: "inputs"), "How many inputs to try; 100000 by default."),
      OptionSpecification("from", .text(placeholder: "number"), "The number of the first of them; 0 by default."),
      OptionSpecification(
        "show", .text(placeholder: "number"), "Print one input, by its number, and try it alone."),
      OptionSpecification(
        "scenarios", .text(placeholder: "folder"),
        "The folder of the scenarios that the inputs are made of; Scenarios by default."),
    ])

  let target: String
  let scenarios: String
  let seed: UInt64
  let count: Int
  let first: Int
  let shown: Int?

  /// - Throws: `UsageError` if an option has a value out of its range.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    target = arguments.value(of: "target") ?? ScenarioTarget.name
    scenarios = arguments.value(of: "scenarios") ?? "Scenarios"
    seed = try Self.number("seed", in: arguments, upTo: UInt64.max) ?? 1
    // Inputs are numbered by `Int`, and so is the end of the range.
    count = try Self.number("count", in: arguments, upTo: Int.max / 2) ?? 100_000
    first = try Self.number("from", in: arguments, upTo: Int.max / 2) ?? 0
    shown = try Self.number("show", in: arguments, upTo: Int.max / 2)
  }

  private static func number<Number: FixedWidthInteger>(
    _ option: String, in arguments: ParsedArguments, upTo maximum: Number
  ) throws(UsageError) -> Number? {
    guard let text = arguments.value(of: option) else { return nil }
    guard let number = Number(text), (0...maximum).contains(number) else {
      throw arguments.error("--\(option) needs a whole number from 0 to \(maximum), not \(text)")
    }
    return number
  }

  /// The numbers of the inputs to try.
  var numbers: Range<Int> { shown.map { $0..<$0 + 1 } ?? first..<first + count }
}
