/// The completion for zsh, which describes commands and options.
struct ZshCompletion {
  private let vocabulary: CompletionVocabulary

  init(_ vocabulary: CompletionVocabulary) {
    self.vocabulary = vocabulary
  }

  /// The script.
  var lines: [String] {
    let function = "_\(vocabulary.identifier)"
    var lines = [
      "#compdef \(vocabulary.program)", "\(function)() {", "  local -a commands", "  commands=(",
    ]
    // A colon ends the name of a described item.
    for command in vocabulary.commands {
      lines.append("    \("\(command.name):\(command.summary)".singleQuoted)")
    }
    lines += [
      "    'help:Show the help of a command.'", "  )", "  if (( CURRENT == 2 )); then",
      "    _describe command commands",
      "    _arguments '(- *)'{-h,--help}'[Show this help.]' '--version[Show the version.]'",
      "    return", "  fi", "  local command=$words[2]", "  shift words", "  (( CURRENT-- ))", "  case $command in",
    ]
    for command in vocabulary.commands { lines += self.lines(of: command) }
    return lines + [
      "  help) _describe command commands ;;", "  *) _files ;;", "  esac", "}",
      "if [ \"$funcstack[1]\" = \(function.singleQuoted) ]; then",
      "  \(function) \"$@\"",
      "else",
      "  compdef \(function) \(vocabulary.program.shellQuoted)",
      "fi",
    ]
  }

  private func lines(of command: CommandSpecification) -> [String] {
    var lines = ["  \(command.name))", "    _arguments \\"]
    for option in command.allOptions {
      for form in option.typedForms { lines.append("      \(specification(option, form)) \\") }
    }
    let words = vocabulary.words(of: command)
    var actions: [String] = []
    if !words.isEmpty { actions.append("'*:argument:(\(words.joined(separator: " ")))'") }
    if vocabulary.takesFiles(command) {
      actions = words.isEmpty ? ["'*:file:_files'"] : [alternative(words)]
    }
    lines.append("      \(actions.first ?? "'*: :'") ;;")
    return lines
  }

  private func alternative(_ words: [String]) -> String {
    "'*:argument:_alternative \"words:word:(\(words.joined(separator: " ")))\" \"files:file:_files\"'"
  }

  private func specification(_ option: OptionSpecification, _ form: String) -> String {
    let help = option.help.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    let text =
      if option.isFlag {
        "\(form)[\(help)]"
      } else {
        "*\(form)[\(help)]:\(option.name):" + (option.words.map { "(\($0.joined(separator: " ")))" } ?? "_files")
      }
    return text.singleQuoted
  }
}
