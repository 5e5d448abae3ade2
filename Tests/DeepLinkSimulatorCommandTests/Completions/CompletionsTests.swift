import DeepLinkSimulatorCommand
import Foundation
import XCTest

/// The scripts with which shells complete commands and options.
final class CompletionsTests: XCTestCase {
  private static let shells = ["bash", "zsh", "fish"]
  /// The commands as the help lists them.
  private var commands: [String] {
    let help = CapturedRun(["--help"]).output
    let list =
      help.components(separatedBy: "COMMANDS:\n").dropFirst().first?.components(separatedBy: "\n\n").first ?? ""
    // A line that goes on from the one before it is indented further.
    return list.matches(of: #/(?m)^  ([a-z][a-z-]*)/#).map { String($0.1) }
  }

  private func options(of command: String) -> [String] {
    CapturedRun([command, "--help"]).output.matches(of: #/(?m)^ +(?:-\w, )?(--[a-z-]+)/#).map { String($0.1) }
  }

  func testEveryCommandAndOptionIsInEachScript() {
    XCTAssertGreaterThan(commands.count, 10)
    for shell in Self.shells {
      let script = CapturedRun(["completions", shell]).output
      for command in commands {
        XCTAssertTrue(script.contains(command), "\(shell): \(command)")
        XCTAssertGreaterThan(options(of: command).count, 1, command)
        for option in options(of: command) {
          let typed = shell == "fish" ? "-l \(option.dropFirst(2))" : option
          XCTAssertTrue(script.contains(typed), "\(shell): \(command) \(option)")
        }
      }
    }
  }

  func testAProgramOfOnesOwnIsCompletedByItsName() {
    var command = DeepLinkSimulatorCommand()
    command.programName = "shop-sim"
    for (shell, line) in [
      ("bash", "complete -o filenames -F _shop_sim_completions shop-sim"), ("zsh", "#compdef shop-sim"),
      ("fish", "complete -c shop-sim -n "),
    ] {
      let script = CapturedRun(["completions", shell], command: command).output
      XCTAssertTrue(script.contains(line), script)
      XCTAssertFalse(script.contains("deeplink-sim "), shell)
    }
  }

  func testOtherShellsAreRefused() {
    let run = CapturedRun(["completions", "fihs"])
    XCTAssertEqual(
      run.diagnostics,
      "error: completions takes bash, zsh or fish, not \"fihs\"; did you mean \"fish\"?\n"
        + "see 'deeplink-sim completions --help'\n")
    XCTAssertEqual(run.code, .usage)
  }

  #if os(Linux) || os(macOS)
    func testBashTakesTheScriptAndCompletes() throws {
      let questions: [(typed: [String], completions: String)] = [
        (["rep"], "replay"), (["replay", "--wat"], "--watch"), (["replay", "--format", ""], "text jsonl"),
        (["replay", "--format", "j"], "jsonl"), (["rules", "AF-GCD-"], "AF-GCD-1 "), (["completions", "z"], "zsh"),
        (["new", "--sdk", "a"], "appsflyer adjust"), (["explore", "Pack"], "Package.swift"),
        (["help", "matr"], "matrix"),
      ]
      for question in questions {
        let words = (["deeplink-sim"] + question.typed).map { "'\($0)'" }.joined(separator: " ")
        let output = try answer(
          "/bin/bash",
          """
          COMP_WORDS=(\(words)); COMP_CWORD=\(question.typed.count)
          _deeplink_sim_completions; echo "${COMPREPLY[*]} "
          """, with: "bash")
        XCTAssertTrue(output.hasPrefix(question.completions + (question.completions.hasSuffix(" ") ? "" : " ")), output)
      }
    }

    func testZshTakesTheScript() throws {
      // A skip that is thrown inside an assertion is a failure.
      let output = try answer("/bin/zsh", "echo ${_comps[deeplink-sim]}", with: "zsh")
      XCTAssertEqual(output, "_deeplink_sim\n")
    }

    func testFishTakesTheScriptAndCompletes() throws {
      let output = try answer("/usr/bin/fish", "complete -C 'deeplink-sim replay --form'", with: "fish")
      XCTAssertTrue(output.hasPrefix("--format"), output)
    }

    /// Lets a shell read the script, and then do something; skips the test where there is no such shell.
    private func answer(_ path: String, _ command: String, with shell: String) throws -> String {
      let paths = [path, path.replacingOccurrences(of: "/bin", with: "/usr/bin"), "/opt/homebrew/bin/\(shell)"]
      guard let found = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
        throw XCTSkip("\(shell) is not installed here: its script is only compared with the help")
      }
      let folder = try TemporaryFolder(for: self)
      try folder.write(CapturedRun(["completions", shell]).output, to: "script")
      let start =
        shell == "zsh"
        ? "autoload -Uz compinit; compinit -u -D; source '\(folder.path)/script'" : "source '\(folder.path)/script'"
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: found)
      process.arguments = (shell == "zsh" ? ["-f"] : []) + ["-c", "\(start)\n\(command)"]
      process.currentDirectoryURL = Package.root
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      XCTAssertEqual(process.waitForExit(), .code(0))
      return String(decoding: output, as: UTF8.self)
    }
  #endif
}
