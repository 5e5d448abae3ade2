import DeepLinkSimulatorCommand
import XCTest

/// What users type, and what they are told about it.
final class ArgumentTests: XCTestCase {
  /// What most commands take.
  private static let paths = "scenario files, folders, or - for standard input"

  private struct Mistake {
    let arguments: [String]
    let complaint: String
    /// The command whose help page is pointed at.
    var page = ""
  }

  func testMistakesAreToldInOneLineWithThePageThatHelps() {
    let mistakes = [
      Mistake(arguments: ["repaly"], complaint: #"there is no command "repaly"; did you mean "replay"?"#),
      Mistake(arguments: ["dance"], complaint: #"there is no command "dance""#),
      Mistake(arguments: ["--hlep"], complaint: #"there is no option "--hlep"; did you mean "--help"?"#),
      Mistake(arguments: ["--verbose", "replay"], complaint: "--verbose comes after a command, such as replay"),
      Mistake(arguments: ["-q"], complaint: "-q comes after a command, such as replay"),
      Mistake(arguments: ["help", "rule"], complaint: #"there is no command "rule"; did you mean "rules"?"#),
      Mistake(arguments: ["replay"], complaint: "replay needs PATH…: \(Self.paths)", page: "replay"),
      Mistake(arguments: ["completions"], complaint: "completions needs SHELL: bash, zsh or fish", page: "completions"),
      Mistake(arguments: ["replay", ""], complaint: "replay does not take an empty argument", page: "replay"),
      Mistake(arguments: ["validate", "-q"], complaint: "validate needs PATH…: \(Self.paths)", page: "validate"),
      Mistake(
        arguments: ["replay", "--fliter", "x", "-"],
        complaint: #"replay has no option "--fliter"; did you mean "--filter"?"#, page: "replay"),
      Mistake(
        arguments: ["replay", "-verbose", "-"],
        complaint: #"replay has no option "-verbose"; did you mean "--verbose"?"#, page: "replay"),
      Mistake(
        arguments: ["explore", "--order", "1", "-"],
        complaint: #"explore has no option "--order"; it is an option of replay, step"#, page: "explore"),
      Mistake(arguments: ["replay", "-z", "-"], complaint: #"replay has no option "-z""#, page: "replay"),
      Mistake(arguments: ["replay", "-qz", "-"], complaint: #"replay has no option "-qz""#, page: "replay"),
      Mistake(arguments: ["replay", "-", "--filter"], complaint: "--filter needs a value", page: "replay"),
      Mistake(arguments: ["replay", "-", "--filter="], complaint: "--filter needs a value", page: "replay"),
      Mistake(
        arguments: ["replay", "-", "--filter", "--quiet"],
        complaint: #"--filter needs a value; write --filter=--quiet if "--quiet" is one"#, page: "replay"),
      Mistake(arguments: ["replay", "-", "--quiet=yes"], complaint: "--quiet takes no value", page: "replay"),
      Mistake(
        arguments: ["replay", "-", "--format", "json"],
        complaint: #"--format takes text or jsonl, not "json"; did you mean "jsonl"?"#, page: "replay"),
      Mistake(
        arguments: ["replay", "-", "--color=maybe"],
        complaint: #"--color takes auto, always or never, not "maybe""#, page: "replay"),
      Mistake(
        arguments: ["replay", "-", "-qv"], complaint: "--quiet and --verbose cannot be combined", page: "replay"),
      Mistake(
        arguments: ["replay", "-", "-v", "--format=jsonl"],
        complaint: "--verbose is only for text; JSON Lines always have everything", page: "replay"),
      Mistake(
        arguments: ["schema", "extra"], complaint: #"schema does not take the argument "extra""#, page: "schema"),
      Mistake(
        arguments: ["rules", "--coverage", "--mutate", "1"],
        complaint: "--coverage and --mutate cannot be combined", page: "rules"),
      Mistake(
        arguments: ["rules", "--scenarios", "x"],
        complaint: "--scenarios needs --coverage or --mutate", page: "rules"),
      Mistake(
        arguments: ["page"],
        complaint: """
          page needs NAME, which is one of contract, events, races, scenario-format, scenario-schema, scenarios, \
          stand-ins, switches, systems, versions; or --list
          """, page: "page"),
      Mistake(
        arguments: ["page", "contrakt"], complaint: #"there is no page "contrakt"; did you mean "contract"?"#,
        page: "page"),
      Mistake(
        arguments: ["page", "--list", "contract"], complaint: "--list lists all pages, and takes no argument",
        page: "page"),
      Mistake(
        arguments: ["page", "contract", "--scenarios", "x"],
        complaint: "--scenarios is only for the pages races, scenarios, systems", page: "page"),
    ]
    for mistake in mistakes {
      let run = CapturedRun(mistake.arguments)
      let page = mistake.page.isEmpty ? "" : " \(mistake.page)"
      XCTAssertEqual(run.diagnostics, "error: \(mistake.complaint)\nsee 'deeplink-sim\(page) --help'\n")
      XCTAssertEqual(run.output, "", "\(mistake.arguments)")
      XCTAssertEqual(run.code, .usage, "\(mistake.arguments)")
    }
  }

  func testOptionsAreUnderstoodInAllTheirForms() {
    let forms: [[String]] = [
      ["-", "--quiet", "--filter", "small"], ["--filter=small", "-q", "-"], ["-q", "-f", "small", "-"],
      ["-q", "-f=small", "-"], ["-qq", "-f", "nothing", "-f", "SMALL", "-"], ["-q", "--", "-"],
      ["-q", "--color", "always", "--color", "never", "-"],
    ]
    for form in forms {
      let run = CapturedRun(["replay"] + form, input: ScenarioText().text)
      XCTAssertEqual(run.code, .success, "\(form): \(run.diagnostics)")
      XCTAssertEqual(run.output, "", "\(form)")
    }
  }

  func testTwoDashesEndTheOptions() {
    let run = CapturedRun(["validate", "--", "--quiet"])
    XCTAssertEqual(run.diagnostics, "--quiet: error: there is no such file\n")
  }

  func testNoArgumentsAtAllShowTheHelpAsADiagnostic() {
    let run = CapturedRun([])
    XCTAssertEqual(run.code, .usage)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.diagnostics, CapturedRun(["--help"]).output)
  }

  func testTheVersionIsShownEverywhere() {
    for arguments in [
      ["--version"], ["replay", "--version"], ["validate", "-q", "--version"], ["rules", "--version"],
    ] {
      let run = CapturedRun(arguments)
      XCTAssertEqual(run.output, "deeplink-sim \(DeepLinkSimulatorCommand.version)\n", "\(arguments)")
      XCTAssertEqual(run.code, .success)
    }
  }

  func testAnExecutableOfOnesOwnKnowsTheSampleAppsOnlyIfItAsksForThem() {
    var scenario = ScenarioText()
    scenario.app = #""uses": "fruit", "appsflyer": {}"#
    var command = DeepLinkSimulatorCommand()
    let without = CapturedRun(["validate", "-"], input: scenario.text, command: command)
    XCTAssertEqual(without.code, .usage)
    XCTAssert(without.diagnostics.contains("fruit"), without.diagnostics)
    XCTAssertFalse(CapturedRun(["schema"], command: command).output.contains(#""fruit""#))
    command.register(.samples)
    XCTAssertEqual(CapturedRun(["validate", "-"], input: scenario.text, command: command).code, .success)
  }

  func testAnExecutableOfOnesOwnHasItsOwnName() {
    var command = DeepLinkSimulatorCommand()
    command.programName = "shop-sim"
    XCTAssertEqual(
      CapturedRun(["replay"], command: command).diagnostics,
      "error: replay needs PATH…: \(Self.paths)\nsee 'shop-sim replay --help'\n")
    XCTAssert(CapturedRun(["--help"], command: command).output.contains("USAGE: shop-sim <command> [options]"))
  }
}
