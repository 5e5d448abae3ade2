import DeepLinkSimulator

/// `completions`: prints the script with which a shell completes commands and options.
struct CompletionsCommand: Command {
  /// The supported shells.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static let specification = CommandSpecification(
    name: "completions", summary: "Print the completion script for a shell.", arguments: "SHELL",
    argumentHelp: "bash, zsh or fish.", argumentCount: 1...1, completion: .words(Shell.allCases.map(\.rawValue)),
    notes: [
      "bash: source <(deeplink-sim completions bash)",
      "zsh, once: deeplink-sim completions zsh > \"${fpath[1]}/_deeplink-sim\"",
      "fish: deeplink-sim completions fish | source",
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let shell: Shell

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    let typed = arguments.positional[0]
    guard let shell = Shell(rawValue: typed) else {
      let shells = Shell.allCases.map(\.rawValue)
      let hint = Spelling.hint(for: typed, in: shells) ?? ""
      throw arguments.error("completions takes \(shells.choices), not \(typed.quoted)\(hint)")
    }
    self.shell = shell
  }

  func run() -> ExitCode {
    let vocabulary = CompletionVocabulary(program)
    let lines =
      switch shell {
      case .bash: BashCompletion(vocabulary).lines
      case .zsh: ZshCompletion(vocabulary).lines
      case .fish: FishCompletion(vocabulary).lines
      }
    console.print(lines)
    return .success
  }
}
