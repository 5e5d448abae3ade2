/// The completion for fish: a line for each command and each option.
struct FishCompletion {
  private let vocabulary: CompletionVocabulary

  init(_ vocabulary: CompletionVocabulary) {
    self.vocabulary = vocabulary
  }

  /// The script.
  var lines: [String] {
    let first = "__fish_use_subcommand"
    var lines = ["# Completion of \(vocabulary.program) for fish.", line(first, "-f")]
    for command in vocabulary.commands {
      lines.append(line(first, "-a \(command.name) -d \(quoted(command.summary))"))
    }
    lines.append(line(first, "-a help -d \(quoted("Show the help of a command."))"))
    for option in CommandSpecification.commonOptions { lines.append(line(first, flags(option))) }
    for command in vocabulary.commands { lines += self.lines(of: command) }
    let names = vocabulary.commands.map(\.name).joined(separator: " ")
    return lines + [line("__fish_seen_subcommand_from help", "-f -a \(quoted(names))")]
  }

  private func lines(of command: CommandSpecification) -> [String] {
    let condition = "__fish_seen_subcommand_from \(command.name)"
    var lines = command.allOptions.map { line(condition, flags($0)) }
    let words = vocabulary.words(of: command)
    let files = vocabulary.takesFiles(command) ? "" : "-f "
    if !words.isEmpty {
      lines.append(line(condition, "\(files)-a \(quoted(words.joined(separator: " ")))"))
    } else if !files.isEmpty {
      lines.append(line(condition, "-f"))
    }
    return lines
  }

  private func flags(_ option: OptionSpecification) -> String {
    var text = "-l \(option.name)" + (option.letter.map { " -s \($0)" } ?? "")
    if let words = option.words {
      text += " -x -a \(quoted(words.joined(separator: " ")))"
    } else if !option.isFlag {
      text += " -r -F"
    }
    return "\(text) -d \(quoted(option.help))"
  }

  private func line(_ condition: String, _ rest: String) -> String {
    "complete -c \(vocabulary.program.shellQuoted) -n \(quoted(condition)) \(rest)"
  }

  /// Returns a quoted text; in fish, a backslash is an escape even in single quotes.
  private func quoted(_ text: String) -> String {
    "'" + text.map { "\\'".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
