import DeepLinkSimulator

/// The tables of the index that lead from common search terms to scenarios.
struct ProblemTables {
  private let problems: [Problem]
  private let names: ProblemNames
  private let prefix: String

  /// Creates the tables.
  ///
  /// - Parameters:
  ///   - problems: The problems of the library.
  ///   - prefix: The prefix of paths if they are relative to another folder than that of the page.
  ///   - sdks: The SDKs whose callbacks have rows.
  init(_ problems: [Problem], below prefix: String, _ sdks: SDKRegistry) {
    self.problems = problems
    self.prefix = prefix
    names = ProblemNames(sdks)
  }

  /// The lines of the page.
  var lines: [String] {
    guard !problems.isEmpty else { return [] }
    return [
      "## By symptom", "",
      "Each number links to a scenario in the list of problems. *Sometimes* means that only other orders of events show the",
      "problem; `explore` finds them. `deeplink-sim problems WORDS` searches all of this.", "",
    ] + symptoms + [""] + ["## By log line of an SDK", ""] + logs + [""] + ["## By the name of a call", ""]
      + calls + [""]
      + ["## Problems", ""] + list + [""]
  }

  private var symptoms: [String] {
    var table = MarkdownTable(["Event"] + Symptom.Kind.allCases.map(\.rawValue))
    for event in names.callbacks + names.entryPoints + [Symptom.screen] {
      let cells = Symptom.Kind.allCases.map { kind in
        numbers { $0.symptoms.contains(Symptom(event: event, kind: kind)) }
      }
      guard cells.contains(where: { !$0.isEmpty }) else { continue }
      table.add([event == Symptom.screen ? "the screen of the link" : "`\(event)`"] + cells)
    }
    return table.lines
  }

  private var logs: [String] {
    var table = MarkdownTable("Line", "Problem")
    var lines: Set<String> = []
    for line in problems.flatMap(\.logLines) where lines.insert(line).inserted {
      // Two backticks, because some lines contain one.
      table.add(line.contains("`") ? "`` \(line) ``" : "`\(line)`", numbers { $0.logLines.contains(line) })
    }
    return table.lines
  }

  private var calls: [String] {
    var table = MarkdownTable("Name", "Problem")
    for name in Set(problems.flatMap(\.names)).sorted() { table.add("`\(name)`", numbers { $0.names.contains(name) }) }
    return table.lines
  }

  private var list: [String] {
    var table = MarkdownTable("", "Symptom", "What happens", "Fix")
    for (position, problem) in problems.enumerated() {
      table.add(
        String(position + 1), mark(problem.problem) + link(problem.problem), problem.problem.description,
        problem.fix.map { link($0) } ?? "none is documented")
    }
    return table.lines
  }

  /// Returns links to the problems that satisfy a condition.
  private func numbers(_ isMeant: (Problem) -> Bool) -> String {
    problems.enumerated().filter { isMeant($0.element) }
      .map { "[\($0.offset + 1)](\(path($0.element.problem)))" }.joined(separator: " ")
  }

  /// Returns the mark of a scenario that reproduces its problem; a race shows it only in other orders.
  private func mark(_ scene: Problem.Scene) -> String { Scenario.showsProblem(name: scene.name) ? "▲ " : "" }

  private func link(_ scene: Problem.Scene) -> String { "[\(scene.name)](\(path(scene)))" }

  private func path(_ scene: Problem.Scene) -> String {
    scene.path.hasPrefix(prefix) ? String(scene.path.dropFirst(prefix.count)) : scene.path
  }
}
