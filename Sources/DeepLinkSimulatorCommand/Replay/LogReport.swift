import DeepLinkSimulator

/// Prints what an SDK's debug log would show for a scenario, instead of the usual report.
struct LogReport {
  /// Returns the option that requests the log.
  ///
  /// - Parameter sdks: The SDKs that the program knows.
  static func option(_ sdks: SDKRegistry) -> OptionSpecification {
    OptionSpecification(
      name: optionName, value: .choice(sdks.names.map(\.rawValue)),
      help: "Instead of results, print the debug log of this SDK (docs/logs.md).")
  }

  static let optionName = "log"

  private let sdk: SDKName
  private let namesFiles: Bool

  /// Reads the option; nil if it is not set.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command.
  ///   - namesFiles: Whether to print the name of each file before its log.
  init?(_ arguments: ParsedArguments, namesFiles: Bool) throws(UsageError) {
    guard let sdk = arguments.value(of: Self.optionName).map(SDKName.init(rawValue:)) else { return nil }
    for other in ["format", "verbose"] { try arguments.refuseTogether(Self.optionName, other) }
    self.sdk = sdk
    self.namesFiles = namesFiles
  }

  /// Prints the log of a scenario to the output, and everything else to the diagnostics.
  func show(_ text: TextReport, _ scenario: CheckedScenarios.Element, _ console: Console) {
    let file = scenario.file
    if case .ran(let result, let verdict) = text.report.ending, case .success(let plan) = scenario.plan {
      if namesFiles || file.variant != nil { console.print("# \(file.name)") }
      if plan.has(sdk) {
        console.print(LogText(of: sdk, result.trace, plan: plan).lines)
      } else {
        let name = plan.registry.vocabularies.first { $0.key == sdk.rawValue }?.name ?? sdk.rawValue
        console.complain("\(file.name): note: the app does not have \(name), so there is no log of it")
      }
      if !verdict.passed { text.lines.forEach(console.complain) }
    }
    text.complaints.forEach(console.complain)
  }
}

extension CommandSpecification {
  /// Returns the same specification for a program with some SDKs.
  func naming(_ sdks: SDKRegistry) -> CommandSpecification {
    var specification = self
    specification.options = options.map { option in
      // Elsewhere, an option with this name takes a file.
      if case .choice = option.value, option.name == LogReport.optionName { return LogReport.option(sdks) }
      return NewCommand.option(option, naming: sdks)
    }
    return specification
  }
}
