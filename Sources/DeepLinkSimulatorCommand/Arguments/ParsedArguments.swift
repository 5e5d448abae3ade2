import DeepLinkSimulator

/// What a user typed after the name of a command, held against what the command takes.
struct ParsedArguments: Sendable {
  /// The arguments that are not options, in order.
  private(set) var positional: [String] = []
  private var values: [String: String] = [:]

  /// Reads arguments.
  ///
  /// `--name value`, `--name=value` and one-letter forms are understood, and `--` ends the options.
  ///
  /// - Throws: `UsageError` for whatever the command does not take.
  init(_ arguments: [String], for command: CommandSpecification) throws(UsageError) {
    var rest = arguments[...]
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded || argument == "-" || !argument.hasPrefix("-") {
        positional.append(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else {
        try take(argument, from: &rest, command)
      }
    }
    guard !isSet("help"), !isSet("version") else { return }
    if positional.count < command.argumentCount.lowerBound {
      throw UsageError("\(command.name) needs \(command.arguments ?? "an argument")", command: command.name)
    }
    if positional.count > command.argumentCount.upperBound {
      let surplus = positional[command.argumentCount.upperBound]
      throw UsageError("\(command.name) does not take the argument \"\(surplus)\"", command: command.name)
    }
  }

  /// Whether an option was given.
  func isSet(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option; nil if it was not given.
  func value(of name: String) -> String? { values[name] }

  private mutating func take(
    _ argument: String, from rest: inout ArraySlice<String>, _ command: CommandSpecification
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = String(parts[0])
    let options = command.allOptions
    let option = options.first { "--\($0.name)" == typed || $0.letter.map { "-\($0)" == typed } == true }
    guard let option else {
      let nearest = Spelling.nearest(to: typed, in: options.map { "--\($0.name)" })
      let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      throw UsageError("\(command.name) has no option \"\(typed)\"\(hint)", command: command.name)
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    switch option.value {
    case .flag:
      guard attached == nil else {
        throw UsageError("\(typed) takes no value", command: command.name)
      }
      values[option.name] = ""
    case .text:
      values[option.name] = try value(attached, from: &rest, of: typed, command)
    case .choice(let words):
      let word = try value(attached, from: &rest, of: typed, command)
      guard words.contains(word) else {
        let nearest = Spelling.nearest(to: word, in: words).map { "; did you mean \"\($0)\"?" } ?? ""
        throw UsageError(
          "\(typed) takes \(words.joined(separator: ", ")), not \"\(word)\"\(nearest)", command: command.name)
      }
      values[option.name] = word
    }
  }

  private func value(
    _ attached: String?, from rest: inout ArraySlice<String>, of option: String, _ command: CommandSpecification
  ) throws(UsageError) -> String {
    if let attached { return attached }
    guard let next = rest.popFirst() else {
      throw UsageError("\(option) needs a value", command: command.name)
    }
    return next
  }
}
