import DeepLinkSimulator

/// The index of the scenario library: problems by symptom, with their remedies, and then every folder.
///
/// It is made from the scenarios' own names and descriptions, so that it cannot drift.
struct ScenarioIndexPage {
  private struct Entry {
    /// The path below the folder of the library.
    let path: String
    let name: String
    let description: String
    let scenario: Scenario

    var folder: String { String(path.split(separator: "/").dropLast().joined(separator: "/")) }
  }

  private static let problems = "problems"

  private let entries: [Entry]
  private let library: LibraryTables

  /// Reads the scenarios of a library.
  init(_ source: ScenarioSource, below folder: String, _ sdks: SDKRegistry, _ console: Console) {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    entries = source.entries.compactMap { entry in
      guard case .success(let scenario) = source.read(entry, sdks, console).result else { return nil }
      let path = entry.name.hasPrefix(prefix) ? String(entry.name.dropFirst(prefix.count)) : entry.name
      return Entry(path: path, name: scenario.name, description: scenario.description ?? "", scenario: scenario)
    }
    library = LibraryTables(entries.map { ($0.path, $0.scenario) }, sdks.vocabularies)
  }

  /// The page.
  var markdown: String {
    var lines = [
      "# Scenarios", "",
      "\(entries.count) flows and problems, each a file that replays: `deeplink-sim replay Scenarios`.", "",
      "▲ is a problem: its scenario reproduces a mistake. `x.fixed.jsonc` beside it is the same flow without the mistake.",
      "",
      "This page is generated: `deeplink-sim rules --index`.", "",
    ]
    lines += symptoms
    lines += library.lines
    let folders = Set(entries.map(\.folder)).filter { !$0.hasPrefix(Self.problems) }.sorted()
    for folder in folders { lines += section(folder) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var symptoms: [String] {
    let problems = entries.filter { $0.folder.hasPrefix(Self.problems) }
    guard !problems.isEmpty else { return [] }
    var table = MarkdownTable("Symptom", "What happens", "Remedy")
    for problem in problems where !ScenarioFileName(problem.path).isFixed {
      let stem = ScenarioFileName(problem.path).stem
      let remedy = problems.first { ScenarioFileName($0.path).stem == stem && ScenarioFileName($0.path).isFixed }
      table.add(
        link(problem), problem.description, remedy.map { link($0) } ?? "none is documented")
    }
    return ["## By symptom", ""] + table.lines + [""]
  }

  private func section(_ folder: String) -> [String] {
    var table = MarkdownTable("Scenario", "What it shows")
    for entry in entries where entry.folder == folder { table.add(link(entry), entry.description) }
    return ["## \(folder)", ""] + table.lines + [""]
  }

  private func link(_ entry: Entry) -> String {
    (Scenario.showsProblem(name: entry.name) ? "▲ " : "") + "[\(entry.name)](\(entry.path))"
  }
}
