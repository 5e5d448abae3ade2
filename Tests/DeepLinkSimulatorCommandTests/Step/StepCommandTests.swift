import DeepLinkSimulatorCommand
import Foundation
import XCTest

/// The command around a session: its arguments, its exit code, and what it prints into a pipe.
final class StepCommandTests: XCTestCase {
  private func folder(_ scenario: ScenarioText = StepSession.race) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(for: self)
    try folder.write(scenario.text, to: "scenario.json")
    return folder
  }

  func testAPipeGetsNeitherPromptNorColour() throws {
    let run = CapturedRun(["step", "\(try folder().path)/scenario.json"], input: "pending\nquit\nnext\n")
    XCTAssertEqual(
      run.output,
      """
      race
      step 0 · 0s · app not running · scene unattached · not installed
      screen none · stored link none · closed gates login
       >  1       0s  user       tap https://shop.onelink.me/x?pid=Email…  SIM-USER-1
       >  1       0s  user       tap https://shop.onelink.me/x?pid=Email…  SIM-USER-1

      """)
    XCTAssertEqual(run.code, .success)
  }

  func testTheExitCodeIsThatOfTheRun() throws {
    let turned = ["until openGate", "choose 2", "choose 2", "choose 2"]
    XCTAssertEqual(try StepSession(["run"], for: self).run.code, .success)
    XCTAssertEqual(try StepSession(turned + ["run"], for: self).run.code, .failure)
    XCTAssertEqual(try StepSession(turned + ["run", "nonsense"], for: self).run.code, .failure)
  }

  func testARunThatIsLeftGoesOnByDefaultAsItsFileWould() throws {
    let turned = ["until openGate", "choose 2", "choose 2", "choose 2"]
    XCTAssertEqual(try StepSession(["next 3"], for: self).run.code, .success)
    XCTAssertEqual(try StepSession(["run", "back 4"], for: self).run.code, .success)
    let left = try StepSession(turned, for: self)
    XCTAssertEqual(left.run.code, .failure)
    XCTAssert(
      left.run.output.contains(
        """
        > quit
        left at step 15; the run continues in the default order
        end of the run: the expectation is not met
        """), left.run.output)
    // What was chosen counts also where the session has gone back over it.
    XCTAssertEqual(try StepSession(turned + ["goto 2"], for: self).run.code, .failure)
    XCTAssertEqual(try StepSession(turned + ["goto 2", "restart"], for: self).run.code, .success)
    XCTAssertEqual(try StepSession(["next 2", "inject uninstall", "back"], for: self).run.code, .failure)
  }

  func testAFileThatIsSavedWithDecidedTasksSaysSo() throws {
    let app = #""uses": "fruit-check-async", "domains": ["shop.onelink.me"], "#
    let scenario = ScenarioText(
      name: "tasks", app: app + #""appsflyer": { "version": "6.15", "unifiedDeepLinking": true }"#,
      steps: #"{ "tap": "https://shop.onelink.me/x?pid=Email&deep_link_value=apples" }, "# + ScenarioText.launched)
    let folder = try folder(scenario)
    let session = StepSession(
      ["--tasks", "decided", "\(folder.path)/scenario.json"],
      ["until didResolveDeepLink", "choose 2", "choose onConversionDataSuccess", "save FOLDER/saved.json"],
      hiding: folder)
    XCTAssert(session.last.contains("it replays to the same"), session.run.output)
    let replayed = CapturedRun(["replay", "--verbose", "\(folder.path)/saved.json"])
    XCTAssertEqual(replayed.code, .success, replayed.output)
  }

  func testCommandsFromAFile() throws {
    let folder = try folder()
    try folder.write("# how far is it?\nnext 2\r\nstate installed\n", to: "commands.txt")
    let run = CapturedRun(
      ["step", "-", "--commands", "\(folder.path)/commands.txt"], input: StepSession.race.text)
    XCTAssert(run.output.hasSuffix("installed   yes\n"), run.output)
    XCTAssertEqual(run.code, .success)
    let missing = CapturedRun(["step", "\(folder.path)/scenario.json", "--commands", "\(folder.path)/none"])
    XCTAssertEqual(
      folder.hide(in: missing.diagnostics), "FOLDER/none: error: there is no such file (the commands)\n")
    XCTAssertEqual(missing.code, .usage)
  }

  #if os(Linux) || os(macOS)
    func testEachCommandIsAnsweredAsItComes() throws {
      let process = Process()
      let (input, output) = (Pipe(), Pipe())
      process.executableURL = try BuiltProgram("deeplink-sim").url
      process.arguments = ["step", "\(try folder().path)/scenario.json"]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      // An answer that does not come must not keep the test waiting.
      DispatchQueue.global().asyncAfter(deadline: .now() + 60) { process.terminate() }
      var text = ""
      func wait(for ending: String) {
        while !text.hasSuffix(ending) {
          let part = output.fileHandleForReading.availableData
          guard !part.isEmpty else { return XCTFail("\(ending) did not come: \(text)") }
          text += String(decoding: part, as: UTF8.self)
        }
        text = ""
      }
      wait(for: "SIM-USER-1\n")
      for (command, ending) in [
        ("next\n", "closed gates login\n"), ("state inst", ""), ("alled\r\nstate network\n", "network     online\n"),
        ("nxet\n", "did you mean \"next\"?\n"), ("mark a\nmark", "marked step 1 as a\n"), ("\n", "a  step 1\n"),
      ] {
        input.fileHandleForWriting.write(Data(command.utf8))
        if !ending.isEmpty { wait(for: ending) }
      }
      // The last line needs no line break.
      input.fileHandleForWriting.write(Data("state screen".utf8))
      try input.fileHandleForWriting.close()
      wait(for: "screen      none\n")
      XCTAssertEqual(process.waitForExit(), .code(0))
    }
  #endif

  func testAByteOrderMarkIsNoPartOfTheFirstCommand() throws {
    let folder = try folder()
    try folder.write("\u{FEFF}next\nquit\n", to: "commands.txt")
    let run = CapturedRun(
      ["step", "--commands", "\(folder.path)/commands.txt", "--echo", "\(folder.path)/scenario.json"])
    XCTAssertFalse(run.output.contains("error"), run.output)
    XCTAssertTrue(run.output.contains("> next\n   #1 "), run.output)
  }

  func testStandardInputCannotHaveBoth() {
    let run = CapturedRun(["step", "-"])
    XCTAssertEqual(run.code, .usage)
    XCTAssertEqual(
      run.diagnostics,
      """
      error: the scenario and the commands cannot both come from standard input; use --commands
      see 'deeplink-sim step --help'

      """)
  }

  func testAScenarioThatIsNotValidIsNotStepped() throws {
    var scenario = StepSession.race
    scenario.steps = #"{ "launch": {} }"#
    let run = CapturedRun(["step", "\(try folder(scenario).path)/scenario.json"], input: "next\n")
    XCTAssertEqual(run.code, .usage)
    XCTAssertEqual(run.output, "")
    XCTAssert(run.diagnostics.contains("the app is not installed; install it first"), run.diagnostics)
  }

  func testASavedFileIsReplayed() throws {
    let folder = try folder()
    let file = "\(folder.path)/found.json"
    let session = StepSession(
      ["\(folder.path)/scenario.json"], ["until openGate", "choose 2", "choose 2", "choose 2", "run", "save \(file)"],
      hiding: folder)
    XCTAssertEqual(session.run.code, .failure)
    let replay = CapturedRun(["replay", file])
    XCTAssertEqual(replay.code, .failure)
    XCTAssert(replay.output.contains("route A twice"), replay.output)
    let again = StepSession([file], ["run", "save \(folder.path)/again.json"], hiding: folder)
    XCTAssert(again.answers.first?.contains("route A twice") == true, again.run.output + again.run.diagnostics)
    XCTAssertEqual(
      try String(contentsOfFile: file, encoding: .utf8),
      try String(contentsOfFile: "\(folder.path)/again.json", encoding: .utf8))
  }

  func testAScheduleThatNoLongerFitsIsComplainedAbout() {
    var scenario = StepSession.race
    scenario.more = #""schedule": ["onConversionDataSuccess#1 before answer launch#1"]"#
    let run = CapturedRun(["replay"], scenario: scenario)
    XCTAssertEqual(run.code, .usage)
    XCTAssertEqual(
      run.diagnostics.split(separator: "\n").first.map(String.init),
      "<stdin>:5:16: error: \"onConversionDataSuccess#1\" cannot come before \"answer launch#1\": after "
        + "event 22, nothing can come but \"answer launch#1\"")
  }

  func testAnAppInSwiftGoesBackToo() throws {
    let screens = try screens(after: [
      "run", "state screen", "back 2", "state screen", "next 2", "state screen", "goto 3", "run", "trace 2",
    ])
    XCTAssertEqual(screens, ["screen      2 calls", "screen      1 calls", "screen      2 calls"])
  }

  func testAnAppInSwiftDoesNotNoticeWhatIsRunAside() throws {
    let screens = try screens(after: [
      "until openGate", "diff", "save FOLDER/a.json", "until onConversionDataSuccess", "state screen", "back 3",
      "save FOLDER/b.json", "next 3", "state screen",
    ])
    XCTAssertEqual(screens, ["screen      2 calls", "screen      2 calls"])
  }

  /// What a session with an app in Swift says about the screen.
  private func screens(after commands: [String]) throws -> [Substring] {
    var scenario = StepSession.race
    scenario.app += #", "uses": "counting""#
    var command = DeepLinkSimulatorCommand()
    command.register("counting") { _ in DelegateApp { _ in CountingDelegate() } }
    let folder = try folder(scenario)
    let input = commands.joined(separator: "\n").replacingOccurrences(of: "FOLDER", with: folder.path) + "\n"
    let run = CapturedRun(["step", "\(folder.path)/scenario.json"], input: input, command: command)
    return run.output.split(separator: "\n").filter { $0.hasPrefix("screen      ") }
  }
}

/// An app with its own state, which only running it again brings back.
@MainActor
private final class CountingDelegate: AppsFlyerLibDelegate, DeepLinkDelegate {
  private var count = 0

  private func called() {
    count += 1
    AppEnvironment.current.show("\(count) calls")
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) { called() }
  func onConversionDataFail(_ error: any Error) {}
  func didResolveDeepLink(_ result: DeepLinkResult) { called() }
}
