import DeepLinkSimulator

/// Asks a user at a terminal what a first scenario should be about.
struct NewQuestions {
  private let console: Console
  private let sdks: SDKRegistry
  private var lines: CommandLines

  init(_ console: Console, _ sdks: SDKRegistry) {
    self.console = console
    self.sdks = sdks
    lines = console.readInputPart.map(CommandLines.init(reading:)) ?? CommandLines(console.readInput())
  }

  /// Asks all questions.
  ///
  /// - Parameter file: The file; nil if it is not known yet.
  /// - Returns: The wish and the file to write; nil if the input ended.
  mutating func ask(file: String?) -> (wish: StarterWish, file: String)? {
    var wish = StarterWish()
    let keys = sdks.vocabularies.map(\.key)
    guard let sdk = choose("Which SDK does the app have?", keys + ["none"]) else { return nil }
    wish.sdks = sdks.vocabularies.filter { $0.key == sdk }
    let styles = AppStyle.allCases.map(\.rawValue)
    let usual = styles.firstIndex(of: AppStyle.uikitScenes.rawValue) ?? 0
    guard let style = choose("Which life cycle does the app have?", styles, usual: usual) else { return nil }
    wish.style = AppStyle(rawValue: style)
    guard let link = choose("Which kind of link is tapped?", wish.possibleLinks.map(\.rawValue)) else { return nil }
    wish.link = LinkForm(rawValue: link)
    let callbacks = wish.sdks.flatMap(\.callbacks)
    if !callbacks.isEmpty {
      guard let callback = choose("Which callback is it about?", ["any"] + callbacks) else { return nil }
      wish.callback = callback == "any" ? nil : callback
    }
    guard let name = enter("What is the scenario called? (Enter: new makes a name)") else { return nil }
    wish.name = name.isEmpty ? nil : name
    if let file { return (wish, file) }
    guard let path = enter("Which file should it be in? (Enter: first-link.jsonc)") else { return nil }
    return (wish, path.isEmpty ? "first-link.jsonc" : path)
  }

  /// Lets the user choose by number or by name; Enter chooses the default.
  private mutating func choose(_ question: String, _ words: [String], usual: Int = 0) -> String? {
    console.print(question)
    for (position, word) in words.enumerated() { console.print("  \(position + 1)  \(word)") }
    while true {
      guard let answer = enter("Number or name (Enter: \(words[usual]))") else { return nil }
      if answer.isEmpty { return words[usual] }
      if words.contains(answer) { return answer }
      if let number = Int(answer), words.indices.contains(number - 1) { return words[number - 1] }
      console.print("  \(answer.quoted) is not one of these\(Spelling.hint(for: answer, in: words) ?? "")")
    }
  }

  private mutating func enter(_ prompt: String) -> String? {
    console.output("\(prompt): ")
    _ = console.flush()
    return lines.next()?.trimmed
  }
}
