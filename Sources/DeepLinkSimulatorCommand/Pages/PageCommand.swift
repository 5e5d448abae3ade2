import DeepLinkSimulator

/// `page`: prints a documentation page that is generated from the program and its scenarios.
struct PageCommand: Command {
  static let specification = CommandSpecification(
    name: "page", summary: "Print a generated page of the documentation.", arguments: "[NAME]",
    argumentHelp: "The name of the page; --list shows all.", argumentCount: 0...1,
    completion: .words(DocumentationPage.allCases.map(\.name)),
    options: [
      OptionSpecification(name: "list", value: .flag, help: "List the pages, each with its file and what it is about."),
      OptionSpecification(
        name: "scenarios", value: .text(placeholder: "path"),
        help: "The folder of the scenarios; Scenarios by default."),
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  /// The page to print; nil for the list of pages.
  private let page: DocumentationPage?
  private let folder: String

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    let names = DocumentationPage.allCases.map(\.name).joined(separator: ", ")
    switch (arguments.positional.first, arguments.isSet("list")) {
    case (nil, true): page = nil
    case (nil, false): throw arguments.error("page needs NAME, which is one of \(names); or --list")
    case (_?, true): throw arguments.error("--list lists all pages, and takes no argument")
    case (let name?, false):
      guard let named = DocumentationPage(rawValue: name) else {
        let hint = Spelling.hint(for: name, in: DocumentationPage.allCases.map(\.name)) ?? "; there are \(names)"
        throw arguments.error("there is no page \(name.quoted)\(hint)")
      }
      page = named
    }
    let scenarios = arguments.values(of: "scenarios").last
    if scenarios != nil, page?.readsScenarios != true {
      let pages = DocumentationPage.allCases.filter(\.readsScenarios).map(\.name).joined(separator: ", ")
      throw arguments.error("--scenarios is only for the pages \(pages)")
    }
    folder = scenarios ?? "Scenarios"
  }

  func run() -> ExitCode {
    guard let page else {
      let width = DocumentationPage.allCases.map(\.name.count).max() ?? 0
      let pathWidth = DocumentationPage.allCases.map(\.path.count).max() ?? 0
      console.print(
        DocumentationPage.allCases.map {
          "\($0.name.padded(to: width))  \($0.path.padded(to: pathWidth))  \($0.summary)"
        })
      return .success
    }
    let sdks = program.apps.sdks
    let source = ScenarioSource([folder])
    if page.readsScenarios {
      source.complain(to: console)
      guard source.exitCode == .success else { return source.exitCode }
    }
    switch page {
    case .contract: console.output(ContractPage(sdks).markdown)
    case .events: console.output(EventsPage(sdks).markdown)
    case .races: return printRaces(page)
    case .scenarioFormat: console.output(ScenarioReference.markdown(sdks.grammar))
    case .scenarioSchema: return program.run(["schema"], console: console)
    case .scenarios: console.output(ScenarioIndexPage(source, below: folder, program, console).markdown)
    case .standIns: console.output(StandInsPage(members: sdks.members).markdown)
    case .switches: console.output(SwitchesPage(sdks: sdks.vocabularies).markdown)
    case .systems: console.output(SystemsPage(source, program, console).markdown)
    case .versions: console.output(VersionsPage(sdks).markdown)
    }
    return .success
  }

  /// Explores the races of the library, whose purpose is to show failing orders.
  private func printRaces(_ page: DocumentationPage) -> ExitCode {
    let words = ["--format", "markdown", "--budget", "100000", folder + "/races"]
    do throws(UsageError) {
      let arguments = try ParsedArguments(words, for: ExploreCommand.specification)
      var explore = try ExploreCommand(arguments, program, console)
      explore.pageOrigin = page.origin
      let code = explore.run()
      return code == .failure || code == .unfinished ? .success : code
    } catch {
      console.complain("error: \(error.message)")
      return .internalError
    }
  }
}
