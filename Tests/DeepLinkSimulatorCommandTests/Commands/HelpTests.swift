import XCTest

/// The help pages, as people see them.
final class HelpTests: XCTestCase {
  func testProgram() {
    assertHelp(
      ["--help"],
      """
      Replays what iOS, AppsFlyer and Adjust do to an app when a link is tapped.

      USAGE: deeplink-sim <command> [options]

      COMMANDS:
        new                 Write a first scenario, or a test package, to start from.
        replay              Replay scenarios and check their results.
        step                Walk through a scenario event by event, and choose what
                            comes next.
        explore             Try every legal order of scenarios, and find the orders
                            that fail.
        matrix              Run a flow across app states, UI styles, link types and
                            versions.
        merge               Put the shares of an exploration together.
        verify-determinism  Run orders of scenarios in one process and in two, and
                            compare their events.
        validate            Check scenarios without replaying them.
        schema              Print the JSON Schema of scenario files.
        rules               Show the rules that events cite, which of them scenarios
                            exercise, or all events.
        page                Print a generated page of the documentation.
        problems            Find a known problem by its symptom, and its fix.
        completions         Print the script with which a shell completes commands.

      OPTIONS:
        -h, --help     Show this page, or that of a command.
            --version  Show the version.

      EXIT CODES:
        0   Everything is as it should be.
        1   An expectation was not met.
        2   Nothing failed, and not all legal orders were explored.
        64  The arguments, or a scenario, are not valid.
        69  Nothing matched.
        70  The program is at fault, or could not write its results.

      """)
  }

  func testReplay() {
    assertHelp(
      ["replay", "--help"],
      """
      Replay scenarios and check their results.

      USAGE: deeplink-sim replay [options] PATH…

      ARGUMENTS:
        PATH…                       Scenario files, folders of them, or - for standard
                                    input.

      OPTIONS:
            --format <text|jsonl>   Text for people, or JSON Lines (docs/trace.md).
        -v, --verbose               Show the whole trace of each scenario.
        -q, --quiet                 Show only what did not pass.
        -f, --filter <text>         Only scenarios with this text in their path or
                                    name; can be given several times.
            --log <appsflyer|adjust>
                                    Print the SDK's own debug log of each run instead
                                    (docs/logs.md).
            --order <number>        Take the legal order with this number (see
                                    explore).
            --schedule <events>     Hold events back, as in 'answer launch#1 before
                                    wait#1'.
            --mode <causal|timed>   With these, what makes an order legal: causal (the
                                    default) or timed.
            --budget <events>       With --order, how many events to spend on finding
                                    it; 5,000,000 by default.
            --variant <variant>     Another variant of each scenario, as matrix prints
                                    it: state=background,link=long.
            --tasks <settled|decided>
                                    Tasks of an app in Swift: settled (the default),
                                    or decided: each an event.
            --event-limit <events>  Stop a run that has more events than this;
                                    1,000,000 by default.
        -w, --watch                 Replay what changes, until Ctrl-C.
            --report <kind=file>    Also write a report, as in html=run.html; several
                                    times (docs/reports.md).
            --annotations <on|off>  Annotate files on standard output; on for text
                                    where the variable GITHUB_ACTIONS is true.
            --color <auto|always|never>
                                    Colour; auto: on a terminal, unless NO_COLOR is
                                    set or TERM is dumb.
        -h, --help                  Show what the command does and takes.
            --version               Show the version.

      A folder stands for the .jsonc and .json files in it, at any depth, in
      alphabetical order.

      """)
  }

  func testValidate() {
    assertHelp(
      ["validate", "--help"],
      """
      Check scenarios without replaying them.

      USAGE: deeplink-sim validate [options] PATH…

      ARGUMENTS:
        PATH…          Scenario files, folders of them, or - for standard input.

      OPTIONS:
        -q, --quiet    Show only what is not valid.
            --color <auto|always|never>
                       Colour; auto: on a terminal, unless NO_COLOR is set or TERM is
                       dumb.
        -h, --help     Show what the command does and takes.
            --version  Show the version.

      """)
  }

  func testSchema() {
    assertHelp(
      ["schema", "--help"],
      """
      Print the JSON Schema of scenario files.

      USAGE: deeplink-sim schema [options]

      OPTIONS:
        -h, --help     Show what the command does and takes.
            --version  Show the version.

      An editor completes and checks a file by the schema that its "$schema" names.

      """)
  }

  func testRules() {
    assertHelp(
      ["rules", "--help"],
      """
      Show the rules that events cite, which of them scenarios exercise, or all
      events.

      USAGE: deeplink-sim rules [options] [ID…] [PATH…]

      ARGUMENTS:
        [ID…] [PATH…]           Rules such as AF-GCD-1 or AF for all such; with
                                --coverage and --mutate, scenarios.

      OPTIONS:
            --coverage          Say which rules the scenarios exercise, and which they
                                do not.
            --complete          With --coverage: fail if a rule is not exercised.
            --mutate <seed>     Replay without some rules, chosen by a number, and
                                fail if no scenario notices.
            --count <number>    With --mutate: how many rules, or all; 25 if not
                                given.
            --scenarios <path>  Where the scenarios are, if not PATH; the folder
                                Scenarios if neither is given.
            --events            Show the names of all events instead, as scenarios and
                                breakpoints have them.
            --color <auto|always|never>
                                Colour; auto: on a terminal, unless NO_COLOR is set or
                                TERM is dumb.
        -h, --help              Show what the command does and takes.
            --version           Show the version.

      """)
  }

  func testPage() {
    assertHelp(
      ["page", "--help"],
      """
      Print a generated page of the documentation.

      USAGE: deeplink-sim page [options] [NAME]

      ARGUMENTS:
        [NAME]                  The name of the page; --list shows all.

      OPTIONS:
            --list              List the pages, each with the file that it is kept in.
            --scenarios <path>  Where the scenarios are; the folder Scenarios if not
                                given.
        -h, --help              Show what the command does and takes.
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

  func testPagesFitOnATerminal() {
    for command in [[], ["replay"], ["validate"], ["schema"], ["rules"], ["page"]] {
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
