/// The option for the maximum number of events in a run.
enum EventLimitOption {
  static let specification = OptionSpecification(
    name: "event-limit", value: .text(placeholder: "events"),
    help: "Stop a run that has more events than this; 1,000,000 by default.")

  /// Reads the option; nil if it is not set.
  static func read(_ arguments: ParsedArguments) throws(UsageError) -> Int? {
    try arguments.positiveNumber(specification.name)
  }
}
