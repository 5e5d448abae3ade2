import DeepLinkSimulator

/// The option for when the tasks of an app in Swift run, whatever the scenario says.
enum TasksOption {
  static let specification = OptionSpecification(
    name: "tasks", value: .choice(AppDescription.TaskTurns.allCases.map(\.rawValue)),
    help: "Async work of an app in Swift: settled (the default) runs it at once, decided makes each turn an event.")

  /// Reads the option; nil if it is not set, so that each scenario decides.
  static func read(_ arguments: ParsedArguments) -> AppDescription.TaskTurns? {
    arguments.value(of: specification.name).flatMap(AppDescription.TaskTurns.init)
  }
}
