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
    let library = ScenarioLibrary(source, program, console)
    entries = library.items.compactMap { item in
      guard let scenario = item.scenario else { return nil }
      let name = item.entry.name
      let path = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
      return Entry(path: path, name: scenario.name, description: scenario.description ?? "", scenario: scenario)
    }
    problems = ProblemTables(library.problems, below: prefix, sdks)
    let listed = Set(library.problems.flatMap { [$0.problem] + ($0.fix.map { [$0] } ?? []) }.map(\.path))
    flows = entries.filter { !listed.contains(prefix + $0.path) && !listed.contains($0.path) }
    tables = LibraryTables(entries.map { ($0.path, $0.scenario) }, sdks.vocabularies)
  }

  /// The page.
  var markdown: String {
    var lines = [
      "# Scenarios", "",
      "\(entries.count) flows and problems, one per file. `deeplink-sim replay Scenarios` replays them all, and counts the",
      "variants of a file one by one.", "",
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
