import XCTest

/// The help pages, as people see them.
final class HelpTests: XCTestCase {
  func testTheHelpOfTheProgramListsCommandsOptionsAndExitCodes() {
    assertHelp(
      ["--help"],
      """
      Shows what iOS, AppsFlyer and Adjust do to your app when a user taps a link.

      USAGE: deeplink-sim <command> [options]

      COMMANDS:
        new                 Write a scenario or a test package that passes, to start
                            from.
        replay              Replay scenarios and check their expectations.
        step                Step through a scenario event by event, and choose what
                            comes next.
        explore             Try every legal order of events, and find the orders that
                            fail.
        matrix              Run a flow across app states, UI styles, link types and
                            versions.
        merge               Combine the shares of an exploration into one report.
        verify-determinism  Repeat orders, also in a second process, and compare their
                            events.
        validate            Check scenarios without replaying them.
        schema              Print the JSON Schema of scenario files.
        rules               Show rules and their sources, which rules scenarios
                            exercise, or all events.
        page                Print a generated page of the documentation.
        problems            Find a known problem and its fix by the symptom.
        completions         Print the completion script for a shell.

      OPTIONS:
        -h, --help     Show this help, or the help of a command.
            --version  Show the version.

      EXIT CODES:
        0   Every expectation was met, or the command did what you asked for.
        1   An expectation was not met.
        2   Nothing failed, but not all legal orders were explored.
        64  The arguments, or a scenario, are not valid.
        69  Nothing matched: there is no such scenario, rule or problem.
        70  The program itself failed, or could not write its results.

      """)
  }

  func testTheHelpOfReplayListsItsOptions() {
    assertHelp(
      ["replay", "--help"],
      """
      Replay scenarios and check their expectations.

      USAGE: deeplink-sim replay [options] PATH…

      ARGUMENTS:
        PATH…                       Scenario files, folders, or - for standard input.

      OPTIONS:
            --format <text|jsonl>   Text for people, or JSON Lines (docs/trace.md).
        -v, --verbose               Show the whole trace of each scenario.
        -q, --quiet                 Show only what did not pass.
        -f, --filter <text>         Replay only scenarios with this text in their path
                                    or name; repeat it for several texts.
            --log <appsflyer|adjust>
                                    Instead of results, print the debug log of this
                                    SDK (docs/logs.md).
            --order <number>        Take the legal order with this number (see
                                    explore).
            --schedule <events>     Hold events back, as in 'answer launch#1 before
                                    wait#1'.
            --mode <causal|timed>   With --order or --schedule: causal (the default)
                                    ignores latencies, timed respects them.
            --budget <events>       With --order, how many events the search may
                                    simulate; 5,000,000 by default.
            --variant <variant>     Run this variant of each scenario, such as
                                    state=background,link=long (see matrix).
            --tasks <settled|decided>
                                    Async work of an app in Swift: settled (the
                                    default) runs it at once, decided makes each turn
                                    an event.
            --event-limit <events>  Stop a run that has more events than this;
                                    1,000,000 by default.
        -w, --watch                 Replay each file again when it changes, until
                                    Ctrl-C.
            --report <kind=file>    Also write a report, such as html=run.html; repeat
                                    it for several (docs/reports.md).
            --annotations <on|off>  Print annotations for GitHub Actions; the default
                                    is on for text if the variable GITHUB_ACTIONS is
                                    true.
            --color <auto|always|never>
                                    When to use colour; auto: on a terminal, unless
                                    NO_COLOR is set or TERM is dumb.
        -h, --help                  Show this help.
            --version               Show the version.

      A folder stands for the .jsonc and .json files in it, at any depth, in
      alphabetical order.

      """)
  }

  func testTheHelpOfValidateListsItsOptions() {
    assertHelp(
      ["validate", "--help"],
      """
      Check scenarios without replaying them.

      USAGE: deeplink-sim validate [options] PATH…

      ARGUMENTS:
        PATH…          Scenario files, folders, or - for standard input.

      OPTIONS:
        -q, --quiet    Show only what is not valid.
            --color <auto|always|never>
                       When to use colour; auto: on a terminal, unless NO_COLOR is set
                       or TERM is dumb.
        -h, --help     Show this help.
            --version  Show the version.

      """)
  }

  func testTheHelpOfSchemaSaysWhatASchemaIsFor() {
    assertHelp(
      ["schema", "--help"],
      """
      Print the JSON Schema of scenario files.

      USAGE: deeplink-sim schema [options]

      OPTIONS:
        -h, --help     Show this help.
            --version  Show the version.

      Editors use the schema that "$schema" names to complete and check a file.

      """)
  }

  func testTheHelpOfRulesListsItsOptions() {
    assertHelp(
      ["rules", "--help"],
      """
      Show rules and their sources, which rules scenarios exercise, or all events.

      USAGE: deeplink-sim rules [options] [ID…] [PATH…]

      ARGUMENTS:
        [ID…] [PATH…]           Rules by ID, such as AF-GCD-1, or AF for all of AF;
                                with --coverage or --mutate, scenarios.

      OPTIONS:
            --coverage          Show which rules the scenarios exercise, and which
                                they do not.
            --complete          With --coverage, fail if a rule is not exercised.
            --mutate <seed>     Switch off rules one at a time, chosen by this seed,
                                and fail if no scenario notices.
            --count <number>    With --mutate, how many rules to switch off, or all;
                                25 by default.
            --scenarios <path>  The scenarios, instead of PATH; the folder Scenarios
                                by default.
            --events            Instead, show the names of all events, as scenarios
                                and breakpoints use them.
            --color <auto|always|never>
                                When to use colour; auto: on a terminal, unless
                                NO_COLOR is set or TERM is dumb.
        -h, --help              Show this help.
            --version           Show the version.

      """)
  }

  func testTheHelpOfPageListsItsOptions() {
    assertHelp(
      ["page", "--help"],
      """
      Print a generated page of the documentation.

      USAGE: deeplink-sim page [options] [NAME]

      ARGUMENTS:
        [NAME]                  The name of the page; --list shows all.

      OPTIONS:
            --list              List the pages, each with its file and what it is
                                about.
            --scenarios <path>  The folder of the scenarios; Scenarios by default.
        -h, --help              Show this help.
            --version           Show the version.

      """)
  }

  func testEveryWayToAskLeadsToTheSamePage() {
    for command in ["replay", "validate", "schema", "rules", "page"] {
      let page = CapturedRun([command, "--help"]).output
      XCTAssertEqual(CapturedRun(["help", command]).output, page)
      XCTAssertEqual(CapturedRun([command, "-h"]).output, page)
    }
    XCTAssertEqual(CapturedRun(["-h"]).output, CapturedRun(["--help"]).output)
    XCTAssertEqual(CapturedRun(["help"]).output, CapturedRun(["--help"]).output)
    XCTAssertEqual(CapturedRun(["help", "help"]).output, CapturedRun(["--help"]).output)
  }

  func testEveryHelpPageFitsOnATerminal() {
    let commands = [
      "new", "replay", "step", "explore", "matrix", "merge", "verify-determinism", "validate", "schema", "rules",
      "page", "problems", "completions",
    ]
    for command in [[]] + commands.map({ [$0] }) {
      for line in CapturedRun(command + ["--help"]).output.split(separator: "\n") {
        XCTAssertLessThanOrEqual(line.count, 80, "\(line)")
      }
    }
  }

  private func assertHelp(_ arguments: [String], _ page: String, file: StaticString = #filePath, line: UInt = #line) {
    let run = CapturedRun(arguments)
    XCTAssertEqual(run.output, page, file: file, line: line)
    XCTAssertEqual(run.diagnostics, "", file: file, line: line)
    XCTAssertEqual(run.code, .success, file: file, line: line)
  }
}
