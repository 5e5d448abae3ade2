import DeepLinkSimulator

/// The index of the scenario library: problems by symptom, with their fixes, and then every folder.
///
/// It is generated from the names and descriptions of the scenarios, so that it stays up to date.
struct ScenarioIndexPage {
  private struct Entry {
    /// The path relative to the folder of the library.
    let path: String
    let name: String
    let description: String
    let scenario: Scenario

    var folder: String { String(path.split(separator: "/").dropLast().joined(separator: "/")) }
  }

  private let entries: [Entry]
  private let problems: ProblemTables
  /// The scenarios that are neither a problem nor a fix.
  private let flows: [Entry]
  private let tables: LibraryTables

  /// Reads the scenarios of a library.
  init(_ source: ScenarioSource, below folder: String, _ program: DeepLinkSimulatorCommand, _ console: Console) {
    let sdks = program.apps.sdks
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    entries = source.entries.compactMap { entry in
      guard case .success(let scenario) = source.read(entry, sdks, console).result else { return nil }
      let path = entry.name.hasPrefix(prefix) ? String(entry.name.dropFirst(prefix.count)) : entry.name
      return Entry(path: path, name: scenario.name, description: scenario.description ?? "", scenario: scenario)
    }
    let library = ProblemLibrary(source, program, console).problems
    problems = ProblemTables(library, below: prefix, sdks)
    let listed = Set(library.flatMap { [$0.problem] + ($0.fix.map { [$0] } ?? []) }.map(\.path))
    flows = entries.filter { !listed.contains(prefix + $0.path) && !listed.contains($0.path) }
    tables = LibraryTables(entries.map { ($0.path, $0.scenario) }, sdks.vocabularies)
  }

  /// The page.
  var markdown: String {
    var lines = [
      "# Scenarios", "",
      "\(entries.count) flows and problems, one per file. `deeplink-sim replay Scenarios` replays them all.", "",
      "▲ marks a problem: the scenario reproduces a mistake. `x.fixed.jsonc` next to it is the same flow with the fix.",
      "",
      DocumentationPage.scenarios.origin, "",
    ]
    lines += problems.lines
    lines += tables.lines
    for folder in Set(flows.map(\.folder)).sorted() { lines += section(folder) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ folder: String) -> [String] {
    var table = MarkdownTable("Scenario", "What it shows")
    for entry in flows where entry.folder == folder { table.add(link(entry), entry.description) }
    return ["## \(folder)", ""] + table.lines + [""]
  }

  private func link(_ entry: Entry) -> String {
    (Scenario.showsProblem(name: entry.name) ? "▲ " : "") + "[\(entry.name)](\(entry.path))"
  }
}
