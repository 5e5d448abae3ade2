import DeepLinkSimulator

/// Completes the input of a session.
@MainActor
struct StepCompleter {
  let shell: StepShell
  /// Returns the names in a folder, those of folders with a trailing slash.
  let listFolder: (String) -> [String]

  /// Returns the candidates for the last word of a line.
  func candidates(for line: String) -> [String] {
    let typed = String(QuotedWords(line).last)
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1 else { return ShellCommand.names.filter { $0.hasPrefix(typed) } }
    guard case .found(let command) = ShellCommand.find(words[0]) else { return [] }
    return Array(Set(names(command, typed)).filter { $0.hasPrefix(typed) }).sorted()
  }

  private func names(_ command: ShellCommand, _ typed: String) -> [String] {
    let steppedRun = shell.steppedRun
    switch command.argument {
    case .none: return command.name == .run ? ["back"] : []
    case .number: return command.name == .trace ? ["all"] : []
    case .choice:
      let events = steppedRun.session.nextEvents
      return events.indices.map { String($0 + 1) } + events.map(steppedRun.session.label)
    case .event:
      let more = command.name == .until ? ["back"] + StateFacts.fields.map { $0 + "=" } : []
      return Self.eventNames(steppedRun) + more + (command.name == .break ? ["off"] : [])
    case .field:
      return StateFacts.fields + (command.name == .state ? ["--changed"] + shell.insides : ["off"])
    case .mark: return shell.marksHere.map(\.name) + (command.name == .goto ? [] : shell.branches.map(\.name))
    case .verb: return InjectedStep.verbs
    case .file: return files(typed)
    case .command: return ShellCommand.names
    case .key:
      return steppedRun.session.trace.events.last { $0.occurrence.payload != nil }?.occurrence.payload?.entries.map(
        \.key)
        ?? []
    }
  }

  /// Returns the names of events that have happened or may come next, and of callbacks.
  static func eventNames(_ steppedRun: SteppedRun) -> [String] {
    let vocabulary = steppedRun.plans.compiler.vocabulary
    return steppedRun.session.trace.events.map(\.occurrence.name) + steppedRun.session.nextEvents.map(\.label)
      + vocabulary.callbacks + vocabulary.events
  }

  private func files(_ typed: String) -> [String] {
    // A name with blanks is offered with its escapes.
    guard let path = QuotedWords(typed).texts?.last ?? (typed.isEmpty ? "" : nil) else { return [] }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return listFolder(folder.isEmpty ? "." : folder).map { (folder + $0).escapedWord }
  }
}
