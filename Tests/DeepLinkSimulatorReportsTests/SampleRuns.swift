import DeepLinkSimulator
import DeepLinkSimulatorReports
import XCTest

/// Runs that the tests of reports share.
enum SampleRuns {
  /// An app that is tapped open twice, two seconds apart; the name and the link need every escape there is.
  private static let scenario = """
    { "version": 1, "name": "Shoes & <hats>: \\"50%\\" off, # ; | `x`",
      "app": { "domains": ["shop.example.com"], "routes": { "/a": "Shoes", "/b": "Hats" } },
      "steps": [
        { "install": {} },
        { "tap": "https://shop.example.com/a?x=</script>&y=1" },
        { "wait": "2s" },
        { "tap": "https://shop.example.com/a" }
      ],
      "expect": [
        { "sequence": ["route Hats", "wait"] },
        { "never": "sceneDidDisconnect" }
      ] }
    """

  /// A run that fails, a run that passes, and a file that is no scenario.
  static func document() throws -> ReportDocument {
    var document = ReportDocument(title: "replay Scenarios")
    document.runs = [
      ReportDocument.Run(
        try report(scenario, file: "Scenarios/a shop/shoes.json"), order: "--order 2",
        replay: "deeplink-sim replay --order 2 'Scenarios/a shop/shoes.json'"),
      ReportDocument.Run(
        try report(scenario.replacing("route Hats", with: "tap"), file: "Scenarios/pass.json"),
        replay: "deeplink-sim replay Scenarios/pass.json"),
      ReportDocument.Run(
        ScenarioReport(
          file: "broken.json", name: "broken.json",
          ending: .invalid([
            Diagnostic(
              file: "broken.json", location: SourceLocation(line: 3, column: 7), message: "unknown key \"stpes\"")
          ])), replay: "deeplink-sim replay broken.json"),
    ]
    return document
  }

  /// A run with so many taps, ten milliseconds apart.
  static func longRun(taps: Int) throws -> ReportDocument.Run {
    let steps = (0..<taps).map { "{ \"tap\": \"https://shop.example.com/a?\($0)\" }, { \"wait\": \"10ms\" }" }
    let text = """
      { "version": 1, "name": "taps", "app": { "domains": ["shop.example.com"], "routes": { "/a": "Shoes", "/b": "Hats" } },
        "steps": [ { "install": {} }, \(steps.joined(separator: ", ")) ] }
      """
    return ReportDocument.Run(try report(text, file: "taps.json"), replay: "deeplink-sim replay taps.json")
  }

  /// Runs a scenario.
  static func report(_ text: String, file: String) throws -> ScenarioReport {
    let scenario = try ScenarioFile(name: file, bytes: Array(text.utf8)).result.get()
    let plan = try ScenarioCompiler().compile(scenario).get()
    let result = Simulator.run(plan) { DescribedApp($0) }
    return ScenarioReport(
      file: file, name: scenario.name, ending: .ran(result, ExpectationChecker(scenario, result).check()))
  }
}
