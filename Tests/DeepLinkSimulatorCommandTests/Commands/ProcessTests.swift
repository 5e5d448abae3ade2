#if os(Linux) || os(macOS)
  import Foundation
  import XCTest

  /// What only its own process shows: streams, pipes and exit codes.
  final class ProcessTests: XCTestCase {
    func testExitCodesReachTheShell() throws {
      let program = try BuiltProgram("deeplink-sim")
      let folder = try TemporaryFolder(for: self)
      try folder.write(ScenarioText().text, to: "pass.json")
      try folder.write(ScenarioText(expect: #"{ "never": "launch" }"#).text, to: "fail.json")
      try folder.write("{}", to: "invalid.json")
      for (name, code) in [("pass", 0), ("fail", 1), ("invalid", 64), ("missing", 64)] as [(String, Int32)] {
        XCTAssertEqual(try program.run(["replay", "-q", "\(folder.path)/\(name).json"]).code, code, name)
      }
      XCTAssertEqual(try program.run(["rules", "NO-SUCH-1"]).code, 69)
    }

    func testAReaderThatStopsReadingEndsTheProcess() throws {
      let program = try BuiltProgram("deeplink-sim")
      // 128 and the number of SIGPIPE, as for any other program.
      let command =
        "for i in 1 2 3; do '\(program.url.path)' rules; done | head -n 1 > /dev/null; echo ${PIPESTATUS[0]}"
      XCTAssertEqual(try shell(command), "141\n")
    }

    func testPathsNeedNotBeUTF8() throws {
      let program = try BuiltProgram("deeplink-sim")
      let folder = try TemporaryFolder(for: self)
      try folder.write(ScenarioText(expect: #"{ "never": "launch" }"#).text, to: "a.json")
      let name = "'\(folder.path)'/$'b\\xff.json'"
      _ = try shell("mv '\(folder.path)/a.json' \(name)")
      for path in [name, "'\(folder.path)'"] {
        let output = try shell("'\(program.url.path)' replay -q \(path)")
        XCTAssertTrue(output.contains("replay --verbose $'\(folder.path)/b\\xff.json'"), output)
      }
      let results = "'\(folder.path)'/$'r\\xfe.jsonl'"
      let explored = try shell(
        "'\(program.url.path)' explore --results \(results) \(name); echo $?; ls '\(folder.path)' | wc -l")
      XCTAssertTrue(explored.hasSuffix("\n1\n2\n"), explored)
      XCTAssertEqual(try shell("'\(program.url.path)' merge \(results) > /dev/null; echo $?"), "1\n")
    }

    func testLinksThatLeadNowhereAreSaidToDoSo() throws {
      let program = try BuiltProgram("deeplink-sim")
      let folder = try TemporaryFolder(for: self)
      try folder.link("a.json", to: "b.json")
      try folder.link("b.json", to: "a.json")
      XCTAssertEqual(
        folder.hide(in: try shell("'\(program.url.path)' validate -q '\(folder.path)/a.json' 2>&1 > /dev/null")),
        "FOLDER/a.json: error: the symbolic links of this path form a circle\n")
      try folder.link("c.json", to: "none.json")
      XCTAssertEqual(
        folder.hide(in: try shell("'\(program.url.path)' validate -q '\(folder.path)/c.json' 2>&1 > /dev/null")),
        "FOLDER/c.json: error: this is a symbolic link to \"none.json\", where there is no file\n")
    }

    func testAnInputThatIsClosedIsSaidToBeSo() throws {
      let program = try BuiltProgram("deeplink-sim")
      let folder = try TemporaryFolder(for: self)
      try folder.write(ScenarioText().text, to: "a.json")
      for arguments in ["validate -q -", "step '\(folder.path)/a.json'", "merge -", "merge /dev/stdin"] {
        let output = try shell("'\(program.url.path)' \(arguments) 2>&1 > /dev/null <&-; echo $?")
        XCTAssertTrue(output.contains("error: the standard input cannot be read: it is closed"), output)
        XCTAssertTrue(output.hasSuffix("\n64\n"), output)
      }
    }

    func testFilesMayBePipes() throws {
      let program = try BuiltProgram("deeplink-sim")
      let folder = try TemporaryFolder(for: self)
      try folder.write(ScenarioText().text, to: "a.json")
      let (sim, file) = ("'\(program.url.path)'", "'\(folder.path)/a.json'")
      let commands = "echo next; echo state installed"
      let expected = "installed   yes\n"
      for source in [
        "\(sim) step --commands <(\(commands)) \(file)", "(\(commands)) | \(sim) step --commands /dev/stdin \(file)",
        "mkfifo '\(folder.path)/p'; (\(commands)) > '\(folder.path)/p' & \(sim) step --commands '\(folder.path)/p' \(file)",
      ] {
        let output = try shell(source)
        XCTAssertTrue(output.contains(expected), "\(source): \(output)")
      }
      let results = "'\(folder.path)/r.jsonl'"
      let whole = try shell("\(sim) explore --results \(results) \(file)")
      XCTAssertTrue(whole.hasPrefix("✔"), whole)
      for source in [
        "\(sim) merge <(cat \(results))", "cat \(results) | \(sim) merge /dev/stdin", "\(sim) merge - < \(results)",
      ] { XCTAssertEqual(try shell(source), whole, source) }
      XCTAssertEqual(try shell("cat \(file) | \(sim) validate -q /dev/stdin; echo $?"), "0\n")
    }

    func testWhatCannotBeSavedIsAnExitCode() throws {
      let program = try BuiltProgram("deeplink-sim")
      let folder = try TemporaryFolder(for: self)
      try folder.write(ScenarioText().text, to: "a.json")
      let sim = "'\(program.url.path)' step '\(folder.path)/a.json' > /dev/null; echo $?"
      XCTAssertEqual(try shell("echo 'save \(folder.path)/none/b.json' | \(sim)"), "70\n")
      XCTAssertEqual(try shell("echo 'save \(folder.path)/a.json' | \(sim)"), "70\n")
      XCTAssertEqual(try shell("echo 'save \(folder.path)/b.json' | \(sim)"), "0\n")
      XCTAssertEqual(try shell("echo 'save \(folder.path)/b.json --force' | \(sim)"), "0\n")
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), ["a.json", "b.json"])
    }

    func testADiskThatIsFullIsAnError() throws {
      let program = try BuiltProgram("deeplink-sim")
      try XCTSkipUnless(FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here")
      let complaint = try shell("'\(program.url.path)' rules 2>&1 > /dev/full; echo $?")
      XCTAssertEqual(complaint, "error: the results could not be written: No space left on device\n70\n")
    }

    func testAClosedOutputIsAnError() throws {
      let program = try BuiltProgram("deeplink-sim")
      let folder = try TemporaryFolder(for: self)
      try folder.write(ScenarioText().text, to: "a.json")
      for arguments in [
        "rules", "schema", "--version", "replay a.json", "validate a.json", "explore a.json",
        "problems --scenarios '\(Package.scenarios)/problems/deferred-links' onConversionDataSuccess",
        "new b.json --sdk none",
        "page contract", "completions bash", "replay --report html=c.html a.json", "verify-determinism a.json",
        "step --commands /dev/null a.json",
      ] {
        let complaint = try shell("cd '\(folder.path)'; '\(program.url.path)' \(arguments) 2>&1 >&-; echo $?")
        XCTAssertEqual(
          complaint.split(separator: "\n").suffix(2),
          ["error: the results could not be written: standard output is closed", "70"], "\(arguments): \(complaint)")
      }
    }

    func testAReportThatDoesNotFitLeavesTheOlderOne() throws {
      let program = try BuiltProgram("deeplink-sim")
      let folder = try TemporaryFolder(for: self)
      try folder.write(ScenarioText().text, to: "a.json")
      try folder.write("older", to: "run.html")
      // No file of the program can have more than 8 KiB; the page has more.
      let complaint = try shell(
        "cd '\(folder.path)'; trap '' XFSZ; ulimit -f 8; "
          + "'\(program.url.path)' replay -q --report html=run.html a.json 2>&1; echo $?; cat run.html; ls -A | wc -l")
      XCTAssertEqual(
        complaint, "error: the report \"run.html\" cannot be written: File too large\n70\nolder2\n")
    }

    func testAReportOrResultsAreNoStandardStream() throws {
      let program = try BuiltProgram("deeplink-sim")
      let folder = try TemporaryFolder(for: self)
      let text = ScenarioText().text
      try folder.write(text, to: "a.json")
      let goes = "the file to which standard"
      let others = [
        ("replay --report junit=o a.json > o", "--report junit cannot be \"o\", \(goes) output goes"),
        (
          "explore --report html=/dev/stdout a.json > o",
          "--report html cannot be \"/dev/stdout\", \(goes) output goes"
        ),
        ("matrix --report html=./e a.json 2> e", "--report html cannot be \"./e\", \(goes) error goes"),
        ("explore --results o a.json > o", "--results cannot be \"o\", \(goes) output goes"),
        (
          "replay --report junit=a.json - < a.json",
          "--report junit cannot be \"a.json\", which this command reads as standard input"
        ),
      ]
      for (arguments, complaint) in others {
        let output = try shell(
          "cd '\(folder.path)'; rm -f e o; { '\(program.url.path)' \(arguments); } 2>&1; echo $?; cat e 2> /dev/null")
        XCTAssertTrue(output.contains("error: \(complaint)\n"), output)
        XCTAssertTrue(output.contains("64\n"), output)
        XCTAssertEqual(try String(contentsOfFile: "\(folder.path)/a.json", encoding: .utf8), text)
      }
      let replay = "'\(program.url.path)' replay -q --report github=/dev/stdout '\(folder.path)/a.json'"
      XCTAssertEqual(try shell("\(replay) | cat; echo ${PIPESTATUS[0]}"), "0\n")
    }

    func testStandardInputIsReadOnlyAsFarAsAScenarioMayGo() throws {
      let program = try BuiltProgram("deeplink-sim")
      let complaint = try shell("'\(program.url.path)' validate -q - < /dev/zero 2>&1 > /dev/null")
      XCTAssertEqual(complaint, "<stdin>: error: the file has more than 4 MiB, the most that a scenario can have\n")
    }

    private func shell(_ command: String) throws -> String {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", command]
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      _ = process.waitForExit()
      return String(decoding: output, as: UTF8.self)
    }
  }
#endif
