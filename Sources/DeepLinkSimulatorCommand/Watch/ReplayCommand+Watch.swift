import DeepLinkSimulator
import DeepLinkSimulatorReports

extension ReplayCommand {
  /// The option that keeps the command watching for changes.
  static let watchOption = OptionSpecification(
    name: "watch", letter: "w", value: .flag, help: "Replay each file again when it changes, until Ctrl-C.")

  /// Checks that the watched paths can change, and that each replay can be shown separately.
  static func checkWatch(_ arguments: ParsedArguments) throws(UsageError) {
    for option in ["report", "annotations"] { try arguments.refuseTogether(watchOption.name, option) }
    if arguments.isSet(watchOption.name), arguments.positional.contains("-") {
      throw arguments.error("--watch needs files; standard input does not change")
    }
  }

  /// Replays everything, and then each file again whenever it changes, until the user presses Ctrl-C.
  ///
  /// Since this is how a watch always ends, the exit code does not depend on the replays.
  func watch() -> ExitCode {
    console.watchInterrupts()
    // The watch starts before the first replay, so that it does not miss changes during it.
    var watch = ScenarioWatch(paths)
    show(ScenarioSource(paths))
    while let change = watch.next(isInterrupted: console.isInterrupted) {
      for entry in change.removed { console.complain("\(entry.name.printable) was removed") }
      let written = change.written.filter(isWanted).map(\.selectedName)
      if !written.isEmpty { show(ScenarioSource(written)) }
    }
    console.settleInterrupt()
    return .success
  }

  private func isWanted(_ entry: ScenarioSource.Entry) -> Bool {
    ScenarioSource([]).runs(entry, program.apps.sdks, console).contains(where: matchesFilter)
  }

  private func show(_ source: ScenarioSource) {
    var document = ReportDocument(title: "")
    _ = replay(source, &document)
    console.complain("watching \(paths.map(\.printable).joined(separator: " ")); Ctrl-C ends it")
    // A failure to write results is reported at the end.
    _ = console.flush()
  }
}

extension ScenarioSource.Entry {
  /// The path with the selected variants, as a user types it.
  fileprivate var selectedName: String { selection.map { "\(name)[\($0)]" } ?? name }
}
