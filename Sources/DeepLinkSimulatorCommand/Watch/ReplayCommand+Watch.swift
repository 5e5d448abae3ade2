import DeepLinkSimulator
import DeepLinkSimulatorReports

extension ReplayCommand {
  /// The option that keeps the command going.
  static let watchOption = OptionSpecification(
    name: "watch", letter: "w", value: .flag, help: "Replay each file again when it changes, until Ctrl-C.")

  /// Makes sure that what is to be watched can change, and that each replay can be shown by itself.
  static func checkWatch(_ arguments: ParsedArguments) throws(UsageError) {
    for option in ["report", "annotations"] { try arguments.refuseTogether(watchOption.name, option) }
    if arguments.isSet(watchOption.name), arguments.positional.contains("-") {
      throw arguments.error("--watch needs files; standard input does not change")
    }
  }

  /// Replays everything, and then each file again as soon as it has changed, until the user presses Ctrl-C.
  ///
  /// That is how a watch ends, so that the exit code says nothing of what was replayed.
  func watch() -> ExitCode {
    console.watchInterrupts()
    // The watch begins before the first replay: what changes during it is not missed.
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
    // That results cannot be written is said at the end.
    _ = console.flush()
  }
}

extension ScenarioSource.Entry {
  /// The path with the variants that are selected, as a user types it.
  fileprivate var selectedName: String { selection.map { "\(name)[\($0)]" } ?? name }
}
