import DeepLinkSimulator

/// The arguments of a command, parsed according to its specification.
package struct ParsedArguments: Sendable {
  /// The arguments that are not options, in order.
  private(set) var positional: [String] = []
  private var given: [String: [String]] = [:]
  private let command: CommandSpecification
  private let others: [CommandSpecification]

  /// Parses arguments.
  ///
  /// It accepts `--name value`, `--name=value`, `-n value` and combined flags such as `-qv`; `--` ends the options.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the name of the command.
  ///   - command: The command.
  ///   - others: The commands that a user may have meant instead.
  /// - Throws: `UsageError` for anything that the command does not accept.
  init(
    _ arguments: [String], for command: CommandSpecification, besides others: [CommandSpecification] = []
  ) throws(UsageError) {
    self.command = command
    self.others = others
    var rest = arguments[...]
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded || argument == "-" || argument.hasPrefix("-[") || !argument.hasPrefix("-") {
        positional.append(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else {
        try take(argument, from: &rest)
      }
    }
    guard !isSet("help"), !isSet("version") else { return }
    try checkCount()
  }

  /// Whether an option was given.
  package func isSet(_ name: String) -> Bool { given[name] != nil }

  /// The value of an option, the last one if it was given several times; nil if it was not given.
  package func value(of name: String) -> String? { given[name]?.last }

  /// All values of an option that can be given several times, in order.
  func values(of name: String) -> [String] { given[name] ?? [] }

  /// Returns the value of an option that takes a number; nil if it was not given.
  func number(_ name: String) throws(UsageError) -> Int? {
    guard let text = value(of: name) else { return nil }
    guard let number = Int(text), number >= 0 else {
      let kind = text.isDigits ? "number up to \(Int.max)" : "whole number, without a sign"
      throw error("--\(name) takes a \(kind), not \(text.quoted)")
    }
    return number
  }

  /// Returns the value of an option that takes a number other than zero; nil if it was not given.
  func positiveNumber(_ name: String) throws(UsageError) -> Int? {
    let number = try number(name)
    guard number != 0 else { throw error("--\(name) takes a number of at least 1") }
    return number
  }

  /// Throws an error if an option was given without one of those that it needs.
  func refuse(_ name: String, without needed: String...) throws(UsageError) {
    guard isSet(name), !needed.contains(where: isSet) else { return }
    throw error("--\(name) needs \(needed.map { "--\($0)" }.joined(separator: " or "))")
  }

  /// Throws an error if more than one of some options was given.
  func refuseTogether(_ names: String...) throws(UsageError) {
    let together = names.filter(isSet)
    guard together.count < 2 else {
      throw error("--\(together[0]) and --\(together[1]) cannot be combined")
    }
  }

  /// Returns an error about these arguments.
  package func error(_ message: String) -> UsageError { UsageError(message, command: command.name) }

  private func checkCount() throws(UsageError) {
    if positional.contains("") { throw error("\(command.name) does not take an empty argument") }
    if positional.count < command.argumentCount.lowerBound {
      // The help of the arguments is a sentence.
      let meaning = command.argumentHelp.map { ": \($0.prefix(1).lowercased())\($0.dropFirst().dropLast())" } ?? ""
      throw error("\(command.name) needs \(command.arguments ?? "an argument")\(meaning)")
    }
    if positional.count > command.argumentCount.upperBound {
      let surplus = positional[command.argumentCount.upperBound]
      throw error("\(command.name) does not take the argument \(surplus.quoted)")
    }
  }

  // MARK: Options

  private mutating func take(_ argument: String, from rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = command.option(typed: typed) else {
      guard attached == nil, let flags = flags(writtenTogether: typed) else { throw unknown(typed) }
      flags.forEach { given[$0.name, default: []].append("") }
      return
    }
    switch option.value {
    case .flag:
      guard attached == nil else { throw error("\(typed) takes no value") }
      given[option.name, default: []].append("")
    case .text:
      given[option.name, default: []].append(try value(attached, from: &rest, of: typed))
    case .choice(let words):
      let word = try value(attached, from: &rest, of: typed)
      guard words.contains(word) else {
        let hint =
          Spelling.hint(for: word, in: words)
          ?? (word.contains { "./".contains($0) } ? fileHint(typed) : ReportsOption.hint(option, word, command))
        throw error("\(typed) takes \(words.choices), not \(word.quoted)\(hint)")
      }
      given[option.name, default: []].append(word)
    }
  }

  /// Returns which commands take a file for an option that takes a word here.
  private func fileHint(_ typed: String) -> String {
    let owners = others.filter { other in
      if case .text(placeholder: "file") = other.option(typed: typed)?.value { true } else { false }
    }
    return owners.isEmpty ? "" : "; for a file, use \(owners.map { "\($0.name) \(typed)" }.joined(separator: ", "))"
  }

  /// Returns the flags in a word such as `-qv`; nil if one of the letters is not a flag.
  private func flags(writtenTogether typed: String) -> [OptionSpecification]? {
    guard !typed.hasPrefix("--") else { return nil }
    let options = typed.dropFirst().map { command.option(typed: "-\($0)") }
    let flags = options.compactMap { $0 }.filter(\.isFlag)
    return flags.count == options.count ? flags : nil
  }

  private func unknown(_ typed: String) -> UsageError {
    let spellings = command.allOptions.map { "--\($0.name)" }
    let dashed = typed.hasPrefix("--") ? typed : "-" + typed
    let owners = typed.hasPrefix("--") ? others.filter { $0.option(typed: typed) != nil }.map(\.name) : []
    let owner = owners.isEmpty ? nil : "; it is an option of \(owners.joined(separator: ", "))"
    return error(
      "\(command.name) has no option \(typed.quoted)\(owner ?? Spelling.hint(for: dashed, in: spellings) ?? "")")
  }

  private func value(
    _ attached: String?, from rest: inout ArraySlice<String>, of option: String
  ) throws(UsageError) -> String {
    guard let next = attached ?? rest.first, !next.isEmpty else { throw error("\(option) needs a value") }
    if attached != nil { return next }
    guard next == "-" || !next.hasPrefix("-") else {
      throw error("\(option) needs a value; write \(option)=\(next) if \(next.quoted) is one")
    }
    rest.removeFirst()
    return next
  }
}

extension String {
  /// Whether the text consists of the digits 0 to 9, so as a number it can only be too large.
  var isDigits: Bool { !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
}
