/// The completion for bash 3.2 and later; macOS still has version 3.2.
struct BashCompletion {
  private let vocabulary: CompletionVocabulary

  init(_ vocabulary: CompletionVocabulary) {
    self.vocabulary = vocabulary
  }

  /// The script.
  var lines: [String] {
    let function = "_\(vocabulary.identifier)_completions"
    var lines = [
      "# Completion of \(vocabulary.program) for bash.",
      "\(function)() {",
      "  local current=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\" words='' files=''",
      "  COMPREPLY=()",
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then",
      "    COMPREPLY=($(compgen -W \(words(vocabulary.firstWords.map(\.word))) -- \"$current\"))",
      "    return",
      "  fi",
      "  case \"${COMP_WORDS[1]}\" in",
    ]
    for command in vocabulary.commands { lines += self.lines(of: command) }
    lines += [
      "  help) words=\(words(vocabulary.commands.map(\.name))) ;;",
      "  *) files=yes ;;",
      "  esac",
      "  COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))",
      "  if [ -n \"$files\" ]; then COMPREPLY+=($(compgen -f -- \"$current\")); fi",
      "}",
      "complete -o filenames -F \(function) \(vocabulary.program.shellQuoted)",
    ]
    return lines
  }

  private func lines(of command: CommandSpecification) -> [String] {
    var lines = ["  \(command.name))", "    case \"$previous\" in"]
    for option in command.allOptions where !option.isFlag {
      let forms = option.typedForms.joined(separator: "|")
      lines.append(
        option.words.map { "    \(forms)) words=\(words($0)) ;;" } ?? "    \(forms)) files=yes ;;")
    }
    let typed = command.allOptions.flatMap(\.typedForms) + vocabulary.words(of: command)
    lines.append("    *) words=\(words(typed))\(vocabulary.takesFiles(command) ? " files=yes" : "") ;;")
    return lines + ["    esac ;;"]
  }

  private func words(_ words: [String]) -> String { words.joined(separator: " ").singleQuoted }
}
