@testable import DeepLinkSimulatorCommand

/// A search of consoles in a part of the library, which is read once; each run of the command reads it again.
struct ConsoleSearch {
  let search: ProblemSearch
  private let context: LogContext

  /// Reads a part of the library.
  ///
  /// - Parameters:
  ///   - problems: The paths of the problems, below the folder of all scenarios.
  ///   - scenarios: The paths of the scenarios that explain other lines; nil for those of the problems.
  init(problems: [String], scenarios: [String]? = nil) {
    let others = ShippedLibrary.part(scenarios ?? problems)
    search = ProblemSearch(ShippedLibrary.part(problems).problems, others.logged, others.sdks.vocabularies)
    context = others.context
  }

  func findings(_ bytes: [UInt8]) throws -> ProblemSearch.Findings {
    try search.findings(in: ConsoleLog(name: "log", bytes: bytes), context)
  }

  func findings(_ text: String) throws -> ProblemSearch.Findings { try findings(Array(text.utf8)) }

  /// The names of the scenarios that explain a log.
  func explanations(_ text: String) throws -> [String] {
    try findings(text).explanations.map(\.scenario.scene.name)
  }

  /// The numbers of the lines that nothing explains.
  func unknown(_ text: String) throws -> [Int] { try findings(text).unknown.map(\.line.number) }
}
