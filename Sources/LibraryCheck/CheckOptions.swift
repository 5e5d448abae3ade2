import DeepLinkSimulatorCommand

/// The options of the check.
struct CheckOptions {
  /// The specification of the options.
  static let specification = CommandSpecification(
    program: "LibraryCheck", summary: "Explore every scenario of the library, and check what is found.",
    options: [
      OptionSpecification("write", .flag, "Write the table of outcomes to the snapshot instead of comparing it."),
      OptionSpecification(
        "scenarios", .text(placeholder: "folder"),
        "The folder of the scenarios, as the table names it; Scenarios by default."),
      OptionSpecification(
        "snapshot", .text(placeholder: "file"), "The table of outcomes; \(defaultSnapshot) by default."),
    ])

  private static let defaultSnapshot = "Tests/DeepLinkSimulatorCommandTests/Snapshots/outcomes.txt"

  let writes: Bool
  let scenarios: String
  let snapshot: String

  init(_ arguments: ParsedArguments) {
    writes = arguments.isSet("write")
    scenarios = arguments.value(of: "scenarios") ?? "Scenarios"
    snapshot = arguments.value(of: "snapshot") ?? Self.defaultSnapshot
  }
}
