import DeepLinkSimulator

/// The specification of a session command: its names, its arguments and its help.
package struct ShellCommand: Sendable {
  /// The name of a command, as a user types it.
  enum Name: String, Sendable, CaseIterable {
    case next, choose, back, goto, run, until, `break`, watch, state, pending, trace, why, payload, inject, outcomes
    case diff, branch, mark, save, restart, help, quit
  }

  /// The kind of an argument, for completion.
  enum Argument: Sendable {
    case none, number, choice, event, field, mark, verb, file, command, key
  }

  let name: Name
  let letter: Character
  /// The placeholder of the arguments in the help; empty if there are none.
  let usage: String
  let summary: String
  /// Additional lines for the help of this command alone.
  let details: [String]
  let argument: Argument

  init(
    _ name: Name, _ letter: Character, _ usage: String, _ summary: String, _ argument: Argument = .none,
    _ details: [String] = []
  ) {
    self.name = name
    self.letter = letter
    self.usage = usage
    self.summary = summary
    self.argument = argument
    self.details = details
  }
}

extension ShellCommand {
  /// The names of all commands, as a user types them.
  package static var names: [String] { all.map(\.name.rawValue) }

  /// All commands, in the order of the help.
  static let all = [
    ShellCommand(
      .next, "n", "[N]", "Do the next event, or N of them.", .number,
      ["After going back, it repeats what was done before. Otherwise it does the event that pending marks with >."]),
    ShellCommand(
      .choose, "c", "K|EVENT", "Do a pending event instead of the next one.", .choice,
      [
        "The numbers and names are those of pending. What you chose after this point before is lost, unless branch kept it.",
        "In a session with --order or --schedule, choose rejects an event that no legal order has next.",
      ]),
    ShellCommand(
      .back, "b", "[N]", "Go back by one event, or by N.", .number,
      ["Nothing is lost: next goes forward the same way, until you choose or inject something else."]),
    ShellCommand(
      .goto, "g", "STEP|MARK", "Go to a step by its number, or to a mark.", .mark,
      ["goto 0 is the start. If the run has not reached the step yet, it continues in the default order."]),
    ShellCommand(
      .run, "r", "[back]", "Continue to the end, or to a break or watch.", .none,
      ["run back goes back to the last breakpoint or change, or to the start. Ctrl-C interrupts it."]),
    ShellCommand(
      .until, "u", "[back] GOAL", "Continue until an event comes or a field has a value.", .event,
      [
        "A goal is EVENT or FIELD=VALUE. An event is its name, or its name and argument as in the trace: until route Peaches.",
        "A field is one that state shows: until process=active. With back, it goes back to such a point.",
      ]),
    ShellCommand(
      .break, "k", "[off] [EVENT]", "Stop run at an event; alone, list the breakpoints.", .event,
      [
        "break route#2 stops only at the second one. break off removes all breakpoints, break off EVENT one.",
        "break rule SIM-NET-1 stops where a rule applies, break lane backend at any event of the servers.",
        "break route if screen=none stops only where a field of the state has the value.",
      ]),
    ShellCommand(
      .watch, "w", "[off] [FIELD]", "Stop run when a field of the state changes.", .field,
      ["It stops in both directions. Alone, it lists what is watched. watch off removes all, watch off FIELD one."]),
    ShellCommand(
      .state, "s", "[--changed]", "Show the current state, or what just changed.", .field,
      [
        "state screen shows one field, and state with the name of an SDK shows its inside.",
        "state queues shows what waits in each queue, state servers how long the servers take and what they know.",
      ]),
    ShellCommand(.pending, "p", "", "Show what could come next, numbered."),
    ShellCommand(
      .trace, "t", "[N|all]", "Show the last ten events, or N, or all.", .number),
    ShellCommand(
      .why, "y", "[EVENT|#N|RULE]", "Show the causes and rules behind an event.", .event,
      [
        "Without an event, it explains the last one; #N is the event with number N in the trace, and the ID of a rule "
          + "means the last event that the rule explains."
      ]),
    ShellCommand(
      .payload, "l", "[KEY] [#N]", "Show the payload of a callback, or one key of it.", .key),
    ShellCommand(
      .inject, "i", "STEP", "Do a step that the scenario does not have, now.", .verb,
      [
        "A step is written as in a scenario file, or shorter:",
        "inject tap https://example.com/a from safari", "inject background", "inject network offline",
        "inject {\"kill\": \"force-quit\"}", "The steps are \(InjectedStep.verbs.joined(separator: ", ")).",
      ]),
    ShellCommand(
      .outcomes, "o", "", "Show which outcomes are still possible, by choice.", .none,
      [
        "It looks at all legal orders from here. If every order after a choice fails, that choice leads to the failure.",
        "The numbers are those of pending and choose.",
      ]),
    ShellCommand(
      .diff, "d", "[A B]", "Compare two points, or this run and the default.", .mark,
      [
        "A point is a step or a mark. diff NAME compares this run with a branch, diff ONE OTHER two branches.",
        "Two runs are the same if they have the same events, at the same times, with the same payloads.",
      ]),
    ShellCommand(
      .branch, "f", "[go] [NAME]", "Keep this run under a name; alone, list them.", .mark,
      ["branch go NAME returns to a kept run; diff NAME compares it with the current one."]),
    ShellCommand(.mark, "m", "[NAME]", "Give this point a name; alone, list the names."),
    ShellCommand(
      .save, "a", "FILE", "Write this run as a scenario that replays the same.", .file,
      [
        "The file has a schedule with what you chose, also beyond the point that you have gone back to.",
        "save FILE --force replaces an existing file. Quote a name that has spaces: save \"my run.jsonc\".",
      ]),
    ShellCommand(.restart, "e", "", "Start again with the scenario as in its file."),
    ShellCommand(.help, "h", "[COMMAND]", "Show the commands, or more about one.", .command),
    ShellCommand(.quit, "q", "", "End the session with the exit code of the run."),
  ]

  /// The names of commands in similar programs.
  private static let elsewhere: [String: Name] = [
    "exit": .quit, "continue": .run, "finish": .run, "undo": .back, "prev": .back, "previous": .back,
    "print": .state, "info": .state, "list": .pending, "backtrace": .why, "bt": .why, "write": .save,
    "step": .next, "jump": .goto,
  ]

  /// The result of looking up a command.
  enum Lookup {
    case found(ShellCommand)
    /// The word identifies no command, for this reason, in a sentence without a full stop.
    case unclear(String)
  }

  /// Finds the command for a word: its name, its letter, or an unambiguous prefix of its name.
  static func find(_ typed: String) -> Lookup {
    let word = typed == "?" ? "help" : typed
    if let command = all.first(where: { $0.name.rawValue == word || String($0.letter) == word }) {
      return .found(command)
    }
    let matches = all.filter { $0.name.rawValue.hasPrefix(word) }
    if matches.count == 1 { return .found(matches[0]) }
    if matches.count > 1 {
      return .unclear("\(word.quoted) could be \(matches.map(\.name.rawValue).joined(separator: " or "))")
    }
    if Int(word) != nil {
      return .unclear("\(word) is not a command; choose \(word) does a pending event, goto \(word) goes to a step")
    }
    let hint =
      elsewhere[word].map { "; did you mean \($0.rawValue.quoted)?" } ?? Spelling.hint(
        for: word, in: all.map(\.name.rawValue))
      ?? "; help lists the commands"
    return .unclear("there is no command \(word.quoted)\(hint)")
  }
}
