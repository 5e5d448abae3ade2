import DeepLinkSimulator
import DeepLinkSimulatorReports

extension ReplayCommand {
  /// The option that keeps the command going.
  static let watchOption = OptionSpecification(
    name: "watch", letter: "w", value: .flag, help: "Replay what changes, until Ctrl-C.")

  /// Makes sure that what is to be watched can change, and that each replay can be shown by itself.
  static func checkWatch(_ arguments: ParsedArguments) throws(UsageError) {
    for option in ["report", "annotations"] { try arguments.refuseTogether(watchOption.name, option) }
    if arguments.isSet(watchOption.name), arguments.positional.contains("-") {
      throw arguments.error("--watch is about files; what comes from standard input does not change")
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
      for entry in change.removed { console.complain("\(entry.name.printable) is gone") }
      let names = change.written.map(\.name).filter { isWanted($0) }
      if !names.isEmpty { show(ScenarioSource(names)) }
    }
    console.settleInterrupt()
    return .success
  }

  private func isWanted(_ path: String) -> Bool { matchesFilter(ScenarioSource.file(path, program.apps.sdks)) }

  private func show(_ source: ScenarioSource) {
    var document = ReportDocument(title: "")
    _ = replay(source, &document)
    console.complain("watching \(paths.map(\.printable).joined(separator: " ")); Ctrl-C ends it")
    // That results cannot be written is said at the end.
    _ = console.flush()
  }
}
