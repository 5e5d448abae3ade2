import DeepLinkSimulatorCommand

/// Generates the arguments of a command: options that it has, mostly with values that it accepts.
struct ArgumentGenerator {
  /// The scenario files to name.
  let scenarios: [String]
  /// A results file of an exploration.
  let results: String
  /// The folder of the scenarios.
  let library: String
  /// A folder for the files that commands write.
  let folder: String

  /// Options that never end by themselves.
  private static let endless = ["watch"]
  private static let ids = ["AF-UDL-3", "ADJ", "IOS-ROUTE-1", "XX-1"]

  func arguments(_ random: inout FuzzRandom) -> [String] {
    guard !random.once(in: 20) else { return [random.pick(["nothing", "", "--help", "--version", "help"])] }
    let command = random.pick(DeepLinkSimulatorCommand.specifications)
    let options = command.options.filter { !Self.endless.contains($0.name) }
    var chosen = options.isEmpty ? [] : (0..<random.below(4)).map { _ in random.pick(options) }
    // Now and then an option of another command.
    if random.once(in: 8) { chosen += random.pick(DeepLinkSimulatorCommand.specifications).options.prefix(1) }
    var words = chosen.filter { !Self.endless.contains($0.name) }.map { word($0, &random) }
    // A budget does not go with results; the scenarios are small.
    let hasResults = words.contains { $0.hasPrefix("--results=") }
    for (name, value, commands) in bounds where commands.contains(command.name) && !(name == "budget" && hasResults) {
      if !words.contains(where: { $0.hasPrefix("--\(name)=") }) { words.append("--\(name)=\(value)") }
    }
    for _ in 0..<count(of: command, &random) {
      words.insert(argument(of: command, &random), at: random.below(words.count + 1))
    }
    if random.once(in: 10) { words.append(random.pick(["--", "-", "", "\(folder)/none.json", "--help"])) }
    return [command.name] + words
  }

  /// Options that keep a command short: an unbounded search, or one of the whole library, takes long, which is no
  /// defect.
  private var bounds: [(name: String, value: String, commands: [String])] {
    [("budget", "2000", ["explore", "matrix"]), ("scenarios", library, ["problems", "rules", "page"])]
  }

  private func count(of command: CommandSpecification, _ random: inout FuzzRandom) -> Int {
    let (least, most) = (command.argumentCount.lowerBound, command.argumentCount.upperBound)
    return random.once(in: 10) ? random.below(3) : min(most, max(least, 1 + random.below(2)))
  }

  private func argument(of command: CommandSpecification, _ random: inout FuzzRandom) -> String {
    switch command.completion {
    case .words(let words): random.pick(words + ["x"])
    case .rules: random.pick(Self.ids + scenarios)
    case .nothing: random.pick(["never", "twice", "killed", "é"])
    case .files:
      switch command.name {
      // `new` writes the file that it is given.
      case "new": "\(folder)/new.json"
      case "merge": results
      default: random.pick(scenarios)
      }
    }
  }

  private func word(_ option: OptionSpecification, _ random: inout FuzzRandom) -> String {
    switch option.value {
    case .flag: "--\(option.name)"
    case .choice(let words): "--\(option.name)=\(random.once(in: 10) ? "x" : random.pick(words))"
    case .text(let placeholder): "--\(option.name)=\(value(placeholder, of: option, &random))"
    }
  }

  private func value(_ placeholder: String, of option: OptionSpecification, _ random: inout FuzzRandom) -> String {
    if random.once(in: 10) { return random.pick(["", "x", "-1", "99999999999999999999", "é\u{0}"]) }
    if let suggestions = option.suggestions, !suggestions.isEmpty { return random.pick(suggestions) }
    return switch (placeholder, option.name) {
    case ("kind=file", _):
      random.pick(["html", "junit", "markdown", "mermaid", "trace", "sarif", "github"]) + "=\(folder)/report"
    case ("events", "schedule"): random.pick(["wait#1 before launch#1", "launch#1 before sceneDidBecomeActive#1"])
    case (_, "orders"): random.pick(["1", "2", "3"])
    case ("events", _), ("count", _), ("number", _), ("seed", _): random.pick(["1", "2", "3", "50", "2000"])
    case ("time", _): random.pick(["0s", "300ms", "2s"])
    case ("i/n", _): random.pick(["1/2", "2/2", "3/2"])
    case ("variant", _): random.pick(["end=killed", "state=background", "style=uikit-scenes,link=short"])
    case ("list", _): random.pick(["background", "uikit-scenes", "short,scheme", "ios17"])
    case ("path", _): random.pick(scenarios + [library])
    case ("file", "commands"): "-"
    case ("file", _), ("folder", _): random.pick(["\(folder)/written", random.pick(scenarios)])
    default: random.pick(["race", "nothing expected", "running", "uikit-scenes"])
    }
  }
}
