import DeepLinkSimulator
import DeepLinkSimulatorReports
import XCTest

/// Explorations that the tests of reports share.
enum SampleExplorations {
  /// The app opens a link at each of two answers, so it opens twice unless one comes after the other is ignored.
  static let race = """
    { "version": 1, "name": "two answers; one click",
      "app": {
        "scheme": "fruits", "domains": ["fruits.onelink.me"], "routes": { "peaches": "Peaches" },
        "on": { "didResolveDeepLink": "route-always" },
        "appsflyer": { "version": "6.15", "unifiedDeepLinking": true }
      },
      "backend": { "appsflyer": {
        "launch": { "after": "1s" }, "deferredDeepLink": { "after": ["0.3s", "2.9s"] },
        "conversionData": { "after": ["0.5s", "3s"] }
      } },
      "steps": [
        { "tap": "https://fruits.onelink.me/H5hv?pid=Email&deep_link_value=peaches" }, { "install": {} }, { "launch": {} }
      ],
      "expect": [
        { "event": "route Peaches", "times": 1 },
        { "finally": { "screen": "Peaches" } }
      ] }
    """

  /// A scenario that holds in every order.
  static let calm = race.replacing("\"times\": 1", with: "\"times\": { \"atLeast\": 1 }").replacing(
    "two answers", with: "any answers")

  /// A race, a scenario that holds, one of which little was explored, and a file that is no scenario.
  static func document() throws -> ReportDocument {
    var document = ReportDocument(title: "explore Scenarios")
    try add(race, file: "Scenarios/race.json", to: &document)
    try add(calm, file: "Scenarios/calm.json", to: &document)
    var options = ExplorationOptions()
    options.maximumDifferences = 0
    try add(calm, file: "Scenarios/little.json", options, to: &document)
    document.add(
      unexplored: "broken.json",
      [Diagnostic(file: "broken.json", location: SourceLocation(line: 3, column: 7), message: "unknown key \"stpes\"")],
      command: "deeplink-sim explore broken.json")
    return document
  }

  private static func add(
    _ text: String, file: String, _ options: ExplorationOptions = ExplorationOptions(),
    to document: inout ReportDocument
  ) throws {
    let scenario = try ScenarioFile(name: file, bytes: Array(text.utf8)).result.get()
    let plan = try ScenarioCompiler().compile(scenario).get()
    let explorer = Explorer(plan, options: options) { DescribedApp($0) }
    document.add(explorer.explore(), of: explorer, file: file, command: "deeplink-sim explore \(file)") { order in
      let option = order.number.map { "--order \($0)" } ?? "--schedule '\(order.schedule.text)'"
      return (option, "deeplink-sim replay \(option) \(file)")
    }
  }

  /// A table of two cells that could be run and one that could not.
  static func matrix() throws -> ReportDocument {
    var document = try SampleRuns.document()
    document.title = "matrix shoes.json"
    document.runs.removeLast()
    typealias Cell = ReportDocument.Matrix.Cell
    let cells = [
      Cell(
        variant: "style=uikit-scenes",
        result: .ran(passed: false, outcomes: ["route <Shoes>", "nothing routed"], run: 0),
        replay: "deeplink-sim replay --variant style=uikit-scenes shoes.json"),
      Cell(variant: "style=swiftui", result: .ran(passed: true, outcomes: ["route Hats"], run: 1), replay: "b"),
      Cell(variant: "style=none", result: .impossible("there is no | such style"), replay: "c"),
    ]
    document.matrices = [
      ReportDocument.Matrix(
        file: "shoes.json", name: "shoes", columns: ["uikit-scenes", "swiftui", "none"],
        rows: [ReportDocument.Matrix.Row(name: "long, not running", cells: cells)])
    ]
    return document
  }
}
