import DeepLinkSimulator
import Foundation

/// `new`: writes a first scenario, or a test package with one, which passes unchanged.
struct NewCommand: Command {
  static let specification = CommandSpecification(
    name: "new", summary: "Write a scenario or a test package that passes, to start from.", arguments: "[FILE]",
    argumentHelp: "The scenario file to write, such as checkout.jsonc.", argumentCount: 0...1,
    options: [
      OptionSpecification(
        name: sdkOption, value: .choice(sdkWords(.standard)), help: "An SDK of the app; repeat it for several SDKs."),
      OptionSpecification(
        name: "style", value: .choice(AppStyle.allCases.map(\.rawValue)),
        help: "The life cycle of the app, such as uikit-scenes.", placeholder: "style"),
      OptionSpecification(
        name: "link", value: .choice(LinkForm.allCases.map(\.rawValue)), help: "The kind of link."),
      OptionSpecification(
        name: "state", value: .choice(StartState.allCases.map(\.rawValue)),
        help: "The state of the app when the user taps the link.", placeholder: "state"),
      OptionSpecification(
        name: callbackOption, value: .text(placeholder: "name"), help: "The callback that the scenario is about."),
      OptionSpecification(name: "name", value: .text(placeholder: "text"), help: "The name of the scenario."),
      OptionSpecification(
        name: "package", value: .text(placeholder: "folder"), help: "Write a test package that runs the scenario."),
      OptionSpecification(
        name: "dependency", value: .text(placeholder: "path"),
        help: "With --package, where DeepLinkSimulator is."),
      OptionSpecification(name: "force", value: .flag, help: "Replace existing files."),
    ],
    notes: [
      "On a terminal, new without options asks for what it needs. It chooses the options that you leave out so that "
        + "the callback fires or, without --callback, so that the link opens its screen."
    ])

  private static let sdkOption = "sdk"
  private static let callbackOption = "callback"

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let arguments: ParsedArguments
  private let replaces: Bool

  /// The words that `--sdk` takes.
  private static func sdkWords(_ sdks: SDKRegistry) -> [String] { sdks.names.map(\.rawValue) + ["none"] }

  /// Returns an option in the form for a program with the given SDKs.
  static func option(_ option: OptionSpecification, naming sdks: SDKRegistry) -> OptionSpecification {
    switch option.name {
    case sdkOption:
      return OptionSpecification(name: option.name, value: .choice(sdkWords(sdks)), help: option.help)
    case callbackOption:
      var option = option
      option.suggestions = sdks.vocabularies.flatMap(\.callbacks)
      return option
    default: return option
    }
  }

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    self.arguments = arguments
    replaces = arguments.isSet("force")
    if arguments.isSet("package"), let file = arguments.positional.first {
      throw arguments.error("--package names the scenario itself; leave \(file.quoted) out")
    }
    try arguments.refuse("dependency", without: "package")
    if let file = arguments.positional.first { try Self.check(file, arguments) }
    guard !asks else { return }
    if !arguments.isSet("package"), arguments.positional.isEmpty {
      throw arguments.error("new needs a FILE to write, such as checkout.jsonc, or --package FOLDER")
    }
    _ = try wish()
  }

  /// Whether to ask questions, because the user at the terminal gave no arguments.
  private var asks: Bool {
    console.inputIsTerminal && console.outputIsTerminal
      && !["sdk", "style", "link", "state", "callback", "name", "package"].contains(where: arguments.isSet)
  }

  private static func check(_ file: String, _ arguments: ParsedArguments) throws(UsageError) {
    if let complaint = ScenarioFileName.complaint(about: file) { throw arguments.error("\(file.quoted) \(complaint)") }
  }

  func run() -> ExitCode {
    do throws(UsageError) {
      if asks {
        var questions = NewQuestions(console, program.apps.sdks)
        guard let answers = questions.ask(file: arguments.positional.first) else {
          console.complain("error: there was no answer; nothing was written")
          return .usage
        }
        try Self.check(answers.file, arguments)
        return write(answers.wish, to: answers.file)
      }
      let wish = try wish()
      if let folder = arguments.value(of: "package") { return writePackage(wish, to: folder) }
      return write(wish, to: arguments.positional.first ?? "")
    } catch {
      console.complain("error: \(error.message)")
      return .usage
    }
  }

  // MARK: What is wanted

  private func wish() throws(UsageError) -> StarterWish {
    let sdks = program.apps.sdks.vocabularies
    var keys = arguments.values(of: "sdk")
    if keys.contains("none"), keys.contains(where: { $0 != "none" }) {
      throw arguments.error("--sdk none and --sdk \(keys.first { $0 != "none" } ?? "") cannot be combined")
    }
    let callback = arguments.value(of: "callback")
    if let callback {
      let owners = sdks.filter { $0.callbacks.contains(callback) }
      guard let owner = owners.first else {
        let names = sdks.flatMap(\.callbacks)
        let hint = Spelling.hint(for: callback, in: names) ?? "; there are \(names.joined(separator: ", "))"
        throw arguments.error("no SDK has a callback \(callback.quoted)\(hint)")
      }
      if keys.isEmpty { keys = [owner.key] }
      guard keys.contains(where: { key in owners.contains { $0.key == key } }) else {
        throw arguments.error("\(callback) is a callback of \(owner.name); add --sdk \(owner.key)")
      }
    }
    var wish = StarterWish(
      sdks: sdks.filter { keys.contains($0.key) }, style: arguments.value(of: "style").flatMap(AppStyle.init),
      link: arguments.value(of: "link").flatMap(LinkForm.init),
      state: arguments.value(of: "state").flatMap(StartState.init), callback: callback)
    wish.name = arguments.value(of: "name")
    if let link = wish.link, !wish.possibleLinks.contains(link) {
      let with = sdks.filter { !$0.linkExamples.isEmpty }.map { "--sdk \($0.key)" }.joined(separator: " or ")
      throw arguments.error("--link \(link.rawValue) is a link of an SDK; add \(with), or take universal or scheme")
    }
    return wish
  }

  // MARK: Writing

  private func write(_ wish: StarterWish, to path: String) -> ExitCode {
    var files = StarterFiles()
    let schema = SchemaReference(for: path)
    if let missing = schema.missing { files.add(schemaText, at: missing, isKept: true) }
    guard let starter = StarterScenario(wish, schema: schema.text, apps: program.apps) else { return noScenario() }
    files.add(StarterText.text(of: starter.scenario, schema: schema.text, program.apps.sdks), at: path)
    let code = files.write(replaces: replaces, to: console)
    guard code == .success else { return code }
    explain(starter, wish)
    console.print([
      "replay it       \(program.programName) replay \(path.pathQuoted)",
      "try all orders  \(program.programName) explore \(path.pathQuoted)",
    ])
    return .success
  }

  private func writePackage(_ wish: StarterWish, to folder: String) -> ExitCode {
    let package = StarterPackage(folder: folder, dependency: arguments.value(of: "dependency"))
    guard let starter = StarterScenario(wish, schema: package.schemaReference, apps: program.apps) else {
      return noScenario()
    }
    let text = StarterText.text(of: starter.scenario, schema: package.schemaReference, program.apps.sdks)
    var files = StarterFiles()
    for file in package.files(scenario: text, schema: schemaText) { files.add(file.text, at: file.path) }
    let code = files.write(replaces: replaces, to: console)
    guard code == .success else { return code }
    explain(starter, wish)
    console.print([
      "DeepLinkSimulator is expected in \(package.dependencyPath), seen from \(folder.printable)",
      "run its test    swift test --package-path \(folder.pathQuoted)",
    ])
    return .success
  }

  private var schemaText: String {
    let text = ScenarioSchema.json(
      program.apps.sdks.grammar, vocabulary: ScenarioCompiler(apps: program.apps).vocabulary)
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// Says which callback does not happen, and that the scenario states so.
  private func explain(_ starter: StarterScenario, _ wish: StarterWish) {
    guard !starter.comes else { return }
    if let callback = wish.callback {
      console.complain("note: \(callback) does not come in this flow; the scenario expects that it never does")
    } else {
      console.complain("note: the link opens no screen in this flow; the scenario expects that none opens")
    }
  }

  private func noScenario() -> ExitCode {
    console.complain("error: no flow of this kind is a valid scenario; leave an option out")
    return .usage
  }
}
